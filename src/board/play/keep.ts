import { createMatch, FlowError, restoreMatch } from '../../flow/index.js';
import { matchResult } from '../../rules/index.js';
import type { Setup } from '../setup.js';
import { planOf } from './plan.js';

/** What the page keeps of a match under the name in `autosave`, so that it goes on where it was when the page is opened again. */
export class Keep {
  readonly #key: string;

  constructor(readonly name: string) {
    this.#key = `tabla-board:${name}`;
  }

  /** The match that was kept, unless it is over; null when there is none. @throws FlowError for what is no match, or not the one of the board */
  read(setup: Setup): unknown {
    const text = this.name ? stored(() => localStorage.getItem(this.#key)) : null;
    if (text === null) return null;
    const saved = parsed(text);
    const { context: match } = restoreMatch(saved).getSnapshot();
    const { context: wanted } = createMatch(planOf(setup)).getSnapshot();
    const isWanted = JSON.stringify([match.set, match.order, match.length]) === JSON.stringify([wanted.set, wanted.order, wanted.length]);
    if (!isWanted) throw new FlowError('bad-match', 'This is another match than the one of the board.', 'saved.match');
    return matchResult(match) ? null : saved;
  }

  write(saved: unknown): void {
    if (!this.name) return;
    stored(() => {
      localStorage.setItem(this.#key, JSON.stringify(saved));
      return null;
    });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FlowError('bad-match', 'What was kept is no JSON.', 'saved');
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
