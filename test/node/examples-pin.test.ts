/** The worked examples of Тапа and Плакото (docs/rules.md, "Worked examples"), under their own names. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePosition, parseRules, presets, startTurn, throwDice } from '../../src/rules/index.js';
import { Example, endsOf, four } from '../support/example.js';

const { tapa, plakoto } = presets;
const traditional = presets['tapa-traditional'];
const WON = (winner: 'white' | 'black') => ({ winner, kind: 'mars', points: 2, by: 'mother' });

describe('Тапа: examples', () => {
  it('T1 pin', () => {
    const text = 'W 13:1 6:14 | B 24:14 15:1';
    const example = new Example(tapa, text, [3, 2]);
    example.legal('13/10/8', '13/10 6/4');
    assert.equal(example.after('13/10'), 'W 10:1 6:14 | B 24:14 15:1!');
    assert.equal(example.after('13/10/8'), 'W 8:1 6:14 | B 24:14 15:1');
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const pinned = new Example(tapa, example.after('13/10 6/4'), [die], 'black');
      assert.ok(
        pinned.results.every((result) => result.includes('15:1!')),
        `a ${die} moves the pinned checker`,
      );
    }
  });

  it('T2 more pinners, and no pin of a pinner', () => {
    const added = new Example(tapa, 'W 12:1 10:1 6:13 | B 24:14 15:1!', [2, 1]);
    added.legal('12/10 6/5');
    assert.match(added.after('12/10 6/5'), /^W 10:2 .*15:1!$/);
    for (const dice of [[2], [2, 1]]) new Example(tapa, 'W 10:1 6:14 | B 24:13 17:1 15:1!', dice, 'black').illegal('17/15', '17/15 24/23');
  });

  it('T3 forced release', () => {
    const example = new Example(tapa, 'W 18:14 10:1 | B 15:1! 13:2 12:2 1:10', [6, 5]);
    example.only('10/4');
    assert.equal(example.after('10/4'), 'W 18:14 4:1 | B 15:1 13:2 12:2 1:10');
  });

  it('T4 mother, own start empty', () => {
    const example = new Example(tapa, 'W 13:14 3:1 | B 24:1 10:14', [2, 1]);
    example.legal('3/1', '13/12 3/1', '13/11 13/12');
    example.illegal('3/1 13/12');
    assert.deepEqual(example.outcomeOf('3/1'), WON('white'));
    assert.deepEqual(example.outcomeOf('13/12 3/1'), WON('white'));
    assert.equal(example.outcomeOf('13/11 13/12'), null);
  });

  it('T5 mother pinned, own start not empty', () => {
    const example = new Example(tapa, 'W 24:1 13:13 3:1 | B 24:1 10:14', [5, 2]);
    assert.equal(example.outcomeOf('3/1'), null);
    example.illegal('3/1');
    example.legal('3/1 24/19', '24/19 3/1', '3/1 13/8');
    assert.deepEqual(example.outcomeOf('3/1 24/19'), WON('white'));
    assert.deepEqual(example.outcomeOf('24/19 3/1'), WON('white'));
    assert.equal(example.outcomeOf('3/1 13/8'), null);
  });

  it('T6 one checker left on the start', () => {
    const example = new Example(tapa, 'W 24:2 13:12 3:1 | B 24:1 10:14', [5, 2]);
    example.legal('24/19 3/1');
    assert.equal(example.outcomeOf('24/19 3/1'), null);
  });

  for (const rules of [tapa, plakoto]) {
    it(`${rules === tapa ? 'T7' : 'L5'} both mothers`, () => {
      const example = new Example(rules, 'W 24:1 13:13 1:1 | B 24:1! 10:13 3:1', [2, 1], 'black');
      example.legal('3/1');
      assert.deepEqual(example.outcomeOf('3/1'), { winner: null, kind: 'draw', points: 0, by: 'mother' });
      const closed = new Example(rules, 'W 24:2 13:12 1:1 | B 24:1! 10:13 3:1', [2, 1], 'black');
      closed.illegal('3/1', '3/1 10/9');
      const paid = parseRules('pins.motherDrawPoints=1', rules);
      assert.equal(new Example(paid, 'W 24:1 13:13 1:1 | B 24:1! 10:13 3:1', [2, 1], 'black').outcomeOf('3/1')?.points, 1);
    });
  }

  const T8 = 'W 5:3 3:2 2:1! off:9 | B 23:1 6:5 5:5 4:4';

  it('T8 bear-off with a pinned checker', () => {
    new Example(tapa, T8, [5, 3]).only('5/off(5) 3/off(3)');
    new Example(traditional, T8, [5, 3]).only();
    new Example(tapa, T8, [3, 1]).only('3/off(3) 5/4', '5/4 4/1');
    new Example(traditional, T8, [3, 1]).only('5/4 4/1');
  });

  it('T9 oversize die', () => {
    const text = 'W 6:1! 3:2 off:12 | B 19:1 1:14';
    new Example(tapa, text, [5, 4]).only('3/off(5) 3/off(4)');
    new Example(tapa, text, [5, 3]).only('3/off(5) 3/off(3)');
    const literal = parseRules('pins.pinnedCountsAsFarthest=true', tapa);
    new Example(literal, text, [5, 4]).only();
    new Example(literal, text, [5, 3]).only('3/off(3)');
  });

  it('T10 pinned outside home', () => {
    for (const rules of [tapa, traditional, plakoto]) new Example(rules, 'W 18:1! 3:2 1:2 off:10 | B 7:1 1:14', [6, 1]).only('3/2');
  });

  it('T11 double, no climb', () => {
    const text = 'W 24:2 1:13 | B 9:2 5:2 3:11';
    for (const rolls of [0, 3, 9]) {
      assert.deepEqual(endsOf(tapa, text, 'white', [4, 4], { rolls }), [{ after: text, handOver: [], winner: null }]);
      assert.deepEqual(throwDice(startTurn(tapa, parsePosition(text, tapa), 'white', { rolls }), [4, 4]).own?.stages, [four(4)]);
    }
  });

  it('a play that ends the game ranks as one that used all dice', () => {
    const example = new Example(tapa, 'W 6:14 2:1 | B 24:1 21:2 20:2 10:10', [2, 1]);
    example.only('2/1');
    example.illegal('6/4', '6/5', '6/4 2/1');
    assert.deepEqual(example.outcomeOf('2/1'), WON('white'));
  });

  it("pins.mother 'none': a pinned mother decides nothing", () => {
    const rules = parseRules('pins.mother=none', tapa);
    const example = new Example(rules, 'W 13:14 3:1 | B 24:1 10:14', [2, 1]);
    example.illegal('3/1');
    example.legal('3/1 13/12');
    assert.equal(example.outcomeOf('3/1 13/12'), null);
  });

  it('L4 the same position in Плакото', () => {
    new Example(plakoto, T8, [5, 3]).only();
    new Example(plakoto, T8, [3, 1]).only('5/4 4/1');
    new Example(plakoto, 'W 5:3 3:2 2:1 off:9 | B 19:1 6:5 5:5 4:4', [5, 3]).legal('5/off(5) 3/off(3)');
  });
});

describe('Плакото: examples', () => {
  it('L1 no bearing off while pinned', () => {
    const text = 'W 4:2 3:1! off:12 | B 22:1 5:14';
    new Example(plakoto, text, [6, 5]).only();
    new Example(plakoto, text, [6, 1]).only();
    new Example(plakoto, text, [3, 2]).only('4/1 4/2');
    new Example(plakoto, 'W 4:2 3:1 off:12 | B 19:1 5:14', [6, 5]).only('4/off(6) 4/off(5)');
    new Example(tapa, text, [6, 5]).only('4/off(6) 4/off(5)');
  });

  it('L2 mother', () => {
    const example = new Example(plakoto, 'W 9:14 5:1 | B 24:1 12:14', [4, 2]);
    example.legal('5/1', '9/7 5/1', '9/5 9/7');
    assert.deepEqual(example.outcomeOf('5/1'), WON('white'));
    assert.deepEqual(example.outcomeOf('9/7 5/1'), WON('white'));
  });

  it('L3 touch-down on a blot', () => {
    const example = new Example(plakoto, 'W 13:1 1:14 | B 20:12 15:1 14:2', [3, 2]);
    example.only('13/10/8');
    example.illegal('13/11/8');
    assert.equal(example.after('13/10/8'), 'W 8:1 1:14 | B 20:12 15:1 14:2');
  });
});
