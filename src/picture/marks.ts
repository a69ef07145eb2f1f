import { opponentOf, type Player } from '../rules/rules.js';
import { across, checkerPlace, high } from './checkers.js';
import { middle, place, type Geometry, type Place } from './geometry.js';
import { circle, short, type Pen } from './shapes.js';
import type { Paint } from './theme.js';
import type { LiveView, View } from './view.js';

/** How many checkers of a player stand on a point. */
export const count = (view: View, player: Player, point: number): number => view.situation.position[player].checkers[point] ?? 0;

/** Where the next checker of a player comes to lie on a point; on a full point, the place of the top one. */
export const landing = (view: View, g: Geometry, player: Player, point: number): Place =>
  checkerPlace(view.situation.position, g, player, point, Math.min(count(view, player, point), high(point) - 1));

/** The same for what is small: beyond a full stack, whose top may tell how many they are. */
export const beyond = (view: View, g: Geometry, player: Player, point: number): Place =>
  count(view, player, point) < high(point) ? landing(view, g, player, point) : place(g, player, point, high(point) - 0.35);

/** The top checker of a point. */
export const topPlace = (view: View, g: Geometry, player: Player, point: number): Place =>
  checkerPlace(view.situation.position, g, player, point, Math.max(count(view, player, point) - 1, 0));

/** A line that is seen on wood of every tone, for it lies on a lighter one. */
export function haloed(name: Paint, d: string, to: Pen, extra?: string, stroke?: string): void {
  to.path('halo', d);
  to.path(name, d, extra);
  const shape = to.shapes.at(-1);
  // a colour of the author's own; its class keeps it apart from those of the theme
  if (stroke && shape?.kind === 'path') to.shapes.splice(-1, 1, { ...shape, class: `${shape.class} ${stroke}`, stroke });
}

/** The colours of the theme by the names that chess readers know; every other name is the plain one. */
const named = { red: 'red', blue: 'blue', yellow: 'last' } as const;

/** The curve leans towards the middle, so that an arrow along a row does not hide the checkers between; a short one leans little. */
function arrow(from: Place, end: Place): string {
  const across = Math.abs(end.x - from.x);
  const lean = from.y < middle === end.y < middle ? Math.max(-across, Math.min(middle - from.y, across)) * 0.6 : 0;
  const x = (from.x + end.x) / 2;
  const y = (from.y + end.y) / 2 + lean;
  const angle = Math.atan2(end.y - y, end.x - x);
  const barb = (turn: number): string => `${short(end.x - 15 * Math.cos(angle + turn))} ${short(end.y - 15 * Math.sin(angle + turn))}`;
  const tip = `${short(end.x)} ${short(end.y)}`;
  return `M${short(from.x)} ${short(from.y)}Q${short(x)} ${short(y)} ${tip}M${barb(0.6)}L${tip}L${barb(-0.6)}`;
}

/** The author's and the reader's drawings. */
export function drawMarks(view: LiveView, g: Geometry, to: Pen): void {
  for (const mark of view.marks ?? []) {
    const player = mark.player ?? view.situation.player ?? g.viewer;
    if (mark.kind === 'text') {
      const { point, text } = mark;
      const stack = Math.max(count(view, player, point), count(view, opponentOf(player), across(g, point)));
      const { x, y } = place(g, player, point, Math.min(stack, 5));
      const line = y + (y < middle ? -4 : 4);
      to.text('note', x, line, 13, text);
      continue;
    }
    const { color = '' } = mark;
    const name = Object.hasOwn(named, color) ? named[color as keyof typeof named] : 'ring';
    const stroke = /^#[\da-f]{3,8}$/i.test(color) ? color : undefined;
    if (mark.kind === 'arrow') {
      haloed(name, arrow(topPlace(view, g, player, mark.from), landing(view, g, player, mark.to)), to, 'arrow', stroke);
    } else {
      const { x, y } = place(g, player, mark.point);
      haloed(name, circle(x, y, 17), to, '', stroke);
    }
  }
}
