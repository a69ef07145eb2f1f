/** What the end of a game is worth (RULES: result, last throw, resignation, the cube's factor). */
import { countOn, other, whitePoint } from './board.js';
import type { Board } from './board.js';
import type { Ending } from './step.js';
import type { Player, Rules } from './types.js';

export interface Result {
  /** Null in a draw. */
  winner: Player | null;
  kind: 'oin' | 'mars' | 'koks' | 'draw';
  points: number;
}

type Kind = 'oin' | 'mars' | 'koks';
const WORTH = { oin: 1, mars: 2, koks: 3 } as const;

/** The state of the cube that the worth depends on; `counts` is false where mars and koks do not count before it was turned. */
export interface Stake {
  value: number;
  marsCounts: boolean;
}

const DRAW: Result = { winner: null, kind: 'draw', points: 0 };

export function worthOf(rules: Rules, board: Board, ending: Ending, stake: Stake): Result {
  if (ending.winner === null) return { ...DRAW, points: ending.by === 'mother' ? rules.pins.motherDrawPoints : 0 };
  const kind = ending.by === 'mother' ? 'mars' : kindOf(board, ending.winner);
  return priced(rules, ending.winner, kind, stake);
}

/** Both took their last checker off, or nobody could move for too long. */
export const drawn = (): Result => DRAW;

export function resignedBy(rules: Rules, board: Board, resigner: Player, stake: Stake): Result {
  const winner = other(resigner);
  const kind = rules.resignation === 'byPosition' ? kindOf(board, winner) : board.off[resigner] === 0 ? 'mars' : 'oin';
  return priced(rules, winner, kind, stake);
}

/** A resignation at a price that both sides agreed upon. */
export const resignedAt = (rules: Rules, resigner: Player, kind: Kind, stake: Stake): Result => priced(rules, other(resigner), kind, stake);

function priced(rules: Rules, winner: Player, kind: Kind, stake: Stake): Result {
  const highest = stake.marsCounts ? rules.scoring : 'oin';
  const counted = WORTH[kind] > WORTH[highest] ? highest : kind;
  return { winner, kind: counted, points: WORTH[counted] * stake.value };
}

function kindOf(board: Board, winner: Player): Kind {
  const loser = other(winner);
  if (board.off[loser] > 0) return 'oin';
  const winnersHome = [1, 2, 3, 4, 5, 6].map((own) => whitePoint(winner, own, board.travel));
  const isCaught = winnersHome.some((point) =>
    Array.from({ length: 24 }, (_, i) => i + 1).some(
      (own) => whitePoint(loser, own, board.travel) === point && countOn(board, loser, own) > 0,
    ),
  );
  return board.bar[loser] > 0 || isCaught ? 'koks' : 'mars';
}
