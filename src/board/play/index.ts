/** Mode `play`: a whole game by two people at one screen. */
import { html, type TemplateResult } from 'lit/html.js';
import { FlowError, readMatchEvent } from '../../flow/index.js';
import { boardWords } from '../../locale/index.js';
import { loadPlayWords, refusalText, type PlayWords } from '../../locale/play.js';
import type { KeyedChecker, LiveView } from '../../picture/view.js';
import {
  canUndo,
  gameNumber,
  gameOfSet,
  resignationIn,
  RulesError,
  startPosition,
  type GameState,
  type MatchState,
  type Move,
  type Player,
  type Position,
  type Refusal,
} from '../../rules/index.js';
import { BoardError } from '../error.js';
import type { BoardHost, Intent, Session } from '../session.js';
import type { Setup, Sight } from '../setup.js';
import { movesOf } from '../turn-view.js';
import { whyNothing } from '../why-nothing.js';
import { announce } from './announce.js';
import { above, below, type Refused } from './controls.js';
import { Dealer } from './dealer.js';
import { causeOf, eventsOf, isNextGame } from './events.js';
import { PlayedGame, type Table } from './game.js';
import { Hand } from './hand.js';
import { Keep } from './keep.js';
import type { Control } from './main-action.js';
import { matchLine, nextName } from './match-line.js';
import { Pieces } from './pieces.js';
import { stakeOf } from './plan.js';
import { playStyles } from './styles.js';
import { Surface, type Played } from './surface.js';
import { viewOf } from './view.js';

export async function begin(host: BoardHost): Promise<Session> {
  const words = await loadPlayWords(host.language);
  try {
    return new PlaySession(host, words);
  } catch (error) {
    // the score of a situation may not fit the length of the match
    if (error instanceof FlowError || error instanceof RulesError) throw new BoardError(error.code, error.message, 'length');
    throw error;
  }
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
  readonly #keep: Keep;
  /** What one point is worth. */
  readonly #stake: number | null;
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
    this.#keep = new Keep(this.#setup.autosave);
    this.#stake = stakeOf(this.#setup);
    this.game = this.#kept() ?? new PlayedGame(this.#setup, this);
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

  /** Another match takes the place of the present one. */
  #goOnWith(game: PlayedGame, cause: string): boolean {
    this.#dealer.leave();
    this.game.dispose();
    this.game = game;
    this.cause = cause;
    this.#refused = null;
    this.#resigning = false;
    this.#keep.write(game.saved);
    this.host.say(this.words.toDo(game.state));
    this.#start();
    return true;
  }

  /** The match that the page has kept. What cannot be read is told, and the match begins afresh. */
  #kept(): PlayedGame | null {
    try {
      const saved = this.#keep.read(this.#setup);
      return saved === null ? null : new PlayedGame(this.#setup, this, saved);
    } catch (error) {
      if (!(error instanceof FlowError)) throw error;
      const { badSave } = this.words;
      this.host.say(badSave);
      this.host.emit('tabla-error', { code: 'bad-save', line: 1, column: 1, text: badSave }, { bubbles: true });
      return null;
    }
  }

  save(): unknown {
    return this.game.saved;
  }

  // --- what is shown

  get sight(): Sight {
    return { ...this.#setup.seat, travel: this.game.state.rules.travel };
  }

  get player(): Player {
    return this.game.state.turn?.player ?? (this.sight.view === 'black' ? 'black' : 'white');
  }

  get position(): Position {
    const { turn, rules } = this.game.state;
    return turn?.position ?? (this.game.match.played.length > 0 ? startPosition(rules) : this.#setup.situation.position);
  }

  get near(): number | undefined {
    return this.#refused?.near;
  }

  get checkers(): readonly KeyedChecker[] {
    return this.pieces.all;
  }

  get gameId(): string | null {
    const { match } = this.game;
    return gameOfSet(match, gameNumber(match));
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

  get played(): NonNullable<Session['played']> {
    return { match: this.game.match, stake: this.#stake };
  }

  above(): TemplateResult {
    this.#surface.drawing();
    const { match } = this.game;
    const { words } = this;
    const names = boardWords(this.#language);
    return html`${matchLine({ match, stake: this.#stake, words, names })}${above({ match, words, names, refused: this.#refused })}`;
  }

  below(): TemplateResult {
    const { match, state, turn } = this.game;
    return below({
      match,
      words: this.words,
      offered: (control) => this.offers(control),
      undoable: turn && canUndo(turn) ? movesOf(turn).length : 0,
      resigning: this.#resigning && turn ? resignationIn(state, turn.player) : null,
      send: (intent) => this.send(intent),
      flip: () => this.host.flip(),
      directions: [this.host.directions, () => (this.host.directions = !this.host.directions)],
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

  happened(before: MatchState, now: MatchState): void {
    const { host, words } = this;
    this.#surface.letGo();
    this.hand.selected = null;
    this.#refused = null;
    this.#resigning = false;
    this.cause = causeOf(before, now);
    if (this.cause === 'throw') this.hand.swapped = false;
    const { turn } = before.game;
    if (isNextGame(before, now)) this.#last = null;
    else if (turn?.phase === 'done' && now.game.turn?.player !== turn.player) this.#last = { player: turn.player, moves: movesOf(turn) };
    this.#follow(now.game);
    this.#keep.write(this.game.saved);
    host.requestUpdate();
    for (const { event, detail, bubbles = false } of eventsOf(before, now)) host.emit(event, detail, { bubbles });
    for (const text of announce(before, now, words, nextName({ match: now, words, names: boardWords(this.#language) }))) host.say(text);
  }

  #follow({ rules, turn }: GameState): void {
    this.pieces.follow(turn, this.position, rules.travel);
  }

  refused(refusal: Refusal, near?: number): void {
    const { code, ...facts } = refusal;
    const { turn } = this.game.state;
    // who has nothing left to play may have lost dice
    const why = code === 'no-such-die' && facts.dice?.length === 0 && turn ? whyNothing(turn, this.words) : '';
    const text = `${refusalText(refusal, this.words)} ${why}`.trim();
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
    if (intent.type !== 'let-go') this.#refused = null;
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
      case 'double':
      case 'take':
      case 'drop':
      case 'beaver':
      case 'raccoon':
      case 'accept':
      case 'refuse':
      case 'next':
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
        return this.#goOnWith(new PlayedGame(this.#setup, this), 'new-game');
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
      case 'restore':
        return this.#goOnWith(new PlayedGame(this.#setup, this, intent.saved), 'restore');
      case 'go':
        return false;
      case 'let-go':
        return this.#letGo();
    }
  }

  #ask(resigning: boolean): boolean {
    if (resigning !== this.#resigning) this.#surface.turnTo(resigning ? '.stay' : '.resign');
    this.#resigning = resigning;
    return resigning;
  }

  #apply(data: unknown): boolean {
    const event = readMatchEvent(data);
    if (event.type !== 'thrown') return this.game.act(event);
    return this.#dealer.withDice(event.dice, () => this.game.act({ type: 'roll' }));
  }

  /** False when there was nothing to let go of. */
  #letGo(): boolean {
    const could = this.hand.selected !== null || this.#resigning || this.#refused !== null;
    this.#surface.letGo();
    this.hand.selected = null;
    this.#refused = null;
    this.#ask(false);
    return could;
  }
}
