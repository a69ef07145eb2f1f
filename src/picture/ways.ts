import { opponentOf } from '../rules/rules.js';
import { middle, place, type Geometry } from './geometry.js';
import { short, type Pen } from './shapes.js';

/**
 * Which way each side goes round the board, from its 24 to its 1: two rows between the tips of the points and the dice, and the bend where
 * it changes rows; the viewer's way lies outside the other one.
 */
export function drawWays(g: Geometry, to: Pen): void {
  for (const player of [g.viewer, opponentOf(g.viewer)]) {
    const x = (point: number): number => place(g, player, point).x;
    const far = place(g, player, 24).y < middle ? -1 : 1;
    const away = player === g.viewer ? 33 : 22;
    const ahead = Math.sign(x(13) - x(24));
    const [bend, end] = [short(x(13) - ahead * 12), short(x(1))];
    const near = middle - far * away;
    const d =
      `M${short(x(24))} ${middle + far * away}H${bend}A${away} ${away} 0 0 ${ahead === far ? 0 : 1} ${bend} ${near}H${end}` +
      `M${end + 12 * ahead} ${near - 8}L${end} ${near}L${end + 12 * ahead} ${near + 8}`;
    to.path(player === 'white' ? 'black' : 'white', d, 'way', 7);
    to.path(player, d, 'way', 4);
  }
}
