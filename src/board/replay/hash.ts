import type { BoardHost } from '../session.js';

/** The part of the page's hash that belongs to a board: `#tabla=2.14b`, with the id of a board that has one in place of `tabla`. */
export class PageHash {
  readonly dispose: () => void;

  constructor(
    readonly host: BoardHost,
    /** Somebody has changed it, by a link or by the way back. */
    readonly changed: (at: string) => void,
  ) {
    this.dispose = listen(new WeakRef(this));
  }

  /** The place that the hash names; null where it names none. */
  get at(): string | null {
    return this.#parts.get(this.#name);
  }

  write(at: string): void {
    if (at !== this.at) history.replaceState(history.state, '', this.linkTo(at));
  }

  /** The address of the page with a place in it; what other boards have there stays. */
  linkTo(at: string): string {
    const parts = this.#parts;
    parts.set(this.#name, at);
    // a plain anchor has no value
    const kept = [...parts].filter(([, value]) => value !== '');
    const hash = kept.map((part) => part.map(encoded).join('=')).join('&');
    return new URL(`#${hash}`, location.href).href;
  }

  followed(): void {
    const { at, host } = this;
    if (at !== null && host.isConnected) this.changed(at);
  }

  get #name(): string {
    return this.host.id || 'tabla';
  }

  get #parts(): URLSearchParams {
    return new URLSearchParams(location.hash.slice(1));
  }
}

/** What places are named with stays readable. */
const encoded = (text: string): string => encodeURIComponent(text).replace(/%2F|%3A/g, decodeURIComponent);

/** A board that is taken off its page is never told to leave, so nothing here keeps it. */
function listen(held: WeakRef<PageHash>): () => void {
  const follow = (): void => {
    const hash = held.deref();
    if (hash) hash.followed();
    else stop();
  };
  const stop = (): void => removeEventListener('hashchange', follow);
  addEventListener('hashchange', follow);
  return stop;
}
