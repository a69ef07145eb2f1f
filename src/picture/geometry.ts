import { acrossPoint, type Player, type Rules } from '../rules/index.js';
import type { Seat } from './view.js';

// The unit: a checker is 40 wide, and all else follows.
export const radius = 20;
export const column = 42;
export const frame = 24;
export const barWidth = 46;
export const trayWidth = 54;
export const height = 528;
export const middle = height / 2;
/** Half of the space between the tips of the points. */
export const gap = 36;
/** Checkers drawn on one point; more are counted. */
export const high = 5;
export const half = 6 * column;
const tray = trayWidth + 8;

/** A place in the picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where everything lies for one seat at one kind of board. Units: a checker is 40 wide. */
export interface Geometry {
  readonly viewer: Player;
  readonly travel: Rules['travel'];
  /** The viewer's home lies on the left. */
  readonly mirrored: boolean;
  readonly width: number;
  readonly height: number;
}

/** The geometry of a seat; `mover` is the side to move, from whose side a `view` of `'mover'` looks. */
export function geometry(seat: Seat, mover: Player | null = null): Geometry {
  const { view = 'white', home = 'right', travel = 'contrary' } = seat;
  return {
    viewer: view === 'mover' ? (mover ?? 'white') : view,
    travel,
    mirrored: home === 'left',
    width: 2 * frame + 2 * half + barWidth + (travel === 'parallel' ? 2 : 1) * tray,
    height,
  };
}

/** The left edge of the points when home is on the right; where both sides travel the same way a tray lies left of it. */
const fieldLeft = (g: Geometry): number => frame + (g.travel === 'parallel' ? tray : 0);

/** Swaps left and right for a home on the left; its own inverse. */
const flip = (g: Geometry, x: number): number => (g.mirrored ? g.width - x : x);

/** The left edges of the two halves of the field, as seen. */
export function halves(g: Geometry): readonly [number, number] {
  const left = fieldLeft(g);
  const first = g.mirrored ? g.width - left - 2 * half - barWidth : left;
  return [first, first + half + barWidth];
}

/** The middle of the half on a player's right or left hand; a seat keeps its hands wherever home lies. */
export function handMiddle(g: Geometry, player: Player, hand: 'right' | 'left'): number {
  return halves(g)[(player === g.viewer) === (hand === 'right') ? 1 : 0] + half / 2;
}

export const barMiddle = (g: Geometry): number => flip(g, fieldLeft(g) + half + barWidth / 2);

/** The middle of a side's tray. */
export const trayMiddle = (g: Geometry, player: Player): number =>
  flip(g, player === g.viewer || g.travel === 'contrary' ? g.width - frame - trayWidth / 2 : frame + trayWidth / 2);

/** Whether a side sits at the lower edge. */
export const atBottom = (g: Geometry, player: Player): boolean => player === g.viewer;

/** The centre of a checker on a point of the player's own numbering, 25 = bar, 0 = off; slot 0 lies at the edge. */
export function place(g: Geometry, player: Player, point: number, slot = 0): Place {
  const below = atBottom(g, player);
  if (point === 25) {
    const away = radius + 4 + slot * 2 * radius;
    return { x: barMiddle(g), y: below ? middle + away : middle - away };
  }
  if (point === 0) {
    const away = frame + 9 + slot * 13.6;
    return { x: trayMiddle(g, player), y: below ? height - away : away };
  }
  const seen = below ? point : acrossPoint(point, g.travel);
  const lower = seen <= 12;
  const nth = lower ? 12 - seen : seen - 13;
  const away = frame + radius + 1 + slot * 2 * radius;
  return {
    x: flip(g, fieldLeft(g) + column * (nth + 0.5) + (nth > 5 ? barWidth : 0)),
    y: lower ? height - away : away,
  };
}

/**
 * The point that lies at a place, in the player's own numbering, 25 = bar, 0 = the player's tray; null beside the board.
 * The whole column answers, from the edge to the middle.
 */
export function pointAt(g: Geometry, player: Player, x: number, y: number): number | null {
  if (x < 0 || y < 0 || x > g.width || y > g.height) return null;
  const across = flip(g, x) - fieldLeft(g);
  const beyond = across - 2 * half - barWidth;
  const isViewer = player === g.viewer;
  if (beyond > 0) return isViewer || g.travel === 'contrary' ? 0 : null;
  if (across < 0 && g.travel === 'parallel') return isViewer ? null : 0;
  if (across >= half && across <= half + barWidth) return 25;
  const nth = Math.min(Math.max(Math.floor((across > half ? across - barWidth : across) / column), 0), 11);
  const seen = y > middle ? 12 - nth : nth + 13;
  return isViewer ? seen : acrossPoint(seen, g.travel);
}
