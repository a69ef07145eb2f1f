/** A long list of moves is laid out in slices, so that the page lives meanwhile. */
import { Place } from '../../notation/record/place.js';
import type { Line, RecordGame } from '../../notation/record/tree.js';
import { pause } from './slices.js';

/** About so many steps are laid out in one task, those of other lines among them. */
const STEPS = 40;

/** A part of a list: its first place, and the one behind its last; null at the end of the game. */
export interface ListSlice {
  readonly from: Place;
  readonly to: Place | null;
}

/** The list of the game that a record is opened with grows; any other takes over the rows that are there, at once. */
export class GrowingList {
  #game: RecordGame;
  #slices: readonly ListSlice[];
  #shown: readonly ListSlice[];
  /** Until all of it is there; null then. */
  growing: Promise<void> | null = null;

  constructor(
    game: RecordGame,
    /** There is more to be shown. */
    readonly grown: () => void,
  ) {
    this.#game = game;
    this.#slices = slicesOf(game);
    const isLong = this.#slices.length > 1;
    this.#shown = isLong ? [] : this.#slices;
    if (isLong) this.growing = this.#grow();
  }

  /** What is to be seen of a game; the same answer as long as that stays the same. */
  of(game: RecordGame): readonly ListSlice[] {
    if (game !== this.#game) {
      this.#game = game;
      this.#slices = this.#shown = slicesOf(game);
    }
    return this.#shown;
  }

  /** Stays as it is. */
  leave(): void {
    this.#slices = this.#shown;
  }

  async #grow(): Promise<void> {
    await pause();
    while (this.#shown.length < this.#slices.length) {
      this.#shown = this.#slices.slice(0, this.#shown.length + 1);
      this.grown();
      await pause();
    }
    this.growing = null;
  }
}

function slicesOf(game: RecordGame): ListSlice[] {
  const slices: ListSlice[] = [];
  let from = Place.start(game);
  let steps = 0;
  for (let place = from.next; place; place = place.next) {
    if (steps >= STEPS) {
      slices.push({ from, to: place });
      from = place;
      steps = 0;
    }
    steps += 1 + (place.node?.variations ?? []).reduce((sum, line) => sum + stepsIn(line), 0);
  }
  return [...slices, { from, to: null }];
}

const stepsIn = ({ nodes }: Line): number =>
  nodes.reduce((sum, { variations }) => sum + variations.reduce((all, line) => all + stepsIn(line), 0), nodes.length);
