import { html, LitElement, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { boardWords } from '../locale/index.js';
import { parseMarks } from '../notation/marks.js';
import { describe, picture, type Mark, type View } from '../picture/index.js';
import type { Situation } from '../rules/game.js';
import { pipCount } from '../rules/outcome.js';
import { Drawing } from './drawing.js';
import { BoardError, reading } from './error.js';
import { errorBox } from './error-box.js';
import type { BoardHost, Session } from './session.js';
import { readSetup, type Setup } from './setup.js';
import { boardStyles } from './styles.js';
import { languageOf, ownTextOf } from './surroundings.js';

/** An attribute of the same name whose removal restores the default. */
const said = <T extends string | null>(standard: T) => ({ converter: { fromAttribute: (value: string | null) => value ?? standard } });

/** A change of one of these begins the mode anew; the others only change how it is seen. */
const beginnings = ['mode', 'variant', 'rules', 'position', 'dice', 'turn', 'targets', 'try'];

/**
 * A board for the games of the tabla family: shows a position, explains a rule, or lets two people play.
 *
 * @tagname tabla-board
 * @slot - The position as text, in place of the attribute `position`; it is read, not shown.
 * @slot caption - A caption under the board.
 * @csspart base - All of the board.
 * @csspart board - The drawing.
 * @csspart error - The box that stands in place of a board which cannot be shown.
 * @csspart controls - The buttons under the board.
 * @csspart status - The line that says whose turn it is.
 * @cssproperty --tabla-font - The typeface of all texts.
 * @fires tabla-change - After any change of what is shown: `{ situation, cause }`.
 * @fires tabla-error - An attribute or a text cannot be understood: `{ code, line, column, text }`. Bubbles.
 */
export class TablaBoard extends LitElement implements BoardHost {
  static override styles = [boardStyles];
  static override properties: PropertyDeclarations = {
    variant: said('prava'),
    rules: said(null),
    mode: said('show'),
    position: said(null),
    dice: said(null),
    turn: said(null),
    marks: said(null),
    targets: said(null),
    try: said(null),
    view: said('white'),
    home: said('right'),
    numbers: said('view'),
    controls: said(null),
    keys: said(null),
    auto: said(null),
    speed: said('normal'),
    theme: said('auto'),
    pips: { type: Boolean },
  };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'aria-label'];
  }

  /** The game: a preset's id, or a set's. */
  declare variant: string;
  /** Changed options, `climb.from=3 pass=none`; as a property also an object. */
  declare rules: string | object | null;
  declare mode: 'show' | 'play' | 'replay' | 'quiz' | 'edit';
  /** A situation as text. Without it the element's own text counts, else the start of the game. */
  declare position: string | null;
  /** The throw, `63`, over what `position` says. */
  declare dice: string | null;
  /** Who plays, over what `position` says. */
  declare turn: 'white' | 'black' | null;
  /** Drawing commands, `[%arrow 8/5] [%mark 7]`, in the numbering of the side to move. */
  declare marks: string | null;
  /** A point, or empty for all points: where its checkers may go with the dice. */
  declare targets: string | null;
  /** A play to be shown as made, or refused in words. */
  declare try: string | null;
  /** From whose side the board is seen. */
  declare view: 'white' | 'black' | 'mover';
  /** On which hand the viewer's home lies. */
  declare home: 'right' | 'left';
  /** Whose numbers the points bear. */
  declare numbers: 'view' | 'mover' | 'none';
  /** What is offered to the players, as words; all of the mode when null, `none` for nothing. */
  declare controls: string | null;
  /** `none` switches the keys off. */
  declare keys: string | null;
  /** What happens by itself: `roll`, `forced`, `confirm`. */
  declare auto: string | null;
  declare speed: 'slow' | 'normal' | 'fast' | 'none';
  declare theme: 'wood' | 'light' | 'dark' | 'contrast' | 'auto';
  /** Shows how many pips each side has to go. */
  declare pips: boolean;

  /** @internal */
  readonly drawing = new Drawing();
  #setup: Setup | null = null;
  #marks: readonly Mark[] = [];
  #fault: BoardError | null = null;
  #faultSent: BoardError | null = null;
  #session: Session | null = null;
  #loading: Promise<void> | null = null;
  #notLoaded = false;
  #ownText = '';

  constructor() {
    super();
    this.variant = 'prava';
    this.mode = 'show';
    this.view = 'white';
    this.home = 'right';
    this.numbers = 'view';
    this.speed = 'normal';
    this.theme = 'auto';
    this.pips = false;
    for (const name of ['rules', 'position', 'dice', 'turn', 'marks', 'targets', 'try', 'controls', 'keys', 'auto'] as const)
      this[name] = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#readOwnText();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' || name === 'aria-label') this.requestUpdate();
  }

  /** @internal */
  get setup(): Setup {
    if (!this.#setup) throw new BoardError('not-loaded', 'The board has not been read yet.', 'mode');
    return this.#setup;
  }

  /** @internal */
  get language(): string {
    return languageOf(this);
  }

  /** Turns the board round. */
  flip(): void {
    const seen = this.view === 'mover' ? (this.#situation()?.player ?? 'white') : this.view;
    this.view = seen === 'white' ? 'black' : 'white';
  }

  #readOwnText = (): void => {
    const own = ownTextOf(this);
    if (own === this.#ownText) return;
    this.#ownText = own;
    this.#setup = null;
    this.requestUpdate();
  };

  protected override willUpdate(changed: PropertyValues): void {
    const anew = !this.#setup || beginnings.some((name) => changed.has(name));
    try {
      const { marks } = this;
      this.#setup = readSetup(this, this.#ownText);
      this.#marks = marks ? reading('marks', marks, () => parseMarks(marks)) : [];
      this.#fault = null;
    } catch (error) {
      if (!(error instanceof BoardError)) throw error;
      this.#fail(error);
      return;
    }
    if (anew) this.#begin();
    else this.#session?.changed?.(this.#setup);
  }

  /** Shows the error box in place of the board, until an attribute changes. */
  #fail(error: BoardError): void {
    this.#fault = error;
    this.#end();
  }

  #end(): void {
    this.#session?.dispose();
    this.#session = null;
    this.#loading = null;
  }

  /** Loads what the mode needs; meanwhile, and if that fails, the board stands still. */
  #begin(): void {
    this.#end();
    this.#notLoaded = false;
    const load = this.#loader();
    if (!load) return;
    const loading = load()
      .then((session) => {
        if (this.#loading === loading) this.#session = session;
        else session.dispose();
      })
      .catch((error: unknown) => {
        if (this.#loading !== loading) return;
        if (error instanceof BoardError) this.#fail(error);
        else this.#notLoaded = true;
      })
      .finally(() => {
        if (this.#loading === loading) this.#loading = null;
        this.requestUpdate();
      });
    this.#loading = loading;
  }

  #loader(): (() => Promise<Session>) | null {
    switch (this.mode) {
      case 'play':
        return async () => (await import('./play/index.js')).begin(this);
      case 'show':
        return this.targets === null && this.try === null ? null : async () => (await import('./explain.js')).begin(this);
      default:
        return () =>
          Promise.reject(
            new BoardError('not-yet', `The mode "${this.mode}" is not there yet.`, 'mode', this.mode, undefined, 'show, play'),
          );
    }
  }

  /** Also waits until the mode is loaded. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let done = await super.getUpdateComplete();
    while (this.#loading) {
      await this.#loading;
      done = await super.getUpdateComplete();
    }
    return done;
  }

  #situation(): Situation | undefined {
    return this.#session?.view.situation ?? this.#setup?.situation;
  }

  #draw(setup: Setup): void {
    const seen: View = { ...setup.seat, situation: setup.situation, marks: this.#marks, ...this.#session?.view };
    const { situation } = seen;
    const { position } = situation;
    const pips = this.pips ? { pips: { white: pipCount(position, 'white'), black: pipCount(position, 'black') } } : {};
    this.drawing.update(picture({ ...seen, ...pips }));
    const { svg } = this.drawing;
    const numbering = seen.view === 'mover' ? (situation.player ?? 'white') : (seen.view ?? 'white');
    svg.setAttribute('role', this.#session?.checkers ? 'group' : 'img');
    svg.setAttribute(
      'aria-label',
      this.ariaLabel ?? describe(situation, boardWords(this.language), { numbering, travel: setup.rules.travel }),
    );
  }

  protected override render(): TemplateResult {
    const words = boardWords(this.language);
    if (this.#fault || !this.#setup)
      return html`<div class="tabla" part="base">${this.#fault ? errorBox(this.#fault, words) : nothing}</div>`;
    this.#draw(this.#setup);
    const session = this.#session;
    return html`<div class="tabla ${this.theme}" part="base" dir="ltr">
        ${session?.above?.() ?? nothing}${this.drawing.svg}${session?.below?.() ?? nothing}
        ${this.#notLoaded ? html`<p class="notice">${words.notLoaded} <button @click=${() => (this.#begin(), this.requestUpdate())}>${words.tryAgain}</button></p>` : nothing}
        ${session ? html`<div class="spoken" aria-live="polite"></div>` : nothing}
      </div>
      <slot hidden @slotchange=${this.#readOwnText}></slot><slot name="caption"></slot>`;
  }

  protected override updated(): void {
    this.#session?.updated?.();
    const fault = this.#fault;
    if (fault && fault !== this.#faultSent) {
      const { code, line, column, message } = fault;
      this.emit('tabla-error', { code, line, column, text: message }, { bubbles: true });
    }
    this.#faultSent = fault;
  }

  /** @internal */
  emit(name: string, detail: object, options: { readonly cancelable?: boolean; readonly bubbles?: boolean } = {}): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, composed: options.bubbles === true, ...options }));
  }

  /** @internal */
  say(text: string): void {
    const spoken = this.renderRoot.querySelector('.spoken');
    if (!spoken) return;
    const line = document.createElement('p');
    line.textContent = text;
    spoken.append(line);
    // what has been said before may go; a fresh node is what makes the same words be said again
    while (spoken.childElementCount > 3) spoken.firstElementChild?.remove();
    this.emit('tabla-say', { text });
  }
}
