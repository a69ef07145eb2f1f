/** Where the games of a file lie: a cheap look at it, which reads their tags and nothing else. */
import { expecting, type NotationError } from '../error.js';
import { recordLimits } from './limits.js';

/** A tag as written, and where. */
export interface WrittenTag {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/** One game in the text. */
export interface Chunk {
  readonly tags: readonly WrittenTag[];
  /** Where it begins, where its steps begin, and where it ends. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
  readonly faults: readonly { readonly error: NotationError; readonly at: number }[];
}

type Growing = { -readonly [K in keyof Chunk]: Chunk[K] } & { tags: WrittenTag[]; faults: { error: NotationError; at: number }[] };

/** What stands between two words; text editors leave marks without a width there. */
export const gap = /[\s\u200b-\u200f\u2060]*/y;
const tagStart = /\[\s*(\p{L}[\p{L}\p{N}_-]{0,99})\s*(["“”„«])/uy;

/**
 * The games of a text, in time linear in its length. A game begins with its tags, also where a comment before it was never closed, if they
 * stand at the beginning of a line.
 *
 * @throws NotationError `too-many-games`
 */
export function splitGames(text: string): Chunk[] {
  const games: Growing[] = [];
  let inComment = false;
  const begin = (at: number): Growing => {
    const before = games.at(-1);
    if (before) before.end = at;
    if (games.length === recordLimits.games) throw expecting('too-many-games', `≤ ${recordLimits.games}`);
    const game: Growing = { tags: [], start: at, body: at, end: text.length, faults: [] };
    games.push(game);
    return game;
  };
  const sign = /\\[^]|[{}]|\[(?=\s*\p{L})/gu;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const at = found.index;
    if (found[0] === '{' || found[0] === '}') inComment = found[0] === '{';
    const tag = found[0] === '[' && (!inComment || beginsLine(text, at)) ? tagAt(text, at) : null;
    if (!tag) continue;
    inComment = false;
    // steps without tags before them are a game, too
    if (games.length === 0 && !isBlank(text, 0, at)) begin(0);
    const now = games.at(-1);
    addTag(now && isBlank(text, now.body, at) && !(isGame(tag) && now.tags.some(isGame)) ? now : begin(at), tag);
    sign.lastIndex = tag.end;
  }
  if (games.length === 0 && !isBlank(text, 0, text.length)) begin(0);
  return games;
}

/** Two of them are two games, even if the first has no steps. */
const isGame = ({ name }: WrittenTag): boolean => name.toLowerCase() === 'game';

function addTag(game: Growing, { name, value, at, end, fault }: Tag): void {
  game.body = end;
  const isFull = game.tags.length === recordLimits.tags;
  if (!isFull) game.tags.push({ name, value, at });
  const code = fault ?? (isFull ? 'too-many-tags' : null);
  // that there are too many is told once
  if (!code || (isFull && game.faults.some(({ error }) => error.code === code))) return;
  const expected = code === 'bad-tag' ? '[Name "value"]' : `at most ${recordLimits.tags} tags`;
  game.faults.push({ error: expecting(code, expected), at });
}

/** Whether nothing but gaps stands there. */
function isBlank(text: string, start: number, end: number): boolean {
  gap.lastIndex = start;
  gap.test(text);
  return gap.lastIndex >= end;
}

/** Whether nothing but blanks stands before it in its line. */
export function beginsLine(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charAt(before) === ' ' || text.charAt(before) === '\t') before--;
  return before < 0 || text.charAt(before) === '\n' || text.charAt(before) === '\r';
}

type Tag = WrittenTag & { readonly end: number; readonly fault: 'bad-tag' | null };

/**
 * The tag that begins at a bracket, null for none. A straight quote ends at a straight one, a curly one at any; one within the value does no
 * harm as long as no bracket follows it. A value that does not end on its line is at fault, so that it swallows no more.
 */
function tagAt(text: string, start: number): Tag | null {
  tagStart.lastIndex = start;
  const [found, name = '', quote] = tagStart.exec(text) ?? [];
  if (found === undefined) return null;
  const at = start + found.length;
  const quoted = quote === '"' ? /\\[^\r\n]|"|$|[\r\n]/g : /\\[^\r\n]|["“”»]|$|[\r\n]/g;
  quoted.lastIndex = at;
  for (let end = quoted.exec(text); end; end = quoted.exec(text)) {
    if (end[0].startsWith('\\')) continue;
    const isQuote = end[0].trim() !== '';
    closing.lastIndex = end.index + 1;
    if (isQuote && !closing.test(text)) continue;
    const value = text.slice(at, end.index).replace(/\\([\\"\]}])/g, '$1');
    return { name, value, at, end: isQuote ? closing.lastIndex : end.index, fault: isQuote ? null : 'bad-tag' };
  }
  return null;
}

const closing = /[ \t]*\]/y;
