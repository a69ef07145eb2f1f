import { acrossPoint, type Position } from '../rules/position.js';
import { opponentOf, type Player } from '../rules/rules.js';
import { middle, place, radius, type Geometry, type Place } from './geometry.js';
import { box, circle, type Pen } from './shapes.js';

const players = ['white', 'black'] as const;
/** How much of a pinned checker shows under the one that pins it. */
const peep = 22;

/** How many checkers high a point, the bar and the tray are drawn. */
export const high = (point: number): number => (point === 0 ? 15 : point === 25 ? 4 : 5);

/** The point of the other side's numbering at the same place; bar and tray are each side's own. */
export const across = (g: Geometry, point: number): number => (point > 0 && point < 25 ? acrossPoint(point, g.travel) : point);

/** Where the checker with this number on a point is drawn, number 0 at the edge; the point in the player's own numbering. */
export function checkerPlace(position: Position, g: Geometry, player: Player, point: number, nth: number): Place {
  const at = place(g, player, point, Math.min(nth, high(point) - 1));
  const pins = position[opponentOf(player)].pinned.includes(across(g, point));
  return pins ? { x: at.x, y: at.y + (at.y < middle ? peep : -peep) } : at;
}

const body = (x: number, y: number): string => circle(x, y, 18.8);
/** Turned rings: two for white; one for black, with a nail in the middle. */
const ring = (player: Player, x: number, y: number): string => circle(x, y, 13) + circle(x, y, player === 'white' ? 8 : 1);

/** One checker as it is drawn everywhere: from above on the board, from its edge in the tray. */
export function drawOne(player: Player, point: number, x: number, y: number, to: Pen): void {
  to.path(player, point ? body(x, y) : '');
  to.path(`${player}-ring`, point ? ring(player, x, y) : '');
  to.path(`${player}-sign`, point ? '' : edge(x, y));
}
const edge = (x: number, y: number): string => box(x, y, 42, 12, 3);

/** All checkers, equal ones as one shape, unless `oneByOne` has drawn them. */
export function drawCheckers(position: Position, g: Geometry, to: Pen, oneByOne: () => boolean | undefined): void {
  let shadow = '';
  let straps = '';
  const counts: (() => void)[] = [];
  // Pinned checkers lie below all others, so they come first.
  const layers = [true, false].flatMap((pinned) => players.map((player) => ({ pinned, player, body: '', ring: '', edge: '' })));
  for (const layer of layers) {
    const { player } = layer;
    const side = position[player];
    side.checkers.forEach((count, point) => {
      if (!count || side.pinned.includes(point) !== layer.pinned) return;
      const shown = Math.min(count, high(point));
      for (let nth = 0; nth < shown; nth++) {
        const { x, y } = checkerPlace(position, g, player, point, nth);
        if (!point) {
          layer.edge += edge(x, y);
          continue;
        }
        shadow += circle(x, y + 1.8, 19.4);
        layer.body += body(x, y);
        if (count > shown && nth === shown - 1) counts.push(() => to.text(`${player}-count`, x, y, 18, count, 'count'));
        else layer.ring += ring(player, x, y);
        // A strap holds a pinned checker and the one on top of it together.
        if (layer.pinned) straps += box(x, y + (y < middle ? peep : -peep) / 2, 2 * radius, 2 * radius + peep, radius);
      }
    });
  }
  to.path('shadow', shadow);
  if (!oneByOne()) {
    for (const { player, body, ring, edge } of layers) {
      to.path(player, body);
      to.path(`${player}-ring`, ring);
      to.path(`${player}-sign`, edge);
    }
  }
  to.path('halo', straps);
  to.path('strap', straps);
  for (const count of counts) count();
}
