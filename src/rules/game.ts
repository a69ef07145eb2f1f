import type { Dice, Turn } from './turn.js';
import type { Player, Rules } from './rules.js';
import type { Position } from './position.js';

/** Value and owner of the doubling cube; owner null = in the middle. */
export interface Cube {
  readonly value: number;
  readonly owner: Player | null;
}

/** What a finished game is worth. */
export interface Outcome {
  /** Null in a draw. */
  readonly winner: Player | null;
  readonly kind: 'oin' | 'mars' | 'koks' | 'draw';
  /** Points for the winner, the cube included; in a draw, points for each side. */
  readonly points: number;
  readonly by: 'bearing-off' | 'mother' | 'last-throw' | 'resignation' | 'drop' | 'no-moves';
}

/** What a text or an author can say of a game: the position and who is to do what. */
export interface Situation {
  readonly position: Position;
  readonly player: Player | null;
  /** The dice thrown and to be played; null = not thrown. */
  readonly dice: Dice | null;
  readonly cube: Cube | null;
  /** `length` = points of the match; null = no match. */
  readonly score: { readonly white: number; readonly black: number; readonly length: number | null } | null;
  /** Own rolls made so far, where doubles climb. */
  readonly rolls: Readonly<Record<Player, number>> | null;
  /** Dice handed to the player to act, stage by stage. */
  readonly passed: readonly Dice[];
}

/** A game as it stands. Immutable, JSON-serialisable. */
export interface GameState {
  readonly rules: Rules;
  /** Who began; null while the opening throw is undecided. */
  readonly starter: Player | null;
  /** The last opening throw, also when tied. */
  readonly opening: Readonly<Record<Player, number>> | null;
  /** Own rolls made by each. */
  readonly rolls: Readonly<Record<Player, number>>;
  /** Rolls in a row, of both sides together, without a move. */
  readonly idle: number;
  readonly cube: Cube | null;
  /** The side that finished first while the other has the last throw. */
  readonly finished: Player | null;
  /** The turn being played; null before the opening is decided. After the end, the turn that ended it. */
  readonly turn: Turn | null;
  readonly outcome: Outcome | null;
}
