/** Every event in every state of the chart of a match: in a game it does what the chart of a game does, between games `next` alone leads on. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { transition, type AnyStateNode } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { createMatch, FlowError, gameMachine, matchMachine, readMatchEvent } from '../../src/flow/index.js';
import type { GameEvent, GameSnapshot, MatchEvent, MatchInput, MatchSnapshot } from '../../src/flow/index.js';
import { parseRules, presets } from '../../src/rules/index.js';
import { setUp } from '../support/set-up.js';
import { singleMoves } from '../support/walk.js';

const cube = parseRules('cube.limit=8 cube.beavers=true cube.raccoons=true', 'backgammon');
const lastThrow = parseRules('lastThrow=true cube.limit=64', 'kratka');
const { prava, gyulbara, obiknovena } = presets;
/** Beginnings that together lead everywhere within a few events. */
const worlds: Readonly<Record<string, MatchInput>> = {
  'one game from the opening throw': { rules: obiknovena },
  'one game about to end': { rules: prava, situation: setUp(prava, 'W 1:1 off:14 | B 6:8 5:7', 'white', [2, 1]) },
  'a set that goes on': { set: 'gratska', length: 3, situation: setUp(prava, 'W 1:1 off:14 | B 6:8 5:7', 'white', [2, 1]) },
  'a set that is over then': { set: 'turska', length: 2, situation: setUp(prava, 'W 1:1 off:14 | B 6:8 5:7', 'white', [2, 1]) },
  'a cube': { rules: cube, starter: 'black' },
  'a last throw': {
    rules: lastThrow,
    length: 3,
    situation: setUp(lastThrow, 'W 1:1 off:14 | B 6:1 5:1 off:13', 'white', [2, 1]),
    starter: 'white',
  },
  'dice handed over': {
    rules: gyulbara,
    length: 3,
    situation: { ...setUp(gyulbara, 'W 24:14 21:1 | B 24:13 6:1 3:1', 'black'), passed: [[6]] },
  },
};

const types = [
  ...['roll', 'undo', 'confirm', 'resign', 'double', 'take', 'drop', 'beaver', 'raccoon', 'accept', 'refuse', 'next'],
] as Exclude<MatchEvent['type'], 'move' | 'thrown'>[];

/** Everything that could be sent, whether it is its time or not. */
function events({ context: { game } }: MatchSnapshot): MatchEvent[] {
  const { turn } = game;
  const legal = turn?.phase === 'moving' || turn?.phase === 'passed' ? singleMoves(turn).slice(0, 2) : [];
  return [
    ...types.map((type) => ({ type })),
    { type: 'next', by: 'white' },
    { type: 'roll', by: 'white' },
    { type: 'thrown', dice: [6, 5] },
    { type: 'thrown', dice: [2, 1] },
    { type: 'thrown', dice: [7, 0] },
    ...legal.map(({ from, die }) => ({ type: 'move' as const, from, die })),
    { type: 'move', from: 12, die: 6 },
  ];
}

const options = (input: MatchInput) => ({
  input,
  events,
  serializeState: ({ value, context }: MatchSnapshot) => JSON.stringify([value, context.game, context.score, context.played.length]),
  stopWhen: ({ context: { game, played } }: MatchSnapshot) =>
    played.length > 2 || (game.rolls.white + game.rolls.black > 1 && game.finished === null),
});

const gameOf = ({ value, context: { game } }: MatchSnapshot): GameSnapshot =>
  gameMachine.resolveState({ value: (value as { game: GameSnapshot['value'] }).game, context: game });
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const nameOf = ({ value }: MatchSnapshot): string => JSON.stringify(value).replaceAll(/[{}"]/g, '').replaceAll(':', '.');

describe('every event in every state of a match', () => {
  const visited = new Set<string>();
  for (const [name, input] of Object.entries(worlds)) {
    it(name, () => {
      for (const { state, event, nextState: next } of adjacencyMapToArray(getAdjacencyMap(matchMachine, options(input)))) {
        const pair = `${nameOf(state)} ${event.type}`;
        visited.add(pair);
        if (state.value === 'between' && event.type === 'next') begins(state, next);
        else if (typeof state.value === 'string' || event.type === 'next')
          assert.deepEqual([next.value, next.context], [state.value, state.context], pair);
        else goesOn(state, event, next);
      }
    });
  }

  it('leaves out no state and no event of the definition', () => {
    const leaves = nodesOf(matchMachine.root).filter(({ states }) => Object.keys(states).length === 0);
    // a game that is over gives way to what stands between two games at once
    const places = leaves.map(({ path }) => path.join('.')).filter((place) => place !== 'game.over');
    const types = [...new Set(matchMachine.events)];
    assert.deepEqual([...types].sort(), [...new Set([...gameMachine.events, 'next'])].sort());
    assert.deepEqual([...visited].sort(), places.flatMap((place) => types.map((type) => `${place} ${type}`)).sort());
  });

  /** The next game has begun. */
  function begins({ context: before }: MatchSnapshot, { value, context: { game, score, played } }: MatchSnapshot): void {
    assert.deepEqual(value, { game: game.starter ? { turn: 'choose' } : { opening: 'waiting' } });
    assert.equal(game.outcome, null);
    assert.deepEqual([score, played], [before.score, before.played]);
  }

  /** As the chart of a game goes on with the same event, and the match is the same beside it until the game is over. */
  function goesOn(state: MatchSnapshot, event: MatchEvent, next: MatchSnapshot): void {
    const [game] = transition(gameMachine, gameOf(state), event as GameEvent);
    assert.deepEqual(next.context.game, game.context);
    assert.equal(next.hasTag('rolling'), game.hasTag('rolling'));
    const { outcome } = game.context;
    if (!outcome) {
      assert.deepEqual(next.value, { game: game.value });
      assert.deepEqual({ ...next.context, game: null }, { ...state.context, game: null });
      return;
    }
    const { score, length, played, from } = next.context;
    assert.equal(score.white + score.black - state.context.score.white - state.context.score.black, outcome.points);
    assert.equal(played.length, state.context.played.length + 1);
    const isOver = length === 'game' || (length !== 'series' && Math.max(score.white, score.black) >= length);
    assert.deepEqual(from, { white: 0, black: 0 });
    assert.equal(next.value, isOver ? 'over' : 'between');
    assert.equal(next.status, isOver ? 'done' : 'active');
    assert.deepEqual(next.output, isOver ? { winner: outcome.winner, score } : undefined);
  }
});

describe('a match that is made', () => {
  it('begins with the score and the length of a situation, unless the plan has others', () => {
    const situation = { ...setUp(prava, 'W 1:1 off:14 | B 6:8 5:7', 'white'), score: { white: 3, black: 1, length: 7 } };
    const { score, length, game } = createMatch({ set: 'turska', situation }).getSnapshot().context;
    assert.deepEqual([score, length, game.score], [{ white: 3, black: 1 }, 7, { white: 3, black: 1, length: 7 }]);
    const other = createMatch({ set: 'turska', situation, length: 'series', score: { white: 0, black: 9 } }).getSnapshot().context;
    assert.deepEqual([other.score, other.length, other.game.score?.length], [{ white: 0, black: 9 }, 'series', null]);
  });

  it('counts a game that its situation ends', () => {
    const over = createMatch({ set: 'turska', situation: setUp(prava, 'W off:15 | B 6:8 5:7') }).getSnapshot();
    assert.deepEqual([over.value, over.context.score], ['between', { white: 2, black: 0 }]);
  });

  it('is refused at once where it cannot be', () => {
    for (const input of [null, 5, 'turska', []] as unknown as MatchInput[])
      assert.throws(() => createMatch(input), { name: 'FlowError', code: 'bad-match', part: 'input' });
    assert.throws(() => createMatch({ set: 'turska', length: 0 }), { name: 'RulesError', code: 'bad-game' });
    assert.throws(() => createMatch({} as MatchInput), { name: 'RulesError', code: 'bad-rules' });
    assert.throws(() => createMatch({ state: {} } as unknown as MatchInput), FlowError);
  });

  it('is not misled by an event of XState itself', () => {
    const actor = createMatch({ set: 'turska' }).start();
    actor.send({ type: 'xstate.done.state.game' } as unknown as MatchEvent);
    assert.deepEqual(actor.getSnapshot().value, { game: { opening: 'waiting' } });
  });
});

describe('the Crawford game of a match', () => {
  it('is played without the cube, and the next one with it', () => {
    const rules = parseRules('cube.crawford=true nextStarter=winner', 'backgammon');
    const actor = createMatch({ rules, length: 4, starter: 'white', score: { white: 3, black: 0 } }).start();
    assert.ok(!actor.getSnapshot().can({ type: 'double' }));
    for (const type of ['resign', 'accept', 'next'] as const) actor.send(type === 'resign' ? { type, price: 'oin' } : { type });
    assert.deepEqual(actor.getSnapshot().context.score, { white: 3, black: 1 });
    assert.ok(actor.getSnapshot().can({ type: 'double' }));
  });
});

describe('an event that comes from outside', () => {
  it('is next, or one of a game', () => {
    for (const event of [{ type: 'next' }, { type: 'next', by: 'black' }, { type: 'move', from: 6, die: 3 }] as const)
      assert.deepEqual(readMatchEvent(JSON.parse(JSON.stringify(event))), event);
    assert.deepEqual(readMatchEvent({ type: 'next', more: 1 }), { type: 'next' });
  });
  it('is refused otherwise', () => {
    assert.throws(() => readMatchEvent({ type: 'next', by: 'red' }), { code: 'bad-event', part: 'event.by' });
    for (const data of [null, 5, {}, { type: 'nest' }, { type: 'xstate.stop' }])
      assert.throws(() => readMatchEvent(data), { code: 'bad-event' });
  });
});
