import type { Dice, Player, ResultKind } from '../rules/index.js';
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
  /** Ends the dice that were handed over, or the turn. */
  | ({ readonly type: 'confirm' } & Sender)
  /** Turns the cube. The other side answers it, as it does a beaver and a raccoon. */
  | ({ readonly type: 'double' } & Sender)
  | ({ readonly type: 'take' | 'drop' | 'beaver' | 'raccoon' } & Sender)
  /**
   * Gives the game up, at the price that the rules name. In a game with a cube it is an offer, which may name another price, and the other
   * side accepts or refuses it.
   */
  | ({ readonly type: 'resign'; readonly price?: ResultKind } & Sender)
  | ({ readonly type: 'accept' | 'refuse' } & Sender);

/** An event that comes from outside, say from another page. The machine itself must only be sent what this has let through. @throws FlowError */
export function readEvent(data: unknown): GameEvent {
  try {
    return read(data);
  } catch (error) {
    // an object may throw something of its own when it is looked at
    throw error instanceof FlowError ? error : notAnEvent('event');
  }
}

function read(data: unknown): GameEvent {
  if (!isPlain(data)) throw notAnEvent('event');
  const { type, by, dice, from, die, price } = data;
  if (by !== undefined && by !== 'white' && by !== 'black') throw notAnEvent('event.by', 'white, black');
  const sender: Sender = by ? { by } : {};
  switch (type) {
    case 'roll':
    case 'undo':
    case 'confirm':
    case 'double':
    case 'take':
    case 'drop':
    case 'beaver':
    case 'raccoon':
    case 'accept':
    case 'refuse':
      return { type, ...sender };
    case 'resign':
      if (price === undefined) return { type, ...sender };
      if (price !== 'oin' && price !== 'mars' && price !== 'koks') throw notAnEvent('event.price', 'oin, mars, koks');
      return { type, price, ...sender };
    case 'move':
      if (!isWithin(from, 0, 25)) throw notAnEvent('event.from', '0 to 25');
      if (!isDie(die)) throw notAnEvent('event.die', '1 to 6');
      return { type, from, die, ...sender };
    case 'thrown': {
      const [first, second, ...more]: unknown[] = Array.isArray(dice) ? (dice as unknown[]) : [];
      if (!isDie(first) || !isDie(second) || more.length > 0) throw notAnEvent('event.dice', 'two dice, 1 to 6');
      return { type, dice: [first, second] };
    }
    default:
      throw notAnEvent('event.type');
  }
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isDie = (value: unknown): value is number => isWithin(value, 1, 6);
const notAnEvent = (part: string, expected: string | null = null): FlowError =>
  new FlowError('bad-event', `This is no event of a game: ${part} cannot be.`, part, expected);
