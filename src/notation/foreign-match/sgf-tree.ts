/** SGF as a tree of nodes, whatever the game: where each game lies in a text, and the properties of its nodes. */
import { expecting, type NotationError } from '../error.js';
import { recordLimits } from '../record/limits.js';
import { beginsLine } from '../record/split.js';

/** A value as written, without its brackets. */
export interface SgfValue {
  readonly raw: string;
  /** Where it begins. */
  readonly at: number;
}

export interface SgfNode {
  readonly at: number;
  /** By their names in capitals. */
  readonly properties: ReadonlyMap<string, readonly SgfValue[]>;
}

/** Nodes one after another, and the ways in which they go on: the first is the main one. */
export interface SgfLine {
  readonly nodes: readonly SgfNode[];
  readonly branches: readonly SgfLine[];
}

/** A game in the text. */
export interface SgfChunk {
  readonly start: number;
  readonly end: number;
}

/** No node needs more values of a property. */
const MOST_VALUES = 200;
const rootNode = /\(\s*;\s*(?:FF|GM|CA|AP)\s*\[[^\]\\]{0,60}\]/y;
const nodeStart = /\(\s*;/y;

/**
 * The games of a collection, in time linear in its length. What begins a game at the beginning of a line does so also where a bracket before
 * it was never closed.
 *
 * @throws NotationError `too-many-games`, `unknown-format` where there are none
 */
export function splitSgf(text: string): SgfChunk[] {
  const games: { start: number; end: number }[] = [];
  const sign = /\\[^]|[()[\]]/g;
  let depth = 0;
  let inValue = false;
  const is = (pattern: RegExp, at: number): boolean => {
    pattern.lastIndex = at;
    return pattern.test(text);
  };
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const at = found.index;
    const isOutside = depth === 0;
    const now = games.at(-1);
    if (found[0] === '(' && (isOutside ? is(nodeStart, at) : beginsLine(text, at) && is(rootNode, at))) {
      if (now && !isOutside) now.end = at;
      if (games.length === recordLimits.games) throw expecting('too-many-games', `≤ ${recordLimits.games}`);
      games.push({ start: at, end: text.length });
      depth = 1;
      inValue = false;
    } else if (inValue) inValue = found[0] !== ']';
    else if (isOutside) continue;
    else if (found[0] === '[') inValue = true;
    else if (found[0] === '(') depth++;
    else if (found[0] === ')' && --depth === 0 && now) now.end = at + 1;
  }
  if (games.length === 0) throw expecting('unknown-format', '(;GM[6]');
  return games;
}

type Growing = SgfLine & { readonly nodes: SgfNode[]; readonly branches: Growing[] };
type Properties = Map<string, SgfValue[]>;

const blank = /\s*/y;
const letters = /[A-Za-z]+/y;
const other = /[^\s();[\]A-Za-z]+|[^]/y;

/** The tree of one game, up to so many nodes and branches; `fault` hears what is wrong with it. */
export function parseSgf(text: string, { start, end }: SgfChunk, most: number, fault: (error: NotationError, at: number) => void): SgfLine {
  const root: Growing = { nodes: [], branches: [] };
  const open: Growing[] = [];
  let properties: Properties | null = null;
  let values: SgfValue[] | null = null;
  let at = start;
  let size = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };
  let told = 0;
  const tell = (expected: string, place: number): void => {
    if (told++ < recordLimits.faults) fault(expecting('syntax', expected), place);
  };
  for (take(blank); at < end; take(blank)) {
    const here = at;
    const sign = text.charAt(at);
    const line = open.at(-1);
    if ((sign === '(' || sign === ';') && size++ > most) {
      fault(expecting('too-many-turns', `at most ${most} nodes`), here);
      return root;
    }
    if (sign === '(') {
      const branch: Growing = line ? { nodes: [], branches: [] } : root;
      line?.branches.push(branch);
      open.push(branch);
      properties = values = null;
      at++;
    } else if (sign === ')') {
      open.pop();
      properties = values = null;
      at++;
    } else if (sign === ';') {
      properties = new Map();
      values = null;
      if (line?.branches.length === 0) line.nodes.push({ at, properties });
      else tell('( ;', here);
      at++;
    } else if (sign === '[') {
      const close = valueEnd(text, here + 1, end);
      const value = { raw: text.slice(here + 1, close), at: here + 1 };
      if (!values) tell('C[…]', here);
      else if (values.length < MOST_VALUES) values.push(value);
      if (close === end) tell(']', here);
      at = close + 1;
    } else {
      const name = take(letters).replace(/[a-z]/g, '');
      if (name === '' || !properties) tell('C[…], ; )', here);
      if (name === '') take(other);
      values = properties?.get(name) ?? [];
      properties?.set(name, values);
    }
  }
  if (open.length > 0) tell(')', Math.min(at, end));
  return root;
}

/** The bracket that ends a value, or the end. */
function valueEnd(text: string, start: number, end: number): number {
  const sign = /\\[^]|\]/g;
  sign.lastIndex = start;
  let found = sign.exec(text);
  while (found && found[0] !== ']' && found.index < end) found = sign.exec(text);
  return Math.min(found?.index ?? end, end);
}

/** The words of a value: any sign can stand behind a backslash, and a line end behind one is none. */
export const sgfText = (raw: string): string =>
  raw.replace(/\\(?:\r\n|\n\r|[\r\n]|([^]))?/g, (_found, sign: string | undefined) => sign ?? '');

/** Words as a value. At the beginning of a line nothing may look as if a game began. */
export const sgfValue = (text: string): string => text.replace(/[\\\]]|^\(/gm, '\\$&');
