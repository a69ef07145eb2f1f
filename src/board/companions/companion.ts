import { html, LitElement, type CSSResultGroup, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { boardWords, type BoardWords } from '../../locale/board.js';
import { loadPlayWords, type PlayWords } from '../../locale/play.js';
import type { Shown } from '../context.js';
import { Loader } from '../loader.js';
import { adoptSheets } from '../sheets.js';
import { languageOf } from '../surroundings.js';
import { BoardLink } from './board-link.js';
import { companionStyles } from './styles.js';

/** What a companion has to tell with. */
export interface Telling extends Shown {
  readonly names: BoardWords;
  readonly words: PlayWords;
}

type Content = TemplateResult | typeof nothing;

/**
 * What stands beside a board and tells more of it: a child of the board, or an element elsewhere that names it by `for`. It shows what the
 * board shows, in its language and colours, and nothing while there is no board. It announces nothing: that the board does.
 */
export abstract class Companion extends LitElement {
  static override properties: PropertyDeclarations = { for: {} };
  static override styles: CSSResultGroup = companionStyles;
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'slot'];
  }

  /** The id of the board; without it the board is the one around. */
  declare for: string | null;

  readonly #link = new BoardLink(this);
  readonly #loader = new Loader();
  #shown: Shown | null = null;
  #speech: Pick<Telling, 'names' | 'words'> | null = null;
  /** The language of the words that are there, or on their way. */
  #language = '';

  constructor() {
    super();
    this.for = null;
  }

  /** What there is to tell; nothing where a game has nothing of the kind. */
  protected abstract tell(telling: Telling): Content;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#takePlace();
  }

  /** The companion has come to another document. */
  adoptedCallback(): void {
    adoptSheets(this.shadowRoot, (this.constructor as typeof Companion).elementStyles);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
    if (name === 'slot') this.#takePlace();
  }

  /** Inside a board only what goes into one of its slots is seen; whoever gives it another one has his way. */
  #takePlace(): void {
    if (!this.isConnected) return;
    const isInBoard = this.parentElement?.localName === 'tabla-board';
    if (isInBoard && !this.slot) this.slot = 'companions';
    else if (!isInBoard && this.slot === 'companions') this.removeAttribute('slot');
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('for')) this.#link.seek();
    const shown = (this.#shown = this.#link.store?.shown() ?? null);
    const { board } = this.#link;
    if (!shown || !board) return;
    const names = boardWords(this.lang || languageOf(board));
    if (names.language === this.#language) return;
    this.#language = names.language;
    const learn = (words: PlayWords): void => {
      this.#speech = { names, words };
      this.requestUpdate();
    };
    const fail = (error: unknown): void => {
      this.#language = ''; // the next change asks again
      reportError(error);
    };
    this.#loader.load(() => loadPlayWords(names.language), learn, fail);
  }

  /** Also waits for the words. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const { loading } = this.#loader;
    return loading ? loading.then(() => this.updateComplete) : done;
  }

  protected override render(): Content {
    const shown = this.#shown;
    const speech = this.#speech;
    if (!shown || !speech) return nothing;
    const told = this.tell({ ...shown, ...speech });
    if (told === nothing) return nothing;
    return html`<div class="tabla ${shown.theme}" part="base" dir="ltr" lang=${speech.names.language}>${told}</div>`;
  }
}
