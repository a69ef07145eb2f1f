/** Mode `replay`: a record that somebody goes through step by step. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { boardWords } from '../../locale/index.js';
import { loadReplayWords, type ReplayCommand, type ReplayWords } from '../../locale/replay.js';
import type { Place } from '../../notation/record/place.js';
import type { Said } from '../../notation/record/steps.js';
import type { RecordGame, RecordNode } from '../../notation/record/tree.js';
import type { LiveView } from '../../picture/view.js';
import { BoardError } from '../error.js';
import { glide, land } from '../play/motion.js';
import { sign } from '../play/sign.js';
import type { BoardHost, Intent, Session } from '../session.js';
import type { Setup } from '../setup.js';
import { movesOf } from '../turn-view.js';
import { Autoplay } from './autoplay.js';
import { controls } from './controls.js';
import type { FaultList } from './faults.js';
import { PageHash } from './hash.js';
import { head } from './head.js';
import { keysDialog } from './help.js';
import { commandOf } from './keys.js';
import { markCurrent, moveList } from './moves.js';
import { openRecord } from './open.js';
import { isWay, Reading, type Way } from './reading.js';
import type { Replayed } from './replayed.js';
import { noteAt, toldAt } from './step-text.js';
import { replayStyles } from './styles.js';
import type { Trial } from './trial.js';
import { viewAt } from './view.js';

export async function begin(host: BoardHost): Promise<Session> {
  const [games, words] = await Promise.all([openRecord(host.setup), loadReplayWords(host.language)]);
  const reading = new Reading(games);
  const { at } = host.setup;
  if (at !== '') reading.go(placeOf(reading, at));
  return new Replay(host, reading, words);
}

/** Whether a turn can be played at a place by somebody who has not begun it. */
function canTry({ game: { turn, offer, outcome } }: Place): boolean {
  return turn !== null && !offer && !outcome && turn.phase !== 'done' && movesOf(turn).length === 0;
}

/** @throws BoardError where the record has no such place */
function placeOf(reading: Reading, at: string): { readonly number: number; readonly place: Place } {
  const found = reading.find(at);
  if (!found) throw new BoardError('no-place', null, 'at', at);
  return found;
}

class Replay implements Session, Replayed {
  readonly styles = replayStyles;
  cause = 'step';
  #setup: Setup;
  #language: string;
  readonly #hash: PageHash | null;
  readonly #listeners = new AbortController();
  readonly #autoplay: Autoplay;
  #faultList: FaultList | null = null;
  /** What was said last of a link: that it is copied, or the link itself. */
  #link: string | null = null;
  /** How the board is seen: from one seat to another nothing flies, nor from game to game. */
  #seat = '';
  /** The turn that the reader is playing himself. */
  #trial: Trial | null = null;
  /** What is said of the one that he has played, and where he did it. */
  #verdict: { readonly text: string; readonly at: string } | null = null;
  #isLeft = false;

  constructor(
    readonly host: BoardHost,
    readonly reading: Reading,
    public words: ReplayWords,
  ) {
    this.#setup = host.setup;
    this.#language = host.language;
    this.#autoplay = new Autoplay(
      () => this.#go('forward'),
      () => noteAt(this.place).text.length,
      () => this.#setup.speed,
    );
    this.#hash = this.#setup.hash ? new PageHash(host, (at) => this.go(at)) : null;
    const found = this.#hash?.at ? reading.find(this.#hash.at) : null;
    if (found) reading.go(found);
    this.#watchMotion();
    host.renderRoot.addEventListener('keydown', (event) => this.key(event as KeyboardEvent), { signal: this.#listeners.signal });
    // a click on the board takes the keys there, without one more stop on the way of Tab
    host.drawing.svg.setAttribute('tabindex', '-1');
    void this.#loadFaults();
  }

  #watchMotion(): void {
    this.host.drawing.moving = (element, from, to) => {
      if (this.#seat === this.#seatNow()) glide(element, from, to, this.#setup.speed);
    };
  }

  dispose(): void {
    this.#trial?.dispose();
    this.#isLeft = true;
    this.#autoplay.stop();
    this.#hash?.dispose();
    this.#listeners.abort();
    this.host.drawing.svg.removeAttribute('tabindex');
    this.host.drawing.moving = null;
    land(this.host.drawing.svg);
  }

  removed(): void {
    this.#trial?.removed();
    this.#autoplay.stop();
  }

  // --- what is shown

  get game(): RecordGame {
    return this.reading.game;
  }

  get place(): Place {
    return this.reading.place;
  }

  get number(): number {
    return this.reading.number + 1;
  }

  get at(): string {
    return this.reading.address;
  }

  get view(): Partial<LiveView> {
    return this.#trial?.view ?? viewAt(this.place);
  }

  get checkers(): Session['checkers'] {
    return this.#trial?.checkers;
  }

  get label(): string | undefined {
    return this.#trial?.label;
  }

  get gameId(): string {
    return this.game.preset;
  }

  get summary(): string {
    return `${toldAt(this.place, this.words)} ${noteAt(this.place).text}`.trim();
  }

  get played(): NonNullable<Session['played']> {
    return { replay: this };
  }

  async record(): Promise<string> {
    const { writeRecord } = await import('../../notation/record/write.js');
    return writeRecord(this.reading.all);
  }

  isOwn(node: RecordNode): boolean {
    return this.reading.isOwn(node);
  }

  above(): TemplateResult {
    const { reading, words } = this;
    const { player } = this.place.node ?? {};
    const trial = this.#trial?.above();
    return html`${head({ games: reading.games, number: reading.number, words, names: boardWords(this.#language), choose: (at) => this.go(String(at + 1)) })}
    ${
      trial ??
      html`<div class="now" part="status" dir="auto">
        ${player ? sign(player) : nothing}<span class="did">${toldAt(this.place, words)}</span>
      </div>`
    }`;
  }

  below(): TemplateResult {
    const { words } = this;
    const trial = this.#trial?.below();
    const faults = this.#faultList?.(this.reading.faults, words) ?? nothing;
    return html`${
      trial ??
      controls({
        words,
        isRunning: this.#autoplay.isRunning,
        offered: (command) => this.#offers(command),
        possible: (command) => this.#can(command),
        act: (command) => this.#act(command),
      })
    }${this.#linkLine()}${this.#verdictLine()}
    ${this.#isWanted('moves') ? html`<div class="side">${moveList(this)}${faults}</div>` : faults} ${keysDialog(words)}`;
  }

  #linkLine(): TemplateResult | typeof nothing {
    const { words } = this;
    if (this.#link === null) return nothing;
    if (this.#link === '') return html`<p class="link-line">${words.copied}</p>`;
    return html`<label class="link-line">${words.copyThis} <input readonly .value=${this.#link} /></label>`;
  }

  #verdictLine(): TemplateResult | typeof nothing {
    const verdict = this.#verdict;
    if (!verdict) return nothing;
    return html`<p class="verdict" part="verdict" dir="auto">
      ${verdict.text} <button type="button" @click=${() => this.go(verdict.at)}>${this.words.goBack}</button>
    </p>`;
  }

  #offers(command: ReplayCommand): boolean {
    if (!this.#isWanted(command)) return false;
    // a record that says nothing, or of whose page no place can be linked to
    if (command === 'comment' || command === 'error') return this.reading.has(command);
    return command !== 'link' || this.#hash !== null;
  }

  /** Whether the author wants something offered. */
  #isWanted(control: string): boolean {
    return this.#setup.controls?.includes(control) ?? true;
  }

  #can(command: ReplayCommand): boolean {
    if (isWay(command)) return this.reading.ahead(command) !== null;
    return command !== 'try' || canTry(this.place);
  }

  updated(): void {
    this.#trial?.updated();
    const { renderRoot } = this.host;
    this.#seat = this.#seatNow();
    markCurrent(renderRoot, this.at);
    if (this.host.language !== this.#language) void this.#learn();
  }

  #seatNow(): string {
    const { view, home, numbers } = this.#setup.seat;
    return [view, home, numbers, this.reading.number].join();
  }

  /** The board has come to another language. */
  async #learn(): Promise<void> {
    const language = (this.#language = this.host.language);
    try {
      const words = await loadReplayWords(language);
      if (this.#language !== language || this.#isLeft) return;
      this.words = words;
      this.#faultList = null;
      void this.#loadFaults();
      this.host.requestUpdate();
    } catch (error) {
      reportError(error); // it goes on in the language that is there
    }
  }

  async #loadFaults(): Promise<void> {
    if (this.#faultList || this.reading.faults.length === 0) return;
    const language = this.#language;
    try {
      const { loadFaultList } = await import('./faults.js');
      const list = await loadFaultList(language);
      if (this.#language !== language || this.#isLeft) return;
      this.#faultList = list;
      this.host.requestUpdate();
    } catch (error) {
      reportError(error); // what can be read is there without it
    }
  }

  changed(setup: Setup): void {
    const { at } = this.#setup;
    this.#setup = setup;
    this.#trial?.changed(setup);
    if (this.#seat !== this.#seatNow()) land(this.host.drawing.svg);
    if (setup.at !== '' && setup.at !== at) this.#arrive(placeOf(this.reading, setup.at));
  }

  // --- what is asked for

  send(intent: Intent): boolean {
    if (this.#trial && intent.type !== 'go') return this.#trial.send(intent);
    return intent.type === 'go' && (isWay(intent.where) ? this.#step(intent.where) : this.go(intent.where));
  }

  go(at: string): boolean {
    const found = this.reading.find(at);
    if (!found) return false;
    this.#autoplay.stop();
    this.#arrive(found);
    return true;
  }

  /** The reader goes himself. */
  #step(way: Way): boolean {
    this.#autoplay.stop();
    return this.#go(way);
  }

  #go(way: Way): boolean {
    const ahead = this.reading.ahead(way);
    if (ahead) this.#arrive(ahead);
    return ahead !== null;
  }

  #arrive(at: { readonly number: number; readonly place: Place }): void {
    const { host, reading } = this;
    const isOtherGame = at.number !== reading.number;
    reading.go(at);
    this.#leaveTrial();
    this.#link = this.#verdict = null;
    if (isOtherGame) void this.#loadFaults();
    this.#hash?.write(this.at);
    host.requestUpdate();
    host.emit('tabla-step', { node: this.place.node, at: this.at });
    host.say(this.summary);
  }

  #act(command: ReplayCommand): void {
    if (isWay(command)) this.#step(command);
    else if (command === 'auto') this.#turnAutoplay();
    else if (command === 'flip') this.host.flip();
    else if (command === 'help') this.host.renderRoot.querySelector('dialog')?.showModal();
    else if (command === 'link') void this.#copyLink();
    else void this.#try();
    this.host.requestUpdate();
  }

  async #try(): Promise<void> {
    const { host, place } = this;
    if (!canTry(place)) return;
    this.#autoplay.stop();
    try {
      const { beginTrial } = await import('./trial.js');
      const trial = await beginTrial(host, place, () => this.words, { ended: (said) => this.#tried(said) });
      // meanwhile he may have gone on, or asked twice
      if (this.#isLeft || this.#trial || this.place !== place) trial.dispose();
      else this.#trial = trial;
      this.#verdict = null;
    } catch (error) {
      reportError(error); // the record can be read on without it
    }
    host.requestUpdate();
  }

  /** The reader has played a turn, or gives it up. */
  #tried(said: Said | null): void {
    const { place, reading, words } = this;
    const at = this.at;
    this.#leaveTrial();
    if (said && 'play' in said) {
      const isThere = reading.add(place, said);
      this.#arrive({ number: reading.number, place: reading.place });
      this.#verdict = { text: isThere ? words.asInRecord : words.otherwise(said.play), at };
      this.host.say(this.#verdict.text);
    }
    this.host.requestUpdate();
  }

  #leaveTrial(): void {
    if (!this.#trial) return;
    this.#trial.dispose();
    this.#trial = null;
    this.#watchMotion();
  }

  #turnAutoplay(): void {
    if (this.#autoplay.isRunning) this.#autoplay.stop();
    else this.#autoplay.start();
  }

  async #copyLink(): Promise<void> {
    const { host, words } = this;
    const link = this.#hash?.linkTo(this.at) ?? '';
    try {
      await navigator.clipboard.writeText(link);
      this.#link = '';
      host.say(words.copied);
    } catch {
      this.#link = link; // a page may not be allowed to
    }
    host.requestUpdate();
  }

  key(event: KeyboardEvent): void {
    if (!this.#setup.keys || this.#trial) return;
    const command = commandOf(event, this.words);
    if (!command) return;
    if (!this.#can(command) || !(isWay(command) || this.#offers(command))) return;
    event.preventDefault();
    if (!event.repeat || isWay(command)) this.#act(command);
  }
}
