/** Situations as text: what is read, what is written, and where a fault lies (docs/notation.md, "Situation"). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatSituation, NotationError, parseSituation } from '../../src/notation/index.js';
import { acrossPoint, presets, startPosition } from '../../src/rules/index.js';
import type { Dice, Player, Position, PresetId, Rules, Situation } from '../../src/rules/index.js';

const ids = Object.keys(presets) as PresetId[];
const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';

/** A position that can be said: nothing shared but pins. Each number puts one checker. */
function placed(rules: Rules, numbers: readonly number[], pins: readonly number[]): Position {
  const sides = { white: new Array<number>(26).fill(0), black: new Array<number>(26).fill(0) };
  const pinned: Record<Player, number[]> = { white: [], black: [] };
  numbers.forEach((number, index) => {
    const [mine, theirs] = index % 2 === 0 ? [sides.white, sides.black] : [sides.black, sides.white];
    const isFree = (point: number): boolean => point < 1 || point > 24 || theirs[acrossPoint(point, rules.travel)] === 0;
    let point = number % 26;
    while (!isFree(point)) point = (point + 1) % 26;
    mine[point] = (mine[point] ?? 0) + 1;
  });
  if (rules.contact === 'pin')
    for (const pin of pins) {
      const player = pin % 2 === 0 ? 'white' : 'black';
      const [mine, theirs] = player === 'white' ? [sides.white, sides.black] : [sides.black, sides.white];
      const point = (pin % 24) + 1;
      const from = mine.findIndex((count) => count > 1);
      if (mine[point] !== 0 || theirs[acrossPoint(point, rules.travel)] === 0 || from < 0) continue;
      if (pinned[player === 'white' ? 'black' : 'white'].includes(acrossPoint(point, rules.travel))) continue;
      mine[from] = (mine[from] ?? 0) - 1;
      mine[point] = 1;
      pinned[player].push(point);
    }
  const side = (player: Player) => ({ checkers: sides[player], pinned: pinned[player].sort((a, b) => b - a) });
  return { white: side('white'), black: side('black') };
}

const die = fc.integer({ min: 1, max: 6 });
const stage = fc.oneof(
  fc.tuple(die, die).filter(([a, b]) => a !== b),
  fc.tuple(die, fc.integer({ min: 1, max: 4 })).map(([number, count]) => new Array<number>(count).fill(number)),
) as fc.Arbitrary<Dice>;
const player = fc.constantFrom<Player>('white', 'black');
const count = fc.integer({ min: 0, max: 99 });

const plain = { noNullPrototype: true } as const;
const situation: fc.Arbitrary<{ rules: Rules; situation: Situation }> = fc
  .record({
    id: fc.constantFrom(...ids),
    numbers: fc.array(fc.nat(25), { minLength: 30, maxLength: 30 }),
    pins: fc.array(fc.nat(99), { maxLength: 8 }),
    player: fc.option(player),
    dice: fc.option(fc.tuple(die, die)),
    cube: fc.record({ value: fc.constantFrom(1, 2, 4, 64, 1024), owner: fc.option(player) }, plain),
    score: fc.option(fc.record({ white: count, black: count, length: fc.option(fc.integer({ min: 1, max: 99 })) }, plain)),
    rolls: fc.record({ white: count, black: count }, plain),
    passed: fc.array(stage, { maxLength: 6 }),
  })
  .map(({ id, numbers, pins, dice, passed, cube, rolls, ...said }) => ({
    rules: presets[id],
    situation: {
      position: placed(presets[id], numbers, pins),
      ...said,
      dice: said.player && dice,
      passed: said.player ? passed : [],
      cube: presets[id].cube && cube,
      rolls: presets[id].climb && rolls,
    },
  }));

const faultOf = (text: unknown, rules: Rules = presets.backgammon): NotationError => {
  try {
    parseSituation(text as string, rules);
  } catch (error) {
    assert.ok(error instanceof NotationError, String(error));
    return error;
  }
  return assert.fail(`read: ${String(text)}`);
};

describe('situation: reading', () => {
  const read = (said: string, rules: Rules = presets.backgammon): string =>
    formatSituation(parseSituation(start + said, rules)).slice(start.length);

  it('reads a bare position', () => {
    const { position, ...said } = parseSituation(start, presets.prava);
    assert.deepEqual(position, startPosition(presets.prava));
    assert.deepEqual(said, { player: null, dice: null, cube: null, score: null, rolls: null, passed: [] });
  });

  it('fills in a cube in the middle and no rolls, where the game has them', () => {
    assert.deepEqual(parseSituation(start, presets.backgammon).cube, { value: 1, owner: null });
    assert.deepEqual(parseSituation(start, presets.chelebi).rolls, { white: 0, black: 0 });
    assert.equal(read(''), ' ; cube 1');
    assert.equal(read('', presets.chelebi), ' ; rolls 0-0');
  });

  const spellings: [string, string][] = [
    ['; white 63', ' ; white 63 cube 1'],
    [';white6-3', ' ; white 63 cube 1'],
    [' ; w 6 3', ' ; white 63 cube 1'],
    ['; б 6–3', ' ; white 63 cube 1'],
    ['; Бели 63', ' ; white 63 cube 1'],
    ['; ЧЕРНИ, 11', ' ; black 11 cube 1'],
    ['; ч 4444', ' ; black 44 cube 1'],
    ['; cube 2', ' ; cube 2'],
    ['; cube 64 b; white', ' ; white cube 64 black'],
    ['; cube 4, white', ' ; white cube 4'],
    ['; cube 4 white black', ' ; black cube 4 white'],
    ['; score 1-2/5 black', ' ; black cube 1 score 1-2/5'],
    ['; score 1:2 / 7', ' ; cube 1 score 1-2/7'],
    ['; score 0 − 12', ' ; cube 1 score 0-12'],
    ['; w passed 5,63 ; 44 6666', ' ; white cube 1 passed 5 63 44 6666'],
    ['; w passed 6-3 rolls 1-2', ' ; white cube 1 rolls 1-2 passed 63'],
    ['\n; white\r\n63\n', ' ; white 63 cube 1'],
    [' ; ', ' ; cube 1'],
  ];
  for (const [said, written] of spellings) it(`takes ${JSON.stringify(said)}`, () => assert.equal(read(said), written));

  it('gives frozen data', () => {
    const { passed, dice } = parseSituation(`${start}; w 63 passed 55`, presets.prava);
    assert.ok(Object.isFrozen(passed) && Object.isFrozen(passed[0]) && Object.isFrozen(dice));
  });
});

describe('situation: faults and their places', () => {
  const n = start.length;
  const faults: [string, string, number, number, string?][] = [
    [`${start}; В 63`, 'cyrillic-letter', 1, n + 3],
    [`${start}; white 73`, 'bad-dice', 1, n + 9],
    [`${start}; white 6`, 'bad-dice', 1, n + 9],
    [`${start}; white 635`, 'bad-dice', 1, n + 9],
    [`${start}; white 63 63`, 'field-twice', 1, n + 12],
    [`${start}; white foo`, 'bad-field', 1, n + 9],
    [`${start}; white\n  @`, 'bad-field', 2, 3],
    [`${start};\r\nwhite black`, 'field-twice', 2, 7],
    [`${start}; 63`, 'player-missing', 1, n + 2],
    [`${start}; passed 55`, 'player-missing', 1, n + 2],
    [`${start}; cube 3`, 'bad-cube', 1, n + 3],
    [`${start}; cube`, 'bad-cube', 1, n + 3],
    [`${start}; white cube 0`, 'bad-cube', 1, n + 9],
    [`${start}; score 1`, 'bad-score', 1, n + 9],
    [`${start}; score 1-2/`, 'bad-score', 1, n + 9],
    [`${start}; rolls 3`, 'bad-rolls', 1, n + 9],
    [`${start}; rolls 3-2/5`, 'bad-rolls', 1, n + 3],
    [`${start}; w passed`, 'bad-passed', 1, n + 11],
    [`${start}; w passed 554`, 'bad-passed', 1, n + 12],
    [`${start}; w passed 55 66666`, 'bad-passed', 1, n + 15],
    [`${start}; w passed 57`, 'bad-passed', 1, n + 12],
    [`${start} В 24:2`, 'syntax', 1, n + 2],
    ['W 24:2', 'missing-side', 1, 7],
    ['', 'missing-side', 1, 1],
    ['W 24:2 | В 24:2', 'cyrillic-letter', 1, 10, 'B, or Ч for black'],
    ['W 24:2 |\nB 24:2\n99:1 ; white', 'bad-point', 3, 1],
    ['W 24:2 24:1 | B 1:2', 'point-twice', 1, 8],
    ['W 24:9 23:9 | B 1:2', 'too-many-checkers', 1, 8],
    ['W 24:9 off:9 | B 1:2', 'too-many-checkers', 1, 8],
    ['W 24:9 off:3 | B 1:2', 'off-mismatch', 1, 8],
    ['W 24:2 | B 6:5 1:2', 'shared-point', 1, 16],
    ['W 24:1! | B 1:2', 'pin-not-in-game', 1, 3],
  ];
  for (const [text, code, line, column, expected] of faults)
    it(`${JSON.stringify(text.replace(start, '…'))}: ${code}`, () => {
      const fault = faultOf(text);
      assert.deepEqual([fault.code, fault.line, fault.column], [code, line, column]);
      assert.ok(fault.message.length > 0);
      if (expected) assert.equal(fault.expected, expected);
    });

  const pins: [string, string, number][] = [
    ['W 24:1! | B 6:2', 'pin-without-enemy', 3],
    ['W 24:2! | B 1:2', 'pin-not-lone', 3],
    ['W bar:1! | B 1:2', 'pin-not-lone', 3],
    ['W 24:1! | B 1:1!', 'pin-twice', 3],
    ['W 24:1 | B 1:2', 'shared-point', 12],
  ];
  for (const [text, code, column] of pins)
    it(`${text}: ${code}`, () => {
      const fault = faultOf(text, presets.tapa);
      assert.deepEqual([fault.code, fault.line, fault.column], [code, 1, column]);
    });

  it('says so when it is given no text', () => {
    for (const value of [null, undefined, 7, {}, []]) assert.equal(faultOf(value).code, 'syntax');
  });
});

describe('situation: properties', () => {
  it('what is written reads back the same', () => {
    fc.assert(
      fc.property(situation, ({ rules, situation }) => {
        const text = formatSituation(situation);
        assert.deepEqual(parseSituation(text, rules), situation);
        assert.equal(formatSituation(parseSituation(text, rules)), text);
      }),
      { numRuns: 1000 },
    );
  });

  it('dice that are nobody’s are not written, for they could not be read', () => {
    const read = parseSituation('W 24:15 | B 24:15 ; white 63', presets.tapa);
    for (const more of [{}, { dice: null, passed: [[5]] }])
      assert.throws(() => formatSituation({ ...read, ...more, player: null }), { name: 'NotationError', code: 'player-missing' });
  });

  it('a mutated text is read or is a NotationError within the text', () => {
    const pieces = fc.constantFrom(
      'W',
      'B',
      'В',
      '|',
      ';',
      ' ',
      ':',
      '!',
      '15',
      '24:1',
      'bar:',
      'white',
      'cube 2',
      'passed',
      '-',
      '/',
      '\n',
      ' ',
      '🎲',
      '́',
      '６',
    );
    fc.assert(
      fc.property(
        situation,
        fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.oneof(pieces, fc.string({ maxLength: 3 }))), { maxLength: 4 }),
        ({ rules, situation }, changes) => {
          let text = formatSituation(situation);
          for (const [at, length, piece] of changes) {
            const index = at % (text.length + 1);
            text = text.slice(0, index) + piece + text.slice(index + length);
          }
          try {
            const read = parseSituation(text, rules);
            assert.deepEqual(parseSituation(formatSituation(read), rules), read);
          } catch (error) {
            assert.ok(error instanceof NotationError, `${JSON.stringify(text)}: ${String(error)}`);
            const lines = text.split(/\r\n|\r|\n/);
            assert.ok(error.line <= lines.length && error.column <= (lines[error.line - 1] ?? '').length + 1, text);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('reads long texts in linear time', () => {
    for (const piece of [' ', '6', '6 ', '55 ', '; ', 'cube ', '1-', 'score 1-2/', 'а', '-', '24:1 ', '|', '\n', '5-']) {
      const long = piece.repeat(200_000 / piece.length);
      for (const text of [
        `${start};white passed 5${long}@`,
        `${start};${long}@`,
        `${start};w 6${long}@`,
        `${start}; score 1${long}@`,
        long,
      ]) {
        const began = process.cpuUsage();
        faultOf(text);
        assert.ok(process.cpuUsage(began).user < 1_000_000, JSON.stringify(text.slice(0, 70)));
      }
    }
  });
});
