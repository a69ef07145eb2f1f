import type { Target } from '../picture/view.js';
import { presentPart, type Destination, type Dice, type Move, type Turn } from '../rules/index.js';

/** The moves made in the present part of a turn. */
export const movesOf = (turn: Turn | null): readonly Move[] => presentPart(turn)?.plays.flat() ?? [];

/** The dice handed over that are still to be played, stage by stage. */
export function passedTo({ phase, passed, left }: Turn): readonly Dice[] {
  if (phase !== 'passed' || !passed) return [];
  return [left, ...passed.stages.slice(passed.plays.length)];
}

/** Where something can go, each place once; it counts as a hit where one of the ways there ends with one. */
export function targetsOf(ways: readonly Destination[]): Target[] {
  const reached = new Map<number, boolean>();
  for (const { to, moves } of ways) reached.set(to, reached.get(to) === true || moves.at(-1)?.effect !== null);
  return [...reached].map(([point, hits]) => ({ point, hits }));
}
