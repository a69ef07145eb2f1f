import type { Reading, Whereabouts } from './reading.js';
import { readInSlices, readSlice } from './slices.js';

/**
 * The way to another game of a record. A long one is read in slices, and until it has been the present one is shown. What is asked of it
 * before is not lost: then the rest is read at once.
 */
export class OtherGame {
  #ahead: Whereabouts | null = null;
  /** Until the reader is there, or goes elsewhere. */
  arriving: Promise<void> | null = null;

  constructor(
    readonly reading: Reading,
    /** Shows a game that has been read. */
    readonly show: (at: Whereabouts) => void,
  ) {}

  /** The number of the game, from 0; null where the reader is not on his way. */
  get number(): number | null {
    return this.#ahead?.number ?? null;
  }

  /** Goes there, at once where little is to be read. */
  goTo(at: Whereabouts): void {
    this.#ahead = at;
    const game = this.reading.games[at.number];
    if (!game || !readSlice(game)) {
      this.finish();
      return;
    }
    const isWanted = (): boolean => this.#ahead === at;
    const arriving: Promise<void> = readInSlices(game, isWanted).then(() => {
      if (isWanted()) this.finish();
      if (this.arriving === arriving) this.arriving = null;
    });
    this.arriving = arriving;
  }

  /** Is there now. */
  finish(): void {
    const at = this.#ahead;
    this.#ahead = null;
    if (at) this.show(at);
  }

  /** Stays. */
  forget(): void {
    this.#ahead = null;
  }
}
