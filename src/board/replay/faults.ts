import { nothing, type TemplateResult } from 'lit/html.js';
import type { ReplayWords } from '../../locale/replay.js';
import type { NotationError } from '../../notation/error.js';
import type { FaultList } from './fault-list.js';

/** What is wrong with the game that is replayed; its words come only with a game in which something is. */
export class Faults {
  #list: FaultList | null = null;
  #language = '';

  /** `loaded`: there is more to be shown. */
  async need(faults: readonly NotationError[], language: string, loaded: () => void): Promise<void> {
    if (faults.length === 0 || language === this.#language) return;
    this.#language = language;
    try {
      const { loadFaultList } = await import('./fault-list.js');
      const list = await loadFaultList(language);
      if (this.#language !== language) return;
      this.#list = list;
      loaded();
    } catch (error) {
      this.#language = ''; // the next game asks again
      reportError(error);
    }
  }

  list(faults: readonly NotationError[], words: ReplayWords): TemplateResult | typeof nothing {
    return this.#list && faults.length > 0 ? this.#list(faults, words) : nothing;
  }
}
