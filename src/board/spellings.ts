/** All that an author may write for a situation or a throw, beyond what is read at once. It comes with the first board that needs it. */
import { situationFrom } from '../notation/foreign/read.js';
import { parseDice } from '../notation/thrown.js';
import type { Situation } from '../rules/game.js';
import type { Rules } from '../rules/rules.js';
import type { Dice } from '../rules/turn.js';
import { BoardError } from './error.js';
import { reading } from './reading.js';

/** @throws BoardError for what is no situation in any notation. */
export const situationOf = (source: string, text: string, rules: Rules): Situation =>
  reading(source, text, () => situationFrom(text, rules));

/** @throws BoardError for what is no throw. */
export function diceOf(text: string): Dice {
  const dice = parseDice(text);
  if (!dice) throw new BoardError('bad-dice', null, 'dice', text, undefined, '63');
  return dice;
}
