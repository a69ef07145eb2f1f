import { acrossPoint, opponentOf, type Player } from '../rules/index.js';
import { atBottom, barMiddle, barWidth, column, frame, half, halves, height, middle, place, trayMiddle, trayWidth, type Geometry } from './geometry.js';
import { box, circle, pen, short, type Pen } from './shapes.js';
import type { ThemeName } from './theme.js';
import type { Shape } from './view.js';

/** How far the points reach into the field. */
const reach = 5 * 40 + 4;

/** The base line of what is written in the frame at a side's edge. */
export const frameLine = (below: boolean, size = 12): number => (below ? height - frame / 2 : frame / 2) + size * 0.35;

/** The upper left corner and the height of a side's tray. */
export const trayBox = (g: Geometry, player: Player, grow = 0): string =>
  box(
    trayMiddle(g, player) - trayWidth / 2 - grow,
    (atBottom(g, player) ? middle + 28 : frame) - grow,
    trayWidth + 2 * grow,
    middle - frame - 28 + 2 * grow,
    4,
  );

function points(g: Geometry): [light: string, dark: string] {
  const both: [string, string] = ['', ''];
  for (let point = 1; point <= 24; point++) {
    const { x } = place(g, g.viewer, point);
    const below = point <= 12;
    const d = `M${short(x - 19.5)} ${below ? height - frame : frame}h39l-19.5 ${below ? -reach : reach}z`;
    both[(point % 2) as 0 | 1] += d;
  }
  return [both[1], both[0]];
}

/**
 * A row of numbers is one text whose characters have a place each: half the work of twelve texts.
 * The large ones are for narrow boards and wait for a stylesheet to show them.
 */
function numbers(g: Geometry, owner: Player, make: Pen, size: number): Shape[] {
  return [true, false].map((below) => {
    let text = '';
    const places: number[] = [];
    for (let point = below ? 1 : 13; point <= (below ? 12 : 24); point++) {
      const label = String(owner === g.viewer ? point : acrossPoint(point, g.travel));
      const { x } = place(g, g.viewer, point);
      text += label;
      [...label].forEach((_, i) => places.push(short(x + (i - (label.length - 1) / 2) * size * 0.56)));
    }
    const shape = make.text('number', places.join(' '), frameLine(below, size), size, text, size > 12 ? 'large' : '');
    return size > 12 ? { ...shape, hidden: true } : shape;
  });
}

/** The way each side turns at the far end of the board: two arrow heads where the rows meet. */
function directions(g: Geometry, make: Pen): Shape[] {
  const x = place(g, g.viewer, 12).x + (g.mirrored ? 1 : -1) * (column / 2 + frame / 2);
  return [g.viewer, opponentOf(g.viewer)].flatMap((player) => {
    const down = player === g.viewer || g.travel === 'parallel';
    const y = middle + (player === g.viewer ? 12 : -12) - (down ? 4 : -4);
    return make.path(`${player}-sign`, `M${x - 6} ${y}h12l-6 ${down ? 9 : -9}z`, 'way');
  });
}

/** The board without anything on it. */
function emptyBoard(g: Geometry, numbering: Player | null, theme: ThemeName): readonly Shape[] {
  const make = pen(theme);
  const [light, dark] = points(g);
  const inner = height - 2 * frame;
  const bar = barMiddle(g);
  return [
    ...make.path('frame', box(0, 0, g.width, height, 14)),
    ...make.path('edge', box(4, 4, g.width - 8, height - 8, 11)),
    ...make.path('bar', box(bar - barWidth / 2, frame, barWidth, inner)),
    ...make.path('tray', trayBox(g, 'white') + trayBox(g, 'black')),
    ...make.path('field', halves(g).map((x) => box(x, frame, half, inner, 2)).join('')),
    ...make.path('light', light),
    ...make.path('dark', dark),
    ...directions(g, make),
    ...(['white', 'black'] as const).flatMap((player) =>
      make.path(`${player}-sign`, circle(bar, atBottom(g, player) ? height - frame / 2 : frame / 2, 7), 'seat'),
    ),
    ...(numbering ? [...numbers(g, numbering, make, 12), ...numbers(g, numbering, make, 20)] : []),
  ];
}

const known = new Map<string, readonly Shape[]>();

/** The empty board of a seat, the same array each time. */
export function board(g: Geometry, numbering: Player | null, theme: ThemeName): readonly Shape[] {
  const key = [g.viewer, g.travel, g.mirrored, numbering, theme].join();
  let shapes = known.get(key);
  if (!shapes) known.set(key, (shapes = emptyBoard(g, numbering, theme)));
  return shapes;
}
