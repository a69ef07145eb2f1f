import type { Target } from '../picture/view.js';
import { presentPart, type Destination, type Move, type Turn } from '../rules/index.js';

/** The moves made in the present part of a turn. */
export const movesOf = (turn: Turn | null): readonly Move[] => presentPart(turn)?.plays.flat() ?? [];

/** Where something can go, each place once; it counts as a hit where one of the ways there ends with one. */
export function targetsOf(ways: readonly Destination[]): Target[] {
  const reached = new Map<number, boolean>();
  for (const { to, moves } of ways) reached.set(to, reached.get(to) === true || moves.at(-1)?.effect !== null);
  return [...reached].map(([point, hits]) => ({ point, hits }));
}
