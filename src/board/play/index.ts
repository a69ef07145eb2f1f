/** Mode `play`: a whole game by two people at one screen. */
import type { TemplateResult } from 'lit';
import { readEvent } from '../../flow/index.js';
import { loadPlayWords, refusalText, type PlayWords } from '../../locale/play.js';
import { geometry, type Geometry, type KeyedChecker, type LiveView, type Place } from '../../picture/index.js';
import { canUndo, resignation, type GameState, type Move, type Player, type Refusal } from '../../rules/index.js';
import type { BoardHost, Intent, Session } from '../session.js';
import type { Setup } from '../setup.js';
import { announce } from './announce.js';
import { Attention } from './attention.js';
import { above, below, isReady, mainAction, mainName, type Refused } from './controls.js';
import { Dealer } from './dealer.js';
import { causeOf, eventsOf } from './events.js';
import { movesOf, PlayedGame, type Table } from './game.js';
import { Hand } from './hand.js';
import { onKey } from './keys.js';
import { glide, land } from './motion.js';
import { notPlayable } from './not-playable.js';
import { Pieces } from './pieces.js';
import { placeStates } from './place-labels.js';
import { Places, pointOf } from './places.js';
import { Pointer, type Pointed } from './pointer.js';
import { isOnDice, Prompt } from './prompt.js';
import { showNear } from './show-near.js';
import { playStyles } from './styles.js';
import { viewOf } from './view.js';

export async function begin(host: BoardHost): Promise<Session> {
  const words = await loadPlayWords(host.language);
  try {
    return new PlaySession(host, words);
  } catch (error) {
    throw notPlayable(error);
  }
}

/** What is known of the board beside the game itself: what is picked up, what was refused, what is being asked. */
class PlaySession implements Session, Table, Pointed {
  readonly styles = playStyles;
  cause = 'play';
  #setup: Setup;
  #language: string;
  #game: PlayedGame;
  readonly #dealer: Dealer;
  readonly #hand = new Hand(
    () => this.#game,
    (refusal, near) => this.refused(refusal, near),
  );
  readonly #pieces = new Pieces();
  readonly #places = new Places();
  readonly #prompt = new Prompt();
  readonly #pointer: Pointer;
  readonly #attention: Attention;
  readonly #listeners = new AbortController();
  /** The moves of the last turn, marked until the next one moves. */
  #last: LiveView['last'] = null;
  #refused: Refused | null = null;
  #resigning = false;
  /** The seat for which the board is drawn now: from one seat to another nothing flies. */
  #seat = '';

  constructor(
    readonly host: BoardHost,
    public words: PlayWords,
  ) {
    this.#setup = host.setup;
    this.#language = host.language;
    this.#game = new PlayedGame(this.#setup, this);
    this.#dealer = new Dealer(host);
    this.#attention = new Attention(host.renderRoot);
    this.#pointer = new Pointer(host.drawing, this);
    this.#listen();
    this.#start();
  }

  #listen(): void {
    const { host } = this;
    const { signal } = this.#listeners;
    host.drawing.svg.append(this.#prompt.group, this.#places.group);
    host.drawing.moving = (element, from, to) => {
      if (this.#seat === this.#seatNow()) glide(element, from, to, host.speed);
    };
    host.renderRoot.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent), { signal });
    // a screen reader clicks without a pointer
    const click = ({ detail, target }: MouseEvent): void => {
      const point = pointOf(target);
      if (detail === 0 && point !== null) this.send({ type: 'choose', point });
    };
    this.#places.group.addEventListener('click', click, { signal });
  }

  dispose(): void {
    this.#pointer.dispose();
    this.#listeners.abort();
    this.#dealer.leave();
    this.#game.dispose();
    this.#places.group.remove();
    this.#prompt.group.remove();
    land(this.host.drawing.svg);
    this.host.drawing.moving = null;
  }

  #start(): void {
    this.#hand.selected = null;
    this.#refused = null;
    this.#last = null;
    this.#follow(this.#game.state);
    this.#dealer.sit(this.#game.actor);
  }

  #startAnew(): void {
    this.#dealer.leave();
    this.#game.dispose();
    this.#game = new PlayedGame(this.#setup, this);
    this.#start();
    this.cause = 'new-game';
    this.host.say(this.words.toDo(this.#game.state));
  }

  // --- what is shown

  get geometry(): Geometry {
    return geometry(this.#setup.seat, this.player);
  }

  #seatNow(): string {
    return JSON.stringify(this.geometry);
  }

  /** The side to move; before the opening is decided, the one that sits at the board. */
  get player(): Player {
    return this.#game.state.turn?.player ?? (this.#setup.seat.view === 'black' ? 'black' : 'white');
  }

  get checkers(): readonly KeyedChecker[] {
    return this.#pieces.all;
  }

  get label(): string {
    return this.words.boardName;
  }

  get view(): Partial<LiveView> {
    const { state } = this.#game;
    const { selected, swapped } = this.#hand;
    return viewOf(state, this.#setup.situation, {
      pieces: this.#pieces.raised(this.#pointer.held),
      selected,
      targets: selected === null ? [] : this.#game.destinations(selected),
      last: movesOf(state.turn).length > 0 ? null : this.#last,
      swapped,
    });
  }

  above(): TemplateResult {
    this.#attention.remember();
    return above({ game: this.#game.state, words: this.words, refused: this.#refused });
  }

  below(): TemplateResult {
    const { state } = this.#game;
    const { turn } = state;
    return below({
      game: state,
      words: this.words,
      offered: this.#offers,
      undoable: turn !== null && state.outcome === null && canUndo(turn) ? movesOf(turn).length : 0,
      resigning: this.#resigning && turn ? resignation(state.rules, turn.position, turn.player, state.cube?.value) : null,
      send: (intent) => this.send(intent),
      flip: () => this.host.flip(),
      written: () => this.#places.focus(),
    });
  }

  #offers = (control: string): boolean => this.host.controls === null || this.host.controls.split(/\s+/).includes(control);

  updated(): void {
    const { host, words } = this;
    const { svg } = host.drawing;
    const { state } = this.#game;
    const { geometry: seat, player } = this;
    if (this.#places.group !== svg.lastElementChild) svg.append(this.#prompt.group, this.#places.group);
    const position = state.turn?.position ?? this.#setup.situation.position;
    this.#places.update(seat, player, placeStates(this.#game, { position, player, selected: this.#hand.selected }, words));
    this.#prompt.update(seat, player, this.#dice > 0 ? 'left' : 'right', isReady(state) ? mainName(state, words) : null);
    this.#seat = this.#seatNow();
    showNear(host.renderRoot, seat, position, player, this.#refused?.near);
    this.#attention.restore(() => this.#places.focus());
    if (host.language !== this.#language) void this.#learn();
  }

  /** How many dice are shown. */
  get #dice(): number {
    return this.view.stage?.length ?? 0;
  }

  /** The board has come to another language. */
  async #learn(): Promise<void> {
    const language = (this.#language = this.host.language);
    const words = await loadPlayWords(language);
    if (this.#language !== language || this.#listeners.signal.aborted) return;
    this.words = words;
    this.#refused = null;
    this.host.requestUpdate();
  }

  /** Seen from another side, or otherwise: nothing of the game changes, and nothing flies. */
  changed(setup: Setup): void {
    this.#setup = setup;
    this.#pointer.cancel();
    if (this.#seat !== this.#seatNow()) land(this.host.drawing.svg);
    this.#dealer.follow(this.#game.actor);
  }

  // --- what happens

  happened(before: GameState, now: GameState): void {
    const { host, words } = this;
    // a held checker goes where the new state has it
    this.#pointer.cancel();
    this.#hand.selected = null;
    this.#refused = null;
    this.#resigning = false;
    this.cause = causeOf(before, now);
    if (this.cause === 'throw') this.#hand.swapped = false;
    if (before.turn?.phase === 'done' && now.turn !== before.turn) this.#last = { player: before.turn.player, moves: movesOf(before.turn) };
    this.#follow(now);
    host.requestUpdate();
    for (const { event, detail, bubbles = false } of eventsOf(before, now)) host.emit(event, detail, { bubbles });
    for (const text of announce(before, now, words)) host.say(text);
  }

  #follow({ rules, turn }: GameState): void {
    this.#pieces.follow(turn, turn?.position ?? this.#setup.situation.position, rules.travel);
  }

  refused(refusal: Refusal, near?: number): void {
    const { code, ...facts } = refusal;
    const text = refusalText(refusal, this.words);
    this.host.emit('tabla-refused', { code, facts, text });
    if (text) this.#object(text, near);
  }

  notUnderstood(text: string, expected: string | null): void {
    this.#object(expected === null ? this.words.notAPlay(text) : this.words.couldMean(expected));
  }

  #object(text: string, near?: number): void {
    this.#refused = { text, near };
    this.host.say(text);
    this.host.requestUpdate();
  }

  mayMove(player: Player, move: Pick<Move, 'from' | 'to' | 'die'>): boolean {
    return this.host.emit('tabla-move', { player, move }, { cancelable: true });
  }

  // --- what is asked for

  send(intent: Intent): boolean {
    if (intent.type !== 'drop') this.#refused = null;
    const could = this.#do(intent);
    this.host.requestUpdate();
    return could;
  }

  #do(intent: Intent): boolean {
    const game = this.#game;
    switch (intent.type) {
      case 'roll':
      case 'confirm':
      case 'undo':
        return game.act({ type: intent.type });
      case 'undo-all':
        while (game.turn && canUndo(game.turn)) game.act({ type: 'undo' });
        return true;
      case 'resign':
        return this.#ask(game.turn !== null);
      case 'resign-not':
        return this.#ask(false);
      case 'resign-yes':
        if (this.#resigning) this.#attention.turnTo('.main');
        return game.act({ type: 'resign' });
      case 'new-game':
        this.#startAnew();
        return true;
      case 'swap-dice':
        this.#hand.swapped = !this.#hand.swapped;
        return true;
      case 'choose':
        return this.#hand.choose(intent.point);
      case 'move':
        return this.#hand.move(intent.from, intent.to);
      case 'move-on':
        return this.#hand.moveOn(intent.from);
      case 'play':
        return game.write(intent.text);
      case 'apply':
        return this.#apply(intent.event);
      case 'drop':
        return this.#drop();
    }
  }

  #ask(resigning: boolean): boolean {
    if (resigning !== this.#resigning) this.#attention.turnTo(resigning ? '.stay' : '.resign');
    this.#resigning = resigning;
    return resigning;
  }

  #apply(data: unknown): boolean {
    const event = readEvent(data);
    if (event.type !== 'thrown') return this.#game.act(event);
    return this.#dealer.withDice(event.dice, () => this.#game.act({ type: 'roll' }));
  }

  /** False when there was nothing to let go of. */
  #drop(): boolean {
    const { selected } = this.#hand;
    const could = selected !== null || this.#resigning || this.#refused !== null;
    this.#pointer.cancel();
    this.#hand.selected = null;
    this.#refused = null;
    this.#ask(false);
    return could;
  }

  #key(event: KeyboardEvent): void {
    const { host } = this;
    if (host.keys === 'none') return;
    const used = onKey(event, {
      letters: this.words.letters,
      places: this.#places,
      send: (intent) => this.send(intent),
      escape: () => this.#escape(event.target),
      write: (digit) => this.#write(digit),
    });
    if (used) event.preventDefault();
  }

  #escape(target: EventTarget | null): boolean {
    if (!(target instanceof HTMLInputElement)) return this.send({ type: 'drop' });
    target.value = '';
    this.#places.focus();
    return true;
  }

  #write(digit: string): boolean {
    const field = this.host.renderRoot.querySelector<HTMLInputElement>('.typed input');
    if (!field) return false;
    field.value = digit;
    field.focus();
    return true;
  }

  // --- what is pointed at

  liftable(point: number): string | null {
    return this.#game.destinations(point).length === 0 ? null : (this.#pieces.top(this.player, point)?.key ?? null);
  }

  height(point: number): number {
    return Math.min(this.#game.turn?.position[this.player].checkers[point] ?? 0, 5);
  }

  click(point: number, again: boolean): void {
    // the first click of the two has picked it up
    this.send(again && this.#hand.selected === point ? { type: 'move-on', from: point } : { type: 'choose', point });
    this.#places.focus(point);
  }

  tap(place: Place): boolean {
    const { state } = this.#game;
    const type = mainAction(state);
    if (this.#prompt.contains(place) || (isReady(state) && isOnDice(place, this.geometry, this.player, this.#dice))) this.send({ type });
    else if (isOnDice(place, this.geometry, this.player, this.#dice)) this.send({ type: 'swap-dice' });
    else return false;
    return true;
  }

  lift(point: number): void {
    this.#hand.selected = point;
    this.#refused = null;
    this.host.requestUpdate();
  }

  put(from: number, to: number | null): void {
    if (to === null || to === from) this.cancel();
    else this.send({ type: 'move', from, to });
  }

  cancel(): void {
    this.#hand.selected = null;
    this.refused({ code: 'cancelled' });
    this.host.requestUpdate();
  }
}
