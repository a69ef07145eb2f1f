import { isObject, RulesError, shown, type RulesFault } from './error.js';
import { BAR, CHECKERS, OFF, type Position, type Side } from './position.js';
import { assertSides, sharedFault } from './position-data.js';
import type { Player, Rules } from './rules.js';

/** One `point:count` as read, with its place for the faults that only the whole position shows. */
interface Item {
  readonly point: number;
  readonly count: number;
  readonly pinned: boolean;
  readonly at: number;
}

/** A side as read. */
interface Read {
  readonly side: Side;
  readonly items: readonly Item[];
}

const players: Readonly<Record<string, Player>> = { w: 'white', б: 'white', b: 'black', ч: 'black' };
const inAll = `${CHECKERS} in all`;

/**
 * Reads a position, `W 24:2 13:5 8:3 6:5 | B bar:1 13:5 8:3 6:5 off:1`, each side in its own numbering (docs/notation.md, "Position").
 * The rules say which points are shared and whether checkers can be pinned.
 *
 * @throws RulesError with the place of the fault.
 */
export function parsePosition(text: string, rules: Rules): Position {
  if (typeof text !== 'string') throw new RulesError('syntax', `A position is a text, not ${shown(text)}.`);
  if (!isObject(rules)) throw new RulesError('bad-rules', null);
  const fail = (code: RulesFault, at: number, expected?: string): never => {
    throw new RulesError(code, null, { text, at, ...(expected && { expected }) });
  };
  const sides: Partial<Record<Player, Read>> = {};
  let start = 0;
  for (const part of text.split('|')) {
    const letter = part.search(/\S/);
    const at = start + Math.max(letter, 0);
    const name = text.charAt(at).toLowerCase();
    if (name === 'в') fail('cyrillic-letter', at, 'B, or Ч for black');
    const player = players[name] ?? fail(letter < 0 ? 'missing-side' : 'syntax', at, 'W, B');
    if (sides[player]) fail('side-twice', at, player === 'white' ? 'B' : 'W');
    const items = readItems(text, at + 1, start + part.length, fail);
    sides[player] = { side: sideOf(items, fail), items };
    start += part.length + 1;
  }
  const white = sides.white ?? fail('missing-side', text.length, '| W …');
  const black = sides.black ?? fail('missing-side', text.length, '| B …');
  const position = Object.freeze({ white: white.side, black: black.side });
  const fault = sharedFault(position, rules);
  if (fault) {
    const { items } = fault.player === 'white' ? white : black;
    fail(fault.code, items.find((item) => item.point === fault.point)?.at ?? 0);
  }
  return position;
}

type Fail = (code: RulesFault, at: number, expected?: string) => never;

function readItems(text: string, from: number, to: number, fail: Fail): Item[] {
  const items: Item[] = [];
  const blank = /[\s,]*/y;
  const item = /(bar|бар|off|\d{1,3})\s?[:xх×]\s?(\d{1,3})(!?)(?![^\s,|])/iy;
  for (let at = from; ; at = item.lastIndex) {
    blank.lastIndex = at;
    blank.exec(text);
    item.lastIndex = at = blank.lastIndex;
    if (at >= to) return items;
    const [, name = '', count, mark] = item.exec(text) ?? fail('syntax', at, 'point:count, bar:count, off:count');
    const point = /^[bб]/i.test(name) ? BAR : /^o/i.test(name) ? OFF : Number(name);
    if (/^\d/.test(name) && (point < 1 || point > 24)) fail('bad-point', at, '1 to 24');
    items.push({ point, count: Number(count), pinned: mark === '!', at });
  }
}

function sideOf(items: readonly Item[], fail: Fail): Side {
  const checkers = new Array<number>(26).fill(0);
  const pinned: number[] = [];
  const seen = new Map<number, number>();
  let sum = 0;
  for (const item of items) {
    const { point, count, at } = item;
    if (seen.has(point)) fail('point-twice', at);
    seen.set(point, at);
    checkers[point] = count;
    sum += count;
    if (sum > CHECKERS) fail('too-many-checkers', at, inAll);
    if (item.pinned) {
      if (count !== 1 || point === BAR || point === OFF) fail('pin-not-lone', at, '1!');
      pinned.push(point);
    }
  }
  const off = seen.get(OFF);
  if (off !== undefined && sum !== CHECKERS) fail('off-mismatch', off, inAll);
  checkers[OFF]! += CHECKERS - sum;
  pinned.sort((a, b) => b - a);
  return Object.freeze({ checkers: Object.freeze(checkers), pinned: Object.freeze(pinned) });
}

/** A position as text, in the written order: bar, 24 to 1, off; zero counts are left out. @throws RulesError `bad-position`. */
export function formatPosition(position: Position): string {
  assertSides(position);
  const { white, black } = position;
  return `W ${formatSide(white)} | B ${formatSide(black)}`;
}

function formatSide({ checkers, pinned }: Side): string {
  const items: string[] = [];
  for (let point = BAR; point >= OFF; point--) {
    const name = point === BAR ? 'bar' : point === OFF ? 'off' : point;
    if (checkers[point]) items.push(`${name}:${checkers[point]}${pinned.includes(point) ? '!' : ''}`);
  }
  return items.join(' ');
}

/** The start of a game. */
export function startPosition(rules: Rules): Position {
  if (!isObject(rules) || typeof rules.start !== 'string') throw new RulesError('bad-rules', null);
  return parsePosition(`W ${rules.start} | B ${rules.start}`, rules);
}

/** The option `start`, checked and in the written order. */
export function readPoints(rules: Rules): string {
  try {
    const { white } = startPosition(rules);
    return formatSide(white).replace(/ off:\d+$/, '');
  } catch (error) {
    throw new RulesError('bad-option', `start cannot be ${shown(rules.start)}: ${(error as Error).message}`);
  }
}
