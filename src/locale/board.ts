import { bg } from './board/bg.js';
import { en } from './board/en.js';
import { languageOf } from './index.js';
import type { BoardWords } from './words.js';

export type { BoardWords } from './words.js';

const spoken = { bg, en };

/** All words that a board may need for a situation, for a language tag. */
export const boardWords = (tag: string): BoardWords => spoken[languageOf(tag)];
