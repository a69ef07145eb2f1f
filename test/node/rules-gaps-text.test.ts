/** Corners of positions and options, as text and as data, that only the mutants asked for (docs/notation.md, docs/rules.md, "The options"). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { legalPlays, parsePosition, parseRules, presets } from '../../src/rules/index.js';
import type { Position } from '../../src/rules/index.js';

const { prava, tapa } = presets;

describe('a position as text', () => {
  it('names the sides in Cyrillic, too', () => {
    const text = ' 24:2 13:5 8:3 6:5';
    assert.deepEqual(parsePosition(`Б${text} | Ч${text}`, prava), parsePosition(`W${text} | B${text}`, prava));
    assert.deepEqual(parsePosition('ч 6:15 | б 24:15', prava), parsePosition('W 24:15 | B 6:15', prava));
  });

  const faults: [text: string, code: string, column: number][] = [
    ['W 24:15 | W 6:15', 'side-twice', 11],
    ['W 24:15', 'missing-side', 8],
    ['W 25:15 | B 6:15', 'bad-point', 3],
    ['W 24:14 0:1 | B 6:15', 'bad-point', 9],
    ['W 24:14 24:1 | B 6:15', 'point-twice', 9],
    ['W 24:9 off:3 | B 6:15', 'off-mismatch', 8],
    ['W 24:15 | B 6:14 1:1', 'shared-point', 18],
  ];
  for (const [text, code, column] of faults)
    it(`${text}: ${code}`, () => assert.throws(() => parsePosition(text, prava), { code, line: 1, column }));

  it('lists pinned checkers from the highest', () => {
    assert.deepEqual(parsePosition('W 3:1! 9:1! 6:13 | B 22:1 16:1 24:13', tapa).white.pinned, [9, 3]);
  });
});

describe('a position as data', () => {
  const side = (at: Record<number, number>, pinned: number[] = [], length = 26) => ({
    checkers: Array.from({ length }, (_, point) => at[point] ?? 0),
    pinned,
  });
  const black = side({ 6: 14, 1: 1 });
  const plays = (white: Position['white'], other = black) => legalPlays(tapa, { white, black: other }, 'white', [6, 5]);
  const fault = { code: 'bad-position' };

  it('has 26 places and 15 checkers a side, none of them negative', () => {
    assert.ok(plays(side({ 24: 1, 13: 14 }, [24])).length > 0);
    assert.throws(() => plays(side({ 24: 1, 13: 14 }, [24], 27)), fault);
    assert.throws(() => plays(side({ 24: 1, 13: 15, 5: -1 }, [24])), fault);
    assert.throws(() => plays(side({ 24: 1, 13: 13 }, [24])), fault);
  });

  it('has pins of lone checkers under enemy ones, each once', () => {
    assert.throws(() => plays(side({ 24: 2, 13: 13 }, [24])), fault, 'two checkers');
    assert.throws(() => plays(side({ 24: 1, 13: 14 }, [24, 24])), fault, 'twice');
    assert.throws(() => plays(side({ 23: 1, 13: 14 }, [23])), fault, 'no enemy');
    assert.throws(() => plays(side({ 24: 1, 13: 14 }, [24]), side({ 6: 14, 1: 1 }, [1])), fault, 'each other');
  });

  it('has no point of both sides without a pin', () => assert.throws(() => plays(side({ 24: 1, 13: 14 })), fault));
});

describe('options', () => {
  it('a limit of the cube is a power of two, or none', () => {
    for (const limit of [0, 2, 64, 1024]) assert.equal(parseRules({ cube: { limit } }).cube?.limit, limit);
    for (const limit of [1, 3, 48, 2048]) assert.throws(() => parseRules({ cube: { limit } }), { code: 'bad-option' });
  });

  it('a climb begins at the first roll or later', () => {
    assert.equal(parseRules('climb.from=1').climb?.from, 1);
    assert.throws(() => parseRules('climb.from=0'), { code: 'bad-option' });
    assert.throws(() => parseRules({ climb: { from: 0 } }), { code: 'bad-option' });
  });

  it('only a cube, a climb and a runner can be null', () => {
    const { cube, climb, runner } = parseRules('cube=null climb=null runner=null', 'backgammon');
    assert.deepEqual([cube, climb, runner], [null, null, null]);
    for (const name of ['walls', 'pins', 'passed', 'contact']) assert.throws(() => parseRules(`${name}=null`), { code: 'bad-option' });
  });

  it('a start is joined by commas in a text, fits the board, and is kept in the written order', () => {
    assert.equal(parseRules('start=6:5,8:3,24:2,13:5').start, '24:2 13:5 8:3 6:5');
    for (const start of ['24:16', '25:1', '24:2,24:2', 'null', '24:2,1:2']) {
      assert.throws(() => parseRules(`start=${start}`), { code: 'bad-option' });
      assert.throws(() => parseRules({ start }), { code: 'bad-option' });
    }
  });

  const faults: [text: string, code: string, column: number][] = [
    ['climb.from=3 chelebi', 'bad-option', 14],
    ['pins.mother.x=full', 'unknown-option', 1],
    ['leaveMove=true contact=kick', 'bad-option', 24],
  ];
  for (const [text, code, column] of faults) it(`${text}: ${code}`, () => assert.throws(() => parseRules(text), { code, line: 1, column }));
});
