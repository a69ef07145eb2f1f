import type { Context } from '@lit/context';
import type { ReactiveElement } from '@lit/reactive-element';
import type { LiveView } from '../picture/view.js';
import type { MatchState, Player } from '../rules/index.js';
import type { Replayed } from './replay/replayed.js';
import type { Setup } from './setup.js';

/** What a board shows, for what stands beside it. */
export interface Shown {
  readonly view: LiveView;
  readonly theme: Setup['theme'];
  /** The match, where one is played. */
  readonly match?: MatchState;
  /** The record that is replayed, where one is. */
  readonly replay?: Replayed;
  /** What one point is worth, where something is played for. */
  readonly stake?: number | null;
  /** Whether doubling is offered, where the rules allow it. */
  readonly doubles?: boolean;
  /** Who has not accepted a resignation just now. */
  readonly refusedBy?: Player | null;
}

/** A board as those see it who follow it. */
export interface BoardStore {
  /** What the board shows now; null while it has nothing to show. */
  shown(): Shown | null;
  /** Calls a listener after each drawing of the board, until the function that is returned has been called. */
  subscribe(listener: () => void): () => void;
}

/** The context by which a board gives its store. The number changes with what the store holds, so that two versions do not mix. */
export const boardContext = Symbol.for('tabla-board/1') as Context<symbol, BoardStore>;

/** Gives whoever asks a board for its context a store, as a provider of `@lit/context` would. */
export function giveStore(board: ReactiveElement, shown: () => Shown | null): void {
  board.addEventListener('context-request', (event) => {
    if (event.context !== (boardContext as unknown)) return;
    event.stopPropagation();
    event.callback({
      shown,
      subscribe: (hostUpdated: () => void) => {
        const follower = { hostUpdated };
        board.addController(follower);
        return () => board.removeController(follower);
      },
    });
  });
}
