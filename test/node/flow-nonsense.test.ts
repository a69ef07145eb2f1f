/** Whatever is sent to a game or made a game of: it is refused in one of two error types or changes nothing, and a game goes on. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createGame, FlowError, readEvent, restoreGame } from '../../src/flow/index.js';
import type { GameActor, GameEvent, GameInput } from '../../src/flow/index.js';
import { explainAction, parseRules, presets, RulesError } from '../../src/rules/index.js';
import { otherGames, playAtRandom } from '../support/random-game.js';
import { setUp } from '../support/set-up.js';
import { singleMoves } from '../support/walk.js';

const types = [
  ...(['roll', 'thrown', 'move', 'undo', 'confirm', 'resign'] as const),
  ...(['double', 'take', 'drop', 'beaver', 'raccoon', 'accept', 'refuse'] as const),
];
const small = fc.integer({ min: -2, max: 27 });
const thing = fc.oneof(small, fc.constantFrom(null, undefined, NaN, 'white', '', [], {}), fc.anything({ maxDepth: 1 }));

/** Events that look right more or less. XState's own, `xstate.…`, are kept out by `readEvent`, not by the machine. */
const anyEvent = fc
  .record(
    {
      type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...types) }, { weight: 1, arbitrary: fc.string() }),
      from: fc.oneof(small, thing),
      die: fc.oneof(fc.integer({ min: 0, max: 7 }), thing),
      dice: fc.oneof(
        fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 2 }),
        thing,
      ),
      by: fc.oneof(fc.constantFrom('white', 'black', undefined), thing),
      price: fc.oneof(fc.constantFrom('oin', 'mars', 'koks', undefined), thing),
    },
    { requiredKeys: ['type'] },
  )
  .filter(({ type }) => !type.startsWith('xstate.'));

const isOurs = (error: unknown): boolean => error instanceof FlowError || error instanceof RulesError;

describe('nonsense', () => {
  it('changes nothing when it is sent to a game', () => {
    const lastThrow = parseRules('lastThrow=true', 'kratka');
    const everything = parseRules('cube.beavers=true cube.raccoons=true cube.jacoby=true cube.limit=16', 'backgammon');
    const begin = fc.constantFrom<GameInput>(
      { rules: presets.prava },
      { rules: presets.kavkazka, starter: 'black' },
      { rules: lastThrow, situation: setUp(lastThrow, 'W 1:1 off:14 | B 6:1 5:1 off:13', 'white', [2, 1]), starter: 'white' },
      { rules: everything, starter: 'white', score: { white: 1, black: 1, length: null } },
      { rules: presets.gyulbara, situation: { ...setUp(presets.gyulbara, 'W 24:13 21:2 | B 24:13 6:1 3:1', 'black'), passed: [[6]] } },
      { rules: presets.prava, situation: setUp(presets.prava, 'W bar:1 13:5 8:3 6:6 | B 6:3 5:2 4:2 3:2 2:2 1:2 8:2') },
    );
    fc.assert(
      fc.property(begin, fc.array(anyEvent, { maxLength: 60 }), (input, events) => {
        const actor = createGame(input).start();
        for (const data of events) {
          const event = data as GameEvent;
          const before = actor.getSnapshot();
          actor.send(event);
          const now = actor.getSnapshot();
          assert.ok(now.status === 'active' || now.value === 'over');
          if (now === before) continue;
          if (event.type === 'thrown') assert.ok(before.hasTag('rolling'));
          else assert.equal(explainAction(before.context, event, event.by), null);
          assert.doesNotThrow(() => restoreGame(actor.getPersistedSnapshot()));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is no event', () => {
    fc.assert(
      fc.property(fc.oneof(anyEvent, fc.anything(), fc.constantFrom({ type: 'xstate.stop' }, { type: 'xstate.error.actor.x' })), (data) => {
        try {
          const event = readEvent(data);
          assert.ok(types.includes(event.type));
          assert.deepEqual(readEvent(JSON.parse(JSON.stringify(event))), event);
          assert.ok(['white', 'black', undefined].includes((event as { by?: string }).by));
          for (const [key, value] of Object.entries(event)) assert.deepEqual(value, (data as Record<string, unknown>)[key]);
        } catch (error) {
          assert.ok(error instanceof FlowError && error.code === 'bad-event' && error.part.startsWith('event'), String(error));
        }
      }),
      { numRuns: 2000 },
    );
    for (const event of [{ type: 'move', from: 6, die: 3, by: 'white' }, { type: 'thrown', dice: [6, 3] }, { type: 'roll' }] as const)
      assert.deepEqual(readEvent(event), event);
    for (const [event, part] of [
      [{ type: 'move', from: 26, die: 3 }, 'event.from'],
      [{ type: 'move', from: -1, die: 3 }, 'event.from'],
      [{ type: 'move', from: 6, die: 7 }, 'event.die'],
      [{ type: 'move', from: 6, die: 0 }, 'event.die'],
      [{ type: 'thrown', dice: [6] }, 'event.dice'],
      [{ type: 'thrown', dice: [6, 3, 1] }, 'event.dice'],
      [{ type: 'thrown', dice: [6, 7] }, 'event.dice'],
      [{ type: 'resign', price: 'lots' }, 'event.price'],
      [{ type: 'take', by: 'red' }, 'event.by'],
      [
        {
          get type() {
            throw new Error('not yours');
          },
        },
        'event',
      ],
    ] as const)
      assert.throws(() => readEvent(event), { name: 'FlowError', code: 'bad-event', part });
    assert.deepEqual(readEvent({ type: 'resign', price: 'mars' }), { type: 'resign', price: 'mars' });
    assert.throws(() => readEvent({ type: 'xstate.stop' }), { part: 'event.type', line: 1, column: 1 });
    assert.throws(() => readEvent({ type: 'move', from: '6', die: 3 }), { part: 'event.from' });
  });

  it('is nothing to begin a game with', () => {
    const at = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
    const rules = fc.oneof(fc.constantFrom(...Object.values(presets)), fc.anything());
    const situation = fc.oneof(
      fc.record({ position: thing, player: thing, dice: thing, cube: thing, score: thing, rolls: thing, passed: thing }),
      fc.record({ cube: thing, score: thing, rolls: thing, passed: thing }).map((more) => ({ ...setUp(presets.backgammon, at), ...more })),
      thing,
    );
    const input = fc.oneof(
      fc.record({ rules, starter: thing, situation }, { requiredKeys: ['rules'] }),
      fc.record({ state: fc.oneof(fc.record({ rules, turn: thing }), fc.anything()) }),
      fc.anything(),
    );
    fc.assert(
      fc.property(input, (data) => {
        try {
          assert.ok(createGame(data as GameInput).getSnapshot().status !== 'error');
        } catch (error) {
          assert.ok(isOurs(error), String(error));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('makes no game of a saved one that was damaged, or one that can be played to its end', () => {
    const texts: string[] = [];
    for (const [index, rules] of [
      presets.prava,
      parseRules('lastThrow=true', 'kratka'),
      presets.kavkazka,
      ...Object.values(otherGames).slice(3),
    ].entries())
      playAtRandom(rules, index, ({ actor }) => texts.push(JSON.stringify(actor.getPersistedSnapshot())));
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.infiniteStream(fc.nat()), fc.oneof(small, thing), (text, stream, value) => {
        const data = JSON.parse(text) as unknown;
        damage(data, () => Number(stream.next().value), value);
        let actor: GameActor;
        try {
          actor = restoreGame(data);
        } catch (error) {
          assert.ok(isOurs(error), String(error));
          return;
        }
        playOut(actor.start());
      }),
      { numRuns: 800 },
    );
  });
});

/** Puts something else in one place. */
function damage(data: unknown, any: () => number, value: unknown): void {
  let here = data as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(here);
    const key = keys[any() % keys.length];
    if (key === undefined) return;
    const inner = here[key];
    if (typeof inner !== 'object' || inner === null || Object.keys(inner).length === 0 || any() % 9 === 0) {
      here[key] = value;
      return;
    }
    here = inner as Record<string, unknown>;
  }
}

function playOut(actor: GameActor): void {
  let next = 0;
  for (let now = actor.getSnapshot(); now.status === 'active'; now = actor.getSnapshot()) {
    const { turn } = now.context;
    next++;
    if (now.context.offer) actor.send({ type: now.context.offer.kind === 'resign' ? 'refuse' : 'take' });
    else if (now.hasTag('rolling')) actor.send({ type: 'thrown', dice: [1 + (next % 6), 1 + ((next >> 2) % 6)] });
    else if (turn?.phase === 'moving' || turn?.phase === 'passed') actor.send({ type: 'move', ...singleMoves(turn)[0]! });
    else actor.send({ type: turn?.phase === 'done' || turn?.phase === 'passedDone' ? 'confirm' : 'roll' });
    assert.notEqual(actor.getSnapshot(), now, 'stuck');
    if (next > 30) return;
  }
  const { status } = actor.getSnapshot();
  assert.equal(status, 'done');
}
