import type { GameSnapshot } from './create-game.js';
import type { MatchActor, MatchSnapshot } from './create-match.js';
import { gameMachine } from './game-machine.js';
import type { GameSeat } from './game-seat.js';

/**
 * The present game of a match, as a game of its own: whatever drives a game, say `throwFor` and `autoPlay`, drives it too, and goes on
 * with the next one. What is sent to it is sent to the match.
 */
export function gameIn(match: MatchActor): GameSeat {
  const seen = new WeakMap<MatchSnapshot, GameSnapshot>();
  const look = (snapshot: MatchSnapshot): GameSnapshot => {
    // a match that has not changed shows a game that has not
    const game = seen.get(snapshot) ?? gameOf(snapshot);
    seen.set(snapshot, game);
    return game;
  };
  return {
    send: (event) => match.send(event),
    getSnapshot: () => look(match.getSnapshot()),
    subscribe: (listen) => match.subscribe((snapshot) => listen(look(snapshot))),
  };
}

function gameOf({ value, context: { game } }: MatchSnapshot): GameSnapshot {
  return gameMachine.resolveState({ value: typeof value === 'string' ? 'over' : value.game, context: game, output: game.outcome });
}
