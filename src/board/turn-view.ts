import type { Target, View } from '../picture/view.js';
import { opponentOf, presentPart, type Destination, type Move, type Offer, type Turn } from '../rules/index.js';

/** The moves made in the present part of a turn. */
export const movesOf = (turn: Turn | null): readonly Move[] => presentPart(turn)?.plays.flat() ?? [];

/** Where something can go, each place once; it counts as a hit where one of the ways there ends with one. */
export function targetsOf(ways: readonly Destination[]): Target[] {
  const reached = new Map<number, boolean>();
  for (const { to, moves } of ways) reached.set(to, reached.get(to) === true || moves.at(-1)?.effect !== null);
  return [...reached].map(([point, hits]) => ({ point, hits }));
}

/** What is offered, and to whom; who gives the game up turns no cube. */
export const offeredBy = (offer: Offer | null): Pick<View, 'offered'> =>
  offer ? { offered: { ...(offer.kind === 'resign' ? {} : { value: offer.value }), to: opponentOf(offer.by) } } : {};
