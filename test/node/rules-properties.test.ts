/** The rules against the checker on random positions: every preset and mixes of all options. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parsePosition, startTurn } from '../../src/rules/index.js';
import type { Rules } from '../../src/rules/index.js';
import { parseBoard } from '../checker/board.js';
import { PRESETS, PRESET_IDS } from '../checker/presets.js';
import type { PresetId } from '../checker/presets.js';
import { describeEnd, everyEnd } from '../checker/turn.js';
import { agreeOnMoves, agreeOnPlays, linesOf } from '../support/agree.js';
import { aMix, aSituation } from '../support/arbitraries.js';
import type { Stage } from '../support/arbitraries.js';
import { oneIn, runs } from '../support/runs.js';
import { agreeOnEveryMove, turnWith, walkStage, walkTurn } from '../support/walk.js';

/** The games with most rules of their own are asked most often. */
const MANY: Partial<Record<PresetId, number>> = { fevga: 500, kavkazka: 250, tapa: 250, plakoto: 250 };

const turnOf = ({ rules, text, player, dice }: Stage) => turnWith(rules, parsePosition(text, rules), player, dice);

describe('legalPlays finds what the checker finds', () => {
  for (const id of PRESET_IDS) {
    it(id, () => fc.assert(fc.property(aSituation(fc.constant<Rules>(PRESETS[id])), agreeOnPlays), runs(MANY[id] ?? 80)));
  }
  it('any mix of options', () => fc.assert(fc.property(aSituation(aMix), agreeOnPlays), runs(800)));
});

describe('the Turn takes and offers exactly the moves that can be completed', () => {
  const property = (rules: fc.Arbitrary<Rules>) =>
    fc.property(aSituation(rules), fc.nat({ max: 5 }), (stage, offset) => {
      const turn = turnOf(stage);
      const lines = linesOf(turn);
      let met = offset;
      walkStage(turn, (here) => {
        // A double has hundreds of situations: the first is looked at, and some of the others.
        if (met++ % oneIn(40) === offset % oneIn(40)) agreeOnMoves(here, lines);
      });
    });
  for (const id of ['prava', 'kavkazka', 'gyulbara', 'tapa', 'plakoto', 'fevga'] as const) {
    it(id, () => fc.assert(property(fc.constant<Rules>(PRESETS[id])), runs(60)));
  }
  it('any mix of options', () => fc.assert(property(aMix), runs(250)));
});

describe('explainMove is silent exactly about what destinations offers', () => {
  it('any mix of options', () =>
    fc.assert(
      fc.property(aSituation(aMix), (stage) => agreeOnEveryMove(turnOf(stage))),
      runs(300),
    ));
});

describe('a whole turn ends as the checker says', () => {
  const aHanded = fc.array(fc.constantFrom([6, 5], [4], [5, 5]), { maxLength: 1 });
  // Lower doubles that climb have thousands of ends.
  const aRoll = fc.constantFrom([5, 5], [6, 6], [6, 5], [4, 1]);
  const property = (rules: fc.Arbitrary<Rules>) =>
    fc.property(aSituation(rules), aHanded, fc.nat({ max: 4 }), aRoll, ({ rules: some, text, player }, passed, rolls, roll) => {
      const found = walkTurn(startTurn(some, parsePosition(text, some), player, { rolls, passed }), roll);
      const expected = new Set(everyEnd(some, parseBoard(text, some.travel), player, { rolls, passed, roll }).map(describeEnd));
      const only = (some: Set<string>, others: Set<string>) => [...some].filter((end) => !others.has(end)).slice(0, 5);
      assert.deepEqual([only(found, expected), only(expected, found)], [[], []]);
    });
  it('chelebi and gyulbara', () => fc.assert(property(fc.constantFrom<Rules>(PRESETS.chelebi, PRESETS.gyulbara)), runs(12)));
  it('any mix of options', () => fc.assert(property(aMix), runs(20)));
});
