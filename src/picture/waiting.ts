/** What lies beside the dice: small dice in waiting, and a line of text. */
import type { Dice } from '../rules/turn.js';
import { drawRow, type Item, type Line } from './dice.js';
import { handMiddle, type Geometry } from './geometry.js';
import type { Pen } from './shapes.js';
import type { LiveView } from './view.js';

/** What small dice in waiting are: to be played first, to come after the present ones, to be handed over. */
export type Waiting = readonly [stages: readonly Dice[], kind: 'first' | 'then' | 'over'];

/** An arrow head up or down the board. */
export const pointer = (down: boolean): string => (down ? 'm0-6h14l-7 12z' : 'm0 6h14l-7-12z');
const onwards = 'm2-7v14l11-7z';

export const waitingOf = ({ situation, stage, next = [], handOver = [] }: LiveView): Waiting[] => [
  // while they are played, the present ones are the dice themselves, and the others come next
  [stage ? [] : situation.passed, 'first'],
  [next, 'then'],
  [handOver, 'over'],
];

/** The lines in the half without dice; each kind of dice with an arrow head to the side that gets them, or onwards. */
export function waitingLines(view: LiveView, g: Geometry, to: Pen): Line[] {
  const player = view.situation.player ?? g.viewer;
  const x = handMiddle(g, player, 'left');
  const lines: Line[] = [];
  for (const [stages, kind] of waitingOf(view)) {
    const items = stages.flatMap((stage): Item[] =>
      stage[0] === stage.at(-1) ? [{ value: stage[0] ?? 0, times: stage.length }] : stage.map((value) => ({ value })),
    );
    const arrow = kind === 'then' ? onwards : pointer((player === g.viewer) === (kind === 'first'));
    if (items[0]) lines.push((y, size) => drawRow(items, x, y, items.length > 4 ? 20 : size, arrow, to));
  }
  const { caption } = view;
  if (caption) lines.push((y) => to.text('text', x, y, 16, caption, 'caption'));
  return lines;
}
