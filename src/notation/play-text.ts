/** The moves of one stage as written, before the rules say what they mean (docs/notation.md, "Moves and plays"). */
import { placeAt } from '../rules/error.js';
import { BAR, OFF } from '../rules/position.js';
import type { Move } from '../rules/turn.js';
import { NotationError } from './error.js';
import { pointOf, pointPattern } from './point-text.js';

/** A landing as written. */
export interface Hop {
  readonly to: number;
  /** What is said to happen there. */
  readonly effect: Move['effect'];
  /** The place in the text that is told when it cannot be: of a first hop, where the item begins. */
  readonly at: number;
}

/** One written item, `24/18/13*(2)`: from where, by way of which landings, and how many checkers. */
export interface WrittenMove {
  readonly from: number;
  readonly hops: readonly [Hop, ...Hop[]];
  readonly count: number;
  readonly at: number;
}

/** No stage has more dice, so no play has more checkers on the way, and none more landings. */
const MOST = 4;

const landing = /\s*[/\\→>‐-―−-]\s*/uy;
const effect = /[*^]+/y;
const repeat = /\s*(?:\(\s*(\d{1,3})\s*\)|[xх×]\s*(\d{1,3}))(?![\p{L}\d])/iuy;
const gap = /[\s,]*/y;
const nothing = /^\s*[-‐-―−]+\s*$/;

/**
 * Reads the part of a text that lies between two indexes; `-` is an empty list.
 *
 * @throws NotationError `play-missing`, `bad-move`, `bad-point`, `too-many-moves`.
 */
export function readMoves(text: string, start: number, end: number): WrittenMove[] {
  const items: WrittenMove[] = [];
  if (nothing.test(text.slice(start, end))) return items;
  let at = start;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const fail = (code: 'bad-move' | 'bad-point' | 'play-missing' | 'too-many-moves', expected: string, place = at): never => {
    throw new NotationError(code, `Expected ${expected}.`, placeAt(text, place), { expected });
  };
  const readPoint = (): number => {
    const place = at;
    const point = pointOf(take(pointPattern)?.[1] ?? fail('bad-move', 'a move, 24/18, bar/22, 6/off'));
    return point <= BAR ? point : fail('bad-point', '1 to 24, bar, off', place);
  };
  const readEffect = (): Move['effect'] => {
    const signs = take(effect)?.[0];
    return signs === undefined ? null : signs.startsWith('^') ? 'pin' : 'hit';
  };

  let checkers = 0;
  for (take(gap); at < end; take(gap)) {
    const place = at;
    const from = readPoint();
    if (from === OFF) fail('bad-point', '1 to 24, bar', place);
    readEffect();
    const hops: Hop[] = [];
    while (take(landing)) {
      if (hops.length === MOST || hops.at(-1)?.to === OFF) fail('too-many-moves', 'no further landing');
      const here = hops.length === 0 ? place : at;
      hops.push({ to: readPoint(), effect: readEffect(), at: here });
    }
    const times = take(repeat);
    const count = Number(times?.[1] ?? times?.[2] ?? 1);
    const afterwards = times && readEffect();
    const last = hops.pop() ?? fail('bad-move', '/ and where the checker lands');
    hops.push(afterwards ? { ...last, effect: afterwards } : last);
    checkers += count;
    if (count < 1 || checkers > MOST) fail('too-many-moves', `1 to ${MOST} moves`, place);
    items.push({ from, hops: hops as [Hop, ...Hop[]], count, at: place });
  }
  return items.length > 0 ? items : fail('play-missing', 'a play, 24/18 13/11, or -', start);
}
