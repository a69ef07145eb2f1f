/** Matches in `.mat` and SGF: written ones read back, damaged ones keep their good games, long ones take no longer than they must. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  detect,
  formatSituation,
  gamesFrom,
  readMat,
  readRecord,
  readSgf,
  recordFrom,
  recordLimits,
  writeMat,
  writeSgf,
  type TextFormat,
} from '../../src/notation/index.js';
import { takesLinearTime } from '../support/linear.js';
import {
  matchReadsBack,
  matchReaders,
  matchStaysWhole,
  positionReadsBack,
  readsAnyMatch,
  remarksReadBack,
  type MatchFormat,
} from '../support/match-texts.js';
import { runs } from '../support/runs.js';

for (const format of Object.keys(matchReaders) as MatchFormat[])
  describe(`matches in ${format}`, () => {
    it('read back as they were written', () => matchReadsBack(format, runs(12)));
    it('stay whole around a damaged game', () => matchStaysWhole(format, runs(60, 1)));
    it('are read as far as they can be', () => readsAnyMatch(format, runs(400, 2)));
  });

describe('.mat', () => {
  it('takes nobody for the winner in the middle of his own roll', () => {
    const { games, faults } = recordFrom(' 5 point match\n\n Game 1\n A : 0     B : 0\n  1) 66: ????  Losses 2 points\n');
    assert.deepEqual([games[0]?.line.nodes.length, games[0]?.result, faults[0]?.code], [0, { winner: 'white', points: 2 }, 'bad-move']);
    assert.deepEqual(recordFrom(writeSgf(games)).faults, []);
  });
  it('tells a pass without its dice, and keeps the move beside it', () => {
    const turn = (pass: string): string =>
      ` 5 point match\n\n Game 1\n A : 0     B : 0\n  1) 31: 8/5 6/5        ${pass}\n  2) 42: 8/4 6/4\n`;
    for (const pass of ['Cannot Move', "Can't move", 'no move']) {
      const { games, faults } = recordFrom(turn(pass));
      assert.deepEqual(
        faults.map(({ code, line, column }) => [code, line, column]),
        [['bad-dice', 5, 25]],
        pass,
      );
      assert.equal(games[0]?.line.nodes.length, 1);
    }
    assert.deepEqual(
      recordFrom(turn('66: Cannot Move')).faults.map(({ code, column }) => [code, column]),
      [['illegal-play', 25]],
    );
  });
});

describe('SGF', () => {
  it('sets positions up', () => positionReadsBack(runs(150, 3)));
  it('keeps a comment that looks like a game', () => {
    const games = readRecord('[Game "backgammon"]\n{a\n\n(;FF\\[4}\nW 31: 8/5 6/5 {a\n\n(;GM\\[6\\]} B 42: 8/4 6/4').games;
    assert.deepEqual(recordFrom(writeSgf(games)), { games, faults: [] });
    assert.equal(games[0]?.line.note.text, 'a\n\n(;FF[4');
  });
  it('leaves out a variation of the rest of a roll', () => {
    const rest = 'W 66: 24/18 ... W resign mars B refuse W 66: 24/18 13/7(2) (1. W 66: 13/7(3))';
    const text = writeSgf(readRecord(`[Game "backgammon"]\n${rest}`).games);
    assert.match(text, /;W\[66xrxrmgmg\]\)\n$/);
  });
  it('sets the cube up step by step', () => {
    const cubeIn = (nodes: string): unknown => recordFrom(`(;GM[6];AE[a];CV[4]${nodes})`).games[0]?.start.cube;
    assert.deepEqual(cubeIn(';CP[w]'), { value: 4, owner: 'white' });
    assert.deepEqual(cubeIn(';CO[b]'), { value: 4, owner: 'black' });
    assert.deepEqual(cubeIn(';CP[w];CP[c]'), { value: 4, owner: null });
    assert.deepEqual(cubeIn(';CP[w];CV[1]'), { value: 1, owner: null });
  });
  it('keeps a throw behind a position that was set up', () => {
    for (const dice of ['', ' 66']) {
      const position = `W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 ; black${dice} cube 1`;
      const { games } = readRecord(`[Game "backgammon"]\n[Rules "cube.jacoby=false"]\n[Position "${position}"]\n1. B 66: ...\n*\n`);
      assert.equal(games[0]?.line.nodes.length, 1);
      assert.deepEqual(recordFrom(writeSgf(games)).games[0]?.line, games[0].line);
    }
  });
  it('passes over dice behind the end', () => {
    assert.deepEqual(recordFrom('(;GM[6];AE[a:y];DI[31])').faults, []);
  });
  it('keeps comments, judgements and variations', () => remarksReadBack(runs(100, 4)));
});

describe('long texts', () => {
  const match = ' 5 point match\n\n Game 1\n A : 0     B : 0\n';
  const root = '(;FF[4]GM[6]';
  const texts: Readonly<Record<string, (times: number) => string>> = {
    'mat: turns behind a fault': (times) => match + '  1) 31: 9/9        42: 8/4 6/4\n'.repeat(times / 30),
    'mat: many games': (times) => match + ' Game 2\n A : 0     B : 0\n  1) 31: 8/5 6/5\n'.repeat(times / 600),
    'mat: cells in one line': (times) => `${match} 1) ${'31: '.repeat(times / 4)}`,
    'mat: passes without dice': (times) => `${match} 1) ${'no '.repeat(times / 6)}${' '.repeat(times / 2)}cannot move`,
    'mat: spaces': (times) => `${match}${' '.repeat(times)}x\n 1)${' '.repeat(times)}31:${' '.repeat(times)}`,
    'mat: a score of colons': (times) => ` 5 point match\n Game 1\n${' : 1 :'.repeat(times / 6)}`,
    'mat: headers': (times) => '; [Event "x"]\n'.repeat(times / 14) + match,
    'mat: a header of quotes': (times) => `; [Event "${'" ]'.repeat(times / 3)}\n${match}`,
    'mat: empty lines': (times) => match + '\n'.repeat(times) + '31: 8/5',
    'mat: text outside of all cells': (times) => match + 'words\n'.repeat(times / 6),
    'sgf: branches within each other': (times) => root + '(;C[a]'.repeat(times / 6),
    'sgf: branches beside each other': (times) => `${root};W[31hefe]` + '(;B[31hefe])'.repeat(times / 100),
    'sgf: open brackets': (times) => root + '('.repeat(times),
    'sgf: values that do not end': (times) => root + 'C['.repeat(times / 2),
    'sgf: backslashes': (times) => `${root}C[${'\\'.repeat(times)}`,
    'sgf: empty nodes': (times) => root + ';'.repeat(times),
    'sgf: dice that are not played': (times) => root + ';DI[31]'.repeat(times / 7),
    'sgf: values of a property': (times) => `${root}AW${'[a]'.repeat(times / 3)}`,
    'sgf: rows of points': (times) => `${root}AE${'[a:z]'.repeat(times / 5)}`,
    'sgf: many games': (times) => `${root};W[31hefe])`.repeat(times / 300),
    'sgf: letters': (times) => root + 'a'.repeat(times),
    'sgf: junk': (times) => root + ', '.repeat(times / 2),
    'sgf: spaces': (times) => `(${' '.repeat(times)};FF[4]${' '.repeat(times)}`,
    'sgf: comments of a node': (times) => `${root};W[31hefe]C${'[a]'.repeat(times / 3)}`,
  };
  for (const [name, textOf] of Object.entries(texts)) it(name, () => takesLinearTime(recordFrom, textOf));
});

describe('texts of any format', () => {
  const games = 'W 31: 8/5 6/5\nB 42: 8/4 6/4';
  const texts: readonly (readonly [TextFormat | null, string, start: string, steps: number])[] = [
    ['record', `[Game "backgammon"]\n${games}`, '', 2],
    [null, `(note) ${games}`, '', 2],
    ['situation', 'W 24:1 | B 24:1 ; black 63', 'B 24:1', 0],
    ['xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:2:0:0:5:10', 'black 31', 0],
    ['xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:B:2:0:2:0:10', 'black', 2],
    ['gnu', '4HPwATDgc/ABMA:cAkAAAAAAAAE', 'white', 0],
    ['fibs', 'board:You:x:5:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:5:1:1:1:1:0:1:-1', 'white', 0],
    ['ogid', 'cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3:11', 'black', 1],
    ['sgf', 'Some words. (;GM[6];W[31hefe])', '', 1],
    ['sgf', '(;GM[6];AE[a:y]AW[f]AB[a];B[21accd])', 'W 6:1 off:14 | B 24:1 off:14 ; black', 1],
    ['mat', '  1) 31: 8/5 6/5     42: 8/4 6/4', '', 2],
  ];
  for (const [format, text, start, steps] of texts)
    it(`${format ?? 'none of them'}: ${text.slice(0, 30)}`, () => {
      assert.equal(detect(text), format);
      const [game] = gamesFrom(text, 'backgammon').map((one) => one.read());
      const position = game?.game.position ? formatSituation(game.game.position) : '';
      assert.ok(position.includes(start) && (position !== '') === (start !== ''), position);
      assert.equal(game?.game.line.nodes.length, steps);
      assert.equal(game.faults.length, format === null ? 1 : 0);
    });

  it('tells what it cannot open', () => {
    assert.throws(() => gamesFrom('XGID=-b'), { name: 'NotationError', code: 'foreign-field' });
    assert.throws(() => gamesFrom('x'.repeat(recordLimits.length + 1)), { name: 'NotationError', code: 'too-long' });
    assert.throws(() => gamesFrom(7 as unknown as string), { name: 'NotationError', code: 'syntax' });
    assert.throws(() => gamesFrom('', 'chess' as 'prava'), { name: 'RulesError', code: 'unknown-preset' });
    for (const read of [readMat, readSgf]) {
      assert.throws(() => read('words'), { name: 'NotationError', code: 'unknown-format' });
      assert.throws(() => read('x'.repeat(recordLimits.length + 1)), { name: 'NotationError', code: 'too-long' });
    }
    const many = recordLimits.games + 1;
    assert.throws(() => readMat(' Game 1\n'.repeat(many)), { name: 'NotationError', code: 'too-many-games' });
    assert.throws(() => readSgf('(;)'.repeat(many)), { name: 'NotationError', code: 'too-many-games' });
  });

  it('tells what it cannot write', () => {
    const record = (text: string) => readRecord(text).games;
    const refused = (write: typeof writeMat, text: string, code: string): void =>
      assert.throws(() => write(record(text)), { name: 'NotationError', code }, text);
    for (const write of [writeMat, writeSgf]) {
      refused(write, '[Game "gyulbara"]\nW 31: 24/21 24/23', 'other-game');
      refused(write, '[Game "backgammon"][Rules "start=24:2,6:13"]\n*', 'other-game');
      refused(write, '[Game "backgammon"]\nW 31: 8/5 ... W+1', 'not-sayable');
      const ends = '[Position "W 1:1 off:14 | B bar:1 13:14"]\nW 21: 1/off';
      refused(write, `[Game "prava"]${ends}`, 'not-sayable');
      assert.equal(write([]), '');
      assert.throws(() => write([{}] as never), { name: 'RulesError', code: 'bad-game' });
    }
    refused(writeMat, '[Game "backgammon"][Position "W 24:15 | B 24:1"]\n*', 'not-sayable');
    refused(writeMat, '[Game "backgammon"]\nW 31: 8/5 6/5\n[Rules "cube.jacoby=true"]\nW 31: 8/5 6/5', 'not-sayable');
    refused(writeMat, '[Game "backgammon"][Match "3"]\nW 31: 8/5 6/5\n[Match "5"]\nW 31: 8/5 6/5', 'not-sayable');
  });
});
