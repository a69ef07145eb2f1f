import type { Player } from '../rules/rules.js';
import { trayBox } from './board.js';
import { barMiddle, barWidth, fromEdge, half, trayMiddle, type Geometry } from './geometry.js';
import { box, type Pen } from './shapes.js';
import type { View } from './view.js';

/** A side's edge of the board: its points in the match, its pips, and light on it when it is to move or to answer. */
export function drawSide({ situation, pips, offered }: View, g: Geometry, player: Player, to: Pen): void {
  const x = barMiddle(g);
  const y = fromEdge(g, player, 12);
  const { score } = situation;
  const isAsked = (offered?.to ?? situation.player) === player;
  const points = score ? `${score[player]}${score.length ? `/${score.length}` : ''}` : '';
  if (points) {
    to.path(`${player}-${isAsked ? 'lit' : 'sign'}`, box(x, y, 10 + points.length * 7, 18, 9), 'score');
    to.text(`${player}-count`, x, y, 14, points, 'score');
  }
  if (isAsked) {
    const strip = `M${x - half - barWidth / 2} ${fromEdge(g, player, 22)}h${half}m${barWidth} 0h${half}`;
    to.path('lamp', strip + trayBox(g, player) + (points ? '' : box(x, y, 19, 19, 9.5)));
  }
  if (pips) to.text('number', trayMiddle(g, player), y, 13, pips[player], 'large pips');
}
