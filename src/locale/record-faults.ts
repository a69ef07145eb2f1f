/** What is said of whatever can be wrong with a record, in a language: it comes only to those who read records. */
import type { FaultWords } from './faults.js';
import { languageOf, type Language } from './index.js';

/** The words for positions, with those for records beside them. A code that means more in a record has another sentence there. */
export const withRecords = (words: FaultWords, sentences: FaultWords['sentences']): FaultWords => ({
  ...words,
  sentences: { ...words.sentences, ...sentences },
});

const loaders: Readonly<Record<Language, () => Promise<FaultWords>>> = {
  bg: async () => (await import('./record-faults/bg.js')).bg,
  en: async () => (await import('./record-faults/en.js')).en,
};

/** The words for a language tag such as `bg-BG`. */
export const loadRecordFaultWords = (tag: string): Promise<FaultWords> => loaders[languageOf(tag)]();
