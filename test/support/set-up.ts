import { parsePosition } from '../../src/rules/index.js';
import type { Dice, Player, Rules, Situation } from '../../src/rules/index.js';

/** A situation of a position text and whose turn it is, perhaps with the dice thrown. */
export const setUp = (rules: Rules, position: string, player: Player = 'white', dice: Dice | null = null): Situation => ({
  position: parsePosition(position, rules),
  player,
  dice,
  cube: null,
  score: null,
  rolls: null,
  passed: [],
});
