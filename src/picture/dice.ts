import type { Dice } from '../rules/turn.js';
import { barMiddle, frame, fromEdge, handMiddle, middle, trayMiddle, type Geometry } from './geometry.js';
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
function drawRow(items: readonly Item[], x: number, y: number, size: number, arrow: string, to: Pen): void {
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

/** What small dice in waiting are: to be played first, to come after the present ones, to be handed over. */
export type Waiting = readonly [stages: readonly Dice[], kind: 'first' | 'then' | 'over'];

/** An arrow head towards the side that gets the dice, or onwards. */
const head = (kind: Waiting[1], down: boolean): string => (kind === 'then' ? 'm2-7v14l11-7z' : down ? 'm0-6h14l-7 12z' : 'm0 6h14l-7-12z');
/** An eight-pointed star. */
const star = ' 238l4 14 12-7-7 12 14 6-14 6 7 12-12-7-4 14-4-14-12 7 7-12-14-6 14-6-7-12 12 7z';

/** Everything thrown: the dice in the mover's right half; in the other one what waits, and a line of text. */
export function drawDice(view: View, g: Geometry, to: Pen, dice: readonly Item[], waiting: readonly Waiting[]): void {
  const player = view.situation.player ?? g.viewer;
  const right = handMiddle(g, player, 'right');
  const left = handMiddle(g, player, 'left');
  const rows: ((y: number, size: number) => void)[] = [];
  for (const [stages, kind] of waiting) {
    const items = stages.flatMap((stage): Item[] =>
      stage[0] === stage.at(-1) ? [{ value: stage[0] ?? 0, times: stage.length }] : stage.map((value) => ({ value })),
    );
    const arrow = head(kind, (player === g.viewer) === (kind === 'first'));
    if (items[0]) rows.push((y, size) => drawRow(items, left, y, items.length > 4 ? 20 : size, arrow, to));
  }
  const { caption } = view;
  if (caption) rows.push((y) => to.text('text', left, y, 16, caption, 'caption'));
  // The middle of an empty half has an inlay.
  to.path('inlay', (dice[0] || view.offered?.value ? '' : `M${right}${star}`) + (rows[0] || view.offered?.value ? '' : `M${left}${star}`));
  drawRow(dice, right, middle, 38, '', to);
  rows.forEach((draw, i) => draw(middle + (i - (rows.length - 1) / 2) * 25, rows.length > 1 ? 20 : 28));
}

/** The cube lies in the middle, or at its owner's end of the bar; as long as it is offered, before the side that is asked. */
export function drawCube({ situation: { cube }, offered }: View, g: Geometry, to: Pen): void {
  if (!cube) return;
  const value = offered?.value ?? cube.value;
  const asked = offered?.value ? offered.to : null;
  const owner = asked ? null : cube.owner;
  const x = asked ? handMiddle(g, asked, 'right') : owner ? barMiddle(g) : trayMiddle(g, g.viewer);
  const y = owner ? fromEdge(g, owner, frame + 22) : middle;
  if (asked) {
    const down = asked === g.viewer;
    to.path('lamp', box(x, y, 44, 44, 9));
    to.path('text', `M${x - 7} ${y + (down ? 34 : -34)}${head('over', down)}`);
  }
  to.path('die', box(x, y, 36, 36, 6), 'cube');
  to.text('pip', x, y, value > 999 ? 14 : value > 99 ? 18 : 24, value, 'cube');
}
