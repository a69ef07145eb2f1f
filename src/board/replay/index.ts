/** Mode `replay`: a record that somebody goes through step by step. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { boardWords } from '../../locale/board.js';
import { loadReplayWords, type ReplayCommand, type ReplayWords } from '../../locale/replay.js';
import { splitAt, type Place } from '../../notation/record/place.js';
import type { GameText } from '../../notation/record/game-text.js';
import type { RecordGame, RecordNode } from '../../notation/record/tree.js';
import type { LiveView } from '../../picture/view.js';
import { BoardError } from '../error.js';
import { glide, land } from '../play/motion.js';
import { sign } from '../play/sign.js';
import type { BoardHost, Intent, Session } from '../session.js';
import type { Setup } from '../setup.js';
import { Address } from './address.js';
import { Autoplay } from './autoplay.js';
import { controls } from './controls.js';
import { Faults } from './faults.js';
import { GrowingList, type ListSlice } from './growing-list.js';
import { head } from './head.js';
import { commandOf, keyTable } from './keys.js';
import { Link } from './link.js';
import { markCurrent, moveList } from './moves.js';
import { openRecord } from './open.js';
import { OtherGame } from './other-game.js';
import { canTry, OwnTurn, type Reader } from './own-turn.js';
import { isWay, Reading, type Way, type Whereabouts } from './reading.js';
import type { Replayed } from './replayed.js';
import { readInSlices } from './slices.js';
import { noteAt, toldAt } from './step-text.js';
import { replayStyles } from './styles.js';
import { viewAt } from './view.js';

export async function begin(host: BoardHost): Promise<Session> {
  const { setup } = host;
  const address = new Address(host);
  const [games, words] = await Promise.all([openRecord(setup), loadReplayWords(host.language), setup.hash && address.load()]);
  const { at } = setup;
  const inHash = address.place;
  await readFirst(games, [at, inHash ?? at]);
  const reading = new Reading(games);
  if (at !== '') reading.go(placeOf(reading, at));
  const found = inHash === null ? null : reading.find(inHash);
  if (found) reading.go(found);
  return new Replay(host, reading, words, address);
}

/** Reads what is shown first: the games of these places, and what the scores depend on, the games that do not tell how they ended. */
async function readFirst(games: readonly GameText[], places: readonly string[]): Promise<void> {
  const isOpen = games.slice(0, -1).some(({ told }) => !told?.winner);
  const numbers = new Set([...places.map((at) => splitAt(at).number || 1), ...(isOpen ? [games.length] : [])]);
  for (const number of numbers) await readInSlices(games[number - 1]);
}

/** @throws BoardError where the record has no such place */
function placeOf(reading: Reading, at: string): Whereabouts {
  const found = reading.find(at);
  if (!found) throw new BoardError('no-place', null, 'at', at);
  return found;
}

class Replay implements Session, Replayed, Reader {
  readonly about = ['src', 'text'] as const;
  readonly styles = replayStyles;
  #setup: Setup;
  #language: string;
  readonly #listeners = new AbortController();
  readonly #autoplay: Autoplay;
  readonly #faults = new Faults();
  readonly #link = new Link();
  /** How the board is seen: from one seat to another nothing flies, nor from game to game. */
  #seat = '';
  readonly #own = new OwnTurn(this);
  readonly #other: OtherGame;
  readonly #list: GrowingList;
  /** The focus was on what goes away now. */
  #isFocused = false;
  #isLeft = false;

  constructor(
    readonly host: BoardHost,
    readonly reading: Reading,
    public words: ReplayWords,
    readonly address: Address,
  ) {
    this.#setup = host.setup;
    this.#language = host.language;
    this.#autoplay = new Autoplay(
      () => this.#go('forward'),
      () => noteAt(this.place).text.length,
      () => this.#setup.speed,
    );
    address.follow((at) => this.go(at));
    this.#other = new OtherGame(reading, (at) => this.#show(at));
    this.#list = new GrowingList(this.game, () => host.requestUpdate());
    this.#watchMotion();
    host.renderRoot.addEventListener('keydown', (event) => this.key(event as KeyboardEvent), { signal: this.#listeners.signal });
    // a click on the board takes the keys there, without one more stop on the way of Tab
    host.drawing.svg.setAttribute('tabindex', '-1');
    this.#needFaults();
  }

  #watchMotion(): void {
    this.host.drawing.moving = (element, from, to) => {
      if (this.#seat === this.#seatNow()) glide(element, from, to, this.#setup.speed);
    };
  }

  dispose(): void {
    this.#own.dispose();
    this.#other.forget();
    this.#list.leave();
    this.#isLeft = true;
    this.#autoplay.stop();
    this.address.dispose();
    this.#listeners.abort();
    this.host.drawing.svg.removeAttribute('tabindex');
    this.host.drawing.moving = null;
    land(this.host.drawing.svg);
  }

  removed(): void {
    this.#own.trial?.removed();
    this.#autoplay.stop();
  }

  // --- what is shown

  get cause(): string {
    return this.#own.trial?.cause ?? 'step';
  }

  get game(): RecordGame {
    return this.reading.game;
  }

  get place(): Place {
    return this.reading.place;
  }

  get arriving(): Promise<void> | null {
    return this.#other.arriving ?? this.#list.growing;
  }

  get slices(): readonly ListSlice[] {
    return this.#list.of(this.game);
  }

  get number(): number {
    return this.reading.number + 1;
  }

  get at(): string {
    return this.reading.address;
  }

  get view(): Partial<LiveView> {
    return this.#own.trial?.view ?? viewAt(this.place);
  }

  get checkers(): Session['checkers'] {
    return this.#own.trial?.checkers;
  }

  get label(): string | undefined {
    return this.#own.trial?.label;
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
    for (const game of this.reading.games) await readInSlices(game);
    return writeRecord(this.reading.all);
  }

  isOwn(node: RecordNode): boolean {
    return this.reading.isOwn(node);
  }

  above(): TemplateResult {
    const { reading, words } = this;
    const { player } = this.place.node ?? {};
    const trial = this.#own.trial?.above();
    return html`${head({ games: reading.games, number: reading.number, chosen: this.#other.number ?? reading.number, words, names: boardWords(this.#language), choose: (at) => this.go(String(at + 1)) })}
    ${
      trial ??
      html`<div class="now" part="status" dir="auto">
        ${player ? sign(player) : nothing}<span class="did">${toldAt(this.place, words)}</span>
      </div>`
    }`;
  }

  below(): TemplateResult {
    const { words } = this;
    const trial = this.#own.trial?.below();
    const faults = this.#faults.list(this.reading.faults, words);
    return html`${
      trial ??
      controls({
        words,
        isRunning: this.#autoplay.isRunning,
        offered: (command) => this.#offers(command),
        possible: (command) => this.#can(command),
        act: (command) => this.#act(command),
      })
    }${this.#link.line(words)}${this.#own.verdict()}${this.address.missing(words)}
    ${this.#isWanted('moves') ? html`<div class="side">${moveList(this)}${faults}</div>` : faults}`;
  }

  #offers(command: ReplayCommand): boolean {
    if (!this.#isWanted(command)) return false;
    // a record that says nothing, or of whose page no place can be linked to
    if (command === 'comment' || command === 'error') return this.reading.has(command);
    return command !== 'link' || this.address.isFollowed;
  }

  /** Ways have their keys, whatever buttons there are. */
  #isKeyed(command: ReplayCommand): boolean {
    return isWay(command) || this.#offers(command);
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
    this.#own.trial?.updated();
    const { renderRoot } = this.host;
    this.#seat = this.#seatNow();
    markCurrent(renderRoot, this.at);
    if (this.#isFocused) renderRoot.querySelector<HTMLElement>('[data-command="try"]')?.focus();
    this.#isFocused = false;
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
      this.#needFaults();
      this.host.requestUpdate();
    } catch (error) {
      reportError(error); // it goes on in the language that is there
    }
  }

  #needFaults(): void {
    const { host, reading } = this;
    void this.#faults.need(reading.faults, this.#language, () => host.requestUpdate());
  }

  changed(setup: Setup): void {
    const { at } = this.#setup;
    this.#setup = setup;
    this.#own.trial?.changed(setup);
    if (this.#seat !== this.#seatNow()) land(this.host.drawing.svg);
    if (setup.at !== '' && setup.at !== at) this.arrive(placeOf(this.reading, setup.at));
  }

  // --- what is asked for

  send(intent: Intent): boolean {
    if (intent.type !== 'go') return this.#own.trial?.send(intent) ?? false;
    return isWay(intent.where) ? this.#step(intent.where) : this.go(intent.where);
  }

  go(at: string): boolean {
    const found = this.reading.find(at);
    if (!found) return false;
    this.#autoplay.stop();
    this.arrive(found);
    return true;
  }

  /** The reader goes himself. */
  #step(way: Way): boolean {
    this.#autoplay.stop();
    return this.#go(way);
  }

  #go(way: Way): boolean {
    const ahead = this.#ahead(way);
    if (ahead) this.arrive(ahead);
    return ahead !== null;
  }

  /** Where a way leads from where the reader is going to be. */
  #ahead(way: Way): Whereabouts | null {
    if (way === 'gameBefore' || way === 'gameAfter') return this.reading.beside(way, this.#other.number ?? undefined);
    this.#other.finish();
    return this.reading.ahead(way);
  }

  arrive(at: Whereabouts): void {
    if (at.number === this.reading.number || at.place) {
      this.#other.forget();
      this.#show(at);
      return;
    }
    this.#own.leave();
    this.#other.goTo(at);
    this.host.requestUpdate();
  }

  #show(at: Whereabouts): void {
    const { host, reading } = this;
    const isOtherGame = at.number !== reading.number;
    reading.go(at);
    this.#own.leave();
    this.#link.forget();
    if (isOtherGame) {
      land(host.drawing.svg);
      this.#needFaults();
    }
    this.address.write(this.at);
    host.requestUpdate();
    host.emit('tabla-step', { node: this.place.node, at: this.at });
    host.say(this.summary);
  }

  returned(hadFocus: boolean): void {
    this.#isFocused = hadFocus;
    this.#watchMotion();
  }

  #act(command: ReplayCommand): void {
    if (isWay(command)) this.#step(command);
    else this.#other.finish();
    if (command === 'auto') this.#turnAutoplay();
    else if (command === 'flip') this.host.flip();
    else if (command === 'help') void this.#tellKeys();
    else if (command === 'link') void this.#copyLink();
    else if (command === 'try') void this.#own.begin();
    this.host.requestUpdate();
  }

  async #tellKeys(): Promise<void> {
    try {
      const { tellKeys } = await import('../keys-dialog.js');
      if (this.#isLeft) return;
      const { host, words } = this;
      const keys = keyTable(words, (command) => this.#isKeyed(command));
      tellKeys(host, { title: words.commands.help, close: words.close, keys });
    } catch (error) {
      reportError(error); // the record can be read on without it
    }
  }

  #turnAutoplay(): void {
    if (this.#autoplay.isRunning) this.#autoplay.stop();
    else this.#autoplay.start();
  }

  async #copyLink(): Promise<void> {
    const { host, words, address } = this;
    const link = address.linkTo(this.at);
    if (link !== null && (await this.#link.copy(link))) host.say(words.copied);
    host.requestUpdate();
  }

  key(event: KeyboardEvent): void {
    if (!this.#setup.keys || this.#own.trial) return;
    const command = commandOf(event, this.words);
    if (!command || !this.#isKeyed(command)) return;
    if (isWay(command) ? this.#ahead(command) === null : !this.#can(command)) return;
    event.preventDefault();
    if (!event.repeat || isWay(command)) this.#act(command);
  }
}
