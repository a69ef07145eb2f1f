import { acrossPoint, type Position } from '../rules/position.js';
import { opponentOf, type Player } from '../rules/rules.js';
import { middle, place, radius, type Geometry, type Place } from './geometry.js';
import { box, disc, type Pen } from './shapes.js';

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

/**
 * A checker is turned of discs, each on top of the one before: rim, body, ring, body … White has two rings, black one and a nail.
 * The numbers are their widths.
 */
const turned = { white: [39, 36.2, 27.6, 24.4, 17.6, 14.4], black: [39, 36.2, 28, 24, 4] } as const;

/** Checkers from above: `plain` are the discs of all, `ringed` of those whose rings are seen. */
function drawTurned(player: Player, plain: string, ringed: string, to: Pen): void {
  turned[player].forEach((width, i) => {
    const part = i % 2 ? player : (`${player}-${i ? 'ring' : 'rim'}` as const);
    to.path(part, i > 1 ? ringed : plain, '', width);
  });
}

/** A checker in the tray, seen from its edge. */
const edge = (x: number, y: number): string => box(x, y, 42, 12, 3);

/** One checker around 0, 0: from above on the board, from its edge in the tray. */
export function drawOne(player: Player, point: number, to: Pen): void {
  if (point) drawTurned(player, disc(0, 0), disc(0, 0), to);
  else to.path(`${player}-sign`, edge(0, 0));
}

/** All checkers, equal ones as one shape, unless `oneByOne` has drawn them. What it answers draws the numbers of the high stacks. */
export function drawCheckers(position: Position, g: Geometry, to: Pen, oneByOne: () => boolean | undefined): () => void {
  let shadow = '';
  let straps = '';
  const counts: (() => void)[] = [];
  // Pinned checkers lie below all others, so they come first.
  const layers = [true, false].flatMap((pinned) => players.map((player) => ({ pinned, player, plain: '', ringed: '', edges: '' })));
  for (const layer of layers) {
    const { player, pinned } = layer;
    const side = position[player];
    side.checkers.forEach((count, point) => {
      if (side.pinned.includes(point) !== pinned) return;
      const shown = Math.min(count, high(point));
      for (let nth = 0; nth < shown; nth++) {
        const { x, y } = checkerPlace(position, g, player, point, nth);
        if (!point) {
          layer.edges += edge(x, y);
          continue;
        }
        shadow += disc(x, y + 1.8);
        layer.plain += disc(x, y);
        if (count > shown && nth === shown - 1)
          counts.push(() => {
            to.path(player, disc(x, y), 'count', 24);
            to.text(`${player}-count`, x, y, 18, count, 'count');
          });
        else layer.ringed += disc(x, y);
        // A strap holds a pinned checker and the one on top of it together; it stays within the edge of the board.
        if (pinned) straps += box(x, y + (y < middle ? peep : -peep) / 2, 2 * radius - 4, 2 * radius + peep - 4, radius - 2);
      }
    });
  }
  to.path('shadow', shadow, '', 38.8);
  if (!oneByOne()) {
    for (const { player, plain, ringed, edges } of layers) {
      drawTurned(player, plain, ringed, to);
      to.path(`${player}-sign`, edges);
    }
  }
  to.path('halo', straps);
  to.path('strap', straps);
  return () => {
    for (const count of counts) count();
  };
}
