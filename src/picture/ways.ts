import { opponentOf, type Player } from '../rules/rules.js';
import { middle, place, type Geometry } from './geometry.js';
import { short, type Pen } from './shapes.js';

/** An arrow head where a line ends that goes to the right or to the left. */
const head = (x: number, y: number, ahead: number): string => `M${short(x - 8 * ahead)} ${y - 5}l${8 * ahead} 5l${-8 * ahead} 5`;

/** The way of a side from its 24 to its 1: two rows between the tips of the points and the dice, and the bend where it changes rows. */
function way(g: Geometry, player: Player, away: number): string {
  const x = (point: number): number => place(g, player, point).x;
  const from = place(g, player, 24).y < middle ? -1 : 1;
  const [upper, lower] = [middle + from * away, middle - from * away];
  const ahead = Math.sign(x(13) - x(24));
  const bend = x(13) - ahead * 12;
  const rest = `A${away} ${away} 0 0 ${ahead === from ? 0 : 1} ${short(bend)} ${lower}H${short(x(1))}`;
  return (
    `M${short(x(24))} ${upper}H${short(bend)}${rest}` + head(x(18), upper, ahead) + head(x(6), lower, -ahead) + head(x(1), lower, -ahead)
  );
}

/** Which way each side goes round the board, the viewer's outside the other one. */
export function drawWays(g: Geometry, to: Pen): void {
  for (const player of [g.viewer, opponentOf(g.viewer)]) {
    const d = way(g, player, player === g.viewer ? 30 : 24);
    to.path(player === 'white' ? 'black' : 'white', d, 'way', 4.6);
    to.path(player, d, 'way', 2.4);
  }
}
