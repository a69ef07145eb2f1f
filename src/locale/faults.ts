import { bg } from './faults/bg.js';
import { en } from './faults/en.js';

/** The words for what is wrong with a text or an attribute. They come only to a board that needs them. */
export interface FaultWords {
  /** The language tag, `'bg'`. */
  readonly language: string;
  /** The heading of the box that stands in place of a board which cannot be shown. */
  readonly faulty: string;
  readonly at: (line: number, column: number) => string;
  /** By the error's code; `{}` is what would have been right. What is not here is said in the error's own words. */
  readonly sentences: Readonly<Record<string, string>>;
}

const known: Readonly<Record<string, FaultWords>> = { bg, en };

/** The words for a language tag such as `bg-BG`: English for every language not spoken here. */
export const faultWords = (tag: string): FaultWords => known[tag.toLowerCase().split('-')[0] ?? ''] ?? en;
