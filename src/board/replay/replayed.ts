import type { ReplayWords } from '../../locale/replay.js';
import type { Place } from '../../notation/record/place.js';
import type { RecordGame, RecordNode } from '../../notation/record/tree.js';
import type { ListSlice } from './growing-list.js';

/** A record as it is replayed, for the list of its moves and for what is said of them, on the board or beside it. */
export interface Replayed {
  /** The present game, with the lines that the reader has played in it. */
  readonly game: RecordGame;
  /** Where the reader stands. */
  readonly place: Place;
  /** The number of the game in its record, from 1. */
  readonly number: number;
  /** The name of the place, as the attribute `at` takes it. */
  readonly at: string;
  /** What there is of the list of its moves: a long one grows in slices. */
  readonly slices: readonly ListSlice[];
  readonly words: ReplayWords;
  /** Whether the reader has played a step himself. */
  isOwn(node: RecordNode): boolean;
  /** Goes to the place of a name. */
  go(at: string): boolean;
  /** Does what a key asks for. */
  key(event: KeyboardEvent): void;
}
