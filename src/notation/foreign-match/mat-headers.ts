/** What the headers above a match in two columns say beside its rules, and how tags are written as headers. */
import { tidyTags } from '../record/tag-names.js';
import type { Tags } from '../record/tree.js';
import type { MatChunk } from './mat-lines.js';

/** Where the checkers begin in each variation that moves as backgammon does. */
export const variations: ReadonlyMap<string, string> = new Map([
  ['backgammon', '24:2 13:5 8:3 6:5'],
  ['nackgammon', '24:2 23:2 13:4 8:3 6:4'],
  ['longgammon', '24:15'],
]);

/** They say how the match is played, or are not to be relied on: which player is the first is told by the columns. */
const noTags = ['variation', 'crawford', 'cubelimit', 'jacoby', 'beaver', 'beavers', 'player 1', 'player 2'];

/** The tags of a game: a header's blanks become hyphens. */
export function matTags({ head, names }: MatChunk): Tags {
  const tags: [string, string][] = [
    ['White', names.white],
    ['Black', names.black],
  ];
  for (const [key, { name, value }] of head.headers) {
    if (noTags.includes(key)) continue;
    const tag = name.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^[^\p{L}]+|-$/gu, '');
    if (tag !== '') tags.push(tag === 'EventDate' ? ['Date', value.replace(/^(\d{4})[./](\d\d)[./](\d\d)$/, '$1-$2-$3')] : [tag, value]);
  }
  return tidyTags(Object.fromEntries(tags));
}

/** The headers that say the tags of a game. */
export function matHeaders(tags: Tags): string[] {
  const { White, Black, ...others } = tags;
  const headers: [string, string][] = [
    ['Player 1', White ?? 'White'],
    ['Player 2', Black ?? 'Black'],
  ];
  for (const [tag, value] of Object.entries(others)) {
    const name = tag.replaceAll('-', ' ');
    if (tag === 'Date') headers.push(['EventDate', value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1.$2.$3')]);
    else if (!noTags.includes(name.toLowerCase())) headers.push([name, value]);
  }
  return headers.map(([name, value]) => `; [${name} "${value}"]`);
}
