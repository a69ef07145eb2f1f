import { gameFrom, parseRules, startGame, type GameState, type Player, type Rules, type Situation } from '../rules/index.js';
import { FlowError } from './error.js';
import { isPlain, readGame } from './saved-game.js';

/** What a game begins with: the start of its rules, a set-up situation, or a game as it stood. */
export type GameInput =
  | {
      readonly rules: Rules;
      /** Who begins; without one the opening throw decides. Beside a situation: who began that game, which the last throw asks for. */
      readonly starter?: Player | null;
      readonly situation?: Situation | null;
    }
  | { readonly state: GameState };

/** The game that an input describes. @throws FlowError, RulesError */
export function gameOf(input: GameInput): GameState {
  if (!isPlain(input))
    throw new FlowError('bad-game', 'A game begins with rules or goes on from a state.', 'input', '{ rules } or { state }');
  if ('state' in input) {
    if (isPlain(input.state)) mustBePlayable(parseRules(input.state.rules));
    return readGame(input.state);
  }
  const { rules, starter = null, situation = null } = input;
  const game = situation ? gameFrom(rules, situation) : startGame(rules, starter);
  mustBePlayable(game.rules);
  if (game.turn?.passed) throw notYet('Dice handed over', 'situation.passed', 'none');
  return situation && starter ? Object.freeze({ ...game, starter: startGame(rules, starter).starter }) : game;
}

/** The statechart has no cube and no dice handed over yet, and only games with hits have been walked through it. */
function mustBePlayable({ contact, climb, pass, cube }: Rules): void {
  if (contact !== 'hit') throw notYet('Games without hits', 'rules.contact', 'hit');
  if (climb !== null) throw notYet('Climbing doubles', 'rules.climb', 'null');
  if (pass !== 'none') throw notYet('Dice handed over', 'rules.pass', 'none');
  if (cube !== null) throw notYet('Games with a cube', 'rules.cube', 'null');
}

const notYet = (what: string, part: string, expected: string): FlowError =>
  new FlowError('not-yet', `${what} cannot be played yet.`, part, expected);
