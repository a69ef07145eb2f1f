/** The way back: where moves began that led to a position. Moves tell what they hit and pinned; what they released they show by leaving. */
import { acrossPoint, BAR, OFF, type Position } from './position.js';
import { opponentOf, type Player, type Rules } from './rules.js';
import type { Move } from './turn.js';

/** The position before a player's moves. It is only a position if the moves can have led here, which playing them again must show. */
export function rewound({ travel }: Rules, position: Position, player: Player, moves: readonly Move[]): Position {
  const back = structuredClone(position) as Record<Player, { checkers: number[]; pinned: number[] }>;
  const { [player]: own, [opponentOf(player)]: enemy } = back;
  for (const { from, to, effect } of [...moves].reverse()) {
    own.checkers[to]!--;
    own.checkers[from]!++;
    if (to !== OFF && effect === 'hit') {
      enemy.checkers[BAR]!--;
      enemy.checkers[acrossPoint(to, travel)]!++;
    }
    if (to !== OFF && effect === 'pin') enemy.pinned = enemy.pinned.filter((point) => point !== acrossPoint(to, travel));
    const left = from === BAR ? OFF : acrossPoint(from, travel);
    // a checker that could leave an enemy one lay on top of it
    if (left !== OFF && enemy.checkers[left] === 1 && !enemy.pinned.includes(left))
      enemy.pinned = [...enemy.pinned, left].sort((one, other) => other - one);
  }
  return back;
}
