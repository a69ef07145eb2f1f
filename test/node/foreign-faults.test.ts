/** Foreign positions that are wrong, and those that cannot be written (docs/notation.md, "Foreign positions"). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  NotationError,
  parseSituation,
  readForeign,
  readGnuId,
  readXgid,
  situationFrom,
  writeGnuId,
  writeXgid,
} from '../../src/notation/index.js';
import type { ForeignFacts, ForeignFormat, ForeignOffer } from '../../src/notation/index.js';
import { parseRules, presets } from '../../src/rules/index.js';
import type { Rules } from '../../src/rules/index.js';
import { readers, writers, type Written } from '../support/foreign.js';

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';

const fault =
  (code: string, place?: readonly [line: number, column: number], expected?: string) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof NotationError, String(error));
    assert.equal(error.code, code);
    if (place) assert.deepEqual([error.line, error.column], place);
    if (expected !== undefined) assert.equal(error.expected, expected);
    return true;
  };

describe('foreign positions: faults and their places', () => {
  const faults: readonly (readonly [ForeignFormat, string, string, number, number, string?])[] = [
    ['xgid', 'XGID=-b----E-C---eE---c-e--B-:0:0:1:00', 'foreign-field', 1, 30, '26 × -, A … O, a … o'],
    ['xgid', 'XGID=-b----E-C---eE---c-e----B--:0:0:1:00', 'foreign-field', 1, 32, ': 0 … 19'],
    ['xgid', 'XGID=-b----E-C---eE---c-e----P-:0:0:1:00:0:0:0:0:10', 'too-many-checkers', 1, 6],
    ['xgid', 'XGID=Ab----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10', 'foreign-field', 1, 6, '-, a … o'],
    ['xgid', 'XGID=-b----E-C---eE---c-e----Bb:0:0:1:00:0:0:0:0:10', 'foreign-field', 1, 31, '-, A … O'],
    ['xgid', 'XGID=-b----E-C---eE---c-e----B-:20:0:1:00:0:0:0:0:10', 'foreign-field', 1, 32, ': 0 … 19'],
    ['xgid', 'XGID=-b----E-C---eE---c-e----B-:0:2:1:00:0:0:0:0:10', 'foreign-field', 1, 34, ': -1, 0, 1'],
    ['xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:0:00:0:0:0:0:10', 'foreign-field', 1, 36, ': -1, 1'],
    ['xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10', 'foreign-field', 1, 38, ': 00, 63, D, B, R'],
    ['xgid', '\nXGID=-b----E-C---eE---c-e----B-:0:0:1:63:x', 'foreign-field', 2, 41, ': 0'],
    ['xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:4:0:10', 'foreign-field', 1, 45, ': 0, 1, 2, 3'],
    ['xgid', 'XGID=-b----E-C---eE---c-e----B-:3:1:1:63:0:0:0:0:2', 'foreign-field', 1, 49, ': 3 … 10'],
    ['gnu', '4HPwATDgc/ABM', 'foreign-field', 1, 14],
    ['gnu', '////////////AA', 'too-many-checkers', 1, 1],
    ['gnu', 'ewMAAD4gAAAAAQ', 'foreign-field', 1, 1, 'Position ID 4HPwATDgc/ABMA'],
    ['gnu', '4HPwATDgc/ABMA:////AAAAAAAE', 'foreign-field', 1, 16, 'Match ID cAkAAAAAAAAE'],
    ['gnu', 'AwAAAAAADAAAAA', 'shared-point', 1, 1],
    ['fibs', 'bord:You', 'foreign-field', 1, 1, 'board:'],
    ['fibs', 'board:You:x:5:0:0:0:-2:a', 'foreign-field', 1, 23, '-15 … 15'],
    ['fibs', 'board:You:x:5:0:0:0:-2:99', 'foreign-field', 1, 23, '-15 … 15'],
    ['fibs', 'board:You:', 'foreign-field', 1, 11, 'Anna'],
    ['snowie', '0;1;1;1', 'foreign-field', 1, 5, '0 … 0'],
    ['snowie', '0;1;0;1;1;a', 'foreign-field', 1, 11, 'Anna'],
    ['snowie', '0;1;0;1;1;a;b;0;0;0;3;0', 'foreign-field', 1, 21, '1, 2, 4'],
    ['snowie', '0;1;0;1;1;a;b;0;0;0;1;0;1', 'foreign-field', 1, 25, '-15 … 0'],
    ['ogid', '11x:oo:N0N', 'foreign-field', 1, 3, ':'],
    ['ogid', '11p:oo:N0N', 'foreign-field', 1, 3, '0 … 9, a … o'],
    ['ogid', '1111111111111111:oo:N0N', 'too-many-checkers', 1, 16],
    ['ogid', '11:oo:X0N', 'foreign-field', 1, 6, ': W, B, N'],
    ['ogid', '11:o1:N0N', 'shared-point', 1, 1],
    ['ogid', '11:oo:N0N:31:W:R:0:0:1:0:3', 'foreign-field', 1, 25, ': 15'],
  ];
  for (const [format, text, code, line, column, expected] of faults)
    it(`${JSON.stringify(text)}: ${code}`, () => {
      assert.throws(() => readers[format](text), fault(code, [line, column], expected));
    });

  it('a damaged GNU ID is known for one', () => {
    const position = 'GNU ID: 14 × A … Z, a … z, 0 … 9, +, /';
    const match = 'GNU ID: 12 × A … Z, a … z, 0 … 9, +, /';
    for (const read of [readForeign, (text: string) => situationFrom(text, presets.backgammon)]) {
      assert.throws(() => read('4HPwATDgc_ABMA'), fault('foreign-field', [1, 10], position));
      assert.throws(() => read('4HPwATDgc_ABMA:cAkAAAAAAAAE'), fault('foreign-field', [1, 10], position));
      assert.throws(() => read('4HPwATDgc/ABM:cAkAAAAAAAAE'), fault('foreign-field', [1, 14], position));
      assert.throws(() => read('4HPwATDgc/ABMA:cAkAAA_AAAAE'), fault('foreign-field', [1, 22], match));
      assert.throws(() => read('4HPwATDgc/ABMA:cAkAAAAAAAA'), fault('foreign-field', [1, 27], match));
      assert.throws(() => read('zHPwATDgc/ABMA'), fault('too-many-checkers', [1, 1]));
    }
  });

  it('says so when it is given no text', () => {
    for (const value of [null, undefined, 7, {}, []] as unknown as string[])
      for (const read of [...Object.values(readers), readForeign]) assert.throws(() => read(value), fault('unknown-format'));
  });
});

describe('foreign positions: what cannot be written', () => {
  const read = (text: string, rules: Rules = presets.backgammon) => parseSituation(text, rules);
  const refuses = (
    code: string,
    text: string,
    rules: Rules = presets.backgammon,
    facts: ForeignFacts = {},
    some: readonly Written[] = ['xgid', 'gnu', 'fibs', 'snowie'],
  ) => {
    for (const format of some) assert.throws(() => writers[format](read(text, rules), rules, facts), fault(code), format);
  };

  it('other games', () => {
    for (const game of ['gyulbara', 'tapa', 'plakoto', 'fevga', 'chelebi', 'kavkazka'] as const)
      refuses(
        'other-game',
        `${start} ; white`,
        presets[game].travel === 'parallel' ? parseRules('walls.quarter=off', game) : presets[game],
      );
    for (const change of [
      'lastThrow=true',
      'pass=all',
      'leaveMove=true',
      'walls.quarter=always',
      'walls.front=whileStartHeld',
      'runner=past',
      'hitAndRun=forbidden',
      'contact=block',
    ])
      refuses('other-game', `${start} ; white`, parseRules(change, 'backgammon'));
  });

  it('games that move as backgammon does are written', () => {
    for (const game of ['prava', 'portes', 'tavla', 'obiknovena', 'kratka'] as const) {
      const text = writeXgid(read(`${start} ; white 63`, presets[game]), presets[game]);
      assert.equal(text, 'XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:0:0:0');
      assert.equal(readXgid(text).rules.cube, null);
      for (const write of Object.values(writers))
        assert.equal(typeof write(read(`${start} ; white 63`, presets[game]), presets[game]), 'string');
    }
  });

  it('what is missing, and what they have no place for', () => {
    refuses('player-missing', start);
    refuses('not-sayable', `${start} ; white rolls 1-1`);
    refuses('not-sayable', `${start} ; white passed 55`);
    refuses('not-sayable', `${start} ; white cube 1 black`);
    refuses('not-sayable', `${start} ; white score 40000-0`);
    refuses('not-sayable', `${start} ; white score 1-2/7`, presets.backgammon, { crawford: true });
    refuses('not-sayable', `${start} ; white cube 2 white score 1-6/7`, presets.backgammon, { crawford: true });
    refuses('not-sayable', `${start} ; white 63`, presets.backgammon, { offer: { kind: 'double', by: 'white' } });
    refuses('not-sayable', `${start} ; white`, presets.backgammon, { offer: { kind: 'double', by: 'black' } });
    refuses('not-sayable', `${start} ; white`, presets.backgammon, { offer: { kind: 'beaver', by: 'white' } });
    refuses('not-sayable', `${start} ; white`, presets.backgammon, { offer: { kind: 'beaver', by: 'black' } }, ['gnu', 'fibs', 'snowie']);
    refuses('not-sayable', `${start} ; white`, presets.backgammon, { offer: { kind: 'double', by: 'white' } }, ['fibs', 'snowie']);
    refuses('not-sayable', `${start} ; white`, presets.backgammon, { offer: { kind: 'resign', by: 'white', price: 'oin' } }, [
      'xgid',
      'fibs',
      'snowie',
    ]);
    refuses('not-sayable', `${start} ; white`, presets.backgammon, { offer: { kind: 'resign', by: 'white' } as ForeignOffer });
    refuses('not-sayable', `${start} ; white cube 65536 white`, presets.backgammon, {}, ['gnu']);
    refuses('not-sayable', `${start} ; white`, presets.backgammon, { names: { white: 'a:b;c', black: 'x' } }, ['fibs', 'snowie']);
    refuses('not-sayable', `${start} ; white`, presets.backgammon, { names: { white: 'a', black: 'x\ny' } }, ['fibs', 'snowie']);
  });

  it('without a word about it, a game that can be the Crawford game is', () => {
    const match = parseRules('cube.crawford=true', 'backgammon');
    const text = `${start} ; white score 4-2/5`;
    assert.match(writeXgid(read(text, match), match), /:4:2:1:5:10$/);
    assert.match(writeXgid(read(text, match), match, { crawford: false }), /:4:2:0:5:10$/);
    assert.match(writeXgid(read(text), presets.backgammon), /:4:2:0:5:10$/);
    assert.equal(readGnuId(writeGnuId(read(text, match), match)).crawford, true);
  });
});

describe('foreign positions: on a board of some game', () => {
  const id = 'XGID=-a-a--E-C---dE---d-e----B-:0:0:1:42:0:0:0:7:10';
  it('is a situation of that game', () => {
    assert.deepEqual(situationFrom(id, presets.backgammon), readXgid(id).situation);
    assert.equal(situationFrom(id, presets.prava).cube, null);
    assert.deepEqual(situationFrom(id.replace(':0:0:1', ':1:1:1'), presets.prava).cube, { value: 2, owner: 'white' });
    assert.deepEqual(situationFrom(id.replace(/10$/, '0'), presets.backgammon).cube, { value: 1, owner: null });
    assert.deepEqual(situationFrom(`${start} ; white 63`, presets.prava), parseSituation(`${start} ; white 63`, presets.prava));
  });

  it('is refused where the game moves otherwise', () => {
    for (const game of ['gyulbara', 'tapa', 'chelebi'] as const) assert.throws(() => situationFrom(id, presets[game]), fault('other-game'));
  });

  it('tells the faults of a text as it is written', () => {
    assert.throws(() => situationFrom(id.replace(':42', ':72'), presets.prava), fault('foreign-field', [1, 38]));
    assert.throws(() => situationFrom('W 24:2 | B 24:20', presets.prava), fault('too-many-checkers', [1, 12]));
    assert.throws(() => situationFrom('nonsense', presets.prava), fault('syntax', [1, 1]));
  });
});
