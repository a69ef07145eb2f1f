import { grouped } from '../dice.js';
import type { SaidMove, SaidPart } from '../play-words.js';

/** How a language says a move. */
export interface MoveWords {
  /** `13 to 8`, `bar to 22`, `6 off`. */
  readonly way: (from: number, to: number) => string;
  /** How often, by number. */
  readonly times: readonly string[];
  readonly hit: string;
  readonly pin: string;
  /** Pinned on its start: the last checker there, for a lone one can only be that. */
  readonly mother: string;
}

/** Moves as they are said: `13 на 8, удар; 6 на 5 два пъти`. */
export const movesText = (moves: readonly SaidMove[], words: MoveWords): string =>
  grouped(moves.map(({ from, to, effect }) => ({ from, to, effect })))
    .map(([{ from, to, effect }, times]) => {
      if (effect === 'pin' && to === 1) return words.mother;
      return words.way(from, to) + (words.times[times] ?? '') + (effect ? `, ${words[effect]}` : '');
    })
    .join('; ');

/** Whether anything was moved with the dice of a part. */
export const played = (part: SaidPart | null): boolean => part?.plays.some((play) => play.length > 0) === true;
