import { deepFreeze } from '../rules/freeze.js';
import type { Situation } from '../rules/game.js';
import { acrossPoint, BAR, CHECKERS, OFF, type Position, type Side } from '../rules/position.js';
import type { Player, Rules } from '../rules/rules.js';

/** A position of which nothing else is said. */
export const situationAt = (position: Position, rules: Rules): Situation => ({
  position,
  player: null,
  dice: null,
  cube: rules.cube && { value: 1, owner: null },
  score: null,
  rolls: rules.climb && { white: 0, black: 0 },
  passed: [],
});

/**
 * Reads what most diagrams say where it is strictly written: a position in which nothing is pinned, who is to move, a throw, `W 24:15 | B 24:15 ; white 63`. Null for
 * all else, which `parseSituation` reads, or says what is wrong with it: so a page of plain diagrams does without that reader.
 */
export function readStrict(text: string, rules: Rules): Situation | null {
  const [, whites = '', blacks = '', player = null, first, second] =
    /^\s*W ([^|;]+)\|\s*B ([^|;]+)(?:; (white|black)(?: ([1-6])([1-6]))?\s*)?$/.exec(text) ?? [];
  const white = sideOf(whites);
  const black = sideOf(blacks);
  const isShared = (count: number, point: number): boolean =>
    count > 0 && point % BAR > 0 && black?.checkers[acrossPoint(point, rules.travel)] !== 0;
  if (!white || !black || white.checkers.some(isShared)) return null;
  const dice = first ? [Number(first), Number(second)] : null;
  return deepFreeze({ ...situationAt({ white, black }, rules), player: player as Player | null, dice });
}

function sideOf(text: string): Side | null {
  const checkers = new Array<number>(26).fill(0);
  let left = CHECKERS;
  for (const item of text.trim().split(/\s+/)) {
    const [, name, count] = /^(bar|off|[1-9]|1\d|2[0-4]):([1-9]|1[0-5])$/.exec(item) ?? [];
    const point = name === 'bar' ? BAR : name === 'off' ? OFF : Number(name);
    // what is not written so, is no point, or is named twice
    if (checkers[point] !== 0) return null;
    left -= checkers[point] = Number(count);
  }
  if (left < 0 || (checkers[OFF] && left)) return null;
  if (left) checkers[OFF] = left;
  return { checkers, pinned: [] };
}
