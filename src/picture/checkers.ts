import { opponentOf, type Player, type Position } from '../rules/index.js';
import { high, place, radius, type Geometry, type Place } from './geometry.js';
import { box, circle, type Pen } from './shapes.js';
import type { KeyedChecker, PathShape, Shape } from './view.js';
import { acrossPoint } from '../rules/index.js';

const players = ['white', 'black'] as const;
/** How much of a pinned checker shows under the one that pins it, as a part of a checker. */
const lift = 0.44;

/** How many checkers high a point is drawn. */
const top = (point: number): number => (point === 0 ? 15 : point === 25 ? 4 : high);

/** Whether an enemy checker lies pinned under a player's on one of the player's points. */
const pins = (position: Position, g: Geometry, player: Player, point: number): boolean =>
  point > 0 && point < 25 && position[opponentOf(player)].pinned.includes(acrossPoint(point, g.travel));

/** Where the checker with this number on a point is drawn, the first one lying at the edge. */
export function checkerPlace(position: Position, g: Geometry, player: Player, point: number, nth: number): Place {
  return place(g, player, point, Math.min(nth, top(point) - 1) + (pins(position, g, player, point) ? lift : 0));
}

interface Man extends Place {
  readonly player: Player;
  readonly point: number;
  readonly pinned: boolean;
  /** Written on it: the size of a stack that is higher than what is drawn. */
  readonly count: number;
}

/** Every checker that is seen. */
function* men(position: Position, g: Geometry): Generator<Man> {
  for (const player of players) {
    for (const [point, count] of position[player].checkers.entries()) {
      const shown = Math.min(count, top(point));
      for (let nth = 0; nth < shown; nth++) {
        const more = count > shown && nth === shown - 1 ? count : 0;
        const pinned = position[player].pinned.includes(point);
        yield { player, point, pinned, count: more, ...checkerPlace(position, g, player, point, nth) };
      }
    }
  }
}

/** Seen from above on the board, from the edge in the tray. */
const body = (x: number, y: number, off: boolean): string => (off ? box(x - 21, y - 6, 42, 12, 3) : circle(x, y, 18.8));
/** A ring for both, a nail in the middle for black. */
const ring = (player: Player, x: number, y: number): string =>
  circle(x, y, 12.6) + (player === 'black' ? circle(x, y, 1.6) : '');

function merged(list: readonly Man[], make: Pen): Shape[] {
  const draw = (player: Player, pinned: boolean): PathShape[] => {
    const mine = list.filter((man) => man.player === player && man.pinned === pinned);
    const outline = mine.map(({ x, y, point }) => body(x, y, point === 0)).join('');
    const rings = mine.map(({ x, y, point, count }) => (point === 0 || count ? '' : ring(player, x, y))).join('');
    return [...make.path(player, outline), ...make.path(`${player}-ring`, rings)];
  };
  return [true, false].flatMap((pinned) => players.flatMap((player) => draw(player, pinned)));
}

function keyed(checkers: readonly KeyedChecker[], position: Position, g: Geometry, make: Pen): Shape[] {
  const seen: Record<string, number> = {};
  const pieces = checkers.map(({ key, player, point, pinned }): Shape & { pinned: boolean } => {
    const nth = (seen[player + String(point)] ??= 0);
    seen[player + String(point)] = nth + 1;
    const off = point === 0;
    const parts = [...make.path(player, body(0, 0, off)), ...(off ? [] : make.path(`${player}-ring`, ring(player, 0, 0)))];
    return { kind: 'piece', class: 'checker', key, ...checkerPlace(position, g, player, point, nth), parts, pinned: pinned === true };
  });
  return [...pieces.filter((piece) => piece.pinned), ...pieces.filter((piece) => !piece.pinned)];
}

/** All checkers: equal ones as one shape, or each for itself if they have keys. */
export function drawCheckers(position: Position, g: Geometry, make: Pen, checkers?: readonly KeyedChecker[]): Shape[] {
  const list = [...men(position, g)];
  return [
    ...make.path('shadow', list.map(({ x, y, point }) => (point ? circle(x, y + 1.8, radius - 0.6) : '')).join('')),
    ...(checkers ? keyed(checkers, position, g, make) : merged(list, make)),
    ...list.filter((man) => man.count).map(({ player, x, y, count }) => make.text(`${player}-count`, x, y + 6.3, 18, String(count), 'count')),
  ];
}
