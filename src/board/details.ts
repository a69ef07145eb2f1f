/**
 * What few diagrams show: the author's drawings, the cube, points, pips, dice handed over, the numbers to which a double climbs. It comes with
 * the first board that needs it.
 */
import { parseMarks } from '../notation/marks.js';
import type { LiveView } from '../picture/view.js';
import type { Situation } from '../rules/game.js';
import type { Rules } from '../rules/rules.js';
import { laterStages } from '../rules/stages.js';
import { reading } from './reading.js';

export { live } from '../picture/live.js';

/** @throws BoardError for drawings that cannot be understood. */
export const detailsOf = (marks: string, rules: Rules, situation: Situation): Partial<LiveView> => ({
  marks: reading('marks', marks, () => parseMarks(marks)),
  next: laterStages(rules, situation),
});
