import { explainMove, OFF, type Refusal, type Turn } from '../rules/index.js';
import { refusalsFrom } from './why-nothing.js';

/** Why nothing can be moved from a point: the reason for the first die left that has one. */
export const whyStuck = (turn: Turn, from: number): Refusal | null =>
  refusalsFrom(turn, from)[0] ?? explainMove(turn, from, Math.max(OFF, from - 1));
