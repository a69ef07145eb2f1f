import type { Dice, Player } from '../rules/index.js';

/** Who sends an event. Where it is named, the event counts only while that side is to act, so that a late answer changes nothing. */
export interface Sender {
  readonly by?: Player;
}

/**
 * What can happen in a game, as JSON. An event that is not legal changes nothing; why it is not, `explainAction` of `tabla-board/rules`
 * tells.
 */
export type GameEvent =
  | ({ readonly type: 'roll' } & Sender)
  /** The dice that a `roll` asked for; in the opening White's die, then Black's. */
  | { readonly type: 'thrown'; readonly dice: Dice }
  | ({ readonly type: 'move'; readonly from: number; readonly die: number } & Sender)
  | ({ readonly type: 'undo' } & Sender)
  | ({ readonly type: 'confirm' } & Sender)
  /** Gives the game up, at the price that the rules name. */
  | ({ readonly type: 'resign' } & Sender);
