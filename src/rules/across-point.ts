import { RulesError } from './error.js';
import { acrossPoint as acrossKnown } from './position.js';
import type { Rules } from './rules.js';

/** The opponent's number for a player's own point 1 to 24 (docs/rules.md, "Numbering"). */
export function acrossPoint(point: number, travel: Rules['travel']): number {
  if (typeof point !== 'number') throw new RulesError('bad-point', null);
  return acrossKnown(point, travel);
}
