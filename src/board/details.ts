/** What few diagrams show: the author's drawings, and the numbers to which a double climbs. It comes with the first board that needs it. */
import { parseMarks } from '../notation/marks.js';
import type { LiveView } from '../picture/index.js';
import type { Situation } from '../rules/game.js';
import type { Rules } from '../rules/rules.js';
import type { Dice } from '../rules/turn.js';
import { reading } from './error.js';

export { live } from '../picture/live.js';

/** @throws BoardError for drawings that cannot be understood. */
export const detailsOf = (marks: string, rules: Rules, situation: Situation): Partial<LiveView> => ({
  marks: reading('marks', marks, () => parseMarks(marks)),
  next: climb(rules, situation),
});

/** The stages of a climbing double after the first. */
function climb({ climb }: Rules, { player, dice, rolls }: Situation): readonly Dice[] {
  const [first = 6, second] = dice ?? [];
  if (!climb || !player || first !== second || (rolls?.[player] ?? 0) + 1 < climb.from) return [];
  return [1, 2, 3, 4, 5, 6].slice(first).map((number) => [number, number, number, number]);
}
