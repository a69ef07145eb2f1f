/** What is said of a game that is played again: loaded with the mode, one language at a time. */
import { languageOf, type Language } from './index.js';
import type { ReplayWords } from './replay-words.js';

export type { ReplayCommand, ReplayWords, SaidAction } from './replay-words.js';

const loaders: Readonly<Record<Language, () => Promise<ReplayWords>>> = {
  bg: async () => (await import('./replay/bg.js')).bg,
  en: async () => (await import('./replay/en.js')).en,
};

/** The replay's words for a language tag such as `bg-BG`. */
export const loadReplayWords = (tag: string): Promise<ReplayWords> => loaders[languageOf(tag)]();
