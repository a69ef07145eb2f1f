import { createActor, transition, type Actor, type SnapshotFrom } from 'xstate';
import type { MatchState } from '../rules/index.js';
import { FlowError } from './error.js';
import type { MatchInput } from './match-input.js';
import { matchMachine } from './match-machine.js';
import { isPlain } from './saved-game.js';

/** A match that runs: what it is sent, and whoever listens to it. */
export type MatchActor = Actor<typeof matchMachine>;
/** How a match stands: `context` is the match of `rules`, `value` the state, `output` the result in the end. */
export type MatchSnapshot = SnapshotFrom<typeof matchMachine>;

/** A match as it is kept: plain data. */
export interface SavedMatch {
  readonly version: 1;
  readonly match: MatchState;
  /** Dice are in the air: they were asked for and do not lie yet. */
  readonly rolling: boolean;
}

/** A match's actor, not started yet; throws at once where no match can be made. @throws FlowError, RulesError */
export function createMatch(input: MatchInput): MatchActor {
  const actor = createActor(matchMachine, { input });
  const snapshot = actor.getSnapshot();
  if (snapshot.status === 'error') throw snapshot.error;
  return actor;
}

/** The match as it now stands, to be kept as JSON. Without its actor, dice in the air are not known of and will be asked for again. */
export function saveMatch(match: MatchActor | MatchState): SavedMatch {
  if (!('getSnapshot' in match)) return { version: 1, match, rolling: false };
  const snapshot = match.getSnapshot();
  return { version: 1, match: snapshot.context, rolling: snapshot.hasTag('rolling') };
}

/**
 * The actor, not started yet, of a match that goes on from what `saveMatch` gave, by way of JSON or not. Everything in it is checked, so it
 * may come from anywhere; there is no half of a match.
 *
 * @throws FlowError `no-match` for null and whatever is no object, else `bad-match` or `bad-game`, with the part at fault: `saved.version`, `match.score`
 */
export function restoreMatch(data: unknown): MatchActor {
  if (!isPlain(data)) throw new FlowError('no-match', 'No saved match was given.', 'saved', 'what saveMatch gives');
  const { version, match, rolling, ...more } = data;
  need(version === 1, 'saved.version', '1');
  need(typeof rolling === 'boolean', 'saved.rolling', 'true, false');
  for (const part of Object.keys(more)) need(false, `saved.${part}`, 'nothing more');
  const input: MatchInput = { state: match as MatchState };
  const actor = createMatch(input);
  if (!rolling) return actor;
  const [thrown] = transition(matchMachine, actor.getSnapshot(), { type: 'roll' });
  need(thrown.hasTag('rolling'), 'saved.rolling', 'false');
  return createActor(matchMachine, { input, snapshot: matchMachine.getPersistedSnapshot(thrown) });
}

function need(right: boolean, part: string, expected: string): asserts right {
  if (!right) throw new FlowError('bad-match', `This is not a saved match: its ${part} cannot be.`, part, expected);
}
