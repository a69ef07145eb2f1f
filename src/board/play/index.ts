/** Mode `play`: a whole game by two people at one screen. */
import { html, type TemplateResult } from 'lit/html.js';
import { FlowError, readMatchEvent } from '../../flow/index.js';
import { boardWords } from '../../locale/board.js';
import { loadPlayWords, type PlayWords } from '../../locale/play.js';
import type { LiveView } from '../../picture/view.js';
import {
  gameNumber,
  gameOfSet,
  resignationIn,
  RulesError,
  sideToAct,
  startPosition,
  type MatchState,
  type Player,
  type Position,
} from '../../rules/index.js';
import { BoardError } from '../error.js';
import type { BoardEventDetails } from '../board-events.js';
import type { BoardHost, Intent, Session } from '../session.js';
import type { Setup } from '../setup.js';
import { movesOf } from '../turn-view.js';
import { objection } from './objection.js';
import { announce } from './announce.js';
import { below } from './controls.js';
import { Dealer } from './dealer.js';
import { causeOf, eventsOf, isNextGame, type Sent } from './events.js';
import { PlayedGame, type GameTable } from './game.js';
import { Keep } from './keep.js';
import { isReady, mainAction, mainControl, mainName } from './main-action.js';
import { matchLine, nextName } from './match-line.js';
import { nameOf, stakeOf } from './plan.js';
import { matchStatus } from './status-line.js';
import type { OnBoard } from './surface.js';
import { TurnSession } from './turn-session.js';

export async function begin(host: BoardHost): Promise<Session> {
  const { language } = host;
  const words = await loadPlayWords(language);
  try {
    return new PlaySession(host, words, language);
  } catch (error) {
    // the score of a situation may not fit the length of the match
    if (error instanceof FlowError || error instanceof RulesError) throw new BoardError(error.code, error.message, 'length');
    throw error;
  }
}

/** What is known of the board beside the game itself: what is picked up, what was refused, what is being asked. */
class PlaySession extends TurnSession implements GameTable {
  override readonly about = ['situation', 'isSetUp', 'length', 'autosave'] as const;
  cause = 'play';
  override game: PlayedGame;
  readonly #keep: Keep;
  /** What one point is worth. */
  #stake: number | null;
  readonly #dealer: Dealer;
  /** The moves of the last turn, marked until the next one moves. */
  #last: LiveView['last'] = null;
  #resigning = false;
  /** Who has not accepted a resignation just now. */
  #refusedBy: Player | null = null;

  constructor(host: BoardHost, words: PlayWords, language: string) {
    super(host, words, language);
    this.#keep = new Keep(this.setup);
    this.#stake = stakeOf(this.setup);
    this.game = this.#kept() ?? new PlayedGame(this.setup, this);
    this.#dealer = new Dealer(host);
    this.#start();
  }

  override dispose(): void {
    super.dispose();
    this.#dealer.leave();
    this.game.dispose();
  }

  #start(): void {
    this.hand.selected = null;
    this.#last = this.#refusedBy = null;
    this.follow(this.game.state);
    this.#dealer.sit(this.game);
  }

  /** Another match takes the place of the present one. */
  #goOnWith(game: PlayedGame, cause: string): boolean {
    this.host.closeDialog();
    this.#dealer.leave();
    this.game.dispose();
    this.game = game;
    this.cause = cause;
    this.objection = null;
    this.#resigning = false;
    this.#keep.write(game.saved);
    this.host.say(this.words.toDo(game.state));
    this.#start();
    return true;
  }

  /** The match that the page has kept. What cannot be read is told, and the match begins afresh. */
  #kept(): PlayedGame | null {
    try {
      const saved = this.#keep.read();
      return saved === null ? null : new PlayedGame(this.setup, this, saved);
    } catch (error) {
      if (!(error instanceof FlowError || error instanceof SyntaxError)) throw error;
      const { badSave } = this.words;
      this.host.say(badSave);
      this.host.emit('tabla-error', { code: 'bad-save', line: 1, column: 1, text: badSave }, { bubbles: true });
      return null;
    }
  }

  save(): unknown {
    return this.game.saved;
  }

  async record(): Promise<string> {
    const { recordText } = await import('./record-text.js');
    return recordText(this.game, this.gameId);
  }

  async #replay(): Promise<void> {
    const { game } = this;
    const at = gameNumber(game.match);
    try {
      const [record, { replayThis }] = await Promise.all([this.record(), import('./replay-this.js')]);
      if (this.isLeft || game !== this.game) return;
      const { replayThis: title, close } = this.words;
      replayThis(this.host, { record, at, title, close });
    } catch (error) {
      reportError(error); // the game stays as it is
    }
  }

  // --- what is shown

  get player(): Player {
    return this.game.state.turn?.player ?? (this.sight.view === 'black' ? 'black' : 'white');
  }

  get position(): Position {
    const { turn, rules } = this.game.state;
    return turn?.position ?? startPosition(rules);
  }

  get gameId(): string {
    const { match } = this.game;
    return gameOfSet(match, gameNumber(match)) ?? nameOf(match.game.rules, this.setup);
  }

  get view(): Partial<LiveView> {
    const { score, game } = this.game.match;
    const view = this.shown(this.made.length > 0 ? null : this.#last);
    const { situation } = view;
    if (!game.outcome || !situation?.score) return view;
    // a game that has ended has changed the score of the match
    return { ...view, situation: { ...situation, score: { ...situation.score, ...score } } };
  }

  get next(): OnBoard | null {
    const { match } = this.game;
    if (!this.offers(mainControl(match)) || !isReady(match)) return null;
    return { intent: { type: mainAction(match) }, name: mainName(match, this.words) };
  }

  get played() {
    return { match: this.game.match, stake: this.#stake, doubles: this.offers('double'), refusedBy: this.#refusedBy };
  }

  above(): TemplateResult {
    this.surface.drawing();
    const line = { ...this.played, words: this.words, names: boardWords(this.language) };
    return html`${matchLine(line)}${matchStatus(line)}${objection(this.objection)}`;
  }

  below(): TemplateResult {
    const { match, state, turn, undoable } = this.game;
    return below({
      host: this.host,
      match,
      words: this.words,
      offered: (control) => this.offers(control),
      undoable,
      resigning: this.#resigning && turn ? resignationIn(state, turn.player) : null,
      send: (intent) => this.send(intent),
      written: () => this.surface.focus(),
    });
  }

  override changed(setup: Setup): void {
    this.#stake = stakeOf(setup);
    super.changed(setup);
    this.#dealer.follow(this.game);
  }

  // --- what happens

  happened(before: MatchState, now: MatchState): void {
    const { host, words } = this;
    this.surface.letGo();
    this.hand.selected = null;
    this.objection = null;
    this.#resigning = false;
    this.cause = causeOf(before, now);
    this.#refusedBy = this.cause === 'refuse' ? sideToAct(before.game) : null;
    if (this.cause === 'throw') this.hand.swapped = false;
    const { turn } = before.game;
    if (isNextGame(before, now)) this.#last = null;
    else if (turn?.phase === 'done' && now.game.turn?.player !== turn.player) this.#last = { player: turn.player, moves: movesOf(turn) };
    this.follow(now.game);
    this.#keep.write(this.game.saved);
    host.requestUpdate();
    const send = <Name extends keyof BoardEventDetails>({ event, detail, bubbles = false }: Sent<Name>): boolean =>
      host.emit(event, detail, { bubbles });
    const name = nextName({ match: now, words, names: boardWords(this.language) });
    // whoever is told may put another match in its place
    const { game } = this;
    for (const sent of eventsOf(before, now)) if (game === this.game) send(sent);
    for (const text of announce(before, now, words, name)) if (game === this.game) host.say(text);
  }

  // --- what is asked for

  protected override do(intent: Intent): boolean {
    const { game } = this;
    switch (intent.type) {
      case 'roll':
      case 'confirm':
      case 'double':
      case 'take':
      case 'drop':
      case 'beaver':
      case 'raccoon':
      case 'accept':
      case 'refuse':
      case 'next':
        return game.act({ type: intent.type });
      case 'resign':
        return this.#ask(game.turn !== null);
      case 'resign-not':
        return this.#ask(false);
      case 'resign-yes':
        if (this.#resigning) this.surface.turnTo('.main');
        return game.act({ type: 'resign' });
      case 'new-game':
        return this.#goOnWith(new PlayedGame(this.setup, this), 'new-game');
      case 'replay-this':
        if (game.state.outcome) void this.#replay();
        return game.state.outcome !== null;
      case 'apply':
        return this.#apply(intent.event);
      case 'restore':
        return this.#goOnWith(new PlayedGame(this.setup, this, intent.saved ?? null), 'restore');
      default:
        return super.do(intent);
    }
  }

  #ask(resigning: boolean): boolean {
    if (resigning !== this.#resigning) this.surface.turnTo(resigning ? '.stay' : '.resign');
    this.#resigning = resigning;
    return resigning;
  }

  #apply(data: unknown): boolean {
    const event = readMatchEvent(data);
    if (event.type !== 'thrown') return this.game.act(event);
    return this.#dealer.withDice(event.dice, () => this.game.act({ type: 'roll' }));
  }

  protected override letGo(): boolean {
    const wasAsking = this.#resigning;
    this.#ask(false);
    return super.letGo() || wasAsking;
  }
}
