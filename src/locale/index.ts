/** Words: what the board says, in the languages it speaks. Board words are here at once, play words when they are loaded. */
import { bg } from './board/bg.js';
import { en } from './board/en.js';
import type { BoardWords } from './words.js';

export type { BoardWords } from './words.js';
export { stagesWords, throwName, throwWords } from './dice.js';

const spoken = { bg, en };
/** The languages spoken here. */
export type Language = keyof typeof spoken;

/** The language in which to answer a reader of a language tag such as `bg-BG`: English, if his own is not spoken here. */
export const languageOf = (tag: string): Language => {
  const [language = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(spoken, language) ? (language as Language) : 'en';
};

/** The board words for a language tag. */
export const boardWords = (tag: string): BoardWords => spoken[languageOf(tag)];
