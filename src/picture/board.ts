import { acrossPoint } from '../rules/position.js';
import type { Player } from '../rules/rules.js';
import {
  barMiddle,
  barWidth,
  column,
  frame,
  fromEdge,
  half,
  handMiddle,
  height,
  middle,
  place,
  trayMiddle,
  trayWidth,
  type Geometry,
} from './geometry.js';
import { box, circle, pen, short, type Pen } from './shapes.js';
import type { Shape } from './view.js';

const inner = height - 2 * frame;
/** How far the points reach into the field: five checkers and a breath. */
const reach = 204;

/** A side's tray. */
export const trayBox = (g: Geometry, player: Player, smaller = 0): string =>
  box(trayMiddle(g, player), fromEdge(g, player, frame + 106), trayWidth - smaller, 212 - smaller, 4);

/** The two woods of the points, the odd ones of the viewer's first. */
function points(g: Geometry): [odd: string, even: string] {
  let odd = '';
  let even = '';
  for (let point = 1; point <= 24; point++) {
    const { x } = place(g, g.viewer, point);
    const d = point <= 12 ? `M${short(x - 19.5)} 504h39l-19.5-${reach}z` : `M${short(x - 19.5)} ${frame}h39l-19.5 ${reach}z`;
    if (point % 2) odd += d;
    else even += d;
  }
  return [odd, even];
}

/**
 * A row of numbers is one text whose characters have a place each: a fraction of the work of twelve texts.
 * The large ones are for narrow boards and wait for a style sheet to show them.
 */
function numbers(g: Geometry, owner: Player, first: number, size: number, to: Pen): void {
  let text = '';
  const places: number[] = [];
  for (let point = first; point < first + 12; point++) {
    const label = String(owner === g.viewer ? point : acrossPoint(point, g.travel));
    text += label;
    for (let i = 0; i < label.length; i++) {
      places.push(short(place(g, g.viewer, point).x + (i - (label.length - 1) / 2) * size * 0.56));
    }
  }
  to.text('number', 0, first === 1 ? height - 12 : 12, size, text, size > 20 ? 'large' : '');
  const shape = to.shapes.pop();
  if (shape?.kind === 'text') to.shapes.push({ ...shape, x: places.join(' '), hidden: size > 20 });
}

/** Signs of a side in the frame: where it sits, which way it turns at the far end, and a dot before number 1 if the numbers are its own. */
function signs(g: Geometry, player: Player, numbering: Player | null): string {
  const seated = player === g.viewer;
  const far = place(g, g.viewer, 12).x + (g.mirrored ? 1 : -1) * ((column + frame) / 2);
  const down = seated || g.travel === 'parallel' ? 1 : -1;
  const first = place(g, player, 1).x;
  return (
    `M${short(far - 6)} ${middle + (seated ? 12 : -12) - 4 * down}h12l-6 ${9 * down}z` +
    circle(barMiddle(g), fromEdge(g, player, 12), 7) +
    (numbering === player ? circle(first + Math.sign(first - place(g, player, 2).x) * 31, fromEdge(g, player, 12), 4) : '')
  );
}

/** The board without anything on it. */
function emptyBoard(g: Geometry, numbering: Player | null): readonly Shape[] {
  const to = pen();
  const bar = barMiddle(g);
  const [pale, deep] = points(g);
  to.path('frame', box(g.width / 2, middle, g.width, height, 14));
  to.path('bar', box(bar, middle, barWidth, inner));
  to.path('tray', trayBox(g, 'white') + trayBox(g, 'black'));
  to.path('edge', `${box(g.width / 2, middle, g.width - 8, height - 8, 11)}M${bar} ${frame}v${inner}`);
  to.path('field', (['left', 'right'] as const).map((hand) => box(handMiddle(g, g.viewer, hand), middle, half, inner, 2)).join(''));
  to.path('pale', pale);
  to.path('deep', deep);
  to.path('white-sign', signs(g, 'white', numbering));
  to.path('black-sign', signs(g, 'black', numbering));
  if (numbering) for (const size of [13, 21]) for (const first of [1, 13]) numbers(g, numbering, first, size, to);
  return to.shapes;
}

const known = new Map<string, readonly Shape[]>();

/** The empty board of a seat, the same array each time. */
export function board(g: Geometry, numbering: Player | null): readonly Shape[] {
  const key = [g.viewer, g.travel, g.mirrored, numbering].join();
  let shapes = known.get(key);
  if (!shapes) known.set(key, (shapes = emptyBoard(g, numbering)));
  return shapes;
}
