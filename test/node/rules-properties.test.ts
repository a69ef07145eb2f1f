/** The rules against the checker on random positions: every preset and mixes of all options. */
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parsePosition } from '../../src/rules/index.js';
import type { Rules } from '../../src/rules/index.js';
import { PRESETS, PRESET_IDS } from '../checker/presets.js';
import type { PresetId } from '../checker/presets.js';
import { agreeOnMoves, agreeOnPlays, linesOf } from '../support/agree.js';
import { aMix, aSituation } from '../support/arbitraries.js';
import type { Stage } from '../support/arbitraries.js';
import { runs } from '../support/runs.js';
import { agreeOnEveryMove, turnWith, walkStage } from '../support/walk.js';

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
        if (met++ % 40 === offset) agreeOnMoves(here, lines);
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
