import { createMatch, FlowError, restoreMatch, type SavedMatch } from '../../flow/index.js';
import { matchResult } from '../../rules/index.js';
import type { Setup } from '../setup.js';
import { planOf } from './plan.js';

/**
 * What the page keeps of a match under the name in `autosave`, so that it goes on where it was when the page is opened again. With it stands
 * what the attributes have asked for: a match of another game goes on too that was restored on a board which asks for the same now.
 */
export class Keep {
  readonly #key: string;
  readonly #asked: string;

  constructor(setup: Setup) {
    this.#key = setup.autosave && `tabla-board:${setup.autosave}`;
    const { set, order, length } = createMatch(planOf(setup)).getSnapshot().context;
    this.#asked = JSON.stringify([set, order, length]);
  }

  /** The match that was kept, unless it is over; null when there is none. @throws FlowError, SyntaxError for what is none, or was asked for otherwise */
  read(): unknown {
    const text = this.#key ? stored(() => localStorage.getItem(this.#key)) : null;
    if (text === null) return null;
    const { asked, saved } = Object(JSON.parse(text)) as { readonly asked?: unknown; readonly saved?: unknown };
    if (asked !== this.#asked) throw new FlowError('bad-match', 'Another match was asked for.', 'saved');
    return matchResult(restoreMatch(saved).getSnapshot().context) ? null : saved;
  }

  write(saved: SavedMatch): void {
    if (!this.#key) return;
    stored(() => {
      localStorage.setItem(this.#key, JSON.stringify({ asked: this.#asked, saved }));
      return null;
    });
  }
}

/** A page may have no storage, or no room in it; then the match is played and not kept. */
function stored(use: () => string | null): string | null {
  try {
    return use();
  } catch {
    return null;
  }
}
