import type { Dice, Player } from '../rules/index.js';
import { FlowError } from './error.js';
import { isPlain } from './saved-game.js';

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

/** An event that comes from outside, say from another page. The machine itself must only be sent what this has let through. @throws FlowError */
export function readEvent(data: unknown): GameEvent {
  if (!isPlain(data)) throw notAnEvent('event');
  const { type, by, dice, from, die } = data;
  if (by !== undefined && by !== 'white' && by !== 'black') throw notAnEvent('event.by');
  const sender: Sender = by ? { by } : {};
  switch (type) {
    case 'roll':
    case 'undo':
    case 'confirm':
    case 'resign':
      return { type, ...sender };
    case 'move':
      if (!isNumber(from)) throw notAnEvent('event.from');
      if (!isNumber(die)) throw notAnEvent('event.die');
      return { type, from, die, ...sender };
    case 'thrown':
      if (!Array.isArray(dice) || !dice.every(isNumber)) throw notAnEvent('event.dice');
      return { type, dice: [...dice] };
    default:
      throw notAnEvent('event.type');
  }
}

const isNumber = (value: unknown): value is number => Number.isInteger(value);
const notAnEvent = (part: string): FlowError => new FlowError('bad-event', `This is no event of a game: ${part} cannot be.`, part);
