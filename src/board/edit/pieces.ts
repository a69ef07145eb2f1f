import type { KeyedChecker } from '../../picture/view.js';
import type { Player, Position } from '../../rules/index.js';

const players = ['white', 'black'] as const;

/** The same checkers as a position has them: who can stays, others go where some are missing, and lie uppermost there. */
export function rearranged(pieces: readonly KeyedChecker[], position: Position): KeyedChecker[] {
  const missing: Record<Player, number[]> = { white: [...position.white.checkers], black: [...position.black.checkers] };
  const free: KeyedChecker[] = [];
  const now = pieces.filter((piece) => {
    const left = missing[piece.player][piece.point] ?? 0;
    missing[piece.player][piece.point] = left - 1;
    if (left <= 0) free.push(piece);
    return left > 0;
  });
  let number = pieces.length;
  for (const player of players)
    missing[player].forEach((count, point) => {
      for (let left = count; left > 0; left--) {
        const at = free.findIndex((piece) => piece.player === player);
        const [piece] = at < 0 ? [] : free.splice(at, 1);
        now.push({ key: piece?.key ?? `${player}${keyIn(now, free, player, number++)}`, player, point });
      }
    });
  return now.map((piece) => ({ ...piece, pinned: position[piece.player].pinned.includes(piece.point) }));
}

/** A number that no checker bears. */
function keyIn(now: readonly KeyedChecker[], free: readonly KeyedChecker[], player: Player, from: number): number {
  const taken = new Set([...now, ...free].map(({ key }) => key));
  let number = from;
  while (taken.has(`${player}${number}`)) number++;
  return number;
}
