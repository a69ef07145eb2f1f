import type { Rules } from './rules.js';

/** The bar, as a point of the side whose checkers wait there. */
export const BAR = 25;
/** Borne off, as the place to which a checker moves. */
export const OFF = 0;
/** Checkers of each side. */
export const CHECKERS = 15;

/** One side's checkers, in its own numbering. */
export interface Side {
  /** How many checkers stand on each own point: index 0 = borne off, 1 to 24 = the points, 25 = the bar. */
  readonly checkers: readonly number[];
  /** Own points on which this side's lone checker lies pinned under enemy ones, highest first. */
  readonly pinned: readonly number[];
}

/** Where all checkers are: each side in its own numbering, 24 to 1, bar 25, off 0. Frozen, JSON-serialisable. */
export interface Position {
  readonly white: Side;
  readonly black: Side;
}

/** How many pips a side still has to go; a checker on the bar counts 25. */
export const pipsOf = ({ checkers }: Side): number => checkers.reduce((sum, count, point) => sum + count * point, 0);

/** The opponent's number for a player's own point 1 to 24, which is known to be one; what comes from outside goes through `across-point.ts`. */
export function acrossPoint(point: number, travel: Rules['travel']): number {
  if (travel === 'contrary') return 25 - point;
  return point <= 12 ? point + 12 : point - 12;
}
