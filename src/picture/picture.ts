import { board } from './board.js';
import { drawCheckers } from './checkers.js';
import { drawCube, drawDice, drawFrameTexts, drawTurn } from './dice.js';
import { geometry } from './geometry.js';
import { drawMarks } from './marks.js';
import { pen } from './shapes.js';
import type { Picture, View } from './view.js';

/** What a view looks like. */
export function picture(view: View): Picture {
  const { situation, numbers = 'view', theme = 'wood' } = view;
  const g = geometry(view, situation.player);
  const make = pen(theme);
  const numbering = numbers === 'none' ? null : numbers === 'mover' ? (situation.player ?? g.viewer) : g.viewer;
  return {
    width: g.width,
    height: g.height,
    board: board(g, numbering, theme),
    pieces: [
      ...drawTurn(view, g, make),
      ...drawFrameTexts(view, g, make),
      ...drawCheckers(situation.position, g, make, view.checkers),
      ...drawCube(view, g, make),
      ...drawDice(view, g, make),
      ...drawMarks(view, g, make),
    ],
  };
}
