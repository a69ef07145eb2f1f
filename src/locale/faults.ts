/** The words for what is wrong with a text or an attribute. They come only to a board that needs them, one language at a time. */
import { languageOf, type Language } from './index.js';

export interface FaultWords {
  /** The language tag, `'bg'`. */
  readonly language: string;
  /** The heading of the box that stands in place of a board which cannot be shown. */
  readonly faulty: string;
  readonly at: (line: number, column: number) => string;
  /** What stands before what would have been right, where the sentence does not say it. */
  readonly expected: string;
  /** By the error's code; `{}` is what would have been right. */
  readonly sentences: Readonly<Record<string, string>>;
}

const loaders: Readonly<Record<Language, () => Promise<FaultWords>>> = {
  bg: async () => (await import('./faults/bg.js')).bg,
  en: async () => (await import('./faults/en.js')).en,
};

/** The words for a language tag such as `bg-BG`. */
export const loadFaultWords = (tag: string): Promise<FaultWords> => loaders[languageOf(tag)]();
