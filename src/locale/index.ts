/** Words: what the board says, in the languages it speaks. Plain words are here at once, all others when they are loaded. */
import { plain as bg } from './plain/bg.js';
import { plain as en } from './plain/en.js';
import type { PlainWords } from './words.js';

export type { PlainWords } from './words.js';

const spoken = { bg, en };
/** The languages spoken here. */
export type Language = keyof typeof spoken;

/** The language in which to answer a reader of a language tag such as `bg-BG`: English, if his own is not spoken here. */
export const languageOf = (tag: string): Language => {
  const [language = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(spoken, language) ? (language as Language) : 'en';
};

/** The plain words for a language tag. */
export const plainWords = (tag: string): PlainWords => spoken[languageOf(tag)];
