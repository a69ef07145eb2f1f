/** Games that are saved at any event and go on from JSON, and what is not a saved game. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGame, FlowError, restoreGame, throwFor } from '../../src/flow/index.js';
import type { GameActor, GameInput } from '../../src/flow/index.js';
import { parseRules, presets, RulesError, seededDice } from '../../src/rules/index.js';
import type { GameState } from '../../src/rules/index.js';
import { otherGames, playAtRandom, randomGames } from '../support/random-game.js';
import { setUp } from '../support/set-up.js';
import { singleMoves } from '../support/walk.js';

const saved = (actor: GameActor): string => JSON.stringify(actor.getPersistedSnapshot());
const restored = (text: string): GameActor => restoreGame(JSON.parse(text)).start();

describe('a saved game', () => {
  for (const [name, rules] of Object.entries({ ...randomGames, ...otherGames })) {
    it(`goes on from JSON at every event: ${name}`, () => {
      for (let seed = 500; seed < 502; seed++) {
        let text: string | null = null;
        playAtRandom(rules, seed, ({ actor, event, before }) => {
          const twin = text === null ? createGame({ state: before.context }).start() : restored(text);
          twin.send(event);
          text = saved(twin);
          assert.deepEqual(twin.getSnapshot().context, actor.getSnapshot().context);
          assert.equal(text, saved(actor));
        });
        const over = restored(text!).getSnapshot();
        assert.equal(over.status, 'done');
        assert.ok(over.output);
      }
    });
  }

  for (const [name, rules] of Object.entries({ prava: presets.prava, ...otherGames })) {
    it(`has the same rest with the same dice, wherever it was saved: ${name}`, () => {
      const texts: string[] = [];
      const rest = playOn(createGame({ rules }).start(), (actor) => texts.push(saved(actor)));
      assert.ok(texts.length > 50);
      // a prime step meets every kind of moment
      for (let index = 0; index < texts.length; index += 31) assert.deepEqual(playOn(restored(texts[index]!)), rest);
    });
  }

  it('goes on from the state of its game alone, but for dice in the air', () => {
    playAtRandom(parseRules('lastThrow=true', 'kratka'), 7, ({ after }) => {
      const again = createGame({ state: JSON.parse(JSON.stringify(after.context)) as GameState }).getSnapshot();
      assert.deepEqual(again.context, after.context);
      if (!after.hasTag('rolling')) assert.deepEqual(again.value, after.value);
      assert.equal(again.status, after.status);
    });
  });

  it('is the same whatever the order of its keys, and after its actor was stopped', () => {
    const actor = createGame({ rules: presets.kavkazka, starter: 'white' }).start();
    actor.send({ type: 'roll' });
    actor.send({ type: 'thrown', dice: [6, 3] });
    actor.send({ type: 'move', from: 24, die: 6 });
    actor.stop();
    const text = JSON.stringify(reversed(JSON.parse(saved(actor))));
    assert.match(text, /"status":"stopped"/);
    const again = restored(text);
    assert.deepEqual(again.getSnapshot().context, actor.getSnapshot().context);
    again.send({ type: 'undo' });
    assert.deepEqual(again.getSnapshot().context.turn?.left, [6, 3]);
  });

  it('keeps dice in the air in the air', () => {
    for (const input of [{ rules: presets.prava }, { rules: presets.prava, starter: 'white' }] as const) {
      const actor = createGame(input).start();
      actor.send({ type: 'roll' });
      const again = restored(saved(actor));
      assert.deepEqual(again.getSnapshot().value, actor.getSnapshot().value);
      throwFor(again, seededDice(1));
      assert.ok(!again.getSnapshot().hasTag('rolling'));
    }
  });
});

describe('what is not a saved game', () => {
  const moving = (): Data => {
    const actor = createGame({ rules: presets.kavkazka, starter: 'white' }).start();
    actor.send({ type: 'roll' });
    actor.send({ type: 'thrown', dice: [6, 3] });
    actor.send({ type: 'move', from: 24, die: 6 });
    return JSON.parse(saved(actor)) as Data;
  };
  const lastThrow = (): Data => {
    const rules = parseRules('lastThrow=true', 'kratka');
    const actor = createGame({
      rules,
      situation: setUp(rules, 'W 1:1 off:14 | B 6:1 5:1 off:13', 'white', [2, 1]),
      starter: 'white',
    }).start();
    actor.send({ type: 'move', from: 1, die: 1 });
    actor.send({ type: 'confirm' });
    return JSON.parse(saved(actor)) as Data;
  };
  const over = (): Data => {
    const actor = createGame({ rules: presets.prava, starter: 'white' }).start();
    actor.send({ type: 'resign' });
    return JSON.parse(saved(actor)) as Data;
  };
  const opening = (): Data => {
    const actor = createGame({ rules: presets.prava }).start();
    actor.send({ type: 'roll' });
    actor.send({ type: 'thrown', dice: [3, 3] });
    return JSON.parse(saved(actor)) as Data;
  };

  const broken: readonly [name: string, of: () => Data, path: string, value: unknown, part: string][] = [
    ['a state that is none', moving, 'value', { turn: 'sleeping' }, 'snapshot.value'],
    ['another state', moving, 'value', { turn: 'choose' }, 'snapshot.value'],
    ['dice in the air while moving', moving, 'value', { turn: 'rolling' }, 'snapshot.value'],
    ['dice in the air of another state', opening, 'value', { turn: 'rolling' }, 'snapshot.value'],
    ['no state', moving, 'value', undefined, 'snapshot.value'],
    ['no context', moving, 'context', undefined, 'snapshot'],
    ['nothing in it', moving, 'context', {}, 'state.turn'],
    ['no turn', moving, 'context.turn', undefined, 'state.turn'],
    ['a turn that is null', moving, 'context.turn', null, 'state.starter'],
    ['dice that were not thrown', moving, 'context.turn.left', [6], 'state.turn'],
    ['a duty that is not there', moving, 'context.turn.duty.most', 1, 'state.turn'],
    ['a move that was not made', moving, 'context.turn.own.plays', [[]], 'state.turn'],
    ['a phase too early', moving, 'context.turn.phase', 'done', 'state.turn'],
    ['another player', moving, 'context.turn.player', 'black', 'state.rolls'],
    ['a checker too few of one more', moving, 'context.turn.position.white.checkers.6', 6, 'state.turn'],
    ['something more', moving, 'context.more', 1, 'state.more'],
    ['something more in the turn', moving, 'context.turn.more', 1, 'state.turn'],
    ['rolls that are no number', moving, 'context.rolls.white', 'one', 'state.rolls'],
    ['too few rolls', moving, 'context.rolls.white', 0, 'state.rolls'],
    ['no starter', moving, 'context.starter', null, 'state.starter'],
    ['an opening throw for the other side', moving, 'context.opening', { white: 1, black: 2 }, 'state.opening'],
    ['rolls without a move beyond the end', moving, 'context.idle', 101, 'state.idle'],
    ['a cube', moving, 'context.cube', { value: 2, owner: null }, 'state.cube'],
    [
      'an outcome that cannot be',
      moving,
      'context.outcome',
      { winner: 'white', kind: 'mars', points: 2, by: 'bearing-off' },
      'state.outcome',
    ],
    ['somebody who has finished', moving, 'context.finished', 'white', 'state.finished'],
    ['nobody who has finished', lastThrow, 'context.finished', null, 'state.outcome'],
    ['the wrong one who has finished', lastThrow, 'context.finished', 'black', 'state.finished'],
    ['a last throw of the starter', lastThrow, 'context.turn.player', 'white', 'state.finished'],
    ['a price that is too high', over, 'context.outcome.points', 3, 'state.outcome'],
    ['a game that is not over', over, 'context.outcome', null, 'snapshot.value'],
    ['an opening that is decided', opening, 'context.opening', { white: 5, black: 3 }, 'state.starter'],
    ['rolls before the opening', opening, 'context.rolls.white', 1, 'state.rolls'],
  ];
  for (const [name, of, path, value, part] of broken) {
    it(`${name}: ${part}`, () => {
      const data = of();
      assert.doesNotThrow(() => restoreGame(data));
      change(data, path.split('.'), value);
      assert.throws(
        () => restoreGame(data),
        (error: unknown) => error instanceof FlowError && assert.equal(error.part, part) === undefined,
      );
    });
  }

  it('is a fault of the rules where a position or dice cannot be', () => {
    for (const [path, value, code] of [
      ['context.turn.start.white.checkers.6', 9, 'bad-position'],
      ['context.turn.roll', [7, 1], 'bad-dice'],
      ['context.turn.own.plays', [[{ from: 24, die: 5 }]], 'illegal-move'],
      ['context.rules.scoring', 'lots', 'bad-option'],
      ['context.opening', { white: 9, black: 1 }, 'bad-dice'],
    ] as const) {
      const data = moving();
      change(data, path.split('.'), value);
      assert.throws(
        () => restoreGame(data),
        (error: unknown) => error instanceof RulesError && assert.equal(error.code, code) === undefined,
      );
    }
  });

  it('is anything that is no object', () => {
    for (const data of [undefined, null, 'x', 5, [], () => 1, {}, { context: [] }]) assert.throws(() => restoreGame(data), FlowError);
    const cycle: Data = {};
    cycle.context = cycle;
    assert.throws(() => restoreGame(cycle), FlowError);
    assert.throws(() => createGame({ state: cycle } as unknown as GameInput), FlowError);
  });

  it('brings nothing along that the machine does not know', () => {
    const data = {
      ...moving(),
      children: { spy: { src: 'spy', snapshot: {} } },
      historyValue: { x: [{ id: 'y' }] },
      status: 'error',
      error: 1,
    };
    const { status, children } = restoreGame(data).getSnapshot();
    assert.equal(status, 'active');
    assert.deepEqual(children, {});
  });
});

type Data = Record<string, unknown>;

function change(data: Data, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length > 0) change(data[name] as Data, rest, value);
  else data[name] = value;
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

/** Plays to the end: each throw follows from the position, each move is the first one there is. */
function playOn(actor: GameActor, look: (actor: GameActor) => void = () => undefined): GameState {
  for (let now = actor.getSnapshot(); now.status === 'active'; now = actor.getSnapshot()) {
    look(actor);
    const { turn, rolls, opening } = now.context;
    const die = seededDice(rolls.white * 1000 + rolls.black + (opening?.white ?? 0));
    if (now.hasTag('rolling')) actor.send({ type: 'thrown', dice: [die(), die()] });
    else if (now.context.offer) actor.send({ type: 'take' });
    else if (now.can({ type: 'double' })) actor.send({ type: 'double' });
    else if (turn?.phase === 'moving' || turn?.phase === 'passed') actor.send({ type: 'move', ...singleMoves(turn)[0]! });
    else actor.send({ type: turn?.phase === 'done' || turn?.phase === 'passedDone' ? 'confirm' : 'roll' });
  }
  return actor.getSnapshot().context;
}
