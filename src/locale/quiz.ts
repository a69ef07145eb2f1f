/** What is said only where a play is to be found: loaded with that mode, one language at a time. */
import { languageOf, type Language } from './index.js';

/** The keys that are told in their dialog. */
export type QuizKey = 'arrows' | 'ends' | 'choose' | 'write' | 'undo' | 'check' | 'letGo' | 'help';

export interface QuizWords {
  /** What is asked; whose turn it is follows. */
  readonly find: string;
  /** The button that hands the play in, and those that come after it. */
  readonly check: string;
  readonly tryAgain: string;
  readonly showAnswer: string;
  readonly again: string;
  readonly change: string;
  readonly right: (play: string) => string;
  readonly wrong: (play: string) => string;
  /** What may be done after a wrong try. */
  readonly tryOrSee: string;
  readonly answerIs: (plays: readonly string[]) => string;
  /** The play was handed in, and nothing is told of it. */
  readonly noted: (play: string) => string;
  /** The dialog of the keys, how some are named, and what each does. */
  readonly keys: string;
  readonly close: string;
  readonly keyNames: Readonly<Record<'arrows' | 'choose' | 'write', string>>;
  readonly does: Readonly<Record<QuizKey, string>>;
}

const loaders: Readonly<Record<Language, () => Promise<QuizWords>>> = {
  bg: async () => (await import('./quiz/bg.js')).bg,
  en: async () => (await import('./quiz/en.js')).en,
};

/** The words for a language tag such as `bg-BG`. */
export const loadQuizWords = (tag: string): Promise<QuizWords> => loaders[languageOf(tag)]();
