/** As much of the others as is measured; the packages themselves are installed only where the bench is run. */
declare module 'tsgammon-core' {
  export interface BoardState {
    /** The mover's checkers count up, the other's down; the mover travels from 0, his bar, to 25, the other's. */
    readonly points: readonly number[];
    readonly myBornOff: number;
    readonly opponentBornOff: number;
  }
  export interface BoardStateNode {
    readonly board: BoardState;
    /** "The same position is already there in a node that is not redundant." */
    readonly isRedundant: boolean;
  }
  export function boardState(points: number[], bornOffs: [number, number]): BoardState;
  export function boardStateNode(board: BoardState, dice: { dice1: number; dice2: number }): BoardStateNode;
}

declare module 'tsgammon-core/utils/collectNodes.js' {
  import type { BoardStateNode } from 'tsgammon-core';
  export function collectNodes(node: BoardStateNode): BoardStateNode[];
}

declare module 'chessground' {
  export function Chessground(box: HTMLElement, config: object): { destroy(): void };
}

declare module 'cm-chessboard/src/Chessboard.js' {
  export class Chessboard {
    constructor(box: HTMLElement, props: object);
    destroy(): void;
  }
}

declare module 'chessboard-element';

declare module '@lichess-org/pgn-viewer' {
  export default function viewer(box: HTMLElement, options: { pgn: string }): object;
}

declare module 'chessops/chess' {
  export interface Move {
    readonly from: number;
    readonly to: number;
    readonly promotion?: 'queen';
  }
  export class Chess {
    static default(): Chess;
    readonly turn: 'white' | 'black';
    readonly fullmoves: number;
    readonly board: {
      readonly occupied: { has(square: number): boolean };
      get(square: number): { readonly role: string } | undefined;
    };
    isEnd(): boolean;
    allDests(): Map<number, Iterable<number>>;
    play(move: Move): void;
  }
}

declare module 'chessops/san' {
  import type { Chess, Move } from 'chessops/chess';
  export function makeSan(position: Chess, move: Move): string;
}
