import type { RefusalCode } from './play/bg-refusals.js';
import type { Side } from './words.js';

/** What the sentences of refusals are made of; points in the numbering of the player addressed. */
export interface RefusalFacts {
  readonly point?: number;
  readonly die?: number;
  readonly dice?: readonly number[];
  readonly count?: number;
  readonly most?: number;
  readonly always?: boolean;
}

/** A sentence, or how it is made from the facts. */
export type Sentence = string | ((facts: RefusalFacts) => string);

/** A move as it is said; points in the mover's own numbering, 25 = bar, 0 = off. */
export interface SaidMove {
  readonly from: number;
  readonly to: number;
  readonly effect: 'hit' | 'pin' | null;
}

/** How a game ended. */
export interface SaidOutcome {
  readonly winner: Side | null;
  readonly kind: 'oin' | 'mars' | 'koks' | 'draw';
  readonly points: number;
  readonly by: 'bearing-off' | 'mother' | 'last-throw' | 'resignation' | 'drop' | 'no-moves';
}

/** Checkers of one side at one place. */
export interface SaidCheckers {
  readonly player: Side;
  readonly count: number;
  readonly pinned: boolean;
}

/** What one side offers and the other is asked: the cube turned to a value, where to drop costs `points`, or the game given up for so much. */
export type SaidOffer =
  | { readonly kind: 'double' | 'beaver' | 'raccoon'; readonly by: Side; readonly value: number; readonly points: number }
  | { readonly kind: 'resign'; readonly by: Side; readonly price: 'oin' | 'mars' | 'koks'; readonly points: number };

/** Dice of a turn, and what was played with them, stage by stage. */
export interface SaidPart {
  readonly stages: readonly (readonly number[])[];
  readonly plays: readonly (readonly unknown[])[];
}

/** What a game costs its loser; `most` = the largest loss that can still come, null = there is no limit. */
export interface SaidStakes {
  readonly oin: number;
  readonly mars: number;
  readonly koks: number;
  readonly most: number | null;
}

/** As much of a game as is needed to say what is to be done. */
export interface SaidGame {
  readonly turn: {
    readonly player: Side;
    readonly phase: 'passed' | 'passedDone' | 'roll' | 'moving' | 'done';
    readonly left: readonly number[];
    readonly roll: readonly number[] | null;
    readonly own: SaidPart | null;
    readonly passed: SaidPart | null;
    readonly duty: { readonly optional: boolean; readonly larger: number | null } | null;
    readonly handOver: readonly (readonly number[])[];
  } | null;
  readonly offer?: SaidOffer | null;
  readonly outcome: SaidOutcome | null;
  readonly opening: { readonly white: number; readonly black: number } | null;
  /** Rolls made by each: before the first one the opening is still worth telling. */
  readonly rolls?: Readonly<Record<Side, number>>;
  /** Who has finished first, while the other has the last throw. */
  readonly finished: Side | null;
  /** What the game is worth, and who alone may double; null in a game without a cube. */
  readonly cube?: { readonly value: number; readonly owner: Side | null } | null;
}

/** What is known beside a game when it is said what is to be done. */
export interface SaidBeside {
  /** Why dice are left over, or which rule holds now; empty where there is nothing to explain. */
  readonly why?: string;
  /** The dice that can be played, where these are fewer than are left. */
  readonly playable?: readonly number[] | null;
  /** The cube can be turned before the throw. */
  readonly mayDouble?: boolean;
  /** Why the side to move begins: it won or lost the game before, or the other began it. Null where it begins no later game of a match. */
  readonly begins?: 'winner' | 'loser' | 'alternate' | null | undefined;
  /** How the game ends when the turn is handed over now. */
  readonly ending?: SaidOutcome | null;
}

/** What is told of a game, whether somebody plays it or it is played again. */
export interface ToldWords {
  /** The opening throw; a tie is thrown again. */
  readonly opened: (white: number, black: number) => string;
  /** A throw with its name; a double that climbs says so. */
  readonly rolled: (player: Side, dice: readonly number[], climbs?: boolean) => string;
  /** No legal move; the opponent may get the dice. */
  readonly nothingToPlay: (dice: readonly number[], handed?: boolean) => string;
  readonly moved: (player: Side, moves: readonly SaidMove[]) => string;
  readonly result: (outcome: SaidOutcome) => string;
}

/** What the board needs to say while somebody plays, or a rule is explained. */
export interface PlayWords extends ToldWords {
  readonly refusals: Readonly<Record<RefusalCode, Sentence>>;

  // Announcements
  /** Points on which nothing can land: made by the opponent, or `isTaken` by a single checker. `others`: a wall keeps from one more. */
  readonly closed: (points: readonly number[], isTaken: boolean, others?: boolean) => string;
  /** The pinned checkers of the player's; on his start it is the mother. Empty where there are none, as with `pins`. */
  readonly ownPinned: (points: readonly number[]) => string;
  /** The checkers of the opponent's that the player pins. */
  readonly pins: (points: readonly number[]) => string;
  /** The opponent's mother is pinned, and the player's own start not empty yet. */
  readonly motherHeld: string;
  /** The player's own mother is pinned, and the opponent's start not empty yet. */
  readonly motherLost: string;
  /** Moves that the rule just named forbids. `waits`: the opponent may move no other checker than his runner, which is why. */
  readonly notNow: (moves: readonly string[], waits: boolean) => string;
  readonly onBar: string;
  readonly undone: string;
  /** Dice that go to the opponent, stage by stage. */
  readonly handed: (stages: readonly (readonly number[])[]) => string;
  readonly turnOf: (player: Side, passed?: readonly (readonly number[])[]) => string;
  readonly lastThrow: (player: Side) => string;
  /** The next dice of a turn that has several stages. */
  readonly stage: (dice: readonly number[]) => string;
  /** The cube, or a resignation, as a question to the other side. */
  readonly offered: (offer: SaidOffer) => string;
  readonly taken: (player: Side, value: number) => string;
  /** A resignation is not accepted. */
  readonly refused: (player: Side) => string;
  readonly score: (white: number, black: number) => string;
  readonly nextGame: (name: string) => string;
  readonly matchWon: (player: Side) => string;

  // The match
  /** How long the match goes on: `To 5 points`, or without an end. */
  readonly matchTo: (length: number | 'series') => string;
  /** This is the game of a match in which nobody doubles. */
  readonly crawford: string;
  readonly gamesOfSet: string;
  /** What the games of the Macedonian set are called. */
  readonly ordinals: readonly string[];
  /** What was kept of a match cannot be gone on with. */
  readonly badSave: string;
  /** What the game costs its loser; `cube` = its value, null in a game without one. */
  readonly stakes: (stakes: SaidStakes, cube: number | null) => string;

  // What is to be done, and what stands where
  readonly toDo: (game: SaidGame, beside?: SaidBeside) => string;
  /** A place for the ear: its number, who stands on it, whether the checker picked up may go there. */
  readonly place: (point: number, sides: readonly SaidCheckers[], isTarget: boolean) => string;
  /** The board as a group of places. */
  readonly boardName: string;

  // Buttons and questions
  readonly roll: string;
  readonly undo: string;
  readonly undoAll: string;
  readonly confirm: string;
  readonly double: string;
  readonly take: string;
  readonly drop: string;
  /** To turn the cube back, and to what. */
  readonly beaver: (value: number) => string;
  readonly raccoon: (value: number) => string;
  readonly accept: string;
  readonly refuse: string;
  readonly resign: string;
  readonly resignFor: (outcome: SaidOutcome) => string;
  readonly playOn: string;
  readonly next: string;
  readonly newGame: string;
  /** The game that is over is gone through. */
  readonly replayThis: string;
  readonly close: string;
  readonly flip: string;
  /** Shows which way each side goes. */
  readonly directions: string;
  /** The field into which a play is written. */
  readonly typePlay: string;
  readonly notAPlay: (text: string) => string;
  /** Several checkers can go to a point. */
  readonly whichOne: (to: number, from: readonly number[]) => string;
  /** A text that could be one of these plays. */
  readonly couldMean: (plays: readonly string[]) => string;
  /** Keys by the letters of the language. */
  readonly letters: { readonly roll: string; readonly undo: string; readonly confirm: string; readonly double: string };

  // A play that an author wants to be tried
  readonly isLegal: (play: string) => string;
  readonly isNotLegal: (play: string, why: string) => string;
}

export type { RefusalCode } from './play/bg-refusals.js';
