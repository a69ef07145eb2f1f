/** Mode `play`: a whole game by two people at one screen. */
import { autoPlay, throwFor, type AutoToken } from '../../flow/index.js';
import { loadPlayWords, refusalText, type PlayWords } from '../../locale/play.js';
import { NotationError } from '../../notation/error.js';
import { playText } from '../../notation/play.js';
import { geometry, type Geometry, type KeyedChecker, type LiveView } from '../../picture/index.js';
import {
  canUndo,
  cryptoDice,
  OFF,
  resignation,
  type Dice,
  type GameState,
  type Move,
  type Player,
  type Refusal,
  type Turn,
} from '../../rules/index.js';
import type { TemplateResult } from 'lit';
import type { BoardHost, Intent, Session } from '../session.js';
import type { Setup } from '../setup.js';
import { announce } from './announce.js';
import { above, below } from './controls.js';
import { PlayedGame, type Table } from './game.js';
import { onKey } from './keys.js';
import { glide, land } from './motion.js';
import { fit, movePieces, piecesOf, withPins } from './pieces.js';
import { placeStates } from './place-labels.js';
import { Places } from './places.js';
import { Pointer, type Pointed } from './pointer.js';
import { playStyles } from './styles.js';
import { eventsOf } from './events.js';
import { viewOf } from './view.js';

export async function begin(host: BoardHost): Promise<Session> {
  return new PlaySession(host, await loadPlayWords(host.language));
}

const tokensOf = (auto: string | null): AutoToken[] =>
  (['roll', 'forced', 'confirm'] as const).filter((token) => auto?.split(/\s+/).includes(token));

/** What is known of the board beside the game itself: what is picked up, what was refused, what is being asked. */
class PlaySession implements Session, Table, Pointed {
  readonly styles = playStyles;
  #setup: Setup;
  #game: PlayedGame;
  readonly #places = new Places();
  readonly #pointer: Pointer;
  readonly #listeners = new AbortController();
  #stopHelpers: () => void = () => undefined;

  /** Checkers where the present part of the turn began, and where they are now. */
  #before: readonly KeyedChecker[] = [];
  #pieces: readonly KeyedChecker[] = [];
  /** The moves of the last turn, marked until the next one moves. */
  #last: LiveView['last'] = null;
  #selected: number | null = null;
  #swapped = false;
  #refused: string | null = null;
  #resigning = false;

  constructor(
    readonly host: BoardHost,
    readonly words: PlayWords,
  ) {
    this.#setup = host.setup;
    this.#game = this.#newGame();
    this.#pointer = new Pointer(host.drawing, this);
    const { svg } = host.drawing;
    const { signal } = this.#listeners;
    svg.append(this.#places.group);
    svg.addEventListener('keydown', (event) => this.#key(event), { signal });
    host.drawing.moving = (element, from, to) => glide(element, from, to, host.speed);
  }

  dispose(): void {
    this.#pointer.dispose();
    this.#listeners.abort();
    this.#stopHelpers();
    this.#game.dispose();
    this.#places.group.remove();
    land(this.host.drawing.svg);
    this.host.drawing.moving = null;
  }

  #newGame(): PlayedGame {
    this.#stopHelpers();
    const game = new PlayedGame(this.#setup, this);
    const stopDice = throwFor(game.actor, cryptoDice());
    const stopAuto = autoPlay(game.actor, tokensOf(this.host.auto));
    this.#stopHelpers = () => {
      stopDice();
      stopAuto();
    };
    this.#selected = null;
    this.#refused = null;
    this.#last = null;
    this.#place(game.state);
    return game;
  }

  // --- what is shown

  get geometry(): Geometry {
    return geometry(this.#setup.seat, this.player);
  }

  /** The side to move; before the opening is decided, the one that sits at the board. */
  get player(): Player {
    return this.#game.state.turn?.player ?? (this.#setup.seat.view === 'black' ? 'black' : 'white');
  }

  get checkers(): readonly KeyedChecker[] {
    return this.#pieces;
  }

  get view(): Partial<LiveView> {
    const { state } = this.#game;
    const targets = this.#selected === null ? [] : this.#game.destinations(this.#selected);
    return viewOf(state, this.#setup.situation, {
      pieces: this.#pieces,
      selected: this.#selected,
      targets,
      last: this.#last,
      swapped: this.#swapped,
    });
  }

  above(): TemplateResult {
    return above({ game: this.#game.state, words: this.words, refused: this.#refused });
  }

  below(): TemplateResult {
    const { state } = this.#game;
    const { turn } = state;
    return below({
      game: state,
      words: this.words,
      offered: (control) => this.host.controls === null || this.host.controls.split(/\s+/).includes(control),
      canUndo: turn !== null && state.outcome === null && canUndo(turn),
      resigning: this.#resigning && turn ? resignation(state.rules, turn.position, turn.player, state.cube?.value) : null,
      send: (intent) => this.send(intent),
      type: (text) => this.typed(text),
      flip: () => this.host.flip(),
    });
  }

  updated(): void {
    const { svg } = this.host.drawing;
    if (this.#places.group !== svg.lastElementChild) svg.append(this.#places.group);
    this.#places.update(this.geometry, this.player, placeStates(this.#game, this.player, this.#selected, this.words));
  }

  /** Seen from another side, or otherwise: nothing of the game changes, and nothing flies. */
  changed(setup: Setup): void {
    this.#setup = setup;
    this.#pointer.cancel();
    land(this.host.drawing.svg);
  }

  // --- what happens

  happened(before: GameState, now: GameState): void {
    const { host, words } = this;
    this.#selected = null;
    this.#refused = null;
    this.#resigning = false;
    if (before.turn?.roll === null && now.turn?.roll) this.#swapped = false;
    const ended = now.turn !== before.turn && before.turn?.phase === 'done' ? before.turn : null;
    if (ended && now.turn !== null && ended.own !== null && now.turn.own === null)
      this.#last = { player: ended.player, moves: ended.own.plays.flat() };
    if (now.turn?.own?.plays.some((play) => play.length > 0)) this.#last = null;
    this.#place(now);
    // a held checker goes where the new state has it
    this.#pointer.cancel();
    host.requestUpdate();
    for (const { event, detail, bubbles = false } of eventsOf(before, now)) host.emit(event, detail, { bubbles });
    for (const text of announce(before, now, words)) host.say(text);
  }

  refused(refusal: Refusal, near: number | null): void {
    const { code, ...facts } = refusal;
    const text = code === 'cancelled' ? '' : refusalText(refusal, this.words);
    this.#refused = text || null;
    this.host.emit('tabla-refused', { code, facts, text, point: near });
    if (text) this.host.say(text);
    this.host.requestUpdate();
  }

  mayMove(player: Player, { from, to, die }: Pick<Move, 'from' | 'to' | 'die'>): boolean {
    return this.host.emit('tabla-move', { player, move: { from, to, die } }, { cancelable: true });
  }

  /** Brings the checkers to where the game has them, each by its own moves. */
  #place({ rules, turn }: GameState): void {
    const position = turn?.position ?? this.#setup.situation.position;
    const start = turn?.start ?? position;
    if (!fit(this.#before, start)) this.#before = fit(this.#pieces, start) ? this.#pieces : piecesOf(start);
    const moves = (turn?.phase === 'passed' || turn?.phase === 'passedDone' ? turn.passed : turn?.own)?.plays.flat() ?? [];
    const pieces = turn ? movePieces(this.#before, turn.player, moves, rules.travel) : this.#before;
    this.#pieces = withPins(pieces, position);
  }

  // --- what is asked for

  send(intent: Intent): void {
    const game = this.#game;
    switch (intent.type) {
      case 'roll':
      case 'confirm':
      case 'undo':
        game.act({ type: intent.type });
        break;
      case 'undo-all':
        while (game.turn && canUndo(game.turn)) game.act({ type: 'undo' });
        break;
      case 'resign':
        this.#resigning = game.turn !== null;
        break;
      case 'resign-not':
        this.#resigning = false;
        break;
      case 'resign-yes':
        game.act({ type: 'resign' });
        break;
      case 'new-game':
        this.#game = this.#newGame();
        break;
      case 'swap-dice':
        this.#swapped = !this.#swapped;
        break;
      case 'choose':
        this.#choose(intent.point);
        break;
      case 'move':
        this.#selected = null;
        game.move(intent.from, intent.to, this.#order());
        break;
      case 'move-on':
        this.#moveOn(intent.from);
        break;
      case 'drop':
        this.#pointer.cancel();
        this.#selected = null;
        this.#resigning = false;
        break;
    }
    this.host.requestUpdate();
  }

  /** The dice left in the order in which they are shown. */
  #order(): Dice {
    const left = this.#game.turn?.left ?? [];
    return this.#swapped ? [...left].reverse() : left;
  }

  /** A point chosen: first where from, then where to; the way there at once where only one checker can go. */
  #choose(point: number): void {
    const game = this.#game;
    const selected = this.#selected;
    if (selected === point) this.#selected = null;
    else if (selected !== null && game.destinations(selected).some(({ to }) => to === point))
      this.send({ type: 'move', from: selected, to: point });
    else if (game.destinations(point).length > 0) {
      this.#selected = point;
      this.#refused = null;
    } else if (selected !== null) {
      const refusal = game.whyNot(selected, point);
      if (refusal) this.refused(refusal, point);
    } else {
      const sources = game.sources().filter((from) => game.destinations(from).some(({ to }) => to === point));
      const [only] = sources;
      if (only !== undefined && sources.length === 1) this.send({ type: 'move', from: only, to: point });
      else if (sources.length === 0) {
        const refusal = game.whyStuck(point);
        if (refusal) this.refused(refusal, point);
      }
    }
  }

  /** Moves a checker by the first die in order that it can use. */
  #moveOn(from: number): void {
    const steps = this.#game.destinations(from).filter(({ moves }) => moves.length === 1);
    for (const die of this.#order()) {
      const step = steps.find(({ moves }) => moves[0]?.die === die);
      if (step) {
        this.send({ type: 'move', from, to: step.to });
        return;
      }
    }
    const refusal = this.#game.whyStuck(from);
    if (refusal) this.refused(refusal, from);
  }

  /** A play written by hand; it may be a part of one. Faults are said. */
  typed(text: string): boolean {
    const { turn } = this.#game;
    if (!turn || (turn.phase !== 'moving' && turn.phase !== 'passed')) {
      const refusal = this.#game.whyNot(OFF + 1, OFF);
      if (refusal) this.refused(refusal, null);
      return false;
    }
    try {
      const made = (after: Turn): readonly Move[] => (turn.phase === 'passed' ? after.passed : after.own)?.plays.flat() ?? [];
      const moves = made(playText(turn, text, true)).slice(made(turn).length);
      for (const move of moves) {
        if (!this.mayMove(turn.player, move)) return false;
        this.#game.act({ type: 'move', from: move.from, die: move.die });
      }
      return true;
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      if (error.refusal) this.refused(error.refusal, null);
      else {
        const fault = this.words.notAPlay(text);
        this.#refused = fault;
        this.host.say(fault);
        this.host.requestUpdate();
      }
      return false;
    }
  }

  #key(event: KeyboardEvent): void {
    if (this.host.keys === 'none') return;
    const used = onKey(
      event,
      this.words.letters,
      this.#places,
      (intent) => this.send(intent),
      () => this.#field()?.focus(),
    );
    if (used) event.preventDefault();
  }

  #field(): HTMLInputElement | null {
    return this.host.renderRoot.querySelector('.typed input');
  }

  // --- what is pointed at

  liftable(point: number): string | null {
    if (this.#game.destinations(point).length === 0) return null;
    const at = this.#pieces.map((piece) => piece.player === this.player && piece.point === point).lastIndexOf(true);
    return this.#pieces[at]?.key ?? null;
  }

  height(point: number): number {
    return Math.min(this.#game.turn?.position[this.player].checkers[point] ?? 0, 5);
  }

  click(point: number, again: boolean): void {
    this.send(again && this.liftable(point) !== null ? { type: 'move-on', from: point } : { type: 'choose', point });
  }

  clickMiddle(): void {
    const { turn } = this.#game;
    if (!turn || turn.phase === 'roll') this.send({ type: 'roll' });
    else if (turn.phase === 'done' || turn.phase === 'passedDone') this.send({ type: 'confirm' });
    else if (new Set(turn.left).size > 1) this.send({ type: 'swap-dice' });
  }

  lift(point: number): void {
    this.#selected = point;
    this.host.requestUpdate();
  }

  put(from: number, to: number | null): void {
    this.#selected = null;
    if (to === null || to === from) this.cancel();
    else this.send({ type: 'move', from, to });
    this.host.requestUpdate();
  }

  cancel(): void {
    this.#selected = null;
    this.refused({ code: 'cancelled' }, null);
  }
}
