import { createGame, type GameActor, type GameEvent } from '../../flow/index.js';
import {
  destinations,
  explainAction,
  explainMove,
  OFF,
  type Destination,
  type Dice,
  type GameState,
  type Move,
  type Player,
  type Refusal,
  type Turn,
} from '../../rules/index.js';
import type { Setup } from '../setup.js';

/** What a game tells the board on which it is played. */
export interface Table {
  happened(before: GameState, now: GameState): void;
  refused(refusal: Refusal, near: number | null): void;
  /** Asks, before it is made, whether a move may be made. */
  mayMove(player: Player, move: Pick<Move, 'from' | 'to' | 'die'>): boolean;
}

/**
 * The game that is played on a board: sends events to its actor one by one, and says why one that is asked for is not possible. It knows
 * no page.
 */
export class PlayedGame {
  readonly actor: GameActor;
  #seen: GameState;

  constructor(
    setup: Setup,
    readonly table: Table,
  ) {
    this.actor = createGame(setup.isSetUp ? { rules: setup.rules, situation: setup.situation } : { rules: setup.rules });
    this.#seen = this.state;
    this.actor.subscribe(({ context }) => {
      const before = this.#seen;
      if (context === before) return;
      this.#seen = context;
      table.happened(before, context);
    });
    this.actor.start();
  }

  get state(): GameState {
    return this.actor.getSnapshot().context;
  }

  /** The dice have been asked for and are not thrown yet. */
  get isRolling(): boolean {
    return this.actor.getSnapshot().hasTag('rolling');
  }

  /** The turn while there is one to be played. */
  get turn(): Turn | null {
    return this.state.outcome ? null : this.state.turn;
  }

  dispose(): void {
    this.actor.stop();
  }

  /** Sends an event, or says why it cannot be. */
  act(event: Exclude<GameEvent, { type: 'thrown' }>): boolean {
    if (this.isRolling) return false;
    const refusal = explainAction(this.state, event);
    if (refusal) this.table.refused(refusal, event.type === 'move' ? event.from : null);
    else this.actor.send(event);
    return refusal === null;
  }

  destinations(from: number): Destination[] {
    const { turn } = this;
    return turn ? destinations(turn, from) : [];
  }

  /** The points from which something can be moved. */
  sources(): number[] {
    const points: number[] = [];
    for (let from = 25; from > OFF; from--) if (this.destinations(from).length > 0) points.push(from);
    return points;
  }

  /**
   * Moves a checker by one die or several. Where several ways lead there and do different things, the first die in `order` is played
   * first.
   */
  move(from: number, to: number, order: Dice): boolean {
    const { turn } = this;
    if (!turn) return this.#refuse(from, to);
    const ways = this.destinations(from).filter((way) => way.to === to);
    const way = ways.find(({ moves }) => moves.length === ways[0]?.moves.length && moves[0]?.die === order[0]) ?? ways[0];
    if (!way) return this.#refuse(from, to);
    for (const move of way.moves) {
      if (!this.table.mayMove(turn.player, move)) return false;
      this.actor.send({ type: 'move', from: move.from, die: move.die });
    }
    return true;
  }

  #refuse(from: number, to: number): boolean {
    const refusal = this.whyNot(from, to);
    if (refusal) this.table.refused(refusal, to === OFF ? from : to);
    return false;
  }

  /** Why a checker cannot go from one place to the other; null when it can. */
  whyNot(from: number, to: number): Refusal | null {
    if (this.state.outcome) return { code: 'game-over' };
    const { turn } = this;
    return turn ? explainMove(turn, from, to) : { code: 'roll-first' };
  }

  /** Why nothing can be moved from a point: the reason for the first die left that has one. */
  whyStuck(from: number): Refusal | null {
    const { turn } = this;
    for (const die of turn?.left ?? []) {
      const refusal = this.whyNot(from, Math.max(OFF, from - die));
      if (refusal) return refusal;
    }
    return this.whyNot(from, Math.max(OFF, from - 1));
  }
}
