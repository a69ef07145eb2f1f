/** Every refusal is true of the position, and of two that are the one that comes first in the documented order is given. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import {
  applyMove,
  endStage,
  explainMove,
  isStageOver,
  outcome,
  parsePosition,
  parseRules,
  presets,
  startTurn,
  throwDice,
} from '../../src/rules/index.js';
import type { RefusalCode, Turn } from '../../src/rules/index.js';
import { aMix, aPreset, aSituation } from '../support/arbitraries.js';
import type { Stage } from '../support/arbitraries.js';
import { auditRefusals } from '../support/refusal-audit.js';
import { oneIn, runs } from '../support/runs.js';
import { rulesOf, vectors } from '../support/vectors.js';
import { singleMoves, turnWith } from '../support/walk.js';

/** Every code with which a move can be refused. */
const CODES: readonly RefusalCode[] = [
  'game-over',
  'roll-first',
  'no-checker',
  'backward',
  'bar-first',
  'pinned',
  'runner-first',
  'no-hit-and-run',
  'stage-order',
  'passed-first',
  'no-such-die',
  'point-held',
  'point-taken',
  'own-pinned-there',
  'no-hiding',
  'not-all-home',
  'pinned-no-bearing-off',
  'farther-first',
  'quarter-wall',
  'front-wall',
  'must-leave-move',
  'must-use-larger',
  'must-end-game',
  'must-use-both',
  'must-use-more',
];

const seen = new Map<RefusalCode, number>();

/** The first stage of dice handed over, of a roll, or of a double that climbs; or nothing thrown yet. */
const WAYS_TO_BEGIN: ((stage: Stage) => Turn)[] = [
  ({ rules, text, player, dice }) => turnWith(rules, parsePosition(text, rules), player, dice),
  ({ rules, text, player }) =>
    startTurn(rules, parsePosition(text, rules), player, {
      passed: [
        [4, 4],
        [5, 5, 5, 5],
      ],
    }),
  ({ rules, text, player }) => startTurn(rules, parsePosition(text, rules), player),
  ({ rules, text, player }) => throwDice(startTurn(rules, parsePosition(text, rules), player, { rolls: 5 }), [5, 5]),
];

/** Audits a turn at its beginning and after each of some random moves. */
function auditOnTheWay(start: Turn, picks: readonly number[]): void {
  let turn = start;
  for (const pick of picks) {
    const isPlaying = turn.phase === 'passed' || turn.phase === 'moving';
    const isDecided = outcome(turn.rules, turn.position) !== null;
    if (isPlaying && isStageOver(turn) && !isDecided) turn = endStage(turn);
    auditRefusals(turn, seen);
    const moves = singleMoves(turn);
    if (moves.length === 0) return;
    turn = applyMove(turn, moves[pick % moves.length]!);
  }
}

const audited = (situations: fc.Arbitrary<Stage>) =>
  fc.property(
    situations,
    fc.constantFrom(...WAYS_TO_BEGIN),
    fc.array(fc.nat({ max: 999 }), { minLength: 1, maxLength: 4 }),
    (stage, begin, picks) => auditOnTheWay(begin(stage), picks),
  );

describe('a refusal tells the truth', () => {
  it('in the vectors that single out a rule', () => {
    for (const [index, line] of vectors('stage').entries()) {
      if (!line.rule || index % oneIn(3) !== 0) continue;
      const rules = rulesOf(line, presets);
      auditRefusals(turnWith(rules, parsePosition(line.position, rules), line.player, line.dice), seen);
    }
  });

  it('in every preset', () => fc.assert(audited(aSituation(aPreset)), runs(120)));
  it('in any mix of options', () => fc.assert(audited(aSituation(aMix)), runs(200)));

  it('where a play can end the game and another use no more dice', () => {
    const rules = presets.tapa;
    auditOnTheWay(turnWith(rules, parsePosition('W 13:1 7:1 6:12 2:1 | B 24:1 21:2 20:2 14:2 13:2 10:6', rules), 'white', [2, 1]), [0]);
    assert.ok(seen.has('must-end-game'));
  });

  it('where a checker that hit would hide', () => {
    const rules = presets.kavkazka;
    const turn = turnWith(rules, parsePosition('W 13:5 10:1 8:5 5:2 3:2 | B 24:2 21:1 13:4 8:3 6:5', rules), 'white', [6, 1]);
    auditRefusals(applyMove(turn, { from: 10, die: 6 }), seen);
    assert.ok(seen.has('no-hiding'));
  });

  it('with two dice a landing is named only where every order of the dice is blocked', () => {
    const code = (text: string, dice: [number, number], from: number, to: number) =>
      explainMove(turnWith(presets.fevga, parsePosition(text, presets.fevga), 'white', dice), from, to)?.code;
    assert.equal(code('W 24:3 23:2 22:2 21:2 20:2 19:3 3:1 | B 24:11 23:1 19:1 6:1 5:1', [5, 2], 20, 13), 'quarter-wall', 'by way of 15');
    assert.equal(code('W 24:1 15:2 10:2 8:1 7:1 6:1 5:1 4:2 3:2 2:1 1:1 | B 24:14 21:1', [6, 4], 15, 5), 'must-leave-move', 'by way of 11');
  });

  it('the larger die is named also where a move must be left to the opponent', () => {
    const text = 'W 19:5 5:1 3:3 2:1 1:5 | B 19:1 18:1 6:1 5:1 4:1 3:3 2:2 1:5';
    const turn = turnWith(presets.fevga, parsePosition(text, presets.fevga), 'white', [4, 3]);
    assert.deepEqual(explainMove(turn, 5, 2), { code: 'must-use-larger', die: 4 });
  });

  it('where a move would waste dice of a double', () => {
    const rules = parseRules('travel=contrary contact=block walls.front=whileStartHeld runner=reach leaveMove=true');
    const turn = turnWith(rules, parsePosition('W 21:1 15:1 13:1 7:1 6:2 5:3 4:2 2:4 | B 24:15', rules), 'white', [6, 6, 6, 6]);
    auditRefusals(applyMove(turn, { from: 15, die: 6 }), seen);
    assert.ok(seen.has('must-use-more'));
  });

  after(() =>
    assert.deepEqual(
      CODES.filter((code) => !seen.has(code)),
      [],
      'codes that never came up',
    ),
  );
});
