import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { ReplayWords } from '../../locale/replay.js';
import type { BoardHost } from '../session.js';
import type { PageHash } from './hash.js';

/**
 * The page's address, where the author wants it to follow the record. What does that comes only then, and where it does not arrive the record
 * is read without it.
 */
export class Address {
  #parts: typeof import('./hash.js') | null = null;
  #hash: PageHash | null = null;
  #changed: ((at: string) => void) | null = null;
  #isMissing = false;

  constructor(readonly host: BoardHost) {}

  async load(): Promise<void> {
    try {
      this.#parts = await import('./hash.js');
    } catch (error) {
      reportError(error); // the record can be read without it
    }
    this.#isMissing = this.#parts === null;
  }

  get isFollowed(): boolean {
    return this.#hash !== null;
  }

  /** The place that it names; null where it names none. */
  get place(): string | null {
    return this.#parts?.placeInHash(this.host) ?? null;
  }

  /** `changed` hears from now on of the places that it is changed to. */
  follow(changed: (at: string) => void): void {
    this.#changed = changed;
    if (this.#parts) this.#hash = new this.#parts.PageHash(this.host, changed);
  }

  write(at: string): void {
    this.#hash?.write(at);
  }

  /** The page with a place in its address; null where nobody follows it. */
  linkTo(at: string): string | null {
    return this.#hash?.linkTo(at) ?? null;
  }

  dispose(): void {
    this.#changed = null;
    this.#hash?.dispose();
  }

  /** What is said where it cannot be followed. */
  missing(words: ReplayWords): TemplateResult | typeof nothing {
    if (!this.#isMissing) return nothing;
    return html`<p class="verdict" role="status">
      ${words.addressMissing} <button type="button" @click=${() => this.#again()}>${words.tryAgain}</button>
    </p>`;
  }

  async #again(): Promise<void> {
    await this.load();
    if (!this.#changed) return;
    this.follow(this.#changed);
    this.#hash?.followed();
    this.host.requestUpdate();
  }
}
