import { board } from './board.js';
import { drawCheckers } from './checkers.js';
import { drawCube, drawDice, type Item, type Waiting } from './dice.js';
import { geometry, numberingOf, type Geometry } from './geometry.js';
import { pen, type Pen } from './shapes.js';
import { drawSide } from './sides.js';
import type { Picture, View } from './view.js';

/** What a picture shows besides while somebody plays; it comes with the modes that need it. */
export interface Live<V extends View> {
  dice(view: V): [Item[], Waiting[]];
  drawPieces(view: V, g: Geometry, to: Pen): boolean;
  drawAbove(view: V, g: Geometry, to: Pen): void;
}

/** What a view looks like. A `LiveView` is shown whole with `live` beside it. */
export function picture<V extends View>(view: V, live?: Live<V>): Picture {
  const { situation, numbers } = view;
  const { player, position } = situation;
  const g = geometry(view, player);
  const to = pen();
  const [dice, waiting] = live?.dice(view) ?? [(situation.dice ?? []).map((value): Item => ({ value })), [[situation.passed, 'first']]];
  drawSide(view, g, 'white', to);
  drawSide(view, g, 'black', to);
  const drawCounts = drawCheckers(position, g, to, () => live?.drawPieces(view, g, to));
  drawCube(view, g, to);
  drawDice(view, g, to, dice, waiting);
  live?.drawAbove(view, g, to);
  drawCounts();
  const numbering = numbers === 'none' ? null : numberingOf(view, player);
  return { width: g.width, height: g.height, board: board(g, numbering), pieces: to.shapes };
}
