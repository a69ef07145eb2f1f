import type { Situation } from '../rules/game.js';
import { board } from './board.js';
import { drawCheckers } from './checkers.js';
import type { DescribeOptions } from './describe-plain.js';
import { drawDice } from './dice.js';
import { geometry, numberingOf, type Geometry } from './geometry.js';
import { pen, type Pen } from './shapes.js';
import { drawLight } from './sides.js';
import type { Picture, View } from './view.js';

/** What few diagrams show besides checkers and dice, and what only a board shows on which somebody plays. */
export interface Live<V extends View> {
  drawBelow(view: V, g: Geometry, to: Pen): void;
  drawPieces(view: V, g: Geometry, to: Pen): boolean;
  drawMiddle(view: V, g: Geometry, to: Pen): void;
  drawAbove(view: V, g: Geometry, to: Pen): void;
  describe(situation: Situation, locale: string, options: DescribeOptions): string;
}

/** What a view looks like: with `live` beside it the whole of it, alone only its checkers and dice. */
export function picture<V extends View>(view: V, live?: Live<V>): Picture {
  const { situation, numbers } = view;
  const { player, position } = situation;
  const g = geometry(view, player);
  const to = pen();
  drawLight(view, g, 'white', to);
  drawLight(view, g, 'black', to);
  live?.drawBelow(view, g, to);
  const drawCounts = drawCheckers(position, g, to, () => live?.drawPieces(view, g, to));
  (live?.drawMiddle ?? drawDice)(view, g, to);
  live?.drawAbove(view, g, to);
  drawCounts();
  const numbering = numbers === 'none' ? null : numberingOf(view, player);
  return { width: g.width, height: g.height, board: board(g, numbering), pieces: to.shapes };
}
