/** What a game is played for (docs/rules.md, "Results" and "The cube"). */
import { countsMars } from './cube.js';
import { RulesError, shown } from './error.js';
import type { GameState } from './game.js';
import { assertGame } from './game-data.js';
import { cut, worth, type Stake } from './outcome.js';

/** What the result of a game is multiplied by, and the highest that counts. */
export const stakeIn = (game: Pick<GameState, 'rules' | 'cube' | 'score'>): Stake => ({
  value: game.cube?.value ?? 1,
  highest: countsMars(game) ? game.rules.scoring : 'oin',
});

/** What a game costs its loser. */
export interface Stakes {
  /** As the cube stands now. */
  readonly oin: number;
  readonly mars: number;
  readonly koks: number;
  /** The largest loss that can still come: the stake times the cube's limit times the highest result; null where the cube has no limit. */
  readonly most: number | null;
}

/** What a game costs its loser where one point is worth `stake`. @throws RulesError `bad-game`. */
export function stakesIn(game: GameState, stake = 1): Stakes {
  assertGame(game);
  if (!Number.isFinite(stake) || stake < 0) throw new RulesError('bad-game', `A stake is a number from 0 on, not ${shown(stake)}.`);
  const { value, highest } = stakeIn(game);
  const { scoring, cube } = game.rules;
  const costs = (kind: 'oin' | 'mars' | 'koks'): number => stake * value * worth[cut(kind, highest)];
  const mayDouble = cube !== null && !game.crawford && game.finished === null;
  const most = mayDouble ? (cube.limit === 0 ? null : stake * cube.limit * worth[scoring]) : costs('koks');
  return { oin: costs('oin'), mars: costs('mars'), koks: costs('koks'), most };
}
