/** What is to be played on a board: one game, a match or a set, as its attributes say. */
import type { MatchInput } from '../../flow/index.js';
import { presets, type MatchLength, type MatchPlan, type Rules } from '../../rules/index.js';
import { BoardError } from '../error.js';
import type { Setup } from '../setup.js';

/** @throws BoardError for a length that is none. */
export function planOf({ set, changes, rules, length, isSetUp, situation }: Setup): MatchInput {
  const plan: MatchPlan = { ...(set ? { set, change: changes } : { rules }), length: readLength(length) };
  return isSetUp || situation.player ? { ...plan, situation } : plan;
}

/** What the game of these rules is called: as the attributes say, or as the preset is that a match from elsewhere follows; else nothing. */
export function nameOf(rules: Rules, setup: Setup): string {
  const isSo = (other: Rules): boolean => JSON.stringify(other) === JSON.stringify(rules);
  return isSo(setup.rules) ? setup.game : (Object.entries(presets).find(([, one]) => isSo(one))?.[0] ?? '');
}

/** Null for what the game or the set says. */
function readLength(text: string): MatchLength | null {
  if (text === '') return null;
  if (text === 'series') return text;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new BoardError('bad-attribute', null, 'length', text, undefined, '1, 5, 7, series');
}

/** What one point is worth, also with a decimal comma; null where nothing is played for. @throws BoardError */
export function stakeOf({ stake }: Setup): number | null {
  if (stake === '') return null;
  if (/^\d{1,9}([.,]\d{1,4})?$/.test(stake)) return Number(stake.replace(',', '.'));
  throw new BoardError('bad-attribute', null, 'stake', stake, undefined, '2, 0.5');
}
