/** Mode `play`: a whole game by two people at one screen. */
import type { TemplateResult } from 'lit/html.js';
import { readEvent } from '../../flow/index.js';
import { loadPlayWords, refusalText, type PlayWords } from '../../locale/play.js';
import type { KeyedChecker, LiveView } from '../../picture/index.js';
import { canUndo, resignation, type GameState, type Move, type Player, type Position, type Refusal } from '../../rules/index.js';
import type { BoardHost, Intent, Session } from '../session.js';
import type { Setup, Sight } from '../setup.js';
import { movesOf } from '../turn-view.js';
import { announce } from './announce.js';
import { above, below, type Control, type Refused } from './controls.js';
import { Dealer } from './dealer.js';
import { causeOf, eventsOf } from './events.js';
import { PlayedGame, type Table } from './game.js';
import { Hand } from './hand.js';
import { Pieces } from './pieces.js';
import { playStyles } from './styles.js';
import { Surface, type Played } from './surface.js';
import { viewOf } from './view.js';

export async function begin(host: BoardHost): Promise<Session> {
  return new PlaySession(host, await loadPlayWords(host.language));
}

/** What is known of the board beside the game itself: what is picked up, what was refused, what is being asked. */
class PlaySession implements Session, Table, Played {
  readonly styles = playStyles;
  readonly pieces = new Pieces();
  readonly hand = new Hand(
    () => this.game,
    (refusal, near) => this.refused(refusal, near),
  );
  /** What was done last. */
  cause = 'play';
  game: PlayedGame;
  words: PlayWords;
  #setup: Setup;
  #language: string;
  readonly #dealer: Dealer;
  readonly #surface: Surface;
  /** The moves of the last turn, marked until the next one moves. */
  #last: LiveView['last'] = null;
  #refused: Refused | null = null;
  #resigning = false;
  /** The element has been left for good. */
  #isLeft = false;

  constructor(
    readonly host: BoardHost,
    words: PlayWords,
  ) {
    this.words = words;
    this.#setup = host.setup;
    this.#language = host.language;
    this.game = new PlayedGame(this.#setup, this);
    this.#dealer = new Dealer(host);
    this.#surface = new Surface(this);
    this.#start();
  }

  dispose(): void {
    this.#isLeft = true;
    this.#surface.dispose();
    this.#dealer.leave();
    this.game.dispose();
  }

  #start(): void {
    this.hand.selected = null;
    this.#last = null;
    this.#follow(this.game.state);
    this.#dealer.sit(this.game);
  }

  #startAnew(): void {
    this.#dealer.leave();
    this.game.dispose();
    this.game = new PlayedGame(this.#setup, this);
    this.cause = 'new-game';
    this.host.say(this.words.toDo(this.game.state));
    this.#start();
  }

  // --- what is shown

  get sight(): Sight {
    return this.#setup.seat;
  }

  get player(): Player {
    return this.game.state.turn?.player ?? (this.sight.view === 'black' ? 'black' : 'white');
  }

  get position(): Position {
    return this.game.state.turn?.position ?? this.#setup.situation.position;
  }

  get near(): number | undefined {
    return this.#refused?.near;
  }

  get checkers(): readonly KeyedChecker[] {
    return this.pieces.all;
  }

  get label(): string {
    return this.words.boardName;
  }

  get view(): Partial<LiveView> {
    const { state } = this.game;
    const { selected, swapped } = this.hand;
    return viewOf(state, this.#setup.situation, {
      pieces: this.pieces.raised(this.#surface.held),
      selected,
      targets: selected === null ? [] : this.game.destinations(selected),
      last: movesOf(state.turn).length > 0 ? null : this.#last,
      dice: swapped ? [...this.game.dice].reverse() : this.game.dice,
    });
  }

  above(): TemplateResult {
    this.#surface.drawing();
    return above({ game: this.game.state, words: this.words, refused: this.#refused });
  }

  below(): TemplateResult {
    const { state, turn } = this.game;
    return below({
      game: state,
      words: this.words,
      offered: (control) => this.offers(control),
      undoable: turn && canUndo(turn) ? movesOf(turn).length : 0,
      resigning: this.#resigning && turn ? resignation(state.rules, turn.position, turn.player, state.cube?.value) : null,
      send: (intent) => this.send(intent),
      flip: () => this.host.flip(),
      written: () => this.#surface.focus(),
    });
  }

  offers(control: Control): boolean {
    return this.#setup.controls?.includes(control) ?? true;
  }

  updated(): void {
    this.#surface.drawn();
    if (this.host.language !== this.#language) void this.#learn();
  }

  /** The board has come to another language. */
  async #learn(): Promise<void> {
    const language = (this.#language = this.host.language);
    try {
      const words = await loadPlayWords(language);
      if (this.#language !== language || this.#isLeft) return;
      this.words = words;
      this.#refused = null;
      this.host.requestUpdate();
    } catch (error) {
      reportError(error); // the game goes on in the language that is there
    }
  }

  changed(setup: Setup): void {
    this.#setup = setup;
    this.#surface.turned();
    this.#dealer.follow(this.game);
  }

  removed(): void {
    this.#surface.letGo();
  }

  // --- what happens

  happened(before: GameState, now: GameState): void {
    const { host, words } = this;
    this.#surface.letGo();
    this.hand.selected = null;
    this.#refused = null;
    this.#resigning = false;
    this.cause = causeOf(before, now);
    if (this.cause === 'throw') this.hand.swapped = false;
    if (before.turn?.phase === 'done' && now.turn?.player !== before.turn.player)
      this.#last = { player: before.turn.player, moves: movesOf(before.turn) };
    this.#follow(now);
    host.requestUpdate();
    for (const { event, detail, bubbles = false } of eventsOf(before, now)) host.emit(event, detail, { bubbles });
    for (const text of announce(before, now, words)) host.say(text);
  }

  #follow({ rules, turn }: GameState): void {
    this.pieces.follow(turn, this.position, rules.travel);
  }

  refused(refusal: Refusal, near?: number): void {
    const { code, ...facts } = refusal;
    const text = refusalText(refusal, this.words);
    this.host.emit('tabla-refused', { code, facts, text });
    if (text) this.#object(text, near);
  }

  notUnderstood(text: string, plays: readonly string[]): void {
    this.#object(plays.length > 0 ? this.words.couldMean(plays) : this.words.notAPlay(text));
  }

  #object(text: string, near?: number): void {
    this.#refused = { text, near };
    this.host.say(text);
    this.host.requestUpdate();
  }

  mayMove(player: Player, move: Pick<Move, 'from' | 'to' | 'die'>): boolean {
    return this.host.emit('tabla-move', { player, move }, { cancelable: true });
  }

  lifted(point: number | null): void {
    this.hand.selected = point;
    if (point !== null) this.#refused = null;
    this.host.requestUpdate();
  }

  cancelled(): void {
    this.refused({ code: 'cancelled' });
  }

  // --- what is asked for

  send(intent: Intent): boolean {
    if (intent.type !== 'drop') this.#refused = null;
    const could = this.#do(intent);
    this.host.requestUpdate();
    return could;
  }

  #do(intent: Intent): boolean {
    const { game, hand } = this;
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
        if (this.#resigning) this.#surface.turnTo('.main');
        return game.act({ type: 'resign' });
      case 'new-game':
        this.#startAnew();
        return true;
      case 'swap-dice':
        hand.swapped = !hand.swapped;
        return true;
      case 'choose':
        return hand.choose(intent.point);
      case 'move':
        return hand.move(intent.from, intent.to);
      case 'move-on':
        return hand.moveOn(intent.from);
      case 'play':
        return game.write(intent.text);
      case 'apply':
        return this.#apply(intent.event);
      case 'drop':
        return this.#drop();
    }
  }

  #ask(resigning: boolean): boolean {
    if (resigning !== this.#resigning) this.#surface.turnTo(resigning ? '.stay' : '.resign');
    this.#resigning = resigning;
    return resigning;
  }

  #apply(data: unknown): boolean {
    const event = readEvent(data);
    if (event.type !== 'thrown') return this.game.act(event);
    return this.#dealer.withDice(event.dice, () => this.game.act({ type: 'roll' }));
  }

  /** False when there was nothing to let go of. */
  #drop(): boolean {
    const could = this.hand.selected !== null || this.#resigning || this.#refused !== null;
    this.#surface.letGo();
    this.hand.selected = null;
    this.#refused = null;
    this.#ask(false);
    return could;
  }
}
