/** A match, game by game, as data: which game comes next and who begins it, the score, and who has won (docs/rules.md, "Sets"). */
import { isObject, RulesError, shown } from './error.js';
import { deepFreeze, isOfFrozenParts } from './freeze.js';
import type { GameState, Outcome, MatchScore } from './game.js';
import { ownGame, plainCopy } from './game-data.js';
import { startGame } from './game-steps.js';
import { knownRules } from './known.js';
import type { MatchLength, MatchPlan, MatchResult, MatchState, Score } from './match.js';
import { parseRules, type RulesChange } from './parse-rules.js';
import { presets, sets, type PresetId, type SetId } from './presets.js';
import { opponentOf, type Player, type Rules } from './rules.js';

const nothing: Score = Object.freeze({ white: 0, black: 0 });

/** A new match, its first game before the opening throw. @throws RulesError */
export function startMatch(plan: MatchPlan): MatchState {
  if (!isObject(plan)) throw new RulesError('bad-game', `A match is planned by an object, not ${shown(plan)}.`);
  const set = 'set' in plan ? plan.set : null;
  const order = 'set' in plan ? orderOf(plan.set, plan.change ?? null) : [knownRules(plan.rules)];
  const length = plan.length ?? (set === null ? 'game' : 5);
  const { white, black }: Score = plan.score ?? nothing;
  const score = { white, black };
  if (!isLength(length)) throw new RulesError('bad-game', `A match cannot go to ${shown(length)} points.`, { expected: '1, 2, 3 …' });
  if (!isCount(white) || !isCount(black)) throw new RulesError('bad-game', 'A score is { white, black }, in points.');
  if (leader(score, length)) throw new RulesError('bad-game', `At ${white} to ${black} a match to ${length} is over.`);
  const first = order[0]!;
  const game = startGame(first, plan.starter ?? null, { score: scoreIn({ score, length }) });
  return deepFreeze({ set, order, length, from: score, score, played: [], game });
}

function orderOf(set: SetId, change: string | RulesChange | null): Rules[] {
  if (typeof set !== 'string' || !Object.hasOwn(sets, set))
    throw new RulesError('unknown-preset', `There is no set ${shown(set)}.`, { expected: Object.keys(sets).join(', ') });
  return sets[set].map((id) => (change === null ? presets[id] : knownRules(parseRules(change, id))));
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isLength = (value: unknown): value is MatchLength => value === 'game' || value === 'series' || (isCount(value) && value !== 0);

/** The match with its present game as it now stands; a game that has ended is counted. @throws RulesError `wrong-phase` after its end. */
export function withGame(match: MatchState, game: GameState): MatchState {
  mustBeMatch(match);
  if (match.game.outcome) throw new RulesError('wrong-phase', 'The game is over.', { refusal: { code: 'game-over' } });
  const now = ownGame(game);
  const { starter, outcome } = now;
  if (!outcome || !starter) return changed(match, { game: now });
  return changed(match, { game: now, played: [...match.played, { starter, outcome }], score: added(match.score, outcome) });
}

/** A match with parts changed. One that comes from outside stays as it was, and what is made of it knows its rules. */
function changed(match: MatchState, change: Partial<MatchState>): MatchState {
  const own = isOfFrozenParts(match) ? match : { ...plainCopy(match), order: match.order.map(knownRules) };
  return deepFreeze({ ...own, ...change });
}

/** The score with a game counted in it. */
export function added(score: Score, { winner, points }: Pick<Outcome, 'winner' | 'points'>): Score {
  const { white, black } = score;
  return { white: white + (winner === 'black' ? 0 : points), black: black + (winner === 'white' ? 0 : points) };
}

/** The match with the game that follows the one that is over. @throws RulesError `wrong-phase` where none follows now. */
export function nextGame(match: MatchState): MatchState {
  mustBeMatch(match);
  if (!match.game.outcome) throw new RulesError('wrong-phase', 'The game is not over.');
  if (matchResult(match)) throw new RulesError('wrong-phase', 'The match is over.', { refusal: { code: 'game-over' } });
  const rules = match.order[match.played.length % match.order.length]!;
  const before = { score: scoreIn(match), crawford: !isClose(match.game.score) };
  return changed(match, { game: startGame(rules, nextStarter(rules, match), before) });
}

/** What a game is told of its match: the score before it. A single game stands for itself. */
const scoreIn = ({ score, length }: Pick<MatchState, 'score' | 'length'>): MatchScore | null =>
  length === 'game' ? null : { ...score, length: length === 'series' ? null : length };

/** Whether a side was within one point of the length: from then on no later game can be the first such, the Crawford game. */
export const isClose = (score: MatchScore | null): boolean => !!score?.length && Math.max(score.white, score.black) >= score.length - 1;

/** Who begins the game after the last that was played; null = the opening throw decides. */
function nextStarter(rules: Rules, { played }: MatchState): Player | null {
  const last = played.at(-1);
  if (!last) return null;
  const { winner } = last.outcome;
  switch (rules.nextStarter) {
    case 'winner':
      return winner;
    case 'loser':
      return winner && opponentOf(winner);
    case 'alternate':
      return opponentOf(last.starter);
    case 'roll':
      return null;
  }
}

/** How the match ended, or null while it goes on. A length is reached by the side that leads; whatever is beyond it stands in the score. */
export function matchResult(match: MatchState): MatchResult | null {
  mustBeMatch(match);
  const { game, length, score } = match;
  if (!game.outcome || length === 'series') return null;
  if (length === 'game') return Object.freeze({ winner: game.outcome.winner, score });
  const winner = leader(score, length);
  return winner && Object.freeze({ winner, score });
}

/** Whoever has reached the length and leads. */
export function leader({ white, black }: Score, length: MatchLength): Player | null {
  if (typeof length !== 'number' || Math.max(white, black) < length || white === black) return null;
  return white > black ? 'white' : 'black';
}

/** The place of the present game in its match, from 1. */
export function gameNumber(match: MatchState): number {
  mustBeMatch(match);
  return match.played.length + (match.game.outcome ? 0 : 1);
}

/** What a set calls its game of this number, counted from 1 through the match; null outside a set. */
export function gameOfSet(match: MatchState, number: number): PresetId | null {
  mustBeMatch(match);
  const { set, order } = match;
  return (set && sets[set][(number - 1) % order.length]) ?? null;
}

function mustBeMatch(match: MatchState): void {
  const isMatch =
    isObject(match) && isObject(match.game) && isObject(match.score) && Array.isArray(match.order) && Array.isArray(match.played);
  if (!isMatch) throw new RulesError('bad-game', 'This is not a match.');
}
