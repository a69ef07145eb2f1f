/** Whole random games through the rules alone, watched by the checker: every offer, position, handed die and outcome. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Rules } from '../../src/rules/index.js';
import { PRESETS, PRESET_IDS } from '../checker/presets.js';
import { aMix, aPlayer } from '../support/arbitraries.js';
import { chanceFrom } from '../support/chance.js';
import { playRulesGame } from '../support/rules-game.js';
import { runs } from '../support/runs.js';

const seen = { turns: 0, handed: 0, climbed: 0, undone: 0, ended: new Set<string>() };

const games = (rules: fc.Arbitrary<Rules>) =>
  fc.property(rules, fc.option(aPlayer), fc.nat(), (some, starter, seed) => {
    const { outcome, ...course } = playRulesGame(some, starter, chanceFrom(seed));
    for (const key of ['turns', 'handed', 'climbed', 'undone'] as const) seen[key] += course[key];
    if (outcome) seen.ended.add(outcome.by);
  });

describe('whole games agree with the checker', () => {
  for (const [index, id] of PRESET_IDS.entries()) {
    it(id, () =>
      fc.assert(games(fc.constant<Rules>(PRESETS[id])), { ...runs(PRESETS[id].contact === 'pin' ? 2 : 1, index), endOnFailure: true }),
    );
  }
  it('drawn after one roll without a move', () => {
    fc.assert(games(fc.constant<Rules>({ ...PRESETS.prava, maxRollsWithoutMove: 1 })), { ...runs(2), endOnFailure: true });
  });
  it('the last throw', () => {
    fc.assert(games(fc.constant<Rules>({ ...PRESETS.kratka, lastThrow: true })), { ...runs(5), endOnFailure: true });
  });
  it('any mix of options', () => fc.assert(games(aMix), { ...runs(10), endOnFailure: true }));

  after(() => {
    assert.ok(seen.handed > 0 && seen.climbed > 0 && seen.undone > 0, 'dice were handed over, doubles climbed, moves were taken back');
    assert.deepEqual([...seen.ended].sort(), ['bearing-off', 'last-throw', 'mother', 'no-moves'], 'games ended in every way');
  });
});
