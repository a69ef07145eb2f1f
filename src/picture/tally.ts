import type { Player } from '../rules/rules.js';
import { barMiddle, fromEdge, trayMiddle, type Geometry } from './geometry.js';
import { box, type Pen } from './shapes.js';
import { isAsked } from './sides.js';
import type { View } from './view.js';

/** What is counted for a side, at its edge of the board: its points in the match and its pips. */
export function drawTally(view: View, g: Geometry, player: Player, to: Pen): void {
  const { situation, pips } = view;
  const { score } = situation;
  const x = barMiddle(g);
  const y = fromEdge(g, player, 12);
  if (score) {
    const points = `${score[player]}${score.length ? `/${score.length}` : ''}`;
    to.path(`${player}-${isAsked(view, player) ? 'lit' : 'sign'}`, box(x, y, 10 + points.length * 7, 18, 9), 'score');
    to.text(`${player}-count`, x, y, 14, points, 'score');
  }
  if (pips) to.text('number', trayMiddle(g, player), y, 13, pips[player], 'large pips');
}
