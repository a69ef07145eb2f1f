import { gameFrom, startGame, type GameState, type MatchScore, type Player, type Rules, type Situation } from '../rules/index.js';
import { FlowError } from './error.js';
import { isPlain, readGame } from './saved-game.js';

/** What a game begins with: the start of its rules, a set-up situation, or a game as it stood. */
export type GameInput =
  | {
      readonly rules: Rules;
      /** Who begins; without one the opening throw decides. Beside a situation: who began that game, which the last throw asks for. */
      readonly starter?: Player | null;
      readonly situation?: Situation | null;
      /** The match before this game; without one that of the situation. */
      readonly score?: MatchScore | null;
      /** Whether this is the Crawford game of its match, where the score leaves it open; without an answer it is. */
      readonly crawford?: boolean;
    }
  | { readonly state: GameState };

/** The game that an input describes. @throws FlowError, RulesError */
export function gameOf(input: GameInput): GameState {
  if (!isPlain(input))
    throw new FlowError('bad-game', 'A game begins with rules or goes on from a state.', 'input', '{ rules } or { state }');
  if ('state' in input) return readGame(input.state);
  const { rules, starter = null, situation = null, score, crawford = true } = input;
  const match = { crawford, ...(score ? { score } : {}) };
  if (!situation) return startGame(rules, starter, match);
  const game = gameFrom(rules, situation, match);
  return starter ? Object.freeze({ ...game, starter: startGame(rules, starter).starter }) : game;
}
