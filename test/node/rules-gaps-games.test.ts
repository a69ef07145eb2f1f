/** Corners of a whole game (docs/rules.md): the cube, the last throw, the guard, what can be asked; and what an end is worth. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  canEndSo,
  confirm,
  explainAction,
  gameFrom,
  moveInGame,
  outcome,
  parsePosition,
  parseRules,
  presets,
  resign,
  resignation,
  startGame,
  startMatch,
  startPosition,
  throwInGame,
  throwOpening,
  withGame,
} from '../../src/rules/index.js';
import type { GameState, Rules, Situation } from '../../src/rules/index.js';

const { prava, backgammon, kratka, tapa } = presets;

const nothing = { player: 'white', dice: null, cube: null, score: null, rolls: null, passed: [] } as const;
const set = (rules: Rules, text: string, said: Partial<Situation> = {}): GameState =>
  gameFrom(rules, { ...nothing, position: parsePosition(text, rules), ...said });
const play = (game: GameState, ...moves: [from: number, die: number][]): GameState =>
  confirm(moves.reduce((now, [from, die]) => moveInGame(now, { from, die }), game));

describe('the cube of a game', () => {
  const four = { value: 4, owner: 'white' } as const;
  const atTheEnd = 'W 1:1 off:14 | B 13:15';

  it('begins in the middle, where the game has one', () => {
    assert.deepEqual(startGame(backgammon).cube, { value: 1, owner: null });
    assert.equal(startGame(prava).cube, null);
    assert.deepEqual(set(backgammon, atTheEnd).cube, { value: 1, owner: null });
    assert.deepEqual(set(backgammon, atTheEnd, { cube: four }).cube, four);
  });

  it('multiplies the result', () => {
    const game = play(set(backgammon, atTheEnd, { cube: four, dice: [6, 5] }), [1, 6]);
    assert.deepEqual(game.outcome, { winner: 'white', kind: 'mars', points: 8, by: 'bearing-off' });
    assert.equal(outcome(backgammon, parsePosition('W off:15 | B 13:15', backgammon), 4)?.points, 8);
  });

  it('multiplies the result that is read after the last throw', () => {
    const rules = parseRules('lastThrow=true cube.limit=64', 'kratka');
    let game = play(set(rules, 'W 1:1 off:14 | B 6:1 5:1 off:13', { cube: four, dice: [6, 5] }), [1, 6]);
    assert.equal(game.outcome, null);
    game = play(throwInGame(game, [4, 3]), [6, 4], [5, 3]);
    assert.deepEqual(game.outcome, { winner: 'white', kind: 'oin', points: 4, by: 'last-throw' });
  });

  it('multiplies a resignation, by position or by what is off', () => {
    const start = startPosition(prava);
    const byOff = parseRules('cube.limit=64', 'prava');
    assert.equal(resignation(byOff, start, 'black', 4).points, 8);
    assert.equal(resignation(backgammon, start, 'black', 4).points, 12);
    const offered = resign(gameFrom(byOff, { ...nothing, position: start, cube: four }), 'white').offer;
    assert.equal(offered?.points, 8);
  });
});

describe('resigning', () => {
  const start = startPosition(prava);
  const price = (options: string): number => resignation(parseRules(options), start, 'white').points;

  it('costs by what is off, or by the position', () => {
    assert.equal(price('scoring=koks resignation=marsIfNoneOff'), 2);
    assert.equal(price('scoring=koks resignation=byPosition'), 3);
  });

  it('costs no more than the scoring counts', () => {
    assert.equal(price('scoring=oin resignation=marsIfNoneOff'), 1);
    assert.equal(price('scoring=oin resignation=byPosition'), 1);
  });

  it('ends the game: nothing is thrown after it', () => {
    const game = resign(startGame(prava, 'white'), 'white');
    assert.throws(() => throwInGame(game, [6, 5]), { code: 'wrong-phase', refusal: { code: 'game-over' } });
  });
});

describe('the mothers', () => {
  const won = 'W 13:14 1:1 | B 24:1! 10:14';

  it('win for either side', () => {
    assert.equal(outcome(tapa, parsePosition(won, tapa))?.winner, 'white');
    assert.equal(outcome(tapa, parsePosition('W 24:1! 10:14 | B 13:14 1:1', tapa))?.winner, 'black');
  });

  it('cost no more than the scoring counts', () => {
    const worth = (scoring: Rules['scoring']) => {
      const rules = parseRules({ scoring }, 'tapa');
      const { kind, points } = outcome(rules, parsePosition(won, rules))!;
      return [kind, points];
    };
    assert.deepEqual(worth('oin'), ['oin', 1]);
    assert.deepEqual(worth('mars'), ['mars', 2]);
    assert.deepEqual(worth('koks'), ['mars', 2]);
  });

  it('end the game without a last throw', () => {
    const game = play(set(parseRules('lastThrow=true', 'tapa'), 'W 13:14 3:1 | B 24:1 10:14', { dice: [2, 1] }), [3, 2]);
    assert.deepEqual(game.outcome, { winner: 'white', kind: 'mars', points: 2, by: 'mother' });
  });
});

describe('the guard', () => {
  it('does not count dice handed over, which are no roll', () => {
    // white can move neither by the 6 handed over nor by 6-6: one roll without a move, not two
    const rules = parseRules('maxRollsWithoutMove=2 pass=all');
    let game = set(rules, 'W 20:1 off:14 | B 11:2 6:13', { passed: [[6]] });
    game = confirm(throwInGame(confirm(game), [6, 6]));
    assert.deepEqual([game.outcome, game.idle], [null, 1]);
  });
});

describe('throwing', () => {
  it('decides the opening once', () => {
    const decided = throwOpening(startGame(prava), { white: 5, black: 3 });
    assert.throws(() => throwOpening(decided, { white: 1, black: 3 }), { code: 'wrong-phase', refusal: { code: 'already-rolled' } });
  });

  it('is done once in a turn', () =>
    assert.deepEqual(explainAction(throwInGame(startGame(prava, 'white'), [6, 5]), { type: 'roll' }), { code: 'already-rolled' }));

  it('waits for all dice handed over', () => {
    const game = set(parseRules('pass=all'), 'W 24:15 | B 24:15', { passed: [[5, 5], [6]] });
    assert.deepEqual(explainAction(game, { type: 'roll' }), { code: 'passed-first', dice: [5, 5, 6] });
    assert.deepEqual(explainAction(moveInGame(game, { from: 24, die: 5 }), { type: 'roll' }), { code: 'passed-first', dice: [5, 6] });
  });

  it('comes after a confirm where dice handed over need not be played', () => {
    const passed = { passed: [[5, 5]] };
    const text = 'W 24:2 8:13 | B 24:2 8:13';
    assert.equal(explainAction(set(parseRules('pass=all passed.mandatory=false'), text, passed), { type: 'confirm' }), null);
    assert.deepEqual(explainAction(set(parseRules('pass=all'), text, passed), { type: 'confirm' }), { code: 'not-finished', dice: [5, 5] });
  });
});

describe('what can be asked of a game', () => {
  it('nothing after its end, no cube where there is none, no way back before a move', () => {
    assert.deepEqual(explainAction(resign(startGame(prava, 'white'), 'white'), { type: 'roll' }), { code: 'game-over' });
    for (const game of [startGame(prava), startGame(prava, 'white')])
      assert.deepEqual(explainAction(game, { type: 'double' }), { code: 'no-cube' });
    assert.deepEqual(explainAction(throwInGame(startGame(prava, 'white'), [6, 5]), { type: 'undo' }), { code: 'nothing-to-undo' });
  });
});

describe('what a loser with nothing off pays', () => {
  const points = (black: string, rules = kratka): number => outcome(rules, parsePosition(`W off:15 | B ${black}`, rules))!.points;

  it('is koks with a checker on the bar or on one of the six points of the other home', () => {
    assert.deepEqual([points('bar:1 6:14'), points('24:1 6:14'), points('19:1 6:14')], [3, 3, 3]);
    assert.equal(points('18:1 6:14'), 2);
    // in the same direction white's home is black's 18 to 13
    const gyulbara = parseRules('scoring=koks', 'gyulbara');
    assert.deepEqual([points('18:1 6:14', gyulbara), points('13:1 6:14', gyulbara)], [3, 3]);
    assert.deepEqual([points('24:1 6:14', gyulbara), points('12:1 6:14', gyulbara)], [2, 2]);
  });

  it('is an oin with a checker off, also on resigning (M4)', () => {
    assert.equal(points('24:1 6:13 off:1'), 1);
    assert.equal(resignation(prava, parsePosition('W 24:14 off:1 | B 6:15', prava), 'white').points, 1);
    assert.equal(resignation(prava, parsePosition('W 24:15 | B 6:15', prava), 'white').points, 2);
  });
});

describe('a match', () => {
  it('has its game as it stands', () => {
    const match = startMatch({ set: 'turska' });
    const game = throwOpening(match.game, { white: 1, black: 6 });
    assert.deepEqual(withGame(match, game), { ...match, game });
  });

  it('has no game that nobody has won and that is no draw', () => {
    assert.equal(canEndSo(prava, { winner: null, kind: 'oin', points: 0, by: 'no-moves' }), false);
  });
});

describe('a game with a last throw', () => {
  it('has none where the second player finishes first', () => {
    const rules = parseRules('lastThrow=true', 'kratka');
    let game = throwInGame(set(rules, 'W 6:2 off:13 | B 1:1 off:14'), [2, 1]);
    game = play(game, [6, 2], [6, 1]);
    game = play(throwInGame(game, [6, 5]), [1, 6]);
    assert.deepEqual(game.outcome, { winner: 'black', kind: 'oin', points: 1, by: 'bearing-off' });
  });
});
