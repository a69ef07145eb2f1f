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
import { NotationError } from '../../notation/error.js';
import { playText } from '../../notation/play.js';
import {
  BAR,
  destinations,
  explainAction,
  explainMove,
  presentPart,
  OFF,
  type Destination,
  type Dice,
  type GameState,
  type MatchState,
  type Move,
  type Player,
  type Refusal,
  type Turn,
} from '../../rules/index.js';
import type { Setup } from '../setup.js';
import { movesOf } from '../turn-view.js';
import { whyStuck } from '../why-stuck.js';
import { planOf } from './plan.js';

/** What a game tells the board on which it is played. */
export interface Table {
  happened(before: MatchState, now: MatchState): void;
  /** `near`: the point at which that is to be said, in the numbering of the side to move. */
  refused(refusal: Refusal, near?: number): void;
  /** A text is no play; where it is not clear, the plays that it could be. */
  notUnderstood(text: string, plays: readonly string[]): void;
  /** Asks, before it is made, whether a move may be made. */
  mayMove(player: Player, move: Pick<Move, 'from' | 'to' | 'die'>): boolean;
}

/**
 * The match that is played on a board, be it of one game: sends events to its actor one by one, and says why one that is asked for is not
 * possible. It knows no page.
 */
export class PlayedGame {
  readonly actor: MatchActor;
  /** The present game of the match, to be driven as a game. */
  readonly seat: GameSeat;
  #seen: MatchState;
  /** What has happened and is not told yet. */
  readonly #news: [before: MatchState, now: MatchState][] = [];
  #isSending = false;
  #isTelling = false;

  /** @throws BoardError, FlowError for a match that cannot be. */
  constructor(
    setup: Setup,
    readonly table: Table,
    /** What was kept of it, in place of what the setup says. */
    saved?: unknown,
  ) {
    this.actor = saved === undefined ? createMatch(planOf(setup)) : restoreMatch(saved);
    this.seat = gameIn(this.actor);
    this.#seen = this.match;
    this.actor.subscribe(({ context }) => {
      const before = this.#seen;
      if (context === before) return;
      this.#seen = context;
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

  /** The turn while there is one to be played. */
  get turn(): Turn | null {
    const { outcome, offer, turn } = this.state;
    return outcome || offer ? null : turn;
  }

  /** The dice of the stage being played; of an undecided opening one of each side. */
  get dice(): Dice {
    const { turn, opening, outcome } = this.state;
    if (!turn) return opening ? [opening.white, opening.black] : [];
    const { stages = [], plays = [] } = (outcome ? null : presentPart(turn)) ?? {};
    return stages[Math.max(0, plays.length - 1)] ?? [];
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

  #send(event: MatchEvent): void {
    this.#isSending = true;
    try {
      this.actor.send(event);
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

  /** Asks whether a move may be made. */
  mayMove({ from, die }: { readonly from: number; readonly die: number }): boolean {
    const { turn } = this;
    return turn !== null && this.table.mayMove(turn.player, { from, to: Math.max(OFF, from - die), die });
  }

  destinations(from: number): Destination[] {
    const { turn } = this;
    return turn ? destinations(turn, from) : [];
  }

  /** The points from which something can be moved to a place. */
  sourcesOf(to: number): number[] {
    const points: number[] = [];
    for (let from = BAR; from > OFF; from--) if (this.destinations(from).some((way) => way.to === to)) points.push(from);
    return points;
  }

  /**
   * Moves a checker by one die or several. Where several ways lead there and do different things, the first die in `order` is played
   * first.
   */
  move(from: number, to: number, order: Dice): boolean {
    const ways = this.destinations(from).filter((way) => way.to === to);
    const way = ways.find(({ moves }) => moves.length === ways[0]?.moves.length && moves[0]?.die === order[0]) ?? ways[0];
    if (way) return this.#make(way.moves);
    const refusal = this.whyNot(from, to);
    if (refusal) this.table.refused(refusal, to === OFF ? from : to);
    return false;
  }

  /** Move by move, since after each of them somebody may have objected to the next. */
  #make(moves: readonly Move[]): boolean {
    return moves.every(({ from, die }) => this.act({ type: 'move', from, die }));
  }

  /** Plays what is written; it may be a part of a play. */
  write(text: string): boolean {
    const { turn } = this;
    if (turn?.phase !== 'moving' && turn?.phase !== 'passed') {
      const refusal = this.whyStuck(BAR);
      if (refusal) this.table.refused(refusal.code === 'no-checker' ? { code: 'no-such-die', dice: [] } : refusal);
      return false;
    }
    try {
      return this.#make(movesOf(playText(turn, text, true)).slice(movesOf(turn).length));
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      if (error.refusal) this.table.refused(error.refusal);
      else this.table.notUnderstood(text, error.plays);
      return false;
    }
  }

  /** Why a checker cannot go from one place to the other; null when it can. */
  whyNot(from: number, to: number): Refusal | null {
    const { turn } = this;
    return turn ? explainMove(turn, from, to) : this.#whyNoTurn();
  }

  /** Why nothing can be moved from a point. */
  whyStuck(from: number): Refusal | null {
    const { turn } = this;
    return turn ? whyStuck(turn, from) : this.#whyNoTurn();
  }

  #whyNotNext(): Refusal | null {
    if (this.actor.getSnapshot().can({ type: 'next' })) return null;
    return this.state.outcome ? { code: 'game-over' } : { code: 'not-finished', dice: this.turn?.left ?? [] };
  }

  #whyNoTurn(): Refusal {
    const { outcome, offer } = this.state;
    return { code: outcome ? 'game-over' : offer ? 'not-your-turn' : 'roll-first' };
  }
}
