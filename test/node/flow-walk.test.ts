/** Every event in every state of the statechart, found by walking it: each does what the table below says, or nothing at all. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createActor, transition, type AnyStateNode, type AnyTransitionDefinition, type InspectionEvent } from 'xstate';
import { adjacencyMapToArray, createTestModel, getAdjacencyMap } from 'xstate/graph';
import { createGame, gameMachine } from '../../src/flow/index.js';
import type { GameEvent, GameInput, GameSnapshot } from '../../src/flow/index.js';
import { opponentOf, parseRules, presets, sideToAct } from '../../src/rules/index.js';
import type { Dice, Player, Rules } from '../../src/rules/index.js';
import { acted } from '../support/acted.js';
import { chanceFrom } from '../support/random-game.js';
import { setUp } from '../support/set-up.js';
import { singleMoves } from '../support/walk.js';

/** Where each event leads from each state; `-`: it can also be refused. What is not listed always changes nothing. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'opening.waiting': { roll: 'opening.rolling' },
  'opening.rolling': { thrown: '- opening.waiting turn.choose turn.moving' },
  'turn.choose': { roll: '- turn.rolling', double: '- turn.offered', resign: '- over turn.offered' },
  'turn.offered': {
    take: '- turn.choose',
    drop: '- over',
    beaver: '- turn.offered',
    raccoon: '- turn.offered',
    accept: '- over',
    refuse: '- turn.choose turn.confirm turn.moving turn.passed turn.passedDone',
  },
  'turn.passed': {
    move: '- turn.passed turn.passedDone',
    undo: '- turn.passed',
    confirm: '- turn.passed turn.passedDone',
    resign: '- over turn.offered',
  },
  'turn.passedDone': { undo: '- turn.passed', confirm: '- lastThrow.choose over turn.choose', resign: '- over turn.offered' },
  'turn.rolling': { thrown: '- turn.confirm turn.moving', resign: '- over turn.offered' },
  'turn.moving': { move: '- turn.confirm turn.moving', undo: '- turn.moving', resign: '- over turn.offered' },
  'turn.confirm': {
    undo: '- turn.moving',
    confirm: '- lastThrow.choose over turn.choose turn.passed turn.passedDone',
    resign: '- over turn.offered',
  },
  'lastThrow.choose': { roll: '- lastThrow.rolling', resign: '- lastThrow.offered over' },
  'lastThrow.offered': { accept: '- over', refuse: '- lastThrow.choose lastThrow.confirm lastThrow.moving' },
  // in these worlds whoever throws last has nothing in his way: there is always a move
  'lastThrow.rolling': { thrown: '- lastThrow.moving', resign: '- lastThrow.offered over' },
  'lastThrow.moving': { move: '- lastThrow.confirm lastThrow.moving', undo: '- lastThrow.moving', resign: '- lastThrow.offered over' },
  'lastThrow.confirm': { undo: '- lastThrow.moving', confirm: '- over', resign: '- lastThrow.offered over' },
  over: {},
};

const lastThrow = parseRules('lastThrow=true', 'kratka');
const lastWithCube = parseRules('lastThrow=true cube.limit=4', 'kratka');
const everything = parseRules('cube.limit=16 cube.beavers=true cube.raccoons=true', 'backgammon');
const handing = parseRules('lastThrow=true', 'gyulbara');
const handingWithCube = parseRules('cube.limit=2', 'gyulbara');
const optional = parseRules('passed.mandatory=false', 'gyulbara');
const ending = 'W 1:1 off:14 | B 6:1 5:1 off:13';
const handed = (rules: Rules, position: string, passed: readonly Dice[]): GameInput => ({
  rules,
  situation: { ...setUp(rules, position, 'black'), passed },
});
/** Beginnings that together lead everywhere within a few events. */
const worlds: Readonly<Record<string, GameInput>> = {
  'an opening with a fresh throw': { rules: presets.prava },
  'an opening whose dice are played': { rules: presets.obiknovena },
  'a closed board': { rules: presets.prava, situation: setUp(presets.prava, 'W bar:1 13:5 8:3 6:6 | B 6:3 5:2 4:2 3:2 2:2 1:2 8:2') },
  'the starter about to finish': { rules: lastThrow, situation: setUp(lastThrow, ending), starter: 'white' },
  'the other side about to finish': { rules: lastThrow, situation: setUp(lastThrow, ending), starter: 'black' },
  'dice lying on the board': {
    rules: presets.kavkazka,
    situation: setUp(presets.kavkazka, 'W 6:1 off:14 | B 1:1 off:14', 'black', [2, 1]),
  },
  'a cube that goes back and forth': { rules: everything, situation: setUp(everything, 'W 1:1 off:14 | B 1:1 off:14') },
  'a last throw with a cube': { rules: lastWithCube, situation: setUp(lastWithCube, ending, 'white', [2, 1]), starter: 'white' },
  'dice handed over that win, or not': handed(presets.gyulbara, 'W 24:15 | B 7:1 1:1 off:13', [[6], [1, 1]]),
  'dice handed over with which the starter finishes': handed(handing, 'W 1:1 off:14 | B 1:2 off:13', [[1, 1]]),
  'dice handed over in a game with a cube': handed(handingWithCube, 'W 24:15 | B 7:1 1:1 off:13', [[6]]),
  'dice handed over that need not be played': handed(optional, 'W 24:15 | B 8:1 2:1 off:13', [[1], [6]]),
  // G4: the 6 is left over; and a 6 that nobody can play
  'dice to be handed over': {
    rules: presets.gyulbara,
    situation: setUp(presets.gyulbara, 'W 24:14 21:1 | B 24:13 6:1 3:1', 'white', [6, 3]),
  },
  'dice to be handed over for nothing': {
    rules: presets.gyulbara,
    situation: setUp(presets.gyulbara, 'W 18:1 6:14 | B 24:15', 'white', [6, 6]),
  },
};

const throws = [
  [6, 5],
  [6, 4],
  [5, 6],
  [1, 1],
];

const types = [
  ...(['roll', 'undo', 'confirm', 'resign', 'double'] as const),
  ...(['take', 'drop', 'beaver', 'raccoon', 'accept', 'refuse'] as const),
];

/** Everything that could be sent, whether it is its time or not. */
function events(now: GameSnapshot): GameEvent[] {
  const { turn } = now.context;
  const legal = turn?.phase === 'moving' || turn?.phase === 'passed' ? singleMoves(turn).slice(0, 2) : [];
  const side = sideToAct(now.context);
  const other: Player = side ? opponentOf(side) : 'black';
  return [
    ...types.map((type) => ({ type })),
    ...types.filter(() => side !== null).map((type) => ({ type, by: other })),
    ...types.filter(() => side !== null).map((type) => ({ type, by: side! })),
    ...throws.map((dice) => ({ type: 'thrown' as const, dice })),
    { type: 'thrown', dice: [7, 0] },
    ...legal.map(({ from, die }) => ({ type: 'move' as const, from, die })),
    ...legal.slice(0, 1).map(({ from, die }) => ({ type: 'move' as const, from, die, by: other })),
    { type: 'move', from: 12, die: 6 },
  ];
}

const options = (input: GameInput) => ({
  input,
  events,
  serializeState: ({ value, context }: GameSnapshot) => JSON.stringify([value, context]),
  // two throws are enough to see a turn handed over
  stopWhen: ({ context: { rolls, finished } }: GameSnapshot) => rolls.white + rolls.black > 1 && finished === null,
});

describe('every event in every state', () => {
  const visited = new Map<string, Set<string>>();
  for (const [name, input] of Object.entries(worlds)) {
    it(`does what the table says: ${name}`, () => {
      for (const { state, event, nextState: next } of adjacencyMapToArray(getAdjacencyMap(gameMachine, options(input)))) {
        const pair = `${nameOf(state)} ${event.type}`;
        const allowed = (table[nameOf(state)]?.[event.type] ?? '-').split(' ');
        const to = isSame(state, next) ? '-' : nameOf(next);
        assert.ok(allowed.includes(to), `${pair} leads to ${to}: ${JSON.stringify(event)}`);
        assert.deepEqual(next.context, to === '-' ? state.context : acted(state.context, event), pair);
        assert.equal(next.status, nameOf(next) === 'over' ? 'done' : 'active');
        visited.set(pair, (visited.get(pair) ?? new Set()).add(to));
      }
    });
  }

  it('leaves out no state and no event of the definition, and nothing that the table promises', () => {
    const leaves = leavesOf(gameMachine.root).map((node) => node.path.join('.'));
    assert.deepEqual(Object.keys(table).sort(), leaves.sort());
    const known = [...new Set(gameMachine.events)];
    assert.deepEqual([...known].sort(), [...types, 'move', 'thrown'].sort());
    for (const leaf of leaves) {
      for (const type of known) {
        const found = [...(visited.get(`${leaf} ${type}`) ?? [])].sort().join(' ');
        assert.equal(found, table[leaf]?.[type] ?? '-', `${leaf} ${type}`);
      }
    }
  });

  it('is there for a real actor, too, on the shortest way to every state', async () => {
    const reached = new Set<string>();
    for (const input of Object.values(worlds)) {
      for (const path of createTestModel(gameMachine, options(input)).getShortestPaths({ allowDuplicatePaths: true })) {
        const leaf = nameOf(path.state);
        if (reached.has(leaf)) continue;
        reached.add(leaf);
        const actor = createGame(input).start();
        await path.test({
          events: Object.fromEntries(gameMachine.events.map((type) => [type, ({ event }: { event: GameEvent }) => actor.send(event)])),
          states: {
            '*': (state) => assert.deepEqual([actor.getSnapshot().value, actor.getSnapshot().context], [state.value, state.context]),
          },
        });
        assert.equal(nameOf(actor.getSnapshot()), leaf);
      }
    }
    assert.deepEqual([...reached].sort(), Object.keys(table).sort());
  });

  it('takes every transition of the definition: none of them is dead', () => {
    const taken = new Set<AnyTransitionDefinition>();
    const inspect = (step: InspectionEvent): void => {
      if (step.type === '@xstate.microstep') for (const transition of step._transitions) taken.add(transition);
    };
    const chance = chanceFrom(1);
    for (const input of Object.values(worlds)) {
      for (let walk = 0; walk < 40; walk++) {
        const actor = createActor(gameMachine, { input, inspect }).start();
        for (let step = 0; step < 40 && actor.getSnapshot().status === 'active'; step++) {
          const here = actor.getSnapshot();
          const now = events(here).filter((event) => here.can(event) && (event.type !== 'resign' || chance() < 0.1));
          actor.send(now[Math.floor(chance() * now.length)] ?? { type: 'confirm' });
          createActor(gameMachine, { input: { state: actor.getSnapshot().context }, inspect }).start();
        }
      }
    }
    const all = nodesOf(gameMachine.root).flatMap((node) => [...node.transitions.values()].flat().concat(node.always ?? []));
    const dead = all.filter((transition) => !taken.has(transition));
    assert.deepEqual(
      dead.map(({ source, eventType, target }) => `${source.id} ${eventType} ${(target ?? []).map(({ id }) => id).join()}`),
      [],
    );
  });

  it('is pure: the same event gives the same next state and leaves the state before as it was', () => {
    const snapshot = createGame(worlds['dice lying on the board']!).getSnapshot();
    const text = JSON.stringify(snapshot);
    const [once] = transition(gameMachine, snapshot, { type: 'move', from: 1, die: 2 });
    const [again] = transition(gameMachine, snapshot, { type: 'move', from: 1, die: 2 });
    assert.notEqual(once.context, snapshot.context);
    assert.deepEqual(once.context, again.context);
    assert.equal(JSON.stringify(snapshot), text);
  });
});

const isSame = (one: GameSnapshot, other: GameSnapshot): boolean => nameOf(one) === nameOf(other) && one.context === other.context;

function nameOf({ value }: GameSnapshot): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([state, inner]) => `${state}.${inner}`)
    .join();
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const leavesOf = (root: AnyStateNode): AnyStateNode[] => nodesOf(root).filter(({ states }) => Object.keys(states).length === 0);
