import type { Dice } from '../rules/turn.js';

/** A throw, `63`, `6-3` or `66`; a double also as its four dice. */
export const thrown = /([1-6])(?:\1{3}|(?:\s*[-:‐-―−]\s*|\s*)([1-6]))(?![^\s,;])/y;

export const diceOf = ([, first, second]: RegExpExecArray): Dice => [Number(first), Number(second ?? first)];

/** The dice of a throw written alone, also as a list, `6,3`; null for what is no throw. */
export function parseDice(text: string): Dice | null {
  const alone = text.trim().replace(',', '-');
  thrown.lastIndex = 0;
  const found = thrown.exec(alone);
  return found && thrown.lastIndex === alone.length ? diceOf(found) : null;
}
