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
  const points = score ? `${score[player]}${score.length ? `/${score.length}` : ''}` : '';
  const wide = points ? 10 + Math.max(8, points.length * 6) : 14;
  const tall = points ? 18 : 14;
  if (points) {
    to.path(`${player}-sign`, box(x, y, wide, tall, 9));
    to.text(`${player}-count`, x, y, 13, points, 'score');
  }
  if ((offered?.to ?? situation.player) === player) {
    const strip = `M${x - half - barWidth / 2} ${fromEdge(g, player, 22)}h${half}m${barWidth} 0h${half}`;
    to.path('lamp', strip + trayBox(g, player) + box(x, y, wide + 5, tall + 5, tall / 2 + 2.5));
  }
  if (pips) to.text('number', trayMiddle(g, player), y, 13, pips[player], 'large pips');
}
