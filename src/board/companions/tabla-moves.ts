import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { listStyles } from '../replay/list-styles.js';
import { markCurrent, moveList } from '../replay/moves.js';
import type { Replayed } from '../replay/replayed.js';
import { Companion, type Telling } from './companion.js';
import { companionStyles } from './styles.js';

/**
 * The moves of the record that a board replays, with their comments and variations. A click or a key in them goes to a place, as in the
 * list of the board itself, which `controls` can leave out. Nothing beside a board that does not replay.
 *
 * @tagname tabla-moves
 * @csspart base - All of it.
 * @csspart moves - The list, which scrolls where it is given less room than it needs.
 */
export class TablaMoves extends Companion {
  static override styles: CSSResultGroup = [companionStyles, listStyles];

  #told: Replayed | null = null;

  protected override tell({ replay }: Telling): TemplateResult | typeof nothing {
    this.#told = replay ?? null;
    if (!replay) return nothing;
    return html`<div class="keyed" @keydown=${(event: KeyboardEvent) => replay.key(event)}>${moveList(replay)}</div>`;
  }

  protected override updated(): void {
    if (this.#told) markCurrent(this.renderRoot, this.#told.at);
  }
}
