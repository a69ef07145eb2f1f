import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { ReplayWords } from '../../locale/replay.js';
import type { Place } from '../../notation/record/place.js';
import type { BoardHost } from '../session.js';
import { movesOf } from '../turn-view.js';
import type { Reading, Whereabouts } from './reading.js';
import type { OwnPlay, Trial } from './trial.js';

/** Who reads, and wants to play himself. */
export interface Reader {
  readonly host: BoardHost;
  readonly reading: Reading;
  readonly words: ReplayWords;
  go(at: string): boolean;
  arrive(at: Whereabouts): void;
  /** The record lies on the board again; what had the focus may go away. */
  returned(hadFocus: boolean): void;
}

/** Whether a turn can be played at a place by somebody who has not begun it. */
export function canTry({ game: { turn, offer, outcome } }: Place): boolean {
  return turn !== null && !offer && !outcome && turn.phase !== 'done' && movesOf(turn).length === 0;
}

/** The reader's own turn: begun where he asks, kept beside the record when he has played it, and left. */
export class OwnTurn {
  #trial: Trial | null = null;
  /** What is said of the one that he has played, and where he did it. */
  #verdict: { readonly text: string; readonly at: string } | null = null;
  #isLeft = false;

  constructor(readonly reader: Reader) {}

  /** While he plays. */
  get trial(): Trial | null {
    return this.#trial;
  }

  async begin(): Promise<void> {
    const { host, reading } = this.reader;
    const { place } = reading;
    if (!canTry(place)) return;
    try {
      const { loadTrial } = await import('./trial.js');
      const begin = await loadTrial(host.language);
      // meanwhile he may have gone on, or asked twice
      if (this.#isLeft || this.#trial || reading.place !== place) return;
      this.#trial = begin(this.reader, place, (played) => this.#ended(played));
      this.#verdict = null;
      host.requestUpdate();
    } catch (error) {
      reportError(error); // the record can be read on without it
    }
  }

  /** He has played the turn, or gives it up. */
  #ended(played: OwnPlay | null): void {
    const { host, reading, words } = this.reader;
    const { address: at } = reading;
    this.leave();
    if (played) {
      const isThere = reading.add(played.place);
      this.reader.arrive(reading.here);
      this.#verdict = { text: isThere ? words.asInRecord : words.otherwise(played.play), at };
      host.say(this.#verdict.text);
    }
    host.requestUpdate();
  }

  /** He goes elsewhere. */
  leave(): void {
    this.#verdict = null;
    if (!this.#trial) return;
    const { renderRoot } = this.reader.host;
    const hadFocus = 'activeElement' in renderRoot && renderRoot.activeElement !== null;
    this.#trial.dispose();
    this.#trial = null;
    this.reader.returned(hadFocus);
  }

  dispose(): void {
    this.#isLeft = true;
    this.#trial?.dispose();
  }

  verdict(): TemplateResult | typeof nothing {
    const verdict = this.#verdict;
    if (!verdict) return nothing;
    return html`<p class="verdict" part="verdict" dir="auto">
      ${verdict.text} <button type="button" @click=${() => this.reader.go(verdict.at)}>${this.reader.words.goBack}</button>
    </p>`;
  }
}
