/** States one after another, with a way back and forth. */
export class History<T> {
  readonly #before: T[] = [];
  #after: T[] = [];
  #now: T;

  constructor(now: T) {
    this.#now = now;
  }

  get now(): T {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  add(state: T): void {
    this.#before.push(this.#now);
    this.#now = state;
    this.#after = [];
  }

  undo(): boolean {
    return this.#go(this.#before, this.#after);
  }

  redo(): boolean {
    return this.#go(this.#after, this.#before);
  }

  #go(from: T[], to: T[]): boolean {
    const state = from.pop();
    if (state === undefined) return false;
    to.push(this.#now);
    this.#now = state;
    return true;
  }
}
