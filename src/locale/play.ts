/** What is said only while somebody plays or a rule is explained: loaded with the mode, one language at a time. */
import { languageOf, type Language } from './index.js';
import type { PlayWords, RefusalCode, RefusalFacts } from './play-words.js';

export type {
  PlayWords,
  RefusalCode,
  RefusalFacts,
  SaidBeside,
  SaidCheckers,
  SaidGame,
  SaidMove,
  SaidOutcome,
  Sentence,
} from './play-words.js';

const loaders: Readonly<Record<Language, () => Promise<PlayWords>>> = {
  bg: async () => (await import('./play/bg.js')).bg,
  en: async () => (await import('./play/en.js')).en,
};

/** The play words for a language tag such as `bg-BG`. */
export const loadPlayWords = (tag: string): Promise<PlayWords> => loaders[languageOf(tag)]();

/** Why something was refused, in a sentence; empty for what is never said. */
export function refusalText(refusal: { readonly code: RefusalCode } & RefusalFacts, words: Pick<PlayWords, 'refusals'>): string {
  const sentence = words.refusals[refusal.code];
  return typeof sentence === 'string' ? sentence : sentence(refusal);
}
