/** What only companions say: they come with it, in all languages at once, for it is little. */
import { stagesWords, diceWords } from './dice.js';
import { boardWords } from './board.js';
import { languageOf, type Language } from './index.js';

/** Dice for the ear. */
export interface DiceWords {
  readonly none: string;
  /** Those that are still to be played of the present ones. */
  readonly left: (dice: readonly number[]) => string;
  /** Those that come after the present ones. */
  readonly later: (stages: readonly (readonly number[])[]) => string;
}

const spoken: Readonly<Record<Language, readonly [none: string, left: string, later: string]>> = {
  bg: ['Зарове не са хвърлени.', 'Неизиграни:', 'После'],
  en: ['No dice thrown.', 'Left:', 'Then'],
};

/** The words for a language tag. */
export function diceWordsOf(tag: string): DiceWords {
  const [none, left, later] = spoken[languageOf(tag)];
  const words = boardWords(tag);
  return { none, left: (dice) => `${left} ${diceWords(dice, words)}.`, later: (stages) => `${later} ${stagesWords(stages, words)}.` };
}
