import type { GameState, Outcome } from './game.js';
import type { RulesChange } from './parse-rules.js';
import type { SetId } from './presets.js';
import type { Player, Rules } from './rules.js';

/** What each side has won. */
export type Score = Readonly<Record<Player, number>>;

/** How long a match goes on: to so many points, for one game whatever its outcome, or without an end. */
export type MatchLength = number | 'game' | 'series';

/** What is played: one game over and over, or the games of a set. */
export type MatchPlan = ({ readonly rules: Rules } | { readonly set: SetId; readonly change?: string | RulesChange | null }) & {
  /** Default: 5 points for a set, else one game. */
  readonly length?: MatchLength | null | undefined;
  /** What stands on the slate when it begins; default nothing. */
  readonly score?: Score | null | undefined;
  /** Who begins the first game; without one the opening throw decides. */
  readonly starter?: Player | null;
};

/** A game of a match that is over. */
export interface PlayedGame {
  readonly starter: Player;
  readonly outcome: Outcome;
}

/** A match as it stands. Immutable, JSON-serialisable. */
export interface MatchState {
  /** Null where one game is played over and over. */
  readonly set: SetId | null;
  /** The rules of the games in their order; after the last the first comes again. */
  readonly order: readonly Rules[];
  readonly length: MatchLength;
  /** The score that the match began with. */
  readonly from: Score;
  readonly score: Score;
  /** The games that are over, the present one among them as soon as it is. */
  readonly played: readonly PlayedGame[];
  /** The present game; once it is over it lies there until the next begins. */
  readonly game: GameState;
}

/** How a match ended. */
export interface MatchResult {
  /** Null where the one game of the match was drawn. */
  readonly winner: Player | null;
  readonly score: Score;
}
