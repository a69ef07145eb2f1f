import type { Dice, Turn } from './turn.js';
import type { Player, Rules } from './rules.js';
import type { Position } from './position.js';

/** Value and owner of the doubling cube; owner null = in the middle. */
export interface Cube {
  readonly value: number;
  readonly owner: Player | null;
}

/** How much a win counts: once, twice, three times. */
export type ResultKind = 'oin' | 'mars' | 'koks';

/** What a finished game is worth. */
export interface Outcome {
  /** Null in a draw. */
  readonly winner: Player | null;
  readonly kind: ResultKind | 'draw';
  /** Points for the winner, the cube included; in a draw, points for each side. */
  readonly points: number;
  readonly by: 'bearing-off' | 'mother' | 'last-throw' | 'resignation' | 'drop' | 'no-moves';
}

/** The points of both sides; `length` = points of the match, null = no match. */
export interface MatchScore {
  readonly white: number;
  readonly black: number;
  readonly length: number | null;
}

/** The cube, turned by one side; the other answers. */
export interface CubeOffer {
  /** Turned first, turned back (`beaver`), turned once more (`raccoon`). */
  readonly kind: 'double' | 'beaver' | 'raccoon';
  /** Who turned it; the other side is asked. */
  readonly by: Player;
  /** The cube if it is taken. */
  readonly value: number;
  readonly owner: Player;
  /** What the asked side loses if it drops. */
  readonly points: number;
}

/** A resignation that the other side may accept or refuse. */
export interface ResignOffer {
  readonly kind: 'resign';
  /** Who gives up. */
  readonly by: Player;
  readonly price: ResultKind;
  /** What the price comes to with the cube. */
  readonly points: number;
}

/** What waits for the answer of the other side than `by`. */
export type Offer = CubeOffer | ResignOffer;

/** What a text or an author can say of a game: the position and who is to do what. */
export interface Situation {
  readonly position: Position;
  readonly player: Player | null;
  /** The dice thrown and to be played; null = not thrown. */
  readonly dice: Dice | null;
  readonly cube: Cube | null;
  /** Null = not known, no match. */
  readonly score: MatchScore | null;
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
  /** What has been offered and not been answered yet. */
  readonly offer: Offer | null;
  /** The match before this game; null = no match. */
  readonly score: MatchScore | null;
  /** This is the game of a match in which nobody may double. */
  readonly crawford: boolean;
  /** The side that finished first while the other has the last throw. */
  readonly finished: Player | null;
  /** The turn being played; null before the opening is decided. After the end, the turn that ended it. */
  readonly turn: Turn | null;
  readonly outcome: Outcome | null;
}
