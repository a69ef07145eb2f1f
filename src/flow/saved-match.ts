/** A match that comes from outside is told over again, game by game, before it is trusted; its present game is played over again. */
import {
  canEndSo,
  nextGame,
  parseRules,
  RulesError,
  startMatch,
  withGame,
  type MatchState,
  type PlayedGame,
  type Rules,
} from '../rules/index.js';
import { FlowError } from './error.js';
import { isPlain, readGame, same } from './saved-game.js';

/**
 * The match that saved data hold. What comes out is built here and equals what was saved, so nothing in it is merely believed.
 *
 * @throws FlowError `bad-match` or `bad-game`, with the part at fault: `match.played.2.starter`, `match.game.turn`
 */
export function readMatch(data: unknown): MatchState {
  const saved = within('match', () => JSON.parse(JSON.stringify(data)) as MatchState);
  need(isPlain(saved), 'match');
  const game = within('match.game', () => readGame(saved.game));
  let match = readPlan(saved);
  const { played } = saved;
  need(isList(played), 'match.played');
  // the present game is among those that were played as soon as it is over, but there is more to say of it
  const before = game.outcome ? played.slice(0, -1) : played;
  for (const [index, one] of before.entries()) {
    const part = `match.played.${index}`;
    match = within(part, () => nextGame(withPlayed(match, one, part)));
  }
  const { starter } = match.game;
  for (const part of ['rules', 'score', 'crawford'] as const) need(same(game[part], match.game[part]), `match.game.${part}`);
  // who begins by right throws no opening; where it decides, only the first game of a match can begin without
  const isByRight = starter !== null && game.starter === starter && game.opening === null;
  const isThrown = starter === null && (game.starter === null || game.opening !== null || before.length === 0);
  need(isByRight || isThrown, 'match.game.starter');
  match = withGame(match, game);
  for (const part of new Set([...Object.keys(match), ...Object.keys(saved)]))
    need(same(match[part as keyof MatchState], saved[part as keyof MatchState]), `match.${part}`);
  return match;
}

/** The match as it began. */
function readPlan({ set, order, length, from }: MatchState): MatchState {
  const count = set === null ? 1 : within('match.set', () => startMatch({ set })).order.length;
  need(isList(order) && order.length === count, 'match.order');
  const games = order.map((rules: unknown, index) => within(`match.order.${index}`, () => parseRules(isPlain(rules) ? rules : {})));
  const [rules] = games as [Rules];
  need(within('match.length', () => startMatch({ rules, length })).length === length, 'match.length');
  return { ...within('match.from', () => startMatch({ rules, length, score: from })), set, order: games };
}

/** A game of which only its starter and its outcome were kept. */
function withPlayed(match: MatchState, one: PlayedGame, part: string): MatchState {
  need(isPlain(one), part);
  const { starter, outcome } = one;
  const { game } = match;
  need(isPlayer(starter) && (game.starter === null || game.starter === starter), `${part}.starter`);
  need(canEndSo(game.rules, outcome), `${part}.outcome`);
  return withGame(match, { ...game, starter, outcome });
}

const isList = (value: unknown): boolean => Array.isArray(value);
const isPlayer = (value: unknown): boolean => value === 'white' || value === 'black';

/** Says of whatever is found wrong where in the match it lies. */
function within<T>(part: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FlowError) {
      const { code, message, expected } = error;
      throw error.part.startsWith('match') ? error : new FlowError(code, message, error.part.replace(/^\w+/, part), expected);
    }
    if (error instanceof RulesError) throw new FlowError('bad-match', error.message, part, error.expected);
    throw new FlowError('bad-match', 'This is not a saved match: something is missing.', part);
  }
}

function need(right: boolean, part: string): asserts right {
  if (!right) throw new FlowError('bad-match', `This is not a saved match: its ${part} cannot be.`, part);
}
