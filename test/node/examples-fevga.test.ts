/** The worked examples of Февга (docs/rules.md, "Worked examples"), under their own names. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPosition, legalPlays, parseRules, presets } from '../../src/rules/index.js';
import { boardOf, formatBoard } from '../checker/board.js';
import { legal } from '../checker/legal.js';
import { Example, endsOf, four } from '../support/example.js';

const { fevga } = presets;
const START = 'W 24:15 | B 24:15';

describe('Февга: examples', () => {
  it('F1 the start', () => {
    new Example(fevga, START, four(6)).only('24/18');
    new Example(fevga, START, four(3)).only('24/21/18/15');
    new Example(fevga, START, four(4)).only('24/20/16');
    new Example(fevga, START, four(5)).only('24/19/14/9/4', '24/19/14/9 24/19');
    new Example(fevga, START, [5, 1]).only('24/19/18');
    new Example(fevga, START, [5, 1]).illegal('24/19 24/23');
  });

  it('F2 order forced by the release', () => {
    const example = new Example(fevga, 'W 24:14 13:1 | B 24:15', [6, 1]);
    example.only('13/7/6', '13/7 24/23');
    example.illegal('24/23 13/7');
  });

  it('F3 order forced by the closed start', () => new Example(fevga, 'W 24:14 18:1 | B 24:15', [6, 5]).only('18/13/7'));

  it('F4 exactly on the start', () => {
    const text = 'W 24:14 13:1 | B 23:5 22:5 20:5';
    const reach = parseRules('runner=reach', fevga);
    new Example(fevga, text, [4, 1]).only('13/9 24/23');
    new Example(fevga, text, [2, 1]).only('13/12');
    new Example(reach, text, [2, 1]).legal('13/12 24/22');
  });

  const F5 = 'W 24:9 23:1 22:1 21:1 20:1 10:1 8:1';

  it('F5 quarter ban', () => {
    const example = new Example(fevga, `${F5} | B 24:14 18:1`, [5, 3]);
    assert.equal(example.results.length, 43);
    example.illegal('24/19 24/21', '24/19 10/7', '24/19 8/5');
    example.unreachable('24/19 24/21', '24/19 10/7', '24/19 8/5');
    example.legal('24/19 23/20', '23/20 24/19');
  });

  it('F6 ban makes a die lost', () => {
    new Example(fevga, 'W 24:10 23:1 22:1 21:1 20:1 3:1 | B 24:9 6:1 5:1 4:1 3:1 2:1 1:1', [6, 5]).only();
    new Example(fevga, 'W 24:10 23:1 22:1 21:1 20:1 3:1 | B 24:10 6:1 5:1 4:1 3:1 2:1', [6, 5]).only('24/19/13');
  });

  it('F7 quarter wall with nobody behind', () => {
    new Example(fevga, `${F5} | B 6:10 5:5`, [5, 3]).legal('24/19 24/21', '24/19 10/7');
    const always = parseRules('walls.quarter=always', fevga);
    new Example(always, `${F5} | B 6:10 5:5`, [5, 3]).illegal('24/19 24/21', '24/19 10/7');
  });

  it('F8 front ban', () => {
    const white = 'W 24:4 16:1 11:2 10:2 9:2 8:2 7:2';
    const example = new Example(fevga, `${white} | B 24:10 2:5`, [5, 4]);
    example.illegal('11/6 24/20');
    assert.equal(example.results.length, 34);
    new Example(fevga, `${white} | B 3:10 2:5`, [5, 4]).legal('11/6 24/20');
  });

  it('F9 leave a move', () => {
    const text = 'W 24:7 23:2 10:1 6:1 4:1 3:2 2:1 | B 24:14 17:1';
    const example = new Example(fevga, text, [5, 2]);
    assert.equal(example.results.length, 14);
    const free = parseRules('leaveMove=false', fevga);
    const all = legalPlays(free, example.position, 'white', [5, 2]).map((play) => formatPosition(play.position));
    assert.ok(example.results.every((result) => all.includes(result)));
    const orders = legal(free, boardOf(example.position, fevga.travel), 'white', [5, 2]).lines;
    assert.equal(orders.filter((line) => !example.results.includes(formatBoard(line.board))).length, 12);
    example.illegal('6/1 10/8');
  });

  it('F10 unavoidable', () => {
    const text = 'W 24:5 23:5 4:2 3:1 2:1 1:1 | B 17:15';
    assert.equal(new Example(fevga, text, [6, 5]).results.length, 6);
    const some = new Example(fevga, text, [2, 1]);
    assert.equal(some.results.length, 9);
    for (const result of some.results) assert.ok(![4, 3, 2].every((point) => result.split(' | ')[0]!.includes(` ${point}:`)), result);
  });

  it('F11 lost, not passed', () => {
    const text = 'W 24:14 9:1 | B 24:13 7:1 6:1';
    new Example(fevga, text, [6, 5]).only('9/3');
    assert.deepEqual(endsOf(fevga, text, 'white', [6, 5]), [{ after: 'W 24:14 3:1 | B 24:13 7:1 6:1', handOver: [], winner: null }]);
  });

  it('F12 touch-down', () => {
    const example = new Example(fevga, 'W 24:5 10:10 | B 24:13 9:1 7:1', [5, 3]);
    example.only('10/5 10/7', '10/5/2');
    example.legal('10/7/2');
  });

  it('F13 the bans come before the greatest number of dice', () => {
    const example = new Example(fevga, 'W 24:6 23:2 22:2 21:2 20:2 3:1 | B 24:9 6:1 5:1 4:1 3:1 2:1 1:1', [5, 1]);
    assert.equal(example.used, 1);
    assert.equal(example.results.length, 5);
  });
});
