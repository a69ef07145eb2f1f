/** Corners of the duty to use the dice, and of what is said where it is not done (docs/rules.md), that only the mutants asked for. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyMove, destinations, explainMove, legalPlays, parsePosition, parseRules, presets } from '../../src/rules/index.js';
import type { Dice, Refusal, Rules } from '../../src/rules/index.js';
import { Example } from '../support/example.js';
import { turnWith } from '../support/walk.js';

const { prava, tapa } = presets;

/** Why white may not make this move. */
const refusalOf = (rules: Rules, text: string, dice: Dice, from: number, to: number, die?: number): Refusal | null =>
  explainMove(turnWith(rules, parsePosition(text, rules), 'white', dice), from, to, die);

describe('the larger die', () => {
  it('is owed, too, where either die leads to the same position', () => {
    // the pinned checker does not move: either die bears off from 3, and then there is nothing for the other
    const text = 'W 4:1! 3:1 off:13 | B 21:1 6:14';
    new Example(tapa, text, [6, 5]).only('3/off(6)');
    assert.deepEqual(refusalOf(tapa, text, [6, 5], 3, 0, 5), { code: 'must-use-larger', die: 6 });
  });
});

describe('a wall that stands after both dice', () => {
  // 18/12 or 18/13, not both: 18/7 would leave a wall in front of all of black's checkers, and him without a move
  const rules = parseRules('contact=block walls.front=whileStartHeld leaveMove=true');
  const text = 'W 18:1 6:1 5:1 4:1 3:1 2:1 off:9 | B 24:15';

  it('leaves the larger die alone', () => new Example(rules, text, [6, 5]).only('18/12'));

  it('is named first, not the larger die, nor that both dice must be used', () => {
    assert.deepEqual(refusalOf(rules, text, [6, 5], 18, 7), { code: 'front-wall' });
    assert.deepEqual(refusalOf(rules, text, [6, 5], 18, 13), { code: 'front-wall' });
    const begun = applyMove(turnWith(rules, parsePosition(text, rules), 'white', [6, 5]), { from: 18, die: 6 });
    assert.deepEqual(explainMove(begun, 12, 7), { code: 'front-wall' });
  });
});

describe('leaving a move', () => {
  it('is not asked of a play that ends the game', () => {
    // 3/1 pins the mother and with her the only checker that black could move
    const rules = parseRules('leaveMove=true', 'tapa');
    new Example(rules, 'W 13:14 3:1 | B 24:1 off:14', [2, 1]).legal('3/1', '13/11 13/12');
  });

  it('comes after the larger die: a play by the smaller one does not count as another way', () => {
    // 6/2 pins black's only checker that can move, 6/3 would leave it; but 6/3 is by the smaller die
    const rules = parseRules('leaveMove=true pins.mother=none', 'tapa');
    new Example(rules, 'W 24:1! 6:1 off:13 | B 23:1 1:1 off:13', [4, 3]).only('6/2');
  });
});

describe('ending the game', () => {
  it('must-end-game: without ending it as many dice could be used as after this move', () => {
    // 13/12 3/1 and 3/1 alone end the game; 3/2 can no more, and uses one die, as every play that does not end it
    const text = 'W 13:14 3:1 | B 24:1 15:2 14:2 6:10';
    new Example(tapa, text, [2, 1]).legal('3/1', '13/12 3/1');
    assert.deepEqual(refusalOf(tapa, text, [2, 1], 3, 2), { code: 'must-end-game' });
  });

  it('must-end-game: not of a move after which fewer dice can be used than without ending it', () => {
    // 24/23 ends the game. 23/22 would use one die and leave the 6; 21/20 makes a wall, so that no play at all goes on from it
    const rules = parseRules('walls.quarter=always', 'tapa');
    const text = 'W 24:1 23:1 22:1 21:2 19:1 1:9 | B 24:1! 12:2 11:2 10:2 9:2 8:2 7:2 off:2';
    new Example(rules, text, [6, 1]).only('24/23');
    assert.deepEqual(refusalOf(rules, text, [6, 1], 23, 22), { code: 'must-end-game' });
    assert.deepEqual(refusalOf(rules, text, [6, 1], 21, 20), { code: 'must-use-both' });
  });

  it('a checker that has ended the game on its way goes no farther', () => {
    // black's mother is pinned already: white wins as soon as his own 24 is empty
    const turn = turnWith(tapa, parsePosition('W 24:1 13:13 1:1 | B 24:1! 10:14', tapa), 'white', [5, 2]);
    assert.deepEqual(
      destinations(turn, 24).map(({ to }) => to),
      [19, 22],
    );
    assert.deepEqual(explainMove(turn, 24, 17), { code: 'game-over' });
  });

  it('only a move ends it: where the mothers had decided before, what legalPlays finds is offered', () => {
    const position = parsePosition('W 13:14 1:1 | B 24:1! 10:14', tapa);
    const turn = turnWith(tapa, position, 'white', [2, 1]);
    const firsts = legalPlays(tapa, position, 'white', [2, 1]).map(({ moves }) => moves[0]!);
    assert.ok(firsts.length > 0);
    for (const { from, to, die } of firsts) assert.equal(explainMove(turn, from, to, die), null);
  });
});

describe('what is said of a move', () => {
  it('standing still is backward', () => {
    const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
    assert.deepEqual(refusalOf(prava, start, [6, 5], 13, 13), { code: 'backward' });
    assert.deepEqual(refusalOf(prava, start, [6, 5], 13, 14), { code: 'backward' });
  });

  it('of ways with fewer and with more dice the one with the fewest is explained', () => {
    // 4/off by the 5 is refused for the checker on 6; over 3, which black holds, it would take both dice
    const text = 'W 6:1 4:1 off:13 | B 22:2 13:5 8:3 6:5';
    assert.deepEqual(refusalOf(prava, text, [5, 1], 4, 0), { code: 'farther-first', die: 5, point: 6 });
  });
});
