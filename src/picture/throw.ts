/** The middle of the board in a game: the throw with its used dice, beside it small dice in waiting and a line of text. */
import type { Dice } from '../rules/turn.js';
import { die, inlay, thrownSize } from './dice.js';
import { handMiddle, middle, type Geometry } from './geometry.js';
import type { Pen } from './shapes.js';
import type { LiveView } from './view.js';

/** One die, or several equal ones as one with their number. */
interface Item {
  readonly value: number;
  readonly times?: number;
  readonly used?: boolean;
}

/** An arrow head up or down the board, or onwards. */
export const pointer = (down: boolean): string => (down ? 'm0-6h14l-7 12z' : 'm0 6h14l-7-12z');
const onwards = 'm2-7v14l11-7z';

/** Dice in one row around a place, those used up faintly; before them, an outline that says what they are. */
function drawRow(items: readonly Item[], x: number, y: number, size: number, arrow: string, to: Pen): void {
  const step = ({ times = 0 }: Item): number => (times > 1 ? size * 2.3 : size * 1.25);
  let at = x - items.reduce((sum, item) => sum + step(item), arrow ? 18 : 0) / 2;
  if (arrow) {
    to.path('text', `M${at} ${y}${arrow}`);
    at += 18;
  }
  const d = { inlay: '', deep: '', die: '', pip: '' };
  for (const item of items) {
    const { value, times = 0, used } = item;
    const center = at + size * 0.625;
    const [area, pips] = die(value, center, y, size);
    d[used ? 'inlay' : 'die'] += area;
    d[used ? 'deep' : 'pip'] += pips;
    if (times > 1) to.text('text', center + size * 1.07, y, size * 0.8, `×${times}`);
    at += step(item);
  }
  for (const name of ['inlay', 'deep', 'die', 'pip'] as const) to.path(name, d[name]);
}

/** The dice being played, the used ones faint. */
export function drawThrow(view: LiveView, g: Geometry, to: Pen): void {
  const { situation, stage = situation.dice ?? [], left = stage, offered } = view;
  const player = situation.player ?? g.viewer;
  const rest = [...left];
  const all = stage.length < left.length ? left : stage;
  const items = all.map((value): Item => {
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
    return { value, used: at < 0 };
  });
  // the cube that is offered lies here, too
  if (items.length === 0 && !offered?.value) to.path('inlay', inlay(g, player, 'right'));
  drawRow(items, handMiddle(g, player, 'right'), middle, thrownSize, '', to);
}

/** What small dice in waiting are: to be played first, to come after the present ones, to be handed over. */
type Waiting = readonly [stages: readonly Dice[], kind: 'first' | 'then' | 'over'];

/** All that waits, each with its stages; what has none does not wait. */
export const waitingOf = ({ situation, stage, next = [], handOver = [] }: LiveView): Waiting[] =>
  (
    [
      // while they are played, the present ones are the dice themselves, and the others come next
      [stage ? [] : situation.passed, 'first'],
      [next, 'then'],
      [handOver, 'over'],
    ] as const
  ).filter(([stages]) => stages.length > 0);

/** What waits, in the other half: each kind of dice in a row, with an arrow head to the side that gets them, or onwards; then the line of text. */
export function drawWaiting(view: LiveView, g: Geometry, to: Pen): void {
  const player = view.situation.player ?? g.viewer;
  const x = handMiddle(g, player, 'left');
  const waiting = waitingOf(view);
  const rows = waiting.length + (view.caption ? 1 : 0);
  if (rows === 0 && !view.offered?.value) to.path('inlay', inlay(g, player, 'left'));
  const heightOf = (row: number): number => middle + (row - (rows - 1) / 2) * 25;
  waiting.forEach(([stages, kind], row) => {
    const items = stages.flatMap((stage): Item[] =>
      stage[0] === stage.at(-1) ? [{ value: stage[0] ?? 0, times: stage.length }] : stage.map((value) => ({ value })),
    );
    const arrow = kind === 'then' ? onwards : pointer((player === g.viewer) === (kind === 'first'));
    drawRow(items, x, heightOf(row), items.length > 4 || rows > 1 ? 20 : 28, arrow, to);
  });
  if (view.caption) to.text('text', x, heightOf(rows - 1), 16, view.caption, 'caption');
}

export function drawMiddle(view: LiveView, g: Geometry, to: Pen): void {
  drawThrow(view, g, to);
  drawWaiting(view, g, to);
}
