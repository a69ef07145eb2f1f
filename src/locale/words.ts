/** The two sides, as everywhere; this floor imports nothing, so it says it again. */
export type Side = 'white' | 'black';

/**
 * What most diagrams say. Two languages are part of every page, so this stays small; what few situations have besides is in `BoardWords`,
 * what is said only while somebody plays in `PlayWords`.
 */
export interface PlainWords {
  /** The language tag, `'bg'`. */
  readonly language: string;
  /** The name of a game, by the id of its preset; `tabla` is all of them. */
  readonly game: (id: string) => string;
  readonly players: Readonly<Record<Side, string>>;
  /** Names of the throws: 1-1, 2-1, 2-2, 3-1 … 6-6. */
  readonly throws: readonly string[];
  /** The last comma of a list. */
  readonly and: string;
  readonly toPlay: (player: Side, dice: string | null) => string;
  /** Whose numbers the points have. */
  readonly numbering: (player: Side) => string;
  /** `2 checkers`, `1 checker`: the first of a list; the others are the bare count. */
  readonly checkers: (count: number) => string;
  readonly on: (checkers: string, point: number) => string;
  readonly pinned: string;
  readonly onBar: (checkers: string) => string;
  readonly off: (count: number) => string;
  /** A part of the page that was fetched for playing did not arrive. */
  readonly notLoaded: string;
  readonly tryAgain: string;
}

/** What a board needs to describe any situation. */
export interface BoardWords extends PlainWords {
  /** `two fives`: equal dice. */
  readonly equalDice: (count: number, die: number) => string;
  readonly passed: (dice: string) => string;
  readonly cube: (value: number, owner: Side | null) => string;
  readonly score: (white: number, black: number, length: number | null) => string;
  readonly rolls: (white: number, black: number) => string;
}
