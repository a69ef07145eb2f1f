/** The stages of a roll (docs/rules.md, "Climbing doubles"). */
import type { Situation } from './game.js';
import type { Rules } from './rules.js';
import type { Dice } from './turn.js';

/** Whether a double climbs that is thrown after this many own rolls. */
export const climbsAt = ({ climb }: Rules, rolls: number): boolean => climb !== null && rolls + 1 >= climb.from;

/** A mixed roll is one stage; a double four equal dice, and, where it climbs, every higher number after it. */
export function stagesOf([first = 0, second = 0]: Dice, climbs: boolean): Dice[] {
  if (first !== second) return [[first, second]];
  const stages: Dice[] = [];
  for (let number = first; number <= (climbs ? 6 : first); number++) stages.push([number, number, number, number]);
  return stages;
}

/** The stages that come after the one of a situation's dice. */
export const laterStages = (rules: Rules, { player, dice, rolls }: Situation): readonly Dice[] =>
  player && dice ? stagesOf(dice, climbsAt(rules, rolls?.[player] ?? 0)).slice(1) : [];
