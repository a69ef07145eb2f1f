import { checkerPlace } from '../../picture/checkers.js';
import type { Geometry } from '../../picture/geometry.js';
import { acrossPoint, BAR, opponentOf, type Player, type Position } from '../../rules/index.js';

/** Half the height of the dice, and what a sentence keeps from the middle of a checker. */
const dice = 20;
const gap = 26;

/**
 * Brings what is said of a point beside it: above what stands there, towards the middle of the board, so that it covers neither; on a high
 * stack rather some of its checkers than the dice.
 */
export function showNear(root: ParentNode, geometry: Geometry, position: Position, player: Player, point: number | undefined): void {
  const said = root.querySelector<HTMLElement>('.near');
  if (!said || point === undefined) return;
  const across = point > 0 && point < 25 ? (position[opponentOf(player)].checkers[acrossPoint(point, geometry.travel)] ?? 0) : 0;
  const stack = point === 0 ? 0 : Math.max(position[player].checkers[point] ?? 0, across);
  const middle = geometry.height / 2;
  const { x, y } = checkerPlace(position, geometry, player, point, Math.min(stack, 4));
  const isUpper = y < middle;
  const tall = (said.offsetHeight * geometry.width) / (said.parentElement?.clientWidth ?? 1);
  const away = point === 0 || point === BAR ? 0 : Math.max(0, tall + gap + dice - Math.abs(y - middle));
  const edge = isUpper ? y + gap - away : y - gap + away;
  said.classList.toggle('under', isUpper);
  // of the width, as percentages of margins are
  said.style.setProperty('--x', String(x / geometry.width));
  said.style.setProperty('--y', `${(100 * edge) / geometry.width}%`);
}
