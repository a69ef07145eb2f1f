import {
  createMatch,
  gameIn,
  restoreMatch,
  saveMatch,
  type GameSeat,
  type MatchActor,
  type MatchEvent,
  type SavedMatch,
} from '../../flow/index.js';
import { explainAction, type GameState, type MatchState, type Refusal } from '../../rules/index.js';
import type { Setup } from '../setup.js';
import { planOf } from './plan.js';
import { PlayedTurn, type Table } from './played-turn.js';

/** What a game tells the board on which it is played. */
export interface GameTable extends Table {
  happened(before: MatchState, now: MatchState): void;
}

/**
 * The match that is played on a board, be it of one game: sends events to its actor one by one, and says why one that is asked for is not
 * possible. It knows no page.
 */
export class PlayedGame extends PlayedTurn {
  readonly actor: MatchActor;
  /** The present game of the match, to be driven as a game. */
  readonly seat: GameSeat;
  #seen: MatchState;
  /** What has happened and is not told yet. */
  /** What the actor has been sent and has not answered; it answers in this order. */
  readonly #sent: MatchEvent[] = [];
  /** How it began here, and what has been done since, for its record. */
  readonly begun: MatchState;
  readonly done: MatchEvent[] = [];
  readonly #news: [before: MatchState, now: MatchState][] = [];
  #isSending = false;
  #isTelling = false;

  /** @throws BoardError, FlowError for a match that cannot be. */
  constructor(
    setup: Setup,
    protected override readonly table: GameTable,
    /** What was kept of it, in place of what the setup says. */
    saved?: unknown,
  ) {
    super(table);
    this.actor = saved === undefined ? createMatch(planOf(setup)) : restoreMatch(saved);
    this.seat = { ...gameIn(this.actor), send: (event) => this.#deliver(event) };
    this.begun = this.#seen = this.match;
    this.actor.subscribe(({ context }) => {
      const before = this.#seen;
      const event = this.#sent.shift();
      if (context === before) return;
      this.#seen = context;
      if (event) this.done.push(event);
      this.#news.push([before, context]);
      if (!this.#isSending) queueMicrotask(() => this.#tell());
    });
    this.actor.start();
  }

  get match(): MatchState {
    return this.actor.getSnapshot().context;
  }

  /** The present game. */
  get state(): GameState {
    return this.match.game;
  }

  /** To be kept as JSON. */
  get saved(): SavedMatch {
    return saveMatch(this.actor);
  }

  /** The dice have been asked for and are not thrown yet. */
  get isRolling(): boolean {
    return this.actor.getSnapshot().hasTag('rolling');
  }

  dispose(): void {
    this.#news.length = 0;
    this.actor.stop();
  }

  /** Sends an event, or says why it cannot be. */
  act(event: Exclude<MatchEvent, { type: 'thrown' }>): boolean {
    if (this.isRolling) return false;
    const refusal = event.type === 'next' ? this.#whyNotNext() : explainAction(this.state, event, event.by);
    if (refusal) this.table.refused(refusal, event.type === 'move' ? event.from : undefined);
    else if (event.type === 'move' && !this.mayMove(event)) return false;
    else this.#send(event);
    return refusal === null;
  }

  #deliver(event: MatchEvent): void {
    this.#sent.push(event);
    this.actor.send(event);
  }

  #send(event: MatchEvent): void {
    this.#isSending = true;
    try {
      this.#deliver(event);
    } finally {
      this.#isSending = false;
    }
    this.#tell();
  }

  /**
   * Tells what has happened, when the actor is done with it: whoever is told may act at once, and then the actor has to be free for it.
   */
  #tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      for (let news = this.#news.shift(); news; news = this.#news.shift()) this.table.happened(...news);
    } finally {
      this.#isTelling = false;
    }
  }

  #whyNotNext(): Refusal | null {
    if (this.actor.getSnapshot().can({ type: 'next' })) return null;
    return this.state.outcome ? { code: 'game-over' } : { code: 'not-finished', dice: this.turn?.left ?? [] };
  }
}
