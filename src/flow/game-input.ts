import { gameFrom, startGame, type GameState, type Player, type Rules, type Situation } from '../rules/index.js';
import { FlowError } from './error.js';

/** What a game begins with: the start, a set-up situation, or a game as it stood. */
export type GameInput =
  | {
      readonly rules: Rules;
      /** Who begins; without one the opening throw decides. Beside a situation: who began, which the last throw asks for. */
      readonly starter?: Player | null;
      readonly situation?: Situation;
    }
  | { readonly state: GameState };

/** The game that an input describes. @throws FlowError, RulesError */
export function gameOf(input: GameInput): GameState {
  if (typeof input !== 'object' || (input as unknown) === null || !('state' in input || 'rules' in input))
    throw new FlowError('bad-input', 'A game begins with rules or with a state.', 'input', '{ rules } or { state }');
  const game = 'state' in input ? input.state : begin(input);
  mustBePlayable(game);
  return game;
}

function begin({ rules, starter = null, situation }: Extract<GameInput, { rules: Rules }>): GameState {
  if (!situation) return startGame(rules, starter);
  const game = gameFrom(rules, situation);
  return starter === null ? game : Object.freeze({ ...game, starter });
}

/** The statechart knows no cube and no dice handed over yet. */
function mustBePlayable({ rules, turn }: GameState): void {
  const missing =
    rules.contact !== 'hit'
      ? 'contact'
      : rules.climb !== null
        ? 'climb'
        : rules.pass !== 'none'
          ? 'pass'
          : rules.cube !== null
            ? 'cube'
            : null;
  if (missing !== null)
    throw new FlowError('not-yet', `Games with this option ${missing} cannot be played yet.`, `rules.${missing}`, 'another game');
  if (turn?.passed) throw new FlowError('not-yet', 'Dice handed over cannot be played yet.', 'situation.passed', 'none');
}
