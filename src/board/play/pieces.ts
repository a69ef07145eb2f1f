import type { KeyedChecker } from '../../picture/index.js';
import { acrossPoint, opponentOf, type Move, type Player, type Position, type Rules } from '../../rules/index.js';

const players = ['white', 'black'] as const;

/** Gives every checker of a position an identity; the order on a point is the order from the edge. */
export function piecesOf(position: Position): KeyedChecker[] {
  return players.flatMap((player) => {
    let number = 0;
    return position[player].checkers.flatMap((count, point) =>
      Array.from({ length: count }, () => ({ key: `${player}${number++}`, player, point })),
    );
  });
}

/** The same checkers after moves of one side: the one that moves is the uppermost on its point, and comes to lie uppermost. */
export function movePieces(
  pieces: readonly KeyedChecker[],
  player: Player,
  moves: readonly Move[],
  travel: Rules['travel'],
): KeyedChecker[] {
  const now = [...pieces];
  const lift = (who: Player, from: number, to: number): void => {
    const at = now.map(({ player: owner, point }) => owner === who && point === from).lastIndexOf(true);
    const [piece] = at < 0 ? [] : now.splice(at, 1);
    if (piece) now.push({ ...piece, point: to });
  };
  for (const { from, to, effect } of moves) {
    if (effect === 'hit') lift(opponentOf(player), acrossPoint(to, travel), 25);
    lift(player, from, to);
  }
  return now;
}

/** The checkers with what the position says of them beside their places. */
export const withPins = (pieces: readonly KeyedChecker[], position: Position): KeyedChecker[] =>
  pieces.map((piece) => {
    const pinned = position[piece.player].pinned.includes(piece.point);
    return pinned === (piece.pinned === true) ? piece : { ...piece, pinned };
  });

/** Whether the checkers stand as the position says. */
export function fit(pieces: readonly KeyedChecker[], position: Position): boolean {
  return players.every((player) =>
    position[player].checkers.every(
      (count, point) => pieces.reduce((sum, piece) => sum + Number(piece.player === player && piece.point === point), 0) === count,
    ),
  );
}
