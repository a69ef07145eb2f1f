import { explainMove, OFF, type Refusal, type Turn } from '../rules/index.js';

/** Why nothing can be moved from a point: the reason for the first die left that has one. */
export function whyStuck(turn: Turn, from: number): Refusal | null {
  for (const die of turn.left) {
    const refusal = explainMove(turn, from, Math.max(OFF, from - die));
    if (refusal) return refusal;
  }
  return explainMove(turn, from, Math.max(OFF, from - 1));
}
