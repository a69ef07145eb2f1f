import type { Player, Rules } from './rules.js';
import type { Position } from './position.js';

/** Dice that are played together: two different ones, or one to four equal ones. */
export type Dice = readonly number[];

/** One checker moved by one die, in the mover's own numbering: 25 = from the bar, to 0 = off. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly die: number;
  /** What landing did to a lone enemy checker there. */
  readonly effect: 'hit' | 'pin' | null;
}

/** The moves of one stage and where they lead. */
export interface Play {
  readonly moves: readonly Move[];
  readonly position: Position;
}

/** One part of a turn: the dice handed over by the opponent, or the player's own roll. */
export interface Part {
  /** All stages of the part, in the order in which they are played. */
  readonly stages: readonly Dice[];
  /** The moves made in each stage begun so far; the last one is the stage being played. */
  readonly plays: readonly (readonly Move[])[];
}

/** Where a turn stands. */
export type Phase =
  | 'passed' // the dice handed over are being played
  | 'passedDone' // nothing more to play of them; `endPassed` goes on to the own roll
  | 'roll' // waits for `throwDice`
  | 'moving' // the own roll is being played
  | 'done'; // nothing more to play; `endTurn` hands the turn over

/** What the present stage demands (docs/rules.md, "The duty to use the dice"). */
export interface Duty {
  /** The greatest number of dice that can be played. */
  readonly most: number;
  /** The greatest number that a play can use without ending the game; smaller than `most` where the game must be ended. */
  readonly withoutEnding: number;
  /** The die that must be the one, where only one of two can be played and either could be. */
  readonly larger: number | null;
  /** The play must leave the opponent a legal move. */
  readonly leaveMove: boolean;
  /** Dice handed over that need not be played. */
  readonly optional: boolean;
}

/** A player's turn as it unfolds, from receiving the dice to handing them over. Immutable, JSON-serialisable. */
export interface Turn {
  readonly rules: Rules;
  readonly player: Player;
  readonly phase: Phase;
  /** A double thrown in this turn climbs. */
  readonly climbs: boolean;
  /** The player's own roll, as thrown; null before it. */
  readonly roll: Dice | null;
  readonly passed: Part | null;
  readonly own: Part | null;
  /** Where the present part began; undoing everything returns to it. */
  readonly start: Position;
  readonly position: Position;
  /** Dice of the present stage not yet used. */
  readonly left: Dice;
  readonly duty: Duty | null;
  /** Own home points on which a checker stands that hit there in this turn, once for each such checker. */
  readonly marks: readonly number[];
  /** Marks at the start of the present part. */
  readonly startMarks: readonly number[];
  /** What the opponent will be handed, stage by stage, by the option `pass`. */
  readonly handOver: readonly Dice[];
}
