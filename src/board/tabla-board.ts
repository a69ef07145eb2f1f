import type { CSSResult, PropertyValues } from '@lit/reactive-element';
import { plainWords } from '../locale/index.js';
import { describePlain } from '../picture/describe-plain.js';
import { numberingOf, viewerOf } from '../picture/geometry.js';
import { picture } from '../picture/picture.js';
import type { LiveView } from '../picture/view.js';
import { BoardActions } from './board-actions.js';
import type { BoardEventDetails } from './board-events.js';
import { giveStore } from './context.js';
import { BoardError } from './error.js';
import { Frame } from './frame.js';
import type { LiveDrawing } from './live-drawing.js';
import type { Lively } from './lively.js';
import { make } from './make.js';
import { seenOn } from './seen.js';
import type { BoardHost, Intent, Session } from './session.js';
import { Loader } from './loader.js';
import { loadMode, needsMode } from './modes.js';
import { readSetup, textOf, type Setup } from './setup.js';
import { boardStyles } from './styles.js';
import { adoptSheets } from './sheets.js';
import { languageOf, ownTextOf, watchOwnText } from './surroundings.js';

/**
 * A board for the games of the tabla family: shows a position, explains a rule, asks for the best play, sets a position up, or lets two
 * people play.
 *
 * Its size comes from CSS: as wide as there is room, up to 60rem, and as high as the board then is. `dir` never mirrors the board.
 *
 * @tagname tabla-board
 * @slot - The situation as text, in place of the attribute `position`, bare, in a `<pre>` or in a `<script type="text/x-tabla">`. It is
 *   read, not shown.
 * @slot companions - The companions that stand in the board, under it. They come here by themselves.
 * @slot caption - A caption under the board.
 * @csspart base - All of the board.
 * @csspart board - The drawing.
 * @csspart error - The box that stands in place of a board which cannot be shown.
 * @csspart controls - The buttons under the board.
 * @csspart match - The games of the match and its score.
 * @csspart status - The line that says whose turn it is.
 * @csspart verdict - That the play in `try` is legal.
 * @csspart refusal - Why it is not.
 * @csspart tools - In the editor, what a click puts, and what changes everything.
 * @csspart answers - In a quiz, what is said of the right plays.
 * @cssproperty --tabla-font - The typeface of all texts.
 * @cssproperty --tabla-frame - The wood of the frame; what lies in it are `--tabla-edge`, `--tabla-bar`, `--tabla-tray`, `--tabla-number`.
 * @cssproperty --tabla-field - The ground of both halves; on it lie the points, `--tabla-pale` and `--tabla-deep`, and `--tabla-inlay`.
 * @cssproperty --tabla-white - White's checkers, with `--tabla-white-rim` and `--tabla-white-ring`.
 * @cssproperty --tabla-black - Black's checkers, with `--tabla-black-rim` and `--tabla-black-ring`.
 * @cssproperty --tabla-shadow - What the checkers cast.
 * @cssproperty --tabla-die - Dice and cube, with `--tabla-pip` on them.
 * @cssproperty --tabla-text - What is written on the field.
 * @cssproperty --tabla-lamp - The light at the side to move.
 * @cssproperty --tabla-target - Marks and targets, on a line of `--tabla-halo`; `--tabla-red` and `--tabla-blue` are for marks that ask for them.
 * @cssproperty --tabla-last - The marks of the last play.
 * @fires tabla-change - After any change of what is shown: `{ situation, cause }`. The cause is `start`, `attributes`, `text`, or what was done in the mode.
 * @fires tabla-refused - A play is not legal: `{ code, facts, text }`, the text in the board's language.
 * @fires tabla-move - Somebody is about to move: `{ player, move }`, the move as `{ from, to, die }`, before it is made. Cancelable.
 * @fires tabla-throw - Dice have been thrown: `{ player, dice }`. In the opening White's die, then Black's; the player is null then.
 * @fires tabla-turn - It is somebody's turn: `{ player }`.
 * @fires tabla-cube - The cube was turned or answered: `{ player, action, value }`.
 * @fires tabla-result - A game has ended: `{ outcome, points, score }`. Bubbles.
 * @fires tabla-match - A match has ended: `{ winner, score }`.
 * @fires tabla-step - Another place of a record is shown: `{ node, at }`, the step that led there, null at the start, and the place's name.
 * @fires tabla-try - A play was handed in, in a quiz: `{ play, right }`.
 * @fires tabla-say - What was announced: `{ text }`.
 * @fires tabla-error - An attribute or a text cannot be understood, or in the editor no position is set up: `{ code, line, column, text }`. Bubbles.
 */
export class TablaBoard extends BoardActions implements BoardHost {
  static override styles = boardStyles;
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'aria-label'];
  }

  #frame: Frame | null = null;
  #setup: Setup | null = null;
  /** What the attributes and the own text say has to be read again. */
  #unread = false;
  /** The mode has to begin anew, whatever it is about. */
  #isToBegin = true;
  /** What the mode began with. */
  #begun: Setup | null = null;
  /** A part of what is to be shown is on its way. */
  #incomplete = false;
  #ownText = '';
  #fault: BoardError | null = null;
  #faultBox: Element | null = null;
  #faultTold = '';
  #session: Session | null = null;
  #lively: Lively | null = null;
  /** What a mode or an error adds to the board's sheets. */
  #sheets: readonly CSSResult[] = [];
  /** Something did not arrive. */
  #notLoaded = false;
  /** The language in which the board speaks. */
  #spoken = '';
  readonly #loader = new Loader();
  /** What is shown, as far as `tabla-change` speaks of it, and what led to it. */
  #shown = '';
  #cause: string | null = 'start';

  override connectedCallback(): void {
    super.connectedCallback();
    this.#readOwnText();
    // it may have come to another language
    if (this.hasUpdated && this.language !== this.#spoken) this.#sayAnew();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.closeDialog();
    this.#session?.removed?.();
  }

  /** The board has come to another document. */
  adoptedCallback(): void {
    this.#adoptSheets();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' || name === 'aria-label') this.#sayAnew();
  }

  /** What is said of a fault or a play is said anew; a game goes on. */
  #sayAnew(): void {
    if (this.#fault !== null || (this.#setup?.mode === 'show' && needsMode(this.#setup))) {
      this.#isToBegin = true;
      this.#readAgain();
    } else this.requestUpdate();
  }

  /** @internal */
  get drawing(): LiveDrawing {
    if (this.#lively) return this.#lively.drawing;
    throw new BoardError('not-loaded', null, 'mode');
  }

  /** @internal */
  get setup(): Setup {
    if (this.#setup) return this.#setup;
    throw this.#fault ?? new BoardError('not-loaded', null, 'mode');
  }

  /** @internal */
  get language(): string {
    return languageOf(this);
  }

  /** Turns the board round. */
  flip(): void {
    const seen = this.#setup ? this.#seen() : null;
    this.view = viewerOf(seen ?? this, seen?.situation.player ?? null) === 'white' ? 'black' : 'white';
  }

  protected override ask(intent: Intent): boolean {
    return this.#session?.send(intent) ?? false;
  }

  override save(): unknown {
    return this.#session?.save?.() ?? null;
  }

  override async record(): Promise<string | null> {
    return (await this.#session?.record?.()) ?? null;
  }

  /** What the board shows now, as SVG text that needs nothing else. @throws BoardError where there is nothing to be shown */
  async toSVG(): Promise<string> {
    if (this.isConnected) await this.updateComplete;
    const { boardSVG } = await import('./to-svg.js');
    return boardSVG(this.#seen(), this.setup, this.#session?.gameId ?? this.setup.game, this.language, this.ariaLabel);
  }

  /** What the board shows now, as a PNG file of this width in dots. @throws BoardError where there is nothing to be shown */
  async toPNG(width = 1200): Promise<Blob> {
    if (this.isConnected) await this.updateComplete;
    const { boardPNG } = await import('./to-png.js');
    return boardPNG(this.#seen(), this.setup, width);
  }

  get #framed(): Frame {
    return (this.#frame ??= new Frame(this.renderRoot));
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#adoptSheets();
    watchOwnText(this, this.#readOwnText);
    giveStore(this, () => this.#setup && { ...this.#session?.played, view: this.#seen(), theme: this.#setup.theme });
    return root;
  }

  /** @internal */
  closeDialog(): void {
    this.shadowRoot?.querySelector('dialog')?.close();
  }

  /** @internal */
  addSheet(sheet: CSSResult): void {
    if (!this.#sheets.includes(sheet)) this.#adoptSheets([...this.#sheets, sheet]);
  }

  #adoptSheets(sheets = this.#sheets): void {
    this.#sheets = sheets;
    const { elementStyles } = this.constructor as typeof TablaBoard;
    adoptSheets(this.shadowRoot, [...elementStyles, ...sheets]);
  }

  #readOwnText = (): void => {
    const own = ownTextOf(this);
    if (own === this.#ownText) return;
    this.#ownText = own;
    this.#cause ??= 'text';
    this.#readAgain();
  };

  #readAgain = (): void => {
    this.#unread = true;
    this.requestUpdate();
  };

  protected override willUpdate(changed: PropertyValues): void {
    this.#spoken = this.language;
    if (changed.size === 0 && !this.#unread) return;
    this.#notLoaded = false;
    // as long as no mode is there, whatever it was fetched for may have changed
    this.#isToBegin ||= this.#session === null;
    this.#unread = false;
    this.#cause ??= changed.has('text') ? 'text' : 'attributes';
    try {
      const { setup, load } = readSetup(this, textOf(this.text ?? this.#ownText));
      // until what is missing has come, the board stays what it was
      this.#setup = setup ?? this.#setup;
      this.#fault = null;
      this.#incomplete = load !== undefined;
      if (load) {
        // the mode may come meanwhile; whether it does is told when it is waited for
        if (setup && needsMode(setup)) loadMode(setup.mode).catch(() => undefined);
        this.#loader.load(load, this.#readAgain, this.#miss);
        return;
      }
      if (this.#isToBegin || this.#isAboutOther(this.setup)) this.#begin(this.setup);
      else this.#session?.changed?.(this.setup);
    } catch (error) {
      this.#fail(error);
    }
  }

  #isAboutOther(setup: Setup): boolean {
    const about = ['mode', 'game', 'set', 'changes', ...(this.#session?.about ?? [])] as const;
    return about.some((part) => JSON.stringify(setup[part]) !== JSON.stringify(this.#begun?.[part]));
  }

  #begin(setup: Setup): void {
    this.#isToBegin = false;
    this.#begun = setup;
    this.#leave();
    if (!needsMode(setup)) return;
    const begin = async (): Promise<Session> => {
      const [mode, { Lively }] = await Promise.all([loadMode(setup.mode), import('./lively.js')]);
      this.#lively ??= new Lively(this.#framed);
      return mode.begin(this);
    };
    const use = (session: Session): void => {
      this.#session = session;
      if (session.styles) this.addSheet(session.styles);
      this.requestUpdate();
    };
    const fail = (error: unknown): void => (error instanceof BoardError ? this.#fail(error) : this.#miss(error));
    this.#loader.load(begin, use, fail, (session) => session.dispose());
  }

  #leave(): void {
    this.#loader.stop();
    this.closeDialog();
    if (this.#sheets[0]) this.#adoptSheets([]);
    this.#session?.dispose();
    this.#session = null;
  }

  /** A part did not arrive: the board stands still and offers to try again. */
  #miss = (error: unknown): void => {
    reportError(error);
    this.#notLoaded = true;
    this.#incomplete = false;
    this.requestUpdate();
  };

  /** An error of the author's puts a box in the place of the board, until something is changed. */
  #fail(error: unknown): void {
    if (!(error instanceof BoardError)) throw error;
    this.#leave();
    this.#setup = null;
    this.#fault = error;
    this.#faultBox = null;
    const load = async (): Promise<[Element, string]> => {
      const { errorBox, faultStyles } = await import('./error-box.js');
      this.addSheet(faultStyles);
      return errorBox(error, this.language);
    };
    const use = ([box, text]: [Element, string]): void => {
      this.#faultBox = box;
      this.#tellFault(error, text);
      this.requestUpdate();
    };
    this.#loader.load(load, use, () => this.#tellFault(error, error.message));
    this.requestUpdate();
  }

  /** Also waits until what the board needs is loaded. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let done = await super.getUpdateComplete();
    for (let rest; (rest = this.#loader.loading ?? this.#session?.arriving);) {
      await rest;
      done = await super.getUpdateComplete();
    }
    return done;
  }

  #seen(): LiveView {
    return seenOn(this, this.setup, this.#session?.view);
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const frame = this.#framed;
    const fault = this.#fault;
    if (fault) frame.show(this.#faultBox ?? make('p', { part: 'error', class: 'fault' }, `${fault.source}: ${fault.message}`));
    // what it needs may be on its way: one drawing, not two
    else if (this.#setup && !this.#incomplete) this.#draw(frame, this.#setup);
    else if (this.#notLoaded) frame.show();
    this.#notice(frame);
  }

  #notice(frame: Frame): void {
    const { notLoaded, tryAgain } = plainWords(this.language);
    frame.notice(this.#notLoaded ? notLoaded : null, tryAgain, this.#readAgain);
  }

  #draw(frame: Frame, { theme, game, seat, live }: Setup): void {
    const seen = this.#seen();
    const session = this.#session;
    const { language } = plainWords(this.language);
    const all = session ? this.#lively?.live : live;
    const { svg } = frame.drawing;
    frame.base.className = `tabla ${theme}`;
    frame.base.lang = language;
    this.#lively?.around(session, this);
    frame.drawing.update(picture(seen, all));
    svg.setAttribute('role', session?.checkers ? 'group' : 'img');
    const { situation, travel = seat.travel } = seen;
    const description = (all?.describe ?? describePlain)(situation, language, {
      numbering: numberingOf(seen, situation.player),
      travel,
      game: session?.gameId ?? game,
    });
    svg.setAttribute('aria-label', this.ariaLabel ?? session?.label ?? [session?.summary, description].filter(Boolean).join(' '));
    frame.show();
  }

  protected override updated(): void {
    this.#session?.updated?.();
    if (!this.#fault) this.#faultTold = '';
    if (this.#setup && !this.#incomplete) this.#tellChange();
  }

  /** The same fault is told once, however often it is read and in whatever language. */
  #tellFault({ code, source, line, column }: BoardError, text: string): void {
    const told = [code, source, line, column].join();
    if (told !== this.#faultTold) this.emit('tabla-error', { code, line, column, text }, { bubbles: true });
    this.#faultTold = told;
  }

  #tellChange(): void {
    const { situation, view, home, numbers } = this.#seen();
    const shown = JSON.stringify([situation, view, home, numbers, this.marks]);
    const cause = this.#cause ?? this.#session?.cause ?? this.setup.mode;
    this.#cause = null;
    const isToTell = shown !== this.#shown && !this.#session?.isUnfit;
    this.#shown = shown;
    if (isToTell) this.emit('tabla-change', { situation, cause });
  }

  /** @internal */
  emit<Name extends keyof BoardEventDetails>(
    name: Name,
    detail: BoardEventDetails[Name],
    options: { readonly cancelable?: boolean; readonly bubbles?: boolean } = {},
  ): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, composed: options.bubbles === true, ...options }));
  }

  /** @internal */
  say(text: string): void {
    this.#lively?.say(text);
    this.emit('tabla-say', { text });
  }
}
