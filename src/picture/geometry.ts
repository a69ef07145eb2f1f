import { acrossPoint } from '../rules/position.js';
import type { Player, Rules } from '../rules/rules.js';
import type { Seat, View } from './view.js';

// The unit: a checker is 40 wide, and all else follows.
export const radius = 20;
export const column = 42;
export const frame = 24;
export const barWidth = 46;
export const trayWidth = 54;
export const height = 528;
export const middle = height / 2;
/** A half of the field, six points. */
export const half = 6 * column;
const tray = trayWidth + 8;

/** A place in the picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where everything lies for one seat at one kind of board. A checker is 40 wide; 0, 0 is the upper left corner. */
export interface Geometry {
  /** Who sits at the lower edge. */
  readonly viewer: Player;
  readonly travel: Rules['travel'];
  /** The viewer's home lies on the left. */
  readonly mirrored: boolean;
  readonly width: number;
  readonly height: number;
}

/** Who sits at the lower edge. */
export const viewerOf = ({ view = 'white' }: Seat, mover: Player | null): Player => (view === 'mover' ? (mover ?? 'white') : view);

/** By whose numbers points are named, also where none stand in the frame. */
export const numberingOf = ({ numbers, ...seat }: Pick<View, keyof Seat | 'numbers'>, mover: Player | null): Player =>
  (numbers === 'mover' ? mover : null) ?? viewerOf(seat, mover);

/** The geometry of a seat; `mover` is the side to move, whose side `view: 'mover'` takes. */
export function geometry(seat: Seat, mover: Player | null = null): Geometry {
  const { home, travel = 'contrary' } = seat;
  return {
    viewer: viewerOf(seat, mover),
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

export const barMiddle = (g: Geometry): number => flip(g, fieldLeft(g) + half + barWidth / 2);

/** The middle of the half on a player's right or left hand; a seat keeps its hands wherever home lies. */
export const handMiddle = (g: Geometry, player: Player, hand: 'right' | 'left'): number =>
  barMiddle(g) + ((player === g.viewer) === (hand === 'right') ? 1 : -1) * ((half + barWidth) / 2);

/** The middle of a side's tray: at the end of its home. */
export const trayMiddle = (g: Geometry, player: Player): number => {
  const right = player === g.viewer || g.travel === 'contrary';
  return flip(g, right ? g.width - frame - trayWidth / 2 : frame + trayWidth / 2);
};

/** A distance from a side's edge of the board, as a height in the picture. */
export const fromEdge = (g: Geometry, player: Player, distance: number): number => (player === g.viewer ? height - distance : distance);

/** The centre of a checker on a point of the player's own numbering, 25 = bar, 0 = off; slot 0 lies at the edge. */
export function place(g: Geometry, player: Player, point: number, slot = 0): Place {
  if (point === 25) return { x: barMiddle(g), y: fromEdge(g, player, middle - radius - 4 - slot * 2 * radius) };
  if (point === 0) return { x: trayMiddle(g, player), y: fromEdge(g, player, frame + 9 + slot * 13.6) };
  const seen = player === g.viewer ? point : acrossPoint(point, g.travel);
  const lower = seen <= 12;
  const nth = lower ? 12 - seen : seen - 13;
  const away = frame + radius + 1 + slot * 2 * radius;
  return {
    x: flip(g, fieldLeft(g) + column * (nth + 0.5) + (nth > 5 ? barWidth : 0)),
    y: lower ? height - away : away,
  };
}

/**
 * The point that lies at a place, in the player's own numbering, 25 = bar, 0 = the player's tray; null elsewhere.
 * The whole column answers, from the edge to the middle.
 */
export function pointAt(g: Geometry, player: Player, x: number, y: number): number | null {
  if (!(x >= 0 && y >= 0 && x <= g.width && y <= g.height)) return null;
  const across = flip(g, x) - fieldLeft(g);
  const beyondBar = across - half - barWidth;
  const own = player === g.viewer;
  if (beyondBar > half) return own || g.travel === 'contrary' ? 0 : null;
  if (across < 0 && g.travel === 'parallel') return own ? null : 0;
  if (across >= half && beyondBar <= 0) return 25;
  const nth = beyondBar > 0 ? Math.min(6 + Math.floor(beyondBar / column), 11) : Math.max(Math.floor(across / column), 0);
  const seen = y > middle ? 12 - nth : nth + 13;
  return own ? seen : acrossPoint(seen, g.travel);
}
