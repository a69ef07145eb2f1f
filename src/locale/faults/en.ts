import type { FaultWords } from '../faults.js';

/** The errors themselves speak English. */
export const en: FaultWords = {
  language: 'en',
  faulty: 'This board cannot be shown',
  at: (line, column) => `Line ${line}, column ${column}`,
  sentences: {},
};
