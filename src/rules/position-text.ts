import { RulesError, shown } from './error.js';
import { acrossPoint, BAR, CHECKERS, OFF, type Position, type Side } from './position.js';
import type { Player, Rules } from './rules.js';

/** One `point:count` as read, with its place for the faults that only the whole position shows. */
interface Item {
  readonly point: number;
  readonly count: number;
  readonly pinned: boolean;
  readonly at: number;
}

const players: Readonly<Record<string, Player>> = { w: 'white', б: 'white', b: 'black', ч: 'black' };

/**
 * Reads a position, `W 24:2 13:5 8:3 6:5 | B bar:1 13:5 8:3 6:5 off:1`, each side in its own numbering (docs/notation.md, "Position").
 * The rules say which points are shared and whether checkers can be pinned.
 *
 * @throws RulesError with the place of the fault.
 */
export function parsePosition(text: string, rules: Rules): Position {
  if (typeof text !== 'string') throw new RulesError('syntax', `A position is a text, not ${shown(text)}.`);
  const sides: Partial<Record<Player, { side: Side; items: readonly Item[] }>> = {};
  let at = 0;
  for (const part of text.split('|')) {
    const letter = /\S/.exec(part);
    const place = at + (letter?.index ?? 0);
    const name = letter?.[0] ?? '';
    if (name === 'В' || name === 'в')
      throw new RulesError('cyrillic-letter', 'This is the Cyrillic letter В.', { text, at: place, expected: 'B, or Ч for black' });
    const player = players[name.toLowerCase()];
    if (!player)
      throw new RulesError(letter ? 'syntax' : 'missing-side', 'A side begins with W or B.', { text, at: place, expected: 'W, B' });
    if (sides[player])
      throw new RulesError('side-twice', 'The same side stands twice.', { text, at: place, expected: player === 'white' ? 'B' : 'W' });
    const items = readItems(text, place + 1, at + part.length);
    sides[player] = { side: sideOf(items, text, place), items };
    at += part.length + 1;
  }
  const { white, black } = sides;
  if (!white || !black)
    throw new RulesError('missing-side', `${white ? 'Black' : 'White'} is missing.`, {
      text,
      at: text.length,
      expected: white ? '| B …' : '| W …',
    });
  const position = Object.freeze({ white: white.side, black: black.side });
  const fault = sharedFault(position, rules);
  if (fault) {
    const { items } = fault.player === 'white' ? white : black;
    throw new RulesError(fault.code, fault.message, { text, at: items.find((item) => item.point === fault.point)?.at ?? 0 });
  }
  return position;
}

function readItems(text: string, from: number, to: number): Item[] {
  const items: Item[] = [];
  const blank = /[\s,]*/y;
  const item = /(bar|бар|off|\d{1,3})\s?[:xх×]\s?(\d{1,3})(!?)(?![^\s,|])/iy;
  for (let at = from; ;) {
    blank.lastIndex = at;
    blank.exec(text);
    at = blank.lastIndex;
    if (at >= to) return items;
    item.lastIndex = at;
    const found = item.exec(text);
    if (!found || item.lastIndex > to) {
      const word = /[^\s,|]*/y;
      word.lastIndex = at;
      throw new RulesError('syntax', `${shown(word.exec(text)?.[0] ?? '')} is not point:count.`, {
        text,
        at,
        expected: 'point:count, bar:count, off:count',
      });
    }
    const [, name = '', count = '', mark] = found;
    const point = /^b|^б/i.test(name) ? BAR : /^o/i.test(name) ? OFF : Number(name);
    if (/\d/.test(name) && (point < 1 || point > 24))
      throw new RulesError('bad-point', `There is no point ${name}.`, { text, at, expected: '1 to 24' });
    items.push({ point, count: Number(count), pinned: mark === '!', at });
    at = item.lastIndex;
  }
}

function sideOf(items: readonly Item[], text: string, at: number): Side {
  const checkers = new Array<number>(26).fill(0);
  const pinned: number[] = [];
  const seen = new Set<number>();
  let sum = 0;
  for (const item of items) {
    if (seen.has(item.point)) throw new RulesError('point-twice', 'The same point stands twice.', { text, at: item.at });
    seen.add(item.point);
    checkers[item.point] = item.count;
    sum += item.count;
    if (sum > CHECKERS)
      throw new RulesError('too-many-checkers', `These are more than ${CHECKERS} checkers.`, {
        text,
        at: item.at,
        expected: `${CHECKERS} in all`,
      });
    if (item.pinned) {
      if (item.count !== 1 || item.point === BAR || item.point === OFF)
        throw new RulesError('pin-not-lone', 'Only a lone checker on a point can be pinned.', { text, at: item.at, expected: '1!' });
      pinned.push(item.point);
    }
  }
  if (seen.has(OFF) && sum !== CHECKERS) {
    const off = items.find((item) => item.point === OFF);
    throw new RulesError('off-mismatch', `With this many off there are ${sum} checkers.`, {
      text,
      at: off?.at ?? at,
      expected: `${CHECKERS} in all`,
    });
  }
  checkers[OFF] = (checkers[OFF] ?? 0) + CHECKERS - sum;
  pinned.sort((a, b) => b - a);
  return Object.freeze({ checkers: Object.freeze(checkers), pinned: Object.freeze(pinned) });
}

interface SharedFault {
  readonly code: 'shared-point' | 'pin-not-in-game' | 'pin-without-enemy' | 'pin-twice';
  readonly message: string;
  readonly player: Player;
  readonly point: number;
}

/** What is wrong where the sides meet; the point is in the numbering of the player named. */
function sharedFault(position: Position, rules: Rules): SharedFault | null {
  const { white, black } = position;
  const pins = rules.contact === 'pin';
  for (const [player, mine, theirs] of [
    ['white', white, black],
    ['black', black, white],
  ] as const) {
    for (const point of mine.pinned) {
      const across = acrossPoint(point, rules.travel);
      if (!pins) return { code: 'pin-not-in-game', message: 'No checker is pinned in this game.', player, point };
      if (!theirs.checkers[across]) return { code: 'pin-without-enemy', message: 'Nothing stands on the pinned checker.', player, point };
      if (theirs.pinned.includes(across)) return { code: 'pin-twice', message: 'Two checkers cannot pin each other.', player, point };
    }
  }
  for (let point = 1; point <= 24; point++) {
    const across = acrossPoint(point, rules.travel);
    if (white.checkers[point] && black.checkers[across] && !white.pinned.includes(point) && !black.pinned.includes(across))
      return {
        code: 'shared-point',
        message: pins ? 'Both sides stand on one point and neither is pinned.' : 'Both sides stand on one point.',
        player: 'black',
        point: across,
      };
  }
  return null;
}

/** Checks a position that comes as data; `@throws RulesError` `bad-position`. */
export function assertPosition(position: Position, rules: Rules): void {
  const fault = dataFault(position) ?? sharedFault(position, rules)?.message;
  if (fault) throw new RulesError('bad-position', fault);
}

function dataFault(position: unknown): string | null {
  if (typeof position !== 'object' || position === null) return `A position is an object, not ${shown(position)}.`;
  for (const player of ['white', 'black'] as const) {
    const side = (position as Partial<Record<Player, Partial<Side> | null>>)[player];
    if (!side || !Array.isArray(side.checkers) || !Array.isArray(side.pinned)) return `The position has no ${player} side.`;
    const { checkers, pinned } = side as Side;
    let sum = 0;
    for (let point = 0; point < 26; point++) {
      const count = checkers[point];
      if (!(Number.isInteger(count) && count! >= 0)) return `${player} has no number of checkers on ${point}.`;
      sum += count!;
    }
    if (sum !== CHECKERS || checkers.length !== 26) return `${player} has ${sum} checkers, not ${CHECKERS}.`;
    for (let i = 0; i < pinned.length; i++) {
      const point = pinned[i];
      if (typeof point !== 'number' || !(point >= 1 && point <= 24) || checkers[point] !== 1 || pinned.indexOf(point) !== i)
        return `${player} has no lone checker to be pinned on ${shown(point)}.`;
    }
  }
  return null;
}

/** Checks what can be checked without knowing the game. @throws RulesError `bad-position`. */
export function assertSides(position: Position): void {
  const fault = dataFault(position);
  if (fault) throw new RulesError('bad-position', fault);
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
