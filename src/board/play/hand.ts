import type { Dice, Refusal } from '../../rules/index.js';
import type { PlayedTurn } from './played-turn.js';

/** A place where one of several checkers shall go: the next point chosen says which. */
export interface Wanted {
  readonly to: number;
  /** The points from which it can be reached. */
  readonly from: readonly number[];
}

/** The hand over the board: what it has picked up, and what pointing at a place means. */
export class Hand {
  #selected: number | null = null;
  #wanted: Wanted | null = null;
  /** The dice have been exchanged: the one shown second is played first. */
  swapped = false;

  constructor(
    readonly game: () => PlayedTurn,
    readonly refused: (refusal: Refusal, near: number) => void,
    /** Checkers on several points can go to a place. */
    readonly asked: (wanted: Wanted) => void,
  ) {}

  /** The point from which a checker is picked up. */
  get selected(): number | null {
    return this.#selected;
  }

  set selected(point: number | null) {
    this.#selected = point;
    this.#wanted = null;
  }

  /** What the hand has pointed at, as long as it is not known which checker shall go there. */
  get wanted(): Wanted | null {
    return this.#wanted;
  }

  /** A point chosen: first where from, then where to; the way there at once where only one checker can go, else it is asked which. */
  choose(point: number): boolean {
    const game = this.game();
    const { selected } = this;
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted?.from.includes(point)) return this.move(point, wanted.to);
    if (selected === point) {
      this.selected = null;
      return true;
    }
    if (selected !== null && game.destinations(selected).some(({ to }) => to === point)) return this.move(selected, point);
    if (game.destinations(point).length > 0) {
      this.selected = point;
      return true;
    }
    if (selected !== null) return this.#refuse(game.whyNot(selected, point), point);
    const sources = game.sourcesOf(point);
    const [only] = sources;
    if (only === undefined) return this.#refuse(game.whyStuck(point), point);
    if (sources.length === 1) return this.move(only, point);
    this.#wanted = { to: point, from: sources };
    this.asked(this.#wanted);
    return false;
  }

  move(from: number, to: number): boolean {
    this.selected = null;
    return this.game().move(from, to, this.#order());
  }

  /** Moves a checker by the first die in order that it can use. */
  moveOn(from: number): boolean {
    const game = this.game();
    const steps = game.destinations(from).filter(({ moves }) => moves.length === 1);
    for (const die of this.#order()) {
      const step = steps.find(({ moves }) => moves[0]?.die === die);
      if (step) return this.move(from, step.to);
    }
    return this.#refuse(game.whyStuck(from), from);
  }

  /** The dice left in the order in which they are shown. */
  #order(): Dice {
    const left = this.game().turn?.left ?? [];
    return this.swapped ? [...left].reverse() : left;
  }

  #refuse(refusal: Refusal | null, near: number): boolean {
    if (refusal) this.refused(refusal, near);
    return false;
  }
}
