/** Words: what the board says, in the languages it speaks. Board words are here at once, play words when they are loaded. */
import { bg } from './board/bg.js';
import { en } from './board/en.js';
import type { BoardWords } from './words.js';

export type { BoardWords } from './words.js';
export { diceWords, listed, throwName } from './dice.js';

const board: Readonly<Record<string, BoardWords>> = { bg, en };

/** The board words for a language tag such as `bg-BG`: Bulgarian, or English for every language not spoken here. */
export const boardWords = (tag: string): BoardWords => board[tag.toLowerCase().split('-')[0] ?? ''] ?? en;
