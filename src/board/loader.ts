/** Has parts of a board come over the network, one after another. Only the last one asked for is used. */
export class Loader {
  /** What is on its way. */
  loading: Promise<void> | null = null;
  #asked = 0;

  /** What is on its way is not wanted any more. */
  stop(): void {
    this.#asked++;
  }

  load<T>(part: () => Promise<T>, use: (part: T) => void, fail: (error: unknown) => void, drop?: (part: T) => void): void {
    const before = this.loading;
    const asked = ++this.#asked;
    const last = (): boolean => this.loading === loading;
    const loading: Promise<void> = (async () => {
      await before;
      try {
        const loaded = asked === this.#asked ? await part() : null;
        if (asked === this.#asked) use(loaded as T);
        else if (loaded) drop?.(loaded);
      } catch (error) {
        if (asked === this.#asked) fail(error);
      }
      if (last()) this.loading = null;
    })();
    this.loading = loading;
  }
}
