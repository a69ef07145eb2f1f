/** What is wrong, in a sentence. */
import { languageOf, type Language } from '../locale/index.js';
import type { FaultWords } from '../locale/faults.js';
import { refusalText, type PlayWords } from '../locale/play.js';
import { refusals as bgRefusals } from '../locale/play/bg-refusals.js';
import { refusals as enRefusals } from '../locale/play/en-refusals.js';
import { bg } from '../locale/record-faults/bg.js';
import { en } from '../locale/record-faults/en.js';
import { unsayable } from '../locale/unsayable.js';
import { NotationError } from '../notation/error.js';
import { UnsayableError } from '../notation/foreign/unsayable.js';
import { RulesError } from '../rules/error.js';
import { PublishError } from './error.js';

const spoken: Readonly<Record<Language, { readonly words: FaultWords; readonly why: Pick<PlayWords, 'refusals'> }>> = {
  bg: { words: bg, why: { refusals: bgRefusals } },
  en: { words: en, why: { refusals: enRefusals } },
};

/** The words for what is wrong, for a language tag. */
export const faultWords = (tag: string): FaultWords => spoken[languageOf(tag)].words;

/** What readers and writers of this package throw; anything else is a defect of ours. */
export type Fault = NotationError | RulesError | PublishError;
export const isFault = (error: unknown): error is Fault =>
  error instanceof NotationError || error instanceof RulesError || error instanceof PublishError;

/** A fault as a sentence for a reader of a language; a play that is not legal is refused as on the board. */
export function reasonOf(fault: Fault, tag: string): string {
  const { words, why } = spoken[languageOf(tag)];
  const { code, expected, message } = fault;
  if (!(fault instanceof PublishError) && fault.refusal) return refusalText(fault.refusal, why);
  const sentence = words.sentences[code];
  if (sentence === undefined) return message;
  const said = sentence.replace('{}', () => expected ?? '');
  // there are many things that a format cannot say
  return fault instanceof UnsayableError ? `${said} ${unsayableOf(fault, tag)}` : said;
}

/** What of it cannot be said; the error itself says it in English. */
const unsayableOf = ({ what, expected, message }: UnsayableError, tag: string): string =>
  unsayable[languageOf(tag)]?.[what]?.replace('{}', () => expected ?? '') ?? message;
