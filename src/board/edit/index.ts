/** Mode `edit`: any position of any game is set up by hand, with what is wrong said at once, and taken along as text or picture. */
import { html, type TemplateResult } from 'lit/html.js';
import { loadEditWords, type EditWords } from '../../locale/edit.js';
import { loadFaultWords, type FaultWords } from '../../locale/faults.js';
import { boardWords } from '../../locale/board.js';
import { loadPlayWords, type PlayWords } from '../../locale/play.js';
import { NotationError } from '../../notation/error.js';
import { situationFrom } from '../../notation/foreign/read.js';
import { situationAt } from '../../notation/strict.js';
import type { KeyedChecker, LiveView } from '../../picture/view.js';
import { acrossPoint, OFF, pipCount, startPosition, type Player, type Position, type Situation } from '../../rules/index.js';
import { detailsOf } from '../details.js';
import { BoardError } from '../error.js';
import { tellKeys } from '../keys-dialog.js';
import { standingAt } from '../play/place-labels.js';
import { statusLine } from '../play/status-line.js';
import type { BoardHost, Intent, Session } from '../session.js';
import type { Setup, Sight } from '../setup.js';
import { positionIn } from './brought.js';
import { emptyPosition, faultOf, mirrored, withCount, type DraftFault } from './draft.js';
import { copyText, exchangeFields, saveFile } from './exchange.js';
import { History } from './history.js';
import { isForm, keysTold } from './keys.js';
import { detailFields, toolBar } from './panel.js';
import { rearranged } from './pieces.js';
import { editStyles } from './styles.js';
import { EditSurface, type Edited, type Tool } from './surface.js';
import { textIn, type TextFormat } from './texts.js';

/** All that is said here. */
interface Words {
  readonly play: PlayWords;
  readonly edit: EditWords;
  readonly faults: FaultWords;
}

async function load(language: string): Promise<Words> {
  const [play, edit, faults] = await Promise.all([loadPlayWords(language), loadEditWords(language), loadFaultWords(language)]);
  return { play, edit, faults };
}

export const begin = async (host: BoardHost): Promise<Session> => new EditSession(host, await load(host.language));

class EditSession implements Session, Edited {
  readonly about = ['situation'] as const;
  readonly styles = editStyles;
  cause = 'edit';
  checkers: readonly KeyedChecker[];
  #words: Words;
  #language: string;
  #setup: Setup;
  readonly #history: History<Situation>;
  #fault: DraftFault | null = null;
  #faultTold = '';
  #tool: Tool = 'white';
  #side: Player = 'white';
  #format: TextFormat = 'text';
  #note = '';
  #isLeft = false;
  readonly #surface: EditSurface;
  readonly #listeners = new AbortController();

  constructor(
    readonly host: BoardHost,
    words: Words,
  ) {
    this.#words = words;
    this.#language = host.language;
    this.#setup = host.setup;
    this.#history = new History(host.setup.situation);
    this.checkers = rearranged([], this.position);
    this.#surface = new EditSurface(this);
    this.#fault = faultOf(this.#draft, this.#setup.rules);
    const paste = (event: Event): void => {
      const text = (event as ClipboardEvent).clipboardData?.getData('text') ?? '';
      if (isForm(event.target) || !text.trim()) return;
      event.preventDefault();
      this.#read(text);
    };
    host.renderRoot.addEventListener('paste', paste, { signal: this.#listeners.signal });
  }

  dispose(): void {
    this.#isLeft = true;
    this.#listeners.abort();
    this.#surface.dispose();
  }

  // --- what is shown

  get words(): PlayWords {
    return this.#words.play;
  }

  get editWords(): EditWords {
    return this.#words.edit;
  }

  get sight(): Sight {
    return this.#setup.seat;
  }

  get player(): Player {
    return this.#side;
  }

  get #draft(): Situation {
    return this.#history.now;
  }

  get position(): Position {
    return this.#draft.position;
  }

  get isUnfit(): boolean {
    return this.#fault !== null;
  }

  get label(): string {
    return this.words.boardName;
  }

  get view(): Partial<LiveView> {
    const at = this.#fault?.at;
    const { held } = this.#surface;
    return {
      situation: this.#draft,
      checkers: held
        ? [...this.checkers.filter(({ key }) => key !== held), ...this.checkers.filter(({ key }) => key === held)]
        : this.checkers,
      marks: at ? [{ kind: 'mark', point: at.point, player: at.player, color: 'red' }] : [],
      next: detailsOf('', this.#setup.rules, this.#draft).next ?? [],
    };
  }

  above(): TemplateResult {
    this.#surface.drawing();
    return toolBar({
      words: this.editWords,
      flipName: this.words.flip,
      tool: this.#tool,
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
      take: (tool) => this.take(tool),
      undo: () => this.undo(),
      redo: () => this.redo(),
      start: () => this.#change('start', { position: startPosition(this.#setup.rules) }),
      clear: () => this.#change('clear', { position: emptyPosition() }),
      mirror: () => this.#change('mirror', mirrored(this.#draft)),
      flip: () => this.host.flip(),
      help: () => this.help(),
    });
  }

  below(): TemplateResult {
    const { edit } = this.#words;
    const { text, why } = this.#written();
    return html`<div class=${this.#fault ? 'state wrong' : 'state'}>${statusLine(this.#fault?.at?.player ?? null, this.#status)}</div>
      <div class="controls" part="controls">
        <details open>
          <summary>${edit.details}</summary>
          ${detailFields({
            words: edit,
            names: boardWords(this.#language),
            situation: this.#draft,
            rules: this.#setup.rules,
            change: (cause, part) => this.#change(cause, part),
            sentence: (error) => this.#sentence(error),
          })}
        </details>
        <details open>
          <summary>${edit.exchange}</summary>
          ${exchangeFields({
            words: edit,
            format: this.#format,
            text,
            why,
            isRight: this.#fault === null,
            note: this.#note,
            choose: (format) => this.#choose(format),
            copy: () => void this.#copy(text),
            save: (kind) => void this.#save(kind),
            read: (brought) => this.#read(brought),
          })}
        </details>
      </div>`;
  }

  get #status(): string {
    const fault = this.#fault;
    const { white, black } = this.position;
    if (!fault) return this.editWords.fine(pipCount({ white, black }, 'white'), pipCount({ white, black }, 'black'));
    const sentence = this.#sentence(fault);
    return fault.at ? this.editWords.wrongAt(fault.at.player, fault.at.point, sentence) : sentence;
  }

  /** What is wrong, in the reader's words where there are any. */
  #sentence({ code, message, expected }: Pick<DraftFault, 'code' | 'message' | 'expected'>): string {
    if (code === 'bad-game') return this.editWords.badGame;
    return this.#words.faults.sentences[code]?.replace('{}', () => expected ?? '') ?? message;
  }

  /** The draft in the chosen format, or why it cannot be written in it. */
  #written(): { readonly text: string | null; readonly why: string } {
    if (this.#fault) return { text: null, why: this.#status };
    try {
      return { text: textIn(this.#format, this.#draft, this.#setup), why: '' };
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      const { cannotWrite } = this.editWords;
      return { text: null, why: cannotWrite[error.code] ?? cannotWrite.else };
    }
  }

  updated(): void {
    this.#surface.drawn();
    this.#tellFault();
    if (this.host.language !== this.#language) void this.#learn();
  }

  /** What is wrong is told once; a draft that is right `tabla-change` tells of. */
  #tellFault(): void {
    const { code = '', message = '', at } = this.#fault ?? {};
    const told = [message, at?.player, at?.point].join();
    if (code && told !== this.#faultTold)
      this.host.emit('tabla-error', { code, line: 1, column: 1, text: this.#status }, { bubbles: true });
    this.#faultTold = told;
  }

  /** The board has come to another language. */
  async #learn(): Promise<void> {
    const language = (this.#language = this.host.language);
    try {
      const words = await load(language);
      if (this.#language !== language || this.#isLeft) return;
      this.#words = words;
      this.host.requestUpdate();
    } catch (error) {
      reportError(error); // it goes on in the language that is there
    }
  }

  changed(setup: Setup): void {
    this.#setup = setup;
    this.#surface.turned();
  }

  removed(): void {
    this.#surface.letGo();
  }

  // --- what is changed

  #change(cause: string, part: Partial<Situation>): void {
    this.#history.add({ ...this.#draft, ...part });
    this.#show(cause);
  }

  #show(cause: string): void {
    const before = this.#fault;
    this.cause = cause;
    this.#note = '';
    this.#fault = faultOf(this.#draft, this.#setup.rules);
    this.checkers = rearranged(this.checkers, this.position);
    if (this.#fault && (this.#fault.code !== before?.code || this.#fault.at?.point !== before.at?.point)) this.host.say(this.#status);
    else if (before && !this.#fault) this.host.say(this.#status);
    this.host.requestUpdate();
  }

  touched(point: number): void {
    if (this.#tool !== 'remove') this.add(point, 1);
    else this.#removeAt(point);
  }

  /** Of two sides on a point the one in hand goes first. */
  #removeAt(point: number): void {
    const [top] = standingAt(this.position, this.player, point, this.sight.travel);
    if (!top || point === OFF) return;
    if (top.player === this.player) this.add(point, -1);
    else this.#put(top.player, this.#across(point), top.count - 1);
  }

  #across(point: number): number {
    return acrossPoint(point, this.sight.travel);
  }

  add(point: number, many: number): void {
    this.setCount(point, (this.position[this.player].checkers[point] ?? 0) + many);
  }

  setCount(point: number, count: number): void {
    this.#put(this.player, point, count);
  }

  #put(player: Player, point: number, count: number): void {
    // the tray holds what is left
    if (point === OFF || count < 0 || count > 99) return;
    this.#change('place', { position: withCount(this.position, this.#setup.rules, player, point, count) });
    const seen = player === this.player ? point : this.#across(point);
    this.host.say(this.words.place(seen, standingAt(this.position, this.player, seen, this.sight.travel), false));
  }

  moved(player: Player, from: number, to: number): void {
    if (from === to) {
      this.host.requestUpdate();
      return;
    }
    const { rules } = this.#setup;
    let { position } = this;
    const count = (point: number): number => position[player].checkers[point] ?? 0;
    if (from !== OFF) position = withCount(position, rules, player, from, count(from) - 1);
    if (to !== OFF) position = withCount(position, rules, player, to, count(to) + 1);
    this.#change('move', { position });
  }

  take(tool: Tool): void {
    this.#tool = tool;
    if (tool !== 'remove') this.#side = tool;
    this.host.say(this.editWords.tool[tool]);
    this.host.requestUpdate();
  }

  undo(): boolean {
    const could = this.#history.undo();
    if (could) this.#show('undo');
    return could;
  }

  redo(): boolean {
    const could = this.#history.redo();
    if (could) this.#show('redo');
    return could;
  }

  help(): void {
    const { editWords } = this;
    tellKeys(this.host, { title: editWords.keys, close: editWords.close, keys: keysTold(editWords) });
  }

  send(intent: Intent): boolean {
    return intent.type === 'undo' && this.undo();
  }

  // --- what is taken along and brought

  #choose(format: TextFormat): void {
    this.#format = format;
    this.#note = '';
    this.host.requestUpdate();
  }

  async #copy(text: string | null): Promise<void> {
    if (text === null) return;
    const field = this.host.renderRoot.querySelector<HTMLTextAreaElement>('.out');
    this.#tell((await copyText(text, field)) ? this.editWords.copied : this.editWords.copyByHand);
  }

  async #save(kind: 'SVG' | 'PNG'): Promise<void> {
    if (this.#fault) return;
    const { host } = this;
    const file = kind === 'SVG' ? new Blob([await host.toSVG()], { type: 'image/svg+xml' }) : await host.toPNG();
    saveFile(`tabla.${kind.toLowerCase()}`, file);
  }

  /** Reads a position in any format; what is wrong with it is told, and nothing changes. */
  #read(text: string): boolean {
    const { rules, game } = this.#setup;
    try {
      const situation = situationFrom(positionIn(text, game), rules);
      this.#change('paste', { ...situationAt(situation.position, rules), ...situation });
      this.#tell(this.editWords.pasted);
      return true;
    } catch (error) {
      if (!(error instanceof NotationError || error instanceof BoardError)) throw error;
      const { at } = this.#words.faults;
      this.#tell(`${at(error.line, error.column)}: ${this.#sentence(error)}`);
      return false;
    }
  }

  #tell(note: string): void {
    this.#note = note;
    this.host.say(note);
    this.host.requestUpdate();
  }
}
