import { opponentOf, acrossPoint, type Player } from '../rules/index.js';
import { trayBox } from './board.js';
import { checkerPlace } from './checkers.js';
import { middle, place, type Geometry, type Place } from './geometry.js';
import { circle, short, type Pen } from './shapes.js';
import type { Paint } from './theme.js';
import type { Shape, View } from './view.js';

const count = (view: View, player: Player, point: number): number => view.situation.position[player].checkers[point] ?? 0;

/** Where the next checker of a player would come to lie on a point; on a full point, the top one. */
const landing = (view: View, g: Geometry, player: Player, point: number): Place =>
  checkerPlace(view.situation.position, g, player, point, point ? Math.min(count(view, player, point), 4) : 0);

const topPlace = (view: View, g: Geometry, player: Player, point: number): Place =>
  checkerPlace(view.situation.position, g, player, point, Math.max(count(view, player, point) - 1, 0));

/** A ring that is seen on wood of every tone: the line on a lighter one. */
const haloed = (name: Paint, d: string, make: Pen, extra?: string): Shape[] => [...make.path('halo', d), ...make.path(name, d, extra)];

/** Where the picked-up checker may go: a ring where it will lie; a cross-hair on what it hits. */
function targets(view: View, g: Geometry, player: Player, make: Pen): Shape[] {
  let d = '';
  let tray = '';
  for (const { point, hits } of view.targets ?? []) {
    if (point === 0) {
      tray = trayBox(g, player, -2);
    } else if (hits) {
      const { x, y } = place(g, player, point);
      d += circle(x, y, 15);
      for (const [dx, dy] of [[0, -1], [0, 1], [-1, 0], [1, 0]] as const) d += `M${x + dx * 9} ${y + dy * 9}l${dx * 12} ${dy * 12}`;
    } else {
      const { x, y } = landing(view, g, player, point);
      d += circle(x, y, 13) + circle(x, y, 2.5);
    }
  }
  return haloed('target', d + tray, make);
}

/** What was done last: a dot where a checker left, a ring round the one that came. */
function last(view: View, g: Geometry, make: Pen): Shape[] {
  const { player, moves = [] } = view.last ?? {};
  if (!player) return [];
  let d = '';
  const came: Record<number, number> = {};
  for (const { from, to } of moves) {
    if (came[from]) came[from]--;
    else {
      const { x, y } = landing(view, g, player, from);
      d += circle(x, y, 5);
    }
    came[to] = (came[to] ?? 0) + 1;
  }
  for (const [to, many] of Object.entries(came)) {
    for (let i = 0; i < many; i++) {
      const point = Number(to);
      if (!point) continue;
      const { x, y } = checkerPlace(view.situation.position, g, player, point, Math.max(Math.min(count(view, player, point), 5) - 1 - i, 0));
      d += circle(x, y, 18.6);
    }
  }
  return make.path('last', d);
}

function arrow(from: Place, to: Place, name: Paint, make: Pen): Shape[] {
  // The curve leans towards the middle, so that an arrow along a row does not hide the checkers between.
  const lean = (from.y < middle) === (to.y < middle) ? (middle - from.y) * 0.75 : 0;
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + lean };
  const length = Math.hypot(to.x - bend.x, to.y - bend.y) || 1;
  const ux = (to.x - bend.x) / length;
  const uy = (to.y - bend.y) / length;
  const side = (along: number, across: number): string =>
    `${short(to.x - ux * along - uy * across)} ${short(to.y - uy * along + ux * across)}`;
  return haloed(
    name,
    `M${short(from.x)} ${short(from.y)}Q${short(bend.x)} ${short(bend.y)} ${short(to.x)} ${short(to.y)}M${side(12, 8)}L${short(to.x)} ${short(to.y)}L${side(12, -8)}`,
    make,
    'arrow',
  );
}

const markPaint = (color = ''): Paint => (color === 'red' || color === 'blue' || color === 'last' ? color : 'target');

/** The author's and the reader's drawings. */
function drawings(view: View, g: Geometry, mover: Player, make: Pen): Shape[] {
  return (view.marks ?? []).flatMap((mark): Shape[] => {
    const player = mark.player ?? mover;
    switch (mark.kind) {
      case 'arrow':
        return arrow(topPlace(view, g, player, mark.from), landing(view, g, player, mark.to), markPaint(mark.color), make);
      case 'mark': {
        const { x, y } = place(g, player, mark.point);
        return haloed(markPaint(mark.color), circle(x, y, 17), make);
      }
      case 'text': {
        const across = mark.point > 0 && mark.point < 25 ? acrossPoint(mark.point, g.travel) : mark.point;
        const high = Math.max(count(view, player, mark.point), count(view, opponentOf(player), across));
        const { x, y } = place(g, player, mark.point, Math.min(high, 5));
        return [make.text('text', x, y + (y < middle ? -6 : 14), 13, mark.text, 'note')];
      }
    }
  });
}

export function drawMarks(view: View, g: Geometry, make: Pen): Shape[] {
  const player = view.situation.player ?? g.viewer;
  const chosen = view.selected;
  const at = chosen === null || chosen === undefined ? null : topPlace(view, g, player, chosen);
  return [
    ...last(view, g, make),
    ...(at ? haloed('target', circle(at.x, at.y, 19), make, 'selected') : []),
    ...targets(view, g, player, make),
    ...drawings(view, g, player, make),
  ];
}
