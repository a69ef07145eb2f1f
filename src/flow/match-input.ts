import { startMatch, withGame, type MatchPlan, type MatchState, type Situation } from '../rules/index.js';
import { FlowError } from './error.js';
import { gameOf } from './game-input.js';
import { isPlain } from './saved-game.js';
import { readMatch } from './saved-match.js';

/** What a match begins with: what is to be played in it, or a match as it stood. */
export type MatchInput =
  | (MatchPlan & {
      /** What the first game begins from; the score in it, and the length of the match, count where the plan names none. */
      readonly situation?: Situation | null;
    })
  | { readonly state: MatchState };

/** The match that an input describes. @throws FlowError, RulesError */
export function matchOf(input: MatchInput): MatchState {
  if (!isPlain(input))
    throw new FlowError('bad-match', 'A match begins with a plan or goes on from a state.', 'input', '{ rules }, { set }, { state }');
  if ('state' in input) return readMatch(input.state);
  const { situation = null, ...plan } = input;
  const match = startMatch({ ...plan, score: plan.score ?? situation?.score, length: plan.length ?? situation?.score?.length });
  if (!situation) return match;
  const { rules, score: before } = match.game;
  return withGame(match, gameOf({ rules, starter: plan.starter ?? null, situation: { ...situation, score: before } }));
}
