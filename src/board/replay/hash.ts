import type { BoardHost } from '../session.js';

/** The place of a board's record that the page's hash names; null where it names none. */
export const placeInHash = (host: BoardHost): string | null => partsOfHash().get(nameOf(host));

const nameOf = (host: BoardHost): string => host.id || 'tabla';
const partsOfHash = (): URLSearchParams => new URLSearchParams(location.hash.slice(1));

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

  write(at: string): void {
    if (at !== placeInHash(this.host)) history.replaceState(history.state, '', this.linkTo(at));
  }

  /** The address of the page with a place in it; what other boards have there stays. */
  linkTo(at: string): string {
    const parts = partsOfHash();
    parts.set(nameOf(this.host), at);
    // a plain anchor has no value
    const kept = [...parts].filter(([, value]) => value !== '');
    const hash = kept.map((part) => part.map(encoded).join('=')).join('&');
    return new URL(`#${hash}`, location.href).href;
  }

  followed(): void {
    const at = placeInHash(this.host);
    if (at !== null && this.host.isConnected) this.changed(at);
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
