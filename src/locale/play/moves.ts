import { grouped } from '../dice.js';
import type { SaidGame, SaidMove } from '../play-words.js';

/** How a language says a move. */
export interface MoveWords {
  readonly fromBar: string;
  readonly to: string;
  readonly off: string;
  readonly hit: string;
  readonly pin: string;
}

/** Moves as they are said: `13 на 8, удар; 6 на 5 ×2`. */
export const movesText = (moves: readonly SaidMove[], words: MoveWords): string =>
  grouped(moves.map(({ from, to, effect }) => ({ from, to, effect })))
    .map(([{ from, to, effect }, times]) => {
      const start = from === 25 ? words.fromBar : String(from);
      const end = to === 0 ? words.off : `${words.to} ${to}`;
      return `${start} ${end}${times > 1 ? ` ×${times}` : ''}${effect ? `, ${words[effect]}` : ''}`;
    })
    .join('; ');

/** Whether anything was moved with the roll. */
export const played = ({ own }: NonNullable<SaidGame['turn']>): boolean => own?.plays.some((play) => play.length > 0) === true;
