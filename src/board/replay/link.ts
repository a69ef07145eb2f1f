import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { ReplayWords } from '../../locale/replay.js';

/** A link that the reader has asked for: copied, or where a page may not do that, shown to be copied. */
export class Link {
  /** Empty when it is copied; null when none was asked for. */
  #shown: string | null = null;

  forget(): void {
    this.#shown = null;
  }

  /** Whether it could be copied. */
  async copy(link: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(link);
      this.#shown = '';
    } catch {
      this.#shown = link;
    }
    return this.#shown === '';
  }

  line(words: ReplayWords): TemplateResult | typeof nothing {
    if (this.#shown === null) return nothing;
    if (this.#shown === '') return html`<p class="link-line">${words.copied}</p>`;
    return html`<label class="link-line">${words.copyThis} <input readonly .value=${this.#shown} /></label>`;
  }
}
