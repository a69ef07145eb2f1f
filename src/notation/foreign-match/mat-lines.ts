/** A match in two columns, line by line: the headers, where each game lies, and what stands in the cells of its turns. */
import type { Score } from '../../rules/match.js';
import type { Player } from '../../rules/rules.js';
import { expecting, type NotationError } from '../error.js';
import { recordLimits } from '../record/limits.js';

/** What stands above the games of a match. */
export interface MatHead {
  /** By their names in small letters, as written. */
  readonly headers: ReadonlyMap<string, { readonly name: string; readonly value: string }>;
  /** Points of the match; null = no match. */
  readonly length: number | null;
}

/** A game in the text. */
export interface MatChunk {
  readonly head: MatHead;
  readonly names: Readonly<Record<Player, string>>;
  /** The points before it; null where they are not told. */
  readonly score: Score | null;
  /** Where it begins, where its turns begin, and where it ends. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
  readonly faults: readonly { readonly error: NotationError; readonly at: number }[];
}

type Growing = { -readonly [K in keyof MatChunk]: MatChunk[K] } & { faults: { error: NotationError; at: number }[] };
type Headers = Map<string, { readonly name: string; readonly value: string }>;

const header = /^(?:;\s*)?\[\s*(\p{L}[^\]"]{0,99})"(.*)"\s*\]$/u;
const matchLine = /^(\d{1,5})[\s-]*points?\s+match/i;
const gameLine = /^game\s+\d/i;
const turnNumber = /^[\s\uFEFF]*\d{1,4}\)/;

/** The games of a text, in time linear in its length. @throws NotationError `too-many-games`, `unknown-format` where there are none. */
export function splitMat(text: string): MatChunk[] {
  const games: Growing[] = [];
  let now: Growing | null = null;
  /** Headers of the match that follows, if one does. */
  let above: Headers = new Map();
  let head: MatHead = { headers: above, length: null };
  const begin = (at: number, body: number): Growing => {
    if (games.length === recordLimits.games) throw expecting('too-many-games', `≤ ${recordLimits.games}`);
    const game: Growing = { head, names: { white: '', black: '' }, score: null, start: at, body, end: body, faults: [] };
    games.push(game);
    above = new Map();
    return game;
  };
  for (const { start, end } of linesIn(text, 0, text.length)) {
    const line = text.slice(start, end).trim();
    const [, name, value = ''] = header.exec(line) ?? [];
    const [, length] = matchLine.exec(line) ?? [];
    if (name !== undefined) {
      if (above.size < recordLimits.tags) above.set(name.trim().toLowerCase(), { name: name.trim(), value });
    } else if (length !== undefined) {
      head = { headers: above, length: Number(length) || null };
      now = null;
    } else if (gameLine.test(line)) now = begin(start, end);
    else if (line === '' || line.startsWith(';')) continue;
    else if (now && isUnnamed(now) && !turnNumber.test(line)) readScore(now, text, start, end);
    else if (now || turnNumber.test(line)) (now ??= begin(start, start)).end = end;
  }
  if (games.length === 0) throw expecting('unknown-format', 'Game 1');
  return games;
}

/** Nothing has been read of it but its number. */
const isUnnamed = ({ score, faults, body, end }: MatChunk): boolean => score === null && faults.length === 0 && body === end;

/** The line behind `Game 1`: `Anna : 0      Boris : 2`. A name may hold a colon and numbers, but no two blanks in a row. */
function readScore(game: Growing, text: string, start: number, end: number): void {
  game.body = game.end = end;
  const line = text.slice(start, end);
  const left = /:\s*(\d{1,5})\s{2}/.exec(line) ?? /:\s*(\d{1,5})\s/.exec(line);
  const right = /:\s*(\d{1,5})\s*$/.exec(line);
  if (!left || !right || left.index + left[0].length > right.index) {
    game.faults.push({ error: expecting('bad-score', 'Anna : 0   Boris : 0'), at: start });
    return;
  }
  game.names = { white: line.slice(0, left.index).trim(), black: line.slice(left.index + left[0].length, right.index).trim() };
  game.score = { white: Number(left[1]), black: Number(right[1]) };
}

/** What stands in a cell. */
export interface MatCell {
  readonly kind: 'roll' | 'pass' | 'double' | 'take' | 'drop' | 'beaver' | 'raccoon' | 'win' | 'loss';
  /** The left column is White's. */
  readonly player: Player;
  readonly at: number;
  /** It stands in a line without a number, where people do not always mind the columns. */
  readonly isAlone: boolean;
  /** Of a roll. */
  readonly dice: readonly [number, number];
  /** What is said behind it, up to the next cell, and where. */
  readonly text: string;
  readonly textAt: number;
}

const item =
  /(?<![^\s)])(\d)(\d)\s*:|(?<!\p{L})(?:re)?(double|take|drop|beaver|raccoon|win|loss|lose)(?:e?s)?(?!\p{L})|(?<!\p{L}|:\s*)(?:can(?:no|['’])t|no)\s+move/giu;
/** No left cell begins so far to the right, and no right one before. */
const RIGHT = 18;

/**
 * The cells between two places at line beginnings. Columns are not relied on but for a cell that stands alone in its line. `outside` hears where
 * something stands that is in none of them.
 */
export function cellsIn(text: string, from: number, to: number, outside: (at: number) => void): MatCell[] {
  const cells: MatCell[] = [];
  for (const { start, end } of linesIn(text, from, to)) {
    const line = text.slice(start, end);
    const numbered = turnNumber.exec(line)?.[0].length ?? 0;
    if (line.trim().startsWith(';')) continue;
    const found = [...line.slice(numbered).matchAll(item)];
    const places = found.map(({ index }) => numbered + index);
    const before = line.slice(numbered, places[0]).search(/\S/);
    if (before >= 0) outside(start + numbered + before);
    const isRight = widthOf(line.slice(0, places[0])) > RIGHT;
    found.forEach(([word, first, second, name], index) => {
      const at = places[index] ?? 0;
      const textAt = at + word.length;
      cells.push({
        kind: first === undefined ? kindOf(name) : 'roll',
        player: isRight || index > 0 ? 'black' : 'white',
        at: start + at,
        isAlone: numbered === 0,
        dice: [Number(first), Number(second)],
        text: line.slice(textAt, places[index + 1]),
        textAt: start + textAt,
      });
    });
  }
  return cells;
}

/** What cannot move and does not say with which dice passes. */
function kindOf(name = 'pass'): MatCell['kind'] {
  const kind = name.toLowerCase();
  return kind === 'lose' ? 'loss' : (kind as MatCell['kind']);
}

const widthOf = (text: string): number => Array.from(text).reduce((width, sign) => width + (sign === '\t' ? 8 : 1), 0);

interface Line {
  readonly start: number;
  /** Where its words end; the line break is behind. */
  readonly end: number;
}

function* linesIn(text: string, from: number, to: number): Generator<Line> {
  const breaks = /\r\n|\r|\n/g;
  let start = from;
  for (breaks.lastIndex = from; start < to; start = breaks.lastIndex) {
    const found = breaks.exec(text);
    const end = Math.min(found?.index ?? to, to);
    yield { start, end };
    if (!found) return;
  }
}
