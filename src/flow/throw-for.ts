import { assertRoll } from '../rules/dice.js';
import type { DieSource } from '../rules/index.js';
import type { GameSnapshot } from './create-game.js';
import type { GameSeat } from './game-seat.js';

/**
 * Throws the dice for a game: whenever it waits for them, two come from the source. A source that fails, or that gives anything but dice,
 * leaves the game waiting; the error goes to `failed`, or to whatever reports uncaught ones.
 *
 * @returns a function that stops it
 */
export function throwFor(actor: GameSeat, source: DieSource, failed?: (error: unknown) => void): () => void {
  let answered: GameSnapshot | null = null;
  const answer = (snapshot: GameSnapshot): void => {
    // an event that changed nothing shows the same snapshot again
    if (snapshot === answered || !snapshot.hasTag('rolling')) return;
    answered = snapshot;
    let dice: [number, number];
    try {
      dice = [source(), source()];
      assertRoll(dice);
    } catch (error) {
      if (!failed) throw error;
      failed(error);
      return;
    }
    actor.send({ type: 'thrown', dice });
  };
  const subscription = actor.subscribe(answer);
  answer(actor.getSnapshot());
  return () => subscription.unsubscribe();
}
