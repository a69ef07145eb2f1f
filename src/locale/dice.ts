import type { BoardWords, PlainWords } from './words.js';

/** The traditional name of a throw of two dice, `шеш-беш`; empty for anything but two dice. */
export function throwName(dice: readonly number[], words: PlainWords): string {
  if (dice.length !== 2) return '';
  const high = Math.max(...dice);
  return words.throws[(high * (high - 1)) / 2 + Math.min(...dice) - 1] ?? '';
}

/** Dice of one stage in words: two different ones as `6 и 5`, equal ones as `две петици`. */
export function diceWords(dice: readonly number[], words: BoardWords): string {
  const [first = 0, second] = dice;
  return second === undefined || first === second ? words.equalDice(dice.length, first) : `${first}${words.and}${second}`;
}

/** Two dice as they are told: `6 и 5, шеш-беш`; empty for anything but two dice. */
export function namedThrow(dice: readonly number[], words: PlainWords): string {
  const name = throwName(dice, words);
  return name && `${dice.join(words.and)}, ${name}`;
}

/** A throw as it is told, or its dice in words where it has no name. */
export const throwWords = (dice: readonly number[], words: BoardWords): string => namedThrow(dice, words) || diceWords(dice, words);

/** `a, b and c`. */
export const listed = (items: readonly string[], words: BoardWords): string =>
  items.slice(0, -1).join(', ') + (items.length > 1 ? words.and : '') + (items.at(-1) ?? '');

/** Dice stage by stage. */
export const stagesWords = (stages: readonly (readonly number[])[], words: BoardWords): string =>
  listed(
    stages.map((stage) => diceWords(stage, words)),
    words,
  );

/** Equal things that follow each other, with how many they are. */
export function grouped<T>(items: readonly T[]): [T, number][] {
  const groups: [T, number][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last[0]) === JSON.stringify(item)) last[1]++;
    else groups.push([item, 1]);
  }
  return groups;
}

/** One or two dice as numbers, more of them in words. */
export const diceList = (dice: readonly number[], words: BoardWords): string =>
  dice.length < 3
    ? dice.join(words.and)
    : listed(
        grouped(dice).map(([die, count]) => words.equalDice(count, die)),
        words,
      );

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
