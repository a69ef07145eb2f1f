/** Matches that are saved at any event and go on from JSON, and what is not a saved match. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createMatch, FlowError, gameIn, restoreMatch, saveMatch, throwFor } from '../../src/flow/index.js';
import type { MatchActor, MatchEvent, MatchInput } from '../../src/flow/index.js';
import { parseRules, presets, seededDice } from '../../src/rules/index.js';
import { courses, goOnFromEverySave } from '../support/random-match.js';
import { setUp } from '../support/set-up.js';

type Data = Record<string, unknown>;
const played = (input: MatchInput, ...events: MatchEvent[]): MatchActor => {
  const actor = createMatch(input).start();
  for (const event of events) actor.send(event);
  return actor;
};
const saved = (actor: MatchActor): Data => JSON.parse(JSON.stringify(saveMatch(actor))) as Data;

const resign = { type: 'resign' } as const;
const next = { type: 'next' } as const;
const roll = { type: 'roll' } as const;
const thrown = (...dice: number[]): MatchEvent => ({ type: 'thrown', dice });

/** The third game of a Greek set: white has won a mars and black two, and begins. */
const third = (): MatchActor => played({ set: 'gratska', length: 7, starter: 'white' }, resign, next, resign, next, roll, thrown(6, 3));
const between = (): MatchActor => played({ set: 'gratska', starter: 'white' }, resign);
const over = (): MatchActor => played({ rules: presets.tapa, starter: 'white' }, resign);
const opening = (): MatchActor => played({ set: 'turska', score: { white: 1, black: 2 } }, roll, thrown(3, 3));
const rolling = (): MatchActor => played({ set: 'turska', starter: 'black' }, roll);
const cubeRules = parseRules('cube.limit=8 cube.crawford=true', 'backgammon');
const crawford = (): MatchActor => played({ rules: cubeRules, length: 4, starter: 'black', score: { white: 3, black: 0 } });

describe('a saved match', () => {
  for (const [name, course] of Object.entries(courses).slice(1))
    it(`goes on from JSON at every event: ${name}`, () => goOnFromEverySave(course, 100));

  for (const [name, of] of Object.entries({ third, between, over, opening, rolling, crawford })) {
    it(`stands as it stood: ${name}`, () => {
      const actor = of();
      const again = restoreMatch(saved(actor));
      assert.deepEqual(again.getSnapshot().value, actor.getSnapshot().value);
      assert.deepEqual(again.getSnapshot().context, actor.getSnapshot().context);
      assert.equal(again.getSnapshot().status, actor.getSnapshot().status);
      assert.deepEqual(again.getSnapshot().output, actor.getSnapshot().output);
    });
  }

  it('keeps dice in the air in the air, unless only the match was saved', () => {
    const actor = rolling();
    const again = restoreMatch(saved(actor)).start();
    throwFor(gameIn(again), seededDice(1));
    assert.equal(again.getSnapshot().context.game.turn?.roll?.length, 2);
    const { context } = actor.getSnapshot();
    assert.deepEqual(saveMatch(context), { version: 1, match: context, rolling: false });
    assert.deepEqual(restoreMatch(saveMatch(context)).getSnapshot().value, { game: { turn: 'choose' } });
  });

  it('is the same after its actor was stopped', () => {
    const actor = third();
    const before = saved(actor);
    actor.stop();
    assert.deepEqual(saved(actor), before);
  });

  it('may begin from a situation', () => {
    const situation = setUp(presets.prava, 'W 2:1 off:14 | B 6:8 5:7', 'white', [6, 5]);
    const actor = played({ set: 'turska', situation, starter: 'black' });
    assert.deepEqual(restoreMatch(saved(actor)).getSnapshot().context, actor.getSnapshot().context);
  });
});

describe('what is not a saved match', () => {
  const mars = { winner: 'black', kind: 'mars', points: 2, by: 'resignation' };
  const broken: readonly [name: string, of: () => MatchActor, path: string, value: unknown, part: string][] = [
    ['no version', third, 'version', undefined, 'saved.version'],
    ['another version', third, 'version', 2, 'saved.version'],
    ['dice in the air that cannot be', third, 'rolling', true, 'saved.rolling'],
    ['dice in the air between two games', between, 'rolling', true, 'saved.rolling'],
    ['dice that are neither here nor there', rolling, 'rolling', null, 'saved.rolling'],
    ['something more', third, 'more', 1, 'saved.more'],
    ['no match', third, 'match', undefined, 'match'],
    ['a match that is a word', third, 'match', 'match', 'match'],
    ['no game', third, 'match.game', undefined, 'match.game'],
    ['something more in the match', third, 'match.more', 1, 'match.more'],
    ['another set', third, 'match.set', 'russka', 'match.set'],
    ['a set in a list', third, 'match.set', ['gratska'], 'match.set'],
    ['no set where there is one', third, 'match.set', null, 'match.order'],
    ['a set that the games do not fit', third, 'match.set', 'turska', 'match.order'],
    ['no order', third, 'match.order', {}, 'match.order'],
    ['rules that are none', third, 'match.order.1.contact', 'push', 'match.order.1'],
    ['rules that are a word', third, 'match.order.2', 'fevga', 'match.game.rules'],
    ['other rules than those of the game', third, 'match.order.2.leaveMove', false, 'match.game.rules'],
    ['rules with something more', third, 'match.order.2.more', 1, 'match.order.2'],
    ['a length that cannot be', third, 'match.length', 0, 'match.length'],
    ['no length', third, 'match.length', null, 'match.length'],
    ['a length that was reached before', third, 'match.length', 2, 'match.played.0'],
    ['another length', third, 'match.length', 6, 'match.game.score'],
    ['a score that it cannot begin with', third, 'match.from', { white: 9, black: 0 }, 'match.from'],
    ['no score that it began with', third, 'match.from', null, 'match.from'],
    ['another beginning', third, 'match.from', { white: 1, black: 0 }, 'match.game.score'],
    ['a score that is not the sum', third, 'match.score', { white: 3, black: 2 }, 'match.score'],
    ['a score with something more', third, 'match.score.more', 1, 'match.score'],
    ['no games', third, 'match.played', 2, 'match.played'],
    ['a game too few', third, 'match.played', [], 'match.game.rules'],
    ['a game that is none', third, 'match.played.1', null, 'match.played.1'],
    ['a game that nobody began', third, 'match.played.0.starter', null, 'match.played.0.starter'],
    ['a game that the wrong side began', third, 'match.played.1.starter', 'white', 'match.played.1.starter'],
    ['an outcome that cannot be', third, 'match.played.0.outcome.points', 3, 'match.played.0.outcome'],
    ['a kind that is none', third, 'match.played.0.outcome.kind', 'toString', 'match.played.0.outcome'],
    ['a koks that does not count', third, 'match.played.0.outcome', { ...mars, kind: 'koks', points: 3 }, 'match.played.0.outcome'],
    ['a drop without a cube', third, 'match.played.0.outcome', { ...mars, kind: 'oin', points: 1, by: 'drop' }, 'match.played.0.outcome'],
    ['a mother in a game without', third, 'match.played.0.outcome.by', 'mother', 'match.played.0.outcome'],
    ['a last throw in a game without', third, 'match.played.0.outcome.by', 'last-throw', 'match.played.0.outcome'],
    ['a winner that is none', third, 'match.played.0.outcome.winner', 'red', 'match.played.0.outcome'],
    ['a draw that somebody won', third, 'match.played.0.outcome.kind', 'draw', 'match.played.0.outcome'],
    ['an outcome with something more', third, 'match.played.0.outcome.more', 1, 'match.played.0.outcome'],
    ['an outcome with another winner', third, 'match.played.0.outcome.winner', 'white', 'match.played.1.starter'],
    ['a game with something more', third, 'match.played.0.more', 1, 'match.played'],
    ['a starter that is not his turn', third, 'match.game.starter', 'black', 'match.game.starter'],
    ['dice that were not thrown', third, 'match.game.turn.left', [6], 'match.game.turn'],
    ['a roll that cannot be', third, 'match.game.turn.roll', [7, 1], 'match.game'],
    ['a present game that is over, but was not played', between, 'match.played', [], 'match.played'],
    ['a present game that ended otherwise', between, 'match.played.0.outcome.winner', 'white', 'match.played'],
    ['a present game that is not over, but was played', between, 'match.game.outcome', null, 'match.game.rules'],
    ['a price that is too high', over, 'match.game.outcome.points', 3, 'match.game.outcome'],
    ['no Crawford game where it is', crawford, 'match.game.crawford', false, 'match.game.crawford'],
    ['another score before the game', crawford, 'match.game.score.black', 1, 'match.game.score'],
  ];
  for (const [name, of, path, value, part] of broken) {
    it(`${name}: ${part}`, () => {
      const data = saved(of());
      assert.doesNotThrow(() => restoreMatch(data));
      change(data, path.split('.'), value);
      assert.throws(
        () => restoreMatch(data),
        (error: unknown) => error instanceof FlowError && assert.equal(error.part, part) === undefined,
      );
    });
  }

  it('is an opening throw after the first game where somebody begins by right', () => {
    const data = saved(played({ set: 'turska', starter: 'white' }, resign, next));
    const thrown = saved(played({ set: 'turska' }, roll, { type: 'thrown', dice: [1, 5] }));
    change(data, ['match', 'game'], { ...(thrown.match as Data).game!, score: { white: 0, black: 2, length: 5 } });
    assert.throws(() => restoreMatch(data), { code: 'bad-match', part: 'match.game.starter' });
  });

  it('is a game begun by right where the opening throw decides', () => {
    const rules = parseRules('nextStarter=roll', 'prava');
    const data = saved(played({ rules, length: 5, starter: 'white' }, resign, next));
    const begun = saved(played({ rules, length: 5, starter: 'white', score: { white: 0, black: 2 } }));
    change(data, ['match', 'game'], (begun.match as Data).game);
    assert.throws(() => restoreMatch(data), { code: 'bad-match', part: 'match.game.starter' });
  });

  it('is anything that is no object', () => {
    const cycle: Data = { version: 1, rolling: false };
    cycle.match = cycle;
    const trap = { version: 1, rolling: false, match: { toJSON: () => assert.fail('trapped') } };
    for (const data of [undefined, null, 'x', 5, [], () => 1])
      assert.throws(() => restoreMatch(data), { name: 'FlowError', code: 'no-match', message: 'No saved match was given.' });
    for (const data of [{}, cycle, trap]) assert.throws(() => restoreMatch(data), { name: 'FlowError', code: 'bad-match' });
  });

  it('is a damaged one, unless it can be played on from', () => {
    const all = [third, between, over, opening, rolling, crawford].map((of) => JSON.stringify(saved(of())));
    const thing = fc.oneof(
      fc.integer({ min: -2, max: 27 }),
      fc.constantFrom(null, undefined, NaN, 'white', '', [], {}),
      fc.anything({ maxDepth: 1 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.infiniteStream(fc.nat()), thing, (text, stream, value) => {
        const data = JSON.parse(text) as Data;
        damage(data, () => Number(stream.next().value), value);
        try {
          const actor = restoreMatch(data);
          assert.deepEqual(JSON.parse(JSON.stringify(saveMatch(actor))), JSON.parse(JSON.stringify(data)));
        } catch (error) {
          assert.ok(error instanceof FlowError && /^(saved|match)\b/.test(error.part), String(error));
        }
      }),
      { numRuns: 1500 },
    );
  });
});

function change(data: Data, [key = '', ...path]: string[], value: unknown): void {
  if (path.length > 0) change(data[key] as Data, path, value);
  else if (value === undefined) Reflect.deleteProperty(data, key);
  else data[key] = value;
}

/** Puts something else in one place. */
function damage(data: Data, any: () => number, value: unknown): void {
  const keys = Object.keys(data);
  const key = keys[any() % keys.length];
  if (key === undefined) return;
  const inner = data[key];
  if (typeof inner === 'object' && inner !== null && any() % 9 > 0) damage(inner as Data, any, value);
  else data[key] = value;
}
