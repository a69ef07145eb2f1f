import { assertCube } from './cube.js';
import { knownRules } from './known.js';
import type { Outcome, ResultKind } from './game.js';
import { hasPinnedMother, motherEnd } from './mothers.js';
import { acrossPoint, BAR, CHECKERS, OFF, pipsOf, type Position } from './position.js';
import { assertPosition, assertSides } from './position-data.js';
import { assertPlayer } from './dice.js';
import { RulesError, shown } from './error.js';
import { opponentOf, type Player, type Rules } from './rules.js';

/** What a result counts, before the cube. */
export const worth = { oin: 1, mars: 2, koks: 3 } as const;
const kinds: readonly ResultKind[] = ['oin', 'mars', 'koks'];

/** @throws RulesError `bad-event` unless this is a price that a resignation can offer, or none. */
export function assertPrice(price: unknown): void {
  if (price !== undefined && !kinds.includes(price as ResultKind))
    throw new RulesError('bad-event', `A price is oin, mars or koks, not ${shown(price)}.`, { expected: kinds.join(', ') });
}

/** What a result is multiplied by, and the highest that counts. */
export interface Stake {
  readonly value: number;
  readonly highest: ResultKind;
}

/**
 * What the game is worth if this position ends it, else null (docs/rules.md, "Results"): a side has borne off everything, or the mothers
 * decide. With `lastThrow` two sides can have finished, which is a draw. `cube` multiplies the winner's points.
 *
 * @throws RulesError `bad-position`, `bad-game` for a cube that cannot be, or a fault of the rules.
 */
export function outcome(rules: Rules, position: Position, cube = 1): Outcome | null {
  const known = knownRules(rules);
  assertPosition(position, known);
  assertCube({ value: cube, owner: null }, 0);
  return endOf(known, position, { value: cube, highest: known.scoring });
}

/** As `outcome`, of rules and a position that are known to be right. */
export function endOf(rules: Rules, position: Position, stake: Stake): Outcome | null {
  const white = position.white.checkers[OFF] === CHECKERS;
  const black = position.black.checkers[OFF] === CHECKERS;
  if (white && black) return Object.freeze({ winner: null, kind: 'draw', points: 0, by: 'last-throw' });
  if (white || black) return won(rules, position, white ? 'white' : 'black', 'bearing-off', stake);
  return motherOutcome(rules, position, stake);
}

function motherOutcome(rules: Rules, position: Position, stake: Stake): Outcome | null {
  for (const winner of ['white', 'black'] as const) {
    const [isEnemysPinned, isOwnPinned] = [opponentOf(winner), winner].map((player) => hasPinnedMother(rules, position[player]));
    const end = motherEnd(isEnemysPinned!, isOwnPinned!, position[winner].checkers[24]!);
    if (end === 'draw') return Object.freeze({ winner: null, kind: 'draw', points: rules.pins.motherDrawPoints, by: 'mother' });
    if (end === 'won') return priced(winner, 'mars', 'mother', stake);
  }
  return null;
}

/**
 * Whether a player's mother is pinned, in a game that this can decide (docs/rules.md, "Pins and mothers").
 *
 * @throws RulesError
 */
export function isMotherPinned(rules: Rules, position: Position, player: Player): boolean {
  const known = knownRules(rules);
  assertPlayer(player);
  assertPosition(position, known);
  return hasPinnedMother(known, position[player]);
}

/** A win counted by how far the loser has come. */
export const won = (rules: Rules, position: Position, winner: Player, by: Outcome['by'], stake: Stake): Outcome =>
  priced(winner, kindOf(rules, position, opponentOf(winner)), by, stake);

/** A win of a kind, of which no more counts than the stake lets. */
export function priced(winner: Player, kind: ResultKind, by: Outcome['by'], stake: Stake): Outcome {
  const counted = cut(kind, stake.highest);
  return Object.freeze({ winner, kind: counted, points: worth[counted] * stake.value, by });
}

/** How much the loser's checkers make of a defeat, before the option `scoring`. */
function kindOf({ travel }: Rules, position: Position, loser: Player): ResultKind {
  const { checkers } = position[loser];
  if (checkers[OFF] !== 0) return 'oin';
  if (checkers[BAR] !== 0) return 'koks';
  for (let home = 1; home <= 6; home++) if (checkers[acrossPoint(home, travel)] !== 0) return 'koks';
  return 'mars';
}

/** The kind, or the highest that counts where that is less. */
export const cut = (kind: ResultKind, highest: ResultKind): ResultKind => (kinds.indexOf(kind) > kinds.indexOf(highest) ? highest : kind);

/**
 * What resigning costs a player in a position (docs/rules.md, "Results"); in a game that is being played `resignationIn` knows the cube.
 *
 * @throws RulesError
 */
export function resignation(rules: Rules, position: Position, player: Player, cube = 1): Outcome {
  const known = knownRules(rules);
  assertPlayer(player);
  assertPosition(position, known);
  assertCube({ value: cube, owner: null }, 0);
  return resigned(known, position, player, { value: cube, highest: known.scoring });
}

/** As `resignation`, of rules and a position that are known to be right. */
export function resigned(rules: Rules, position: Position, player: Player, stake: Stake): Outcome {
  const winner = opponentOf(player);
  if (rules.resignation === 'byPosition') return won(rules, position, winner, 'resignation', stake);
  return priced(winner, position[player].checkers[OFF] === 0 ? 'mars' : 'oin', 'resignation', stake);
}

/** How many pips a player still has to go; a checker on the bar counts 25. @throws RulesError `bad-position`, `bad-player`. */
export function pipCount(position: Position, player: Player): number {
  assertPlayer(player);
  assertSides(position);
  return pipsOf(position[player]);
}
