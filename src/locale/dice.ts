import type { BoardWords } from './words.js';

/** The traditional name of a throw of two dice, `шеш-беш`; empty for anything but two dice. */
export function throwName(dice: readonly number[], words: BoardWords): string {
  if (dice.length !== 2) return '';
  const high = Math.max(...dice);
  return words.throws[(high * (high - 1)) / 2 + Math.min(...dice) - 1] ?? '';
}

/** Dice of one stage in words: two different ones as `6 и 5`, equal ones as `две петици`. */
export function diceWords(dice: readonly number[], words: BoardWords): string {
  const [first = 0, second] = dice;
  return second === undefined || first === second ? words.equalDice(dice.length, first) : `${first}${words.and}${second}`;
}

/** `a, b and c`. */
export const listed = (items: readonly string[], words: BoardWords): string =>
  items.slice(0, -1).join(', ') + (items.length > 1 ? words.and : '') + (items.at(-1) ?? '');
