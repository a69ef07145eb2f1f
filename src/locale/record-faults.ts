/** What is said of whatever can be wrong with a record, in a language: it comes only to those who read records. */
import type { FaultWords } from './faults.js';

/** The words for positions, with those for records beside them. A code that means more in a record has another sentence there. */
export const withRecords = (words: FaultWords, sentences: FaultWords['sentences']): FaultWords => ({
  ...words,
  sentences: { ...words.sentences, ...sentences },
});
