import type { GameSnapshot } from './create-game.js';
import type { GameEvent } from './game-events.js';

/** As much of a game's actor as whoever drives it needs; `gameIn` gives the same for the present game of a match. */
export interface GameSeat {
  send(event: GameEvent): void;
  getSnapshot(): GameSnapshot;
  subscribe(listen: (snapshot: GameSnapshot) => void): { unsubscribe(): void };
}
