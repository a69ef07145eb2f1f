import type { Player } from '../rules/index.js';
import { FlowError } from './error.js';
import { readEvent, type GameEvent } from './game-events.js';
import { isPlain } from './saved-game.js';

/** What can happen in a match, as JSON: whatever can in its present game, and between two games. */
export type MatchEvent =
  | GameEvent
  /** Begins the game that follows. Neither side is to act then, so either may send it. */
  | { readonly type: 'next'; readonly by?: Player };

/** An event that comes from outside, as `readEvent` reads those of a game. @throws FlowError `bad-event` */
export function readMatchEvent(data: unknown): MatchEvent {
  return readNext(data) ?? readEvent(data);
}

function readNext(data: unknown): MatchEvent | null {
  const event = toldBy(data);
  if (event?.type !== 'next') return null;
  const { by } = event;
  if (by === undefined) return { type: 'next' };
  if (by === 'white' || by === 'black') return { type: 'next', by };
  throw new FlowError('bad-event', 'This is no event of a match: event.by cannot be.', 'event.by', 'white, black');
}

/** Null for what cannot be looked at, of which `readEvent` says so. */
function toldBy(data: unknown): { readonly type: unknown; readonly by: unknown } | null {
  try {
    return isPlain(data) ? { type: data.type, by: data.by } : null;
  } catch {
    return null;
  }
}
