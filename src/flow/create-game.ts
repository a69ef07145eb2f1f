import { createActor, type Actor, type SnapshotFrom } from 'xstate';
import { FlowError } from './error.js';
import type { GameInput } from './game-input.js';
import { gameMachine } from './game-machine.js';
import { isPlain, same } from './saved-game.js';

/** A game that runs: what it is sent, and whoever listens to it. */
export type GameActor = Actor<typeof gameMachine>;
/** How a game stands: `context` is the game of `rules`, `value` the state, `output` the outcome in the end. */
export type GameSnapshot = SnapshotFrom<typeof gameMachine>;

/** A game's actor, not started yet: unlike `createActor` it throws at once where no game can be made. @throws FlowError, RulesError */
export function createGame(input: GameInput): GameActor {
  const actor = createActor(gameMachine, { input });
  const snapshot = actor.getSnapshot();
  if (snapshot.status === 'error') throw snapshot.error;
  return actor;
}

/**
 * The actor, not started yet, of a game that goes on from what `actor.getPersistedSnapshot()` gave, by way of JSON or not. The snapshot is
 * checked, so it may come from anywhere.
 *
 * @throws FlowError, RulesError
 */
export function restoreGame(snapshot: unknown): GameActor {
  if (!isPlain(snapshot) || !isPlain(snapshot.context))
    throw new FlowError('bad-game', 'This is not a snapshot of a game.', 'snapshot', 'what getPersistedSnapshot gives');
  const input = { state: snapshot.context } as unknown as GameInput;
  const actor = createGame(input);
  const now = actor.getSnapshot();
  if (same(now.value, snapshot.value)) return actor;
  // what is thrown does not show in the game before it lies there, so here alone the snapshot is asked for more than its game
  const [place = ''] = Object.keys(now.value);
  if (!now.can({ type: 'roll' }) || !same(snapshot.value, { [place]: 'rolling' }))
    throw new FlowError('bad-game', 'The state of this snapshot is not that of its game.', 'snapshot.value', JSON.stringify(now.value));
  return createActor(gameMachine, { input, snapshot: { ...actor.getPersistedSnapshot(), value: snapshot.value } as typeof now });
}
