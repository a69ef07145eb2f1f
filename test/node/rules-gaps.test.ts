/** What only the mutants asked for (tools/mutants): corners of the rules that no example and no random game comes to. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePosition, parseRules, pipCount, presets, startPosition } from '../../src/rules/index.js';
import { StateTable } from '../../src/rules/state-table.js';
import { Example } from '../support/example.js';

const { prava } = presets;

describe('corners of walls', () => {
  const rules = parseRules('contact=block walls.quarter=whileBehind');

  it('whoever has come out of the first half of his way is not behind', () => {
    const white = 'W 24:9 23:1 22:1 21:1 20:1 10:1 8:1';
    new Example(rules, `${white} | B 12:15`, [5, 3]).legal('24/19 10/7');
    new Example(rules, `${white} | B 13:1 12:14`, [5, 3]).illegal('24/19 10/7');
  });
});

describe('counts', () => {
  it('pips: a checker on the bar has 25 to go, one off none', () => {
    assert.equal(pipCount(startPosition(prava), 'white'), 167);
    const position = parsePosition('W bar:2 24:1 3:2 off:10 | B 2:1 off:14', prava);
    assert.equal(pipCount(position, 'white'), 80);
    assert.equal(pipCount(position, 'black'), 2);
  });
});

describe('the table of states', () => {
  const state = (...words: number[]): Int32Array => Int32Array.from(words);

  it('tells states of one hash apart', () => {
    const table = new StateTable(2);
    assert.equal(~table.add(state(1, 2), 2, 7), 0);
    assert.equal(~table.add(state(1, 3), 2, 7), 1);
    assert.equal(table.add(state(1, 2), 2, 7), 0);
    assert.equal(table.add(state(1, 3), 2, 7), 1);
    assert.equal(table.add(state(1, 9), 1, 7), 0, 'where the first word alone is asked for');
  });

  it('keeps what it holds when it grows, and nothing when it is cleared', () => {
    const table = new StateTable(1);
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 3000; i++) assert.equal(~table.add(state(i), 1, Math.imul(i, 0x9e3779b1) >> 3), i);
      for (let i = 0; i < 3000; i++) assert.equal(table.add(state(i), 1, Math.imul(i, 0x9e3779b1) >> 3), i);
      assert.equal(table.count, 3000);
      table.clear();
      assert.equal(table.count, 0);
    }
  });
});
