/** How the mothers end a game (docs/rules.md, "Pins and mothers"): asked of data and of the scratch board alike. */
import type { Side } from './position.js';
import type { Rules } from './rules.js';

export const mothersCount = ({ contact, pins }: Rules): boolean => contact === 'pin' && pins.mother === 'full';

/** Whether the mother of a side is pinned, in a game that this can decide. */
export const hasPinnedMother = (rules: Rules, { pinned }: Side): boolean => mothersCount(rules) && pinned.includes(24);

/** What the mothers decide for a side: it has won, the game is drawn, or neither. A checker that is pinned stands alone. */
export function motherEnd(isEnemysPinned: boolean, isOwnPinned: boolean, ownOnStart: number): 'won' | 'draw' | null {
  if (!isEnemysPinned) return null;
  if (isOwnPinned) return 'draw';
  return ownOnStart === 0 ? 'won' : null;
}
