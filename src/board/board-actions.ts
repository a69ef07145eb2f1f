import { BoardProperties } from './board-properties.js';
import type { Intent } from './session.js';

/**
 * What a page can do in the game on a board. Each answers whether it could be done; `tabla-refused` says why not. While the game is
 * loading nothing can be done: `updateComplete` waits for it.
 */
export abstract class BoardActions extends BoardProperties {
  /** @internal */
  protected abstract ask(intent: Intent): boolean;

  /** The match as it stands, as JSON for `restore`; null where none is played. How it came there is not in it. */
  abstract save(): unknown;

  /**
   * The game, the match or the record on the board as text (docs/notation.md, "Records"); null where there is none. What was restored, or
   * kept under the name in `autosave`, begins where it was saved.
   */
  abstract record(): Promise<string | null>;

  /** Throws the dice. */
  roll(): boolean {
    return this.ask({ type: 'roll' });
  }

  /** Plays `8/5 6/5`, or a part of a play. */
  play(text: string): boolean {
    return this.ask({ type: 'play', text });
  }

  /**
   * Goes to a place of the record that is replayed: `2.14b` as in `at`, or `first`, `back`, `forward`, `last`, `comment` and `error`
   * (the next one), `lineBefore` and `lineAfter` (the variation beside), `gameBefore`, `gameAfter`.
   */
  go(where: string): boolean {
    return this.ask({ type: 'go', where });
  }

  /** Takes the last move back. */
  undo(): boolean {
    return this.ask({ type: 'undo' });
  }

  /** Hands the turn over. */
  confirm(): boolean {
    return this.ask({ type: 'confirm' });
  }

  /** Gives the game up for the side to move, without asking. */
  resign(): boolean {
    return this.ask({ type: 'resign-yes' });
  }

  /**
   * Does what an event of the game says that comes from elsewhere, as JSON: `{ type: 'thrown', dice: [6, 3] }` for one's own dice,
   * `{ type: 'move', from: 8, die: 3, by: 'black' }`, `roll`, `undo`, `confirm`, `double`, `take`, `drop`, `beaver`, `raccoon`, `resign`,
   * `accept`, `refuse`, `next`. @throws FlowError for what is no such event
   */
  apply(event: unknown): boolean {
    return this.ask({ type: 'apply', event });
  }

  /** Goes on with a match that `save` gave. The present one stays where that cannot be. @throws FlowError for what is no saved match */
  restore(saved: unknown): boolean {
    return this.ask({ type: 'restore', saved });
  }
}
