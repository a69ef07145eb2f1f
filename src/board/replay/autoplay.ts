import type { Setup } from '../setup.js';

/** How long a step stays, in milliseconds; words take longer to read than moves. */
const pauses = { slow: 3600, normal: 1800, fast: 900, none: 500 } as const;
const perLetter = 35;
const longest = 12_000;

/** Goes on step by step until there is none, or somebody takes over. */
export class Autoplay {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Goes on by one step; false where there is none. */
    readonly step: () => boolean,
    /** The letters that are to be read where the reader stands. */
    readonly letters: () => number,
    readonly speed: () => Setup['speed'],
  ) {}

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  start(): void {
    if (this.step()) this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(): void {
    this.#timer = setTimeout(
      () => {
        if (this.step()) this.#wait();
        else this.stop();
      },
      Math.min(pauses[this.speed()] + this.letters() * perLetter, longest),
    );
  }
}
