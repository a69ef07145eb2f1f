/** Corners of the cube, of offers and of the end (docs/rules.md, "The cube", "Results") that only the mutants asked for. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  answerCube,
  answerResignation,
  confirm,
  double,
  explainAction,
  gameFrom,
  isCubeDead,
  moveInGame,
  parsePosition,
  parseRules,
  presets,
  resign,
  resignationIn,
  stakesIn,
  startGame,
  startPosition,
  throwInGame,
} from '../../src/rules/index.js';
import type { Cube, GameState, MatchScore, Rules, Situation } from '../../src/rules/index.js';

const { prava, backgammon } = presets;
const withCube = (options: string): Rules => parseRules(options, 'backgammon');
const nothing = { player: 'white', dice: null, cube: null, score: null, rolls: null, passed: [] } as const;
const set = (rules: Rules, said: Partial<Situation> = {}, text?: string): GameState =>
  gameFrom(rules, { ...nothing, position: text === undefined ? startPosition(rules) : parsePosition(text, rules), ...said });
const play = (game: GameState, ...moves: [from: number, die: number][]): GameState =>
  confirm(moves.reduce((now, [from, die]) => moveInGame(now, { from, die }), game));

const four: Cube = { value: 4, owner: 'white' };
/** White, who began, has finished; black has his last throw. */
const lastThrow = (): GameState =>
  play(set(withCube('lastThrow=true cube.limit=8'), { dice: [6, 5] }, 'W 1:1 off:14 | B 6:8 5:4 1:3'), [1, 6]);

describe('the cube', () => {
  it('is not turned above the limit, which is named', () => {
    assert.deepEqual(explainAction(set(withCube('cube.limit=4'), { cube: four }), { type: 'double' }), { code: 'cube-limit', most: 4 });
    assert.equal(explainAction(set(withCube('cube.limit=8'), { cube: four }), { type: 'double' }), null);
  });

  it('is dead before the last throw and at the end', () => {
    assert.ok(!isCubeDead(set(backgammon)));
    assert.ok(isCubeDead(lastThrow()));
    assert.ok(isCubeDead(answerCube(double(set(backgammon)), 'drop')));
  });

  it('has a value and is a side’s or nobody’s', () => {
    for (const cube of [
      { value: 3, owner: null },
      { value: 0, owner: null },
      { value: 2, owner: 'red' as 'white' },
    ])
      assert.throws(() => set(backgammon, { cube }), { code: 'bad-game' });
    assert.throws(() => set(withCube('cube.limit=2'), { cube: four }), { code: 'bad-game' });
  });

  it('is played for the score of a match that has a length, or none', () => {
    const start = (score: MatchScore) => startGame(backgammon, 'white', { score });
    for (const length of [1, 5, null]) assert.equal(start({ white: 0, black: 0, length }).score?.length, length);
    for (const length of [0, -1, 1.5]) assert.throws(() => start({ white: 0, black: 0, length }), { code: 'bad-game' });
  });
});

describe('an offer', () => {
  it('is made only where it can be', () => {
    assert.throws(() => double(startGame(prava, 'white')), { code: 'wrong-phase', refusal: { code: 'no-cube' } });
    assert.throws(() => double(throwInGame(set(backgammon), [6, 5])), { refusal: { code: 'cube-after-roll' } });
    assert.throws(() => resign(resign(startGame(prava, 'white'), 'white'), 'black'), { refusal: { code: 'game-over' } });
    assert.throws(() => resign(double(set(backgammon)), 'white'), { refusal: { code: 'not-your-turn' } });
  });

  it('is answered only where it was made', () => {
    for (const answer of ['take', 'drop', 'beaver', 'raccoon'] as const)
      assert.throws(() => answerCube(set(backgammon), answer), { code: 'wrong-phase', refusal: { code: 'nothing-offered' } });
    for (const answer of ['accept', 'refuse'] as const) {
      assert.throws(() => answerResignation(set(backgammon), answer), { code: 'wrong-phase', refusal: { code: 'nothing-offered' } });
      assert.throws(() => answerResignation(double(set(backgammon)), answer), { refusal: { code: 'nothing-offered' } });
    }
  });

  it('of a resignation has its price times the cube', () => {
    const price = (kind: 'oin' | 'mars' | 'koks') => resignationIn(set(backgammon, { cube: four }), 'white', kind).points;
    assert.deepEqual([price('oin'), price('mars'), price('koks')], [4, 8, 12]);
  });
});

describe('the most that a game can cost', () => {
  it('is what it costs now where nobody may double any more', () => {
    const score = { white: 4, black: 0, length: 5 };
    assert.equal(stakesIn(startGame(withCube('cube.limit=8'), 'white', { score })).most, 24);
    assert.equal(stakesIn(startGame(withCube('cube.limit=8 cube.crawford=true'), 'white', { score })).most, 3);
    assert.equal(stakesIn(lastThrow()).most, 3);
  });
});

describe('the end', () => {
  it('is read after the last throw: a checker taken off with it makes an oin of a mars (P16)', () => {
    const after = play(throwInGame(lastThrow(), [6, 5]), [6, 6], [6, 5]);
    assert.deepEqual(after.outcome, { winner: 'white', kind: 'oin', points: 1, by: 'last-throw' });
  });

  it('is there at once where a situation is over', () => {
    const over = set(prava, {}, 'W off:15 | B 6:15');
    assert.deepEqual(over.outcome, { winner: 'white', kind: 'mars', points: 2, by: 'bearing-off' });
    assert.equal(set(prava, {}, 'W 1:1 off:14 | B 6:15').outcome, null);
  });
});
