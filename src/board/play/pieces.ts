import type { KeyedChecker } from '../../picture/view.js';
import { acrossPoint, opponentOf, type Move, type Player, type Position, type Rules, type Turn } from '../../rules/index.js';
import { movesOf } from '../turn-view.js';

const players = ['white', 'black'] as const;

/** The checkers with their identities: each goes where its moves take it, never where a comparison of positions would have it. */
export class Pieces {
  /** Where the present part of the turn began. */
  #before: readonly KeyedChecker[] = [];
  #now: readonly KeyedChecker[] = [];

  /** All checkers, those of one point from the edge on, the ones that moved last above all others. */
  get all(): readonly KeyedChecker[] {
    return this.#now;
  }

  /** The uppermost checker of a player on a point. */
  top(player: Player, point: number): KeyedChecker | undefined {
    return this.#now.filter((piece) => piece.player === player && piece.point === point).at(-1);
  }

  /** The same with one of them above all others. */
  raised(key: string | null): readonly KeyedChecker[] {
    return key === null ? this.#now : lastly(this.#now, (piece) => piece.key === key);
  }

  /** They have lain on the board before, with these identities. */
  take(pieces: readonly KeyedChecker[]): void {
    this.#now = pieces;
  }

  follow(turn: Turn | null, position: Position, travel: Rules['travel']): void {
    const start = turn?.start ?? position;
    if (!fit(this.#before, start)) this.#before = fit(this.#now, start) ? this.#now : piecesOf(start);
    const was = new Map(this.#now.map(({ key, point }) => [key, point]));
    const now = turn ? movePieces(this.#before, turn.player, movesOf(turn), travel) : this.#before;
    this.#now = withPins(
      lastly(now, ({ key, point }) => was.get(key) !== point),
      position,
    );
  }
}

/** In the same order, but those that fit behind all others. On each point they are the uppermost anyway. */
const lastly = (pieces: readonly KeyedChecker[], fits: (piece: KeyedChecker) => boolean): KeyedChecker[] => [
  ...pieces.filter((piece) => !fits(piece)),
  ...pieces.filter(fits),
];

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
): readonly KeyedChecker[] {
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
function fit(pieces: readonly KeyedChecker[], position: Position): boolean {
  return players.every((player) =>
    position[player].checkers.every(
      (count, point) => pieces.reduce((sum, piece) => sum + Number(piece.player === player && piece.point === point), 0) === count,
    ),
  );
}
