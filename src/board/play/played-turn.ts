import { NotationError } from '../../notation/error.js';
import { playText } from '../../notation/play.js';
import {
  BAR,
  canUndo,
  destinations,
  explainMove,
  presentPart,
  OFF,
  type Destination,
  type Dice,
  type GameState,
  type Move,
  type Player,
  type Refusal,
  type Turn,
} from '../../rules/index.js';
import { movesOf } from '../turn-view.js';
import { whyStuck } from '../why-stuck.js';

/** What the turn being played tells the board on which that is done. */
export interface Table {
  /** `near`: the point at which that is to be said, in the numbering of the side to move. */
  refused(refusal: Refusal, near?: number): void;
  /** A text is no play; where it is not clear, the plays that it could be. */
  notUnderstood(text: string, plays: readonly string[]): void;
  /** Asks, before it is made, whether a move may be made. */
  mayMove(player: Player, move: Pick<Move, 'from' | 'to' | 'die'>): boolean;
}

/** A turn that is played on a board, by whatever it is kept: where its checkers can go, and why not elsewhere. It knows no page. */
export abstract class PlayedTurn {
  constructor(protected readonly table: Table) {}

  /** The game in which it is played. */
  abstract get state(): GameState;

  /** Makes a move or takes it back, or says why that cannot be. */
  abstract act(action: { readonly type: 'move'; readonly from: number; readonly die: number } | { readonly type: 'undo' }): boolean;

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

  /** How many moves can be taken back. */
  get undoable(): number {
    const { turn } = this;
    return turn && canUndo(turn) ? movesOf(turn).length : 0;
  }

  undoAll(): void {
    while (this.turn && canUndo(this.turn) && this.act({ type: 'undo' }));
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

  #whyNoTurn(): Refusal {
    const { outcome, offer } = this.state;
    return { code: outcome ? 'game-over' : offer ? 'not-your-turn' : 'roll-first' };
  }
}
