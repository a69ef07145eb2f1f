/** What comes next in a match, and by what it is offered. */
import type { PlayWords } from '../../locale/play.js';
import { explainAction, matchResult, type MatchState } from '../../rules/index.js';

/** What can be offered to the players, by buttons, keys and signs on the board alike. */
export type Control =
  'roll' | 'confirm' | 'undo' | 'double' | 'resign' | 'new' | 'flip' | 'directions' | 'type' | 'replay' | 'answer' | 'help';

/** What is to be done next: to throw, to hand the turn over, to go on with the next game, to begin anew. */
export function mainAction(match: MatchState): 'roll' | 'confirm' | 'next' | 'new-game' {
  const { turn, outcome } = match.game;
  if (outcome) return matchResult(match) ? 'new-game' : 'next';
  return !turn || turn.phase === 'roll' ? 'roll' : 'confirm';
}

/** By what it is offered. */
export function mainControl(match: MatchState): Control {
  const action = mainAction(match);
  return action === 'new-game' || action === 'next' ? 'new' : action;
}

/** Whether it can be done; while something is to be moved or answered, it cannot. */
export function isReady(match: MatchState): boolean {
  const type = mainAction(match);
  return type === 'new-game' || type === 'next' || explainAction(match.game, { type }) === null;
}

/** What it is called. */
export const mainName = (match: MatchState, words: PlayWords): string =>
  ({ roll: words.roll, confirm: words.confirm, next: words.next, 'new-game': words.newGame })[mainAction(match)];
