import type { Player } from '../rules/rules.js';
import { trayBox } from './board.js';
import { barMiddle, barWidth, fromEdge, half, type Geometry } from './geometry.js';
import { box, type Pen } from './shapes.js';
import type { View } from './view.js';

/** Whether a side is to move or to answer. */
export const isAsked = ({ situation, offered }: View, player: Player): boolean => (offered?.to ?? situation.player) === player;

/** Light at the edge of the side that is asked, and on its sign in the frame, unless its points stand there. */
export function drawLight(view: View, g: Geometry, player: Player, to: Pen): void {
  if (!isAsked(view, player)) return;
  const x = barMiddle(g);
  const strip = `M${x - half - barWidth / 2} ${fromEdge(g, player, 22)}h${half}m${barWidth} 0h${half}`;
  to.path('lamp', strip + trayBox(g, player) + (view.situation.score ? '' : box(x, fromEdge(g, player, 12), 19, 19, 9.5)));
}
