import { handMiddle, middle, type Geometry } from './geometry.js';
import { box, circle, type Pen } from './shapes.js';
import type { View } from './view.js';

/** Where the pips are, in thirds of a die. */
const faces = ['', '11', '0022', '001122', '00022022', '0002112022', '000102202122'];

/** One die, or several equal ones as one with their number. */
export interface Item {
  readonly value: number;
  readonly times?: number;
  readonly used?: boolean;
}

/** Dice in one row around a place, those used up faintly; before them, an outline that says what they are. */
export function drawRow(items: readonly Item[], x: number, y: number, size: number, arrow: string, to: Pen): void {
  const step = ({ times = 0 }: Item): number => (times > 1 ? size * 2 + 2 : size * 1.25);
  let at = x - items.reduce((sum, item) => sum + step(item), arrow ? 18 : 0) / 2;
  if (arrow) {
    to.path('text', `M${at} ${y}${arrow}`);
    at += 18;
  }
  const d = { inlay: '', deep: '', die: '', pip: '' };
  for (const item of items) {
    const { value, times = 0, used } = item;
    const center = at + size * 0.625;
    const face = faces[value] ?? '';
    d[used ? 'inlay' : 'die'] += box(center, y, size, size, size / 5);
    for (let i = 0; i < face.length; i += 2) {
      const [dx, dy] = [Number(face[i]) - 1, Number(face[i + 1]) - 1];
      d[used ? 'deep' : 'pip'] += circle(center + dx * size * 0.275, y + dy * size * 0.275, size * 0.095);
    }
    if (times > 1) to.text('text', center + size * 0.98, y, size * 0.85, `×${times}`);
    at += step(item);
  }
  for (const name of ['inlay', 'deep', 'die', 'pip'] as const) to.path(name, d[name]);
}

/** An eight-pointed star, the inlay of an empty half. */
const star = ' 238l4 14 12-7-7 12 14 6-14 6 7 12-12-7-4 14-4-14-12 7 7-12-14-6 14-6-7-12 12 7z';

/** One line of what lies in the half without dice, at a height and a size that depend on how many lines there are. */
export type Line = (y: number, size: number) => void;

/** The middle of the board: the dice in the mover's right half, what else there is in the other one. */
export function drawDice({ situation, offered }: View, g: Geometry, to: Pen, dice: readonly Item[], lines: readonly Line[]): void {
  const player = situation.player ?? g.viewer;
  const right = handMiddle(g, player, 'right');
  const isFree = !offered?.value;
  to.path(
    'inlay',
    (isFree && !dice[0] ? `M${right}${star}` : '') + (isFree && !lines[0] ? `M${handMiddle(g, player, 'left')}${star}` : ''),
  );
  drawRow(dice, right, middle, 38, '', to);
  lines.forEach((draw, i) => draw(middle + (i - (lines.length - 1) / 2) * 25, lines.length > 1 ? 20 : 28));
}
