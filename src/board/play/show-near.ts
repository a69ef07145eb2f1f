import { checkerPlace } from '../../picture/checkers.js';
import type { Geometry } from '../../picture/geometry.js';
import { acrossPoint, opponentOf, type Player, type Position } from '../../rules/index.js';

/** Brings what is said of a point beside it: above what stands there, towards the middle of the board, so that it covers neither. */
export function showNear(root: ParentNode, geometry: Geometry, position: Position, player: Player, point: number | undefined): void {
  const said = root.querySelector<HTMLElement>('.near');
  if (!said || point === undefined) return;
  const across = point > 0 && point < 25 ? (position[opponentOf(player)].checkers[acrossPoint(point, geometry.travel)] ?? 0) : 0;
  const stack = point === 0 ? 0 : Math.max(position[player].checkers[point] ?? 0, across);
  const { x, y } = checkerPlace(position, geometry, player, point, Math.min(stack, 4));
  const isUpper = y < geometry.height / 2;
  said.classList.toggle('under', isUpper);
  // of the width, as percentages of margins are
  said.style.setProperty('--x', String(x / geometry.width));
  said.style.setProperty('--y', `${(100 * (y + (isUpper ? 26 : -26))) / geometry.width}%`);
}
