import type { Situation } from '../rules/game.js';
import type { Player, Rules } from '../rules/rules.js';
import type { Dice, Move } from '../rules/turn.js';

/** A drawing of the author's or the reader's. Points are in the numbering of `player`, by default the side to move. */
export type Mark =
  | { readonly kind: 'arrow'; readonly from: number; readonly to: number; readonly player?: Player; readonly color?: string }
  | { readonly kind: 'mark'; readonly point: number; readonly player?: Player; readonly color?: string }
  | { readonly kind: 'text'; readonly point: number; readonly text: string; readonly player?: Player };

/** A place where a checker of the side to move may land, in that side's numbering; 0 = off. */
export interface Target {
  readonly point: number;
  /** Landing there hits or pins. */
  readonly hits?: boolean;
}

/** A checker with an identity of its own, for boards on which checkers move. */
export interface KeyedChecker {
  readonly key: string;
  readonly player: Player;
  /** In the player's own numbering, 25 = bar, 0 = off. */
  readonly point: number;
  readonly pinned?: boolean;
}

/** From which side a board is seen. */
export interface Seat {
  /** Who sits at the lower edge. */
  readonly view?: Player | 'mover';
  /** On which hand the viewer's home lies. */
  readonly home?: 'left' | 'right';
  readonly travel?: Rules['travel'];
}

/** All that a picture shows. Points are in the numbering of the side to move, if nothing else is said. */
export interface View extends Seat {
  readonly situation: Situation;
  /** Whose numbers stand in the frame: the viewer's by default. */
  readonly numbers?: 'view' | 'mover' | 'none';
  /** Pips that each side has to go. */
  readonly pips?: Readonly<Record<Player, number>> | null;
  /** What is offered, and to whom: the cube, which lies before that side then; without a value the game is given up. */
  readonly offered?: { readonly value?: number; readonly to: Player } | null;
  /** A line in the middle of the board, such as the name of the throw. */
  readonly caption?: string;
}

/** What is seen besides while somebody plays. */
export interface LiveView extends View {
  /** Draws every checker as a piece of its own, those of one point in this order from the edge. They must agree with the position. */
  readonly checkers?: readonly KeyedChecker[];
  /** The dice being played, where they are not those of the situation: a stage of a climbing double, dice handed over. */
  readonly stage?: Dice;
  /** Those of them not used yet; all of them by default. The others are drawn faintly. */
  readonly left?: Dice;
  /** Stages of a climbing double that come after this one. */
  readonly next?: readonly Dice[];
  /** Dice that the opponent will be handed, stage by stage. */
  readonly handOver?: readonly Dice[];
  readonly marks?: readonly Mark[];
  readonly targets?: readonly Target[];
  /** The point whose top checker has been picked up, or chosen. */
  readonly selected?: number | null;
  /** The points from whose top checkers one is to be chosen. */
  readonly sources?: readonly number[];
  /** Shows which way each side goes round the board. */
  readonly directions?: boolean;
  /** The moves that led here, and who made them. */
  readonly last?: { readonly player: Player; readonly moves: readonly Pick<Move, 'from' | 'to'>[] } | null;
}

/** Literal colours, where a shape is `painted`; otherwise its class has them from a style sheet. */
interface Painted {
  readonly fill?: string;
  readonly stroke?: string;
  /** The width of the line. */
  readonly width?: number;
}

/** A line or an area. */
export interface PathShape extends Painted {
  readonly kind: 'path';
  readonly class: string;
  readonly d: string;
}

/** Text around `x`; `y` is its base line. Several numbers mean one place for each character. */
export interface TextShape extends Painted {
  readonly kind: 'text';
  readonly class: string;
  readonly x: number | string;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  /** Not shown unless a stylesheet shows it. */
  readonly hidden?: boolean;
}

/** A checker that can move: its parts are drawn around 0, 0 and moved to x, y. */
export interface PieceShape {
  readonly kind: 'piece';
  readonly class: string;
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly parts: readonly PathShape[];
  readonly pinned: boolean;
}

export type Shape = PathShape | TextShape | PieceShape;

/** A view as shapes, the later above the earlier ones. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The empty board; the same array for all pictures with the same seat and numbers. */
  readonly board: readonly Shape[];
  readonly pieces: readonly Shape[];
}
