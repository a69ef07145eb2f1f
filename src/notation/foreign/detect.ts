/** Tells what a text is written in, by how it begins, else by what stands somewhere in it. */
import { beginsWithGnuId, namesGnuId, resemblesGnuId } from './gnu.js';
import { ogidPrefix } from './ogid.js';
import type { ForeignFormat } from './position.js';
import { wrapping } from './scanner.js';
import { xgidPrefix } from './xgid.js';

/** Every format of docs/notation.md. */
export type TextFormat = 'situation' | 'record' | 'sgf' | 'mat' | ForeignFormat;

/** How the texts of a format begin, in the order in which they are asked. */
const beginnings: readonly (readonly [TextFormat, RegExp])[] = [
  ['sgf', /^\(\s*;/],
  // headers, which not every program writes as comments, and then no turn of a record
  ['mat', /^(?:[;[][^\r\n]*[\r\n]\s*)+(?:\d{1,5}[ -]points? match|Game[ \t]+\d|1\)[ \t]+[1-6]{2}:)/i],
  // tags, a comment before the first move, or a turn
  ['record', /^(?:\[\s*\p{L}+\s*["“”„«]|\{)/u],
  [
    'record',
    /^(?:\d{1,6}\s*(?:\.{1,3}|…)\s*)?(?:white|black|бели|черни|[WBБЧВ])(?!\p{L})\s*(?:[1-6](?:\s*[-‐-―−,]\s*|\s*)[1-6]\s*:(?!\s?\d{1,3}!?(?:[\s,|;]|$))|[1-6][\s,;]*[WBБЧ]\s*[1-6](?!\d)|(?:passed|double|beaver|raccoon|take|drop|resign|accept|refuse)\b)/iu,
  ],
  ['situation', /^[WBБЧВ]\s*(?:\||(?:bar|бар|off|\d{1,3})\s?[:xх×]\s?\d{1,3}!?(?:[\s,|;]|$))/iu],
  ['xgid', /^(?:[-a-p]\s?){20,26}:/i],
  ['snowie', /^\d{1,5}\s*;\s*[01]\s*;\s*\d+\s*;\s*[01]\s*;\s*[01]\s*;/],
  ['ogid', /^[0-9a-q]{0,15}:[0-9a-q]{0,15}:[WBN]\d[NOTP]/i],
];

/** A match as two columns says how long it is and numbers its games; a single game numbers its turns. */
const isMat = (text: string): boolean =>
  (/^[ \t]*\d{1,5}[ -]points? match/im.test(text) && /^[ \t]*Game[ \t]+\d/im.test(text)) || /^[ \t]*1\)[ \t]+[1-6]{2}:/m.test(text);

/** What may stand anywhere, as in the exports of analysing programs. */
const anywhere: readonly (readonly [TextFormat, (text: string) => boolean])[] = [
  ['mat', isMat],
  ['sgf', (text) => /\(\s*;\s*(?:FF|GM|CA|AP)\s*\[/.test(text)],
  ['xgid', (text) => xgidPrefix.test(text)],
  ['gnu', namesGnuId],
  ['ogid', (text) => ogidPrefix.test(text)],
  ['fibs', (text) => /\bboard\s*:(?:\s*[^:\s]{1,100}\s*:){2}\s*\d/i.test(text)],
  ['gnu', beginsWithGnuId],
  ['gnu', resemblesGnuId],
];

/** The format of a text; null where it is none of them. Does not look whether the text is right. Takes time linear in its length. */
export function detect(text: string): TextFormat | null {
  if (typeof text !== 'string') return null;
  // a bracket is a record's or SGF's, and stays
  const bare = text.slice(text.search(/[^\s\uFEFF]|$/));
  const [found] = beginnings.find(([, pattern]) => pattern.test(bare)) ?? [];
  if (found) return found;
  wrapping.lastIndex = 0;
  wrapping.test(text);
  const unwrapped = text.slice(wrapping.lastIndex);
  const [format = null] = beginnings.find(([, pattern]) => pattern.test(unwrapped)) ?? anywhere.find(([, has]) => has(unwrapped)) ?? [];
  return format;
}
