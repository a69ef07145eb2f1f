/** Work that is done bit by bit, so that a page can do others between, or what is left of it at once. */
export class BitByBit<T> {
  #work: Generator<void, T> | null = null;
  #done: { readonly value: T } | null = null;

  constructor(readonly begin: () => Generator<void, T>) {}

  /** Does one bit; whether something is left. */
  goOn(): boolean {
    if (this.#done) return false;
    this.#work ??= this.begin();
    const { done, value } = this.#work.next();
    if (done) this.#done = { value };
    return !done;
  }

  /** Does all that is left, and answers what came of it. */
  finish(): T {
    while (!this.#done) this.goOn();
    return this.#done.value;
  }
}
