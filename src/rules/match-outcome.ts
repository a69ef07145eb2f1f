import { isObject } from './error.js';
import type { Outcome } from './game.js';
import { knownRules } from './known.js';
import { mothersCount } from './mothers.js';
import { cut, worth } from './outcome.js';
import type { Rules } from './rules.js';

/** Whether some game of these rules can end so. Outcomes of games that nobody has kept are checked by this alone. @throws RulesError */
export function canEndSo(rules: Rules, outcome: Outcome): boolean {
  const known = knownRules(rules);
  if (!isObject(outcome) || Object.keys(outcome).length !== 4) return false;
  const winner: unknown = outcome.winner;
  return winner === null ? isDraw(known, outcome) : (winner === 'white' || winner === 'black') && isWin(known, outcome);
}

function isDraw(rules: Rules, { kind, points, by }: Outcome): boolean {
  if (kind !== 'draw') return false;
  if (by === 'mother') return mothersCount(rules) && points === rules.pins.motherDrawPoints;
  return points === 0 && ((by === 'last-throw' && rules.lastThrow) || (by === 'no-moves' && rules.maxRollsWithoutMove > 0));
}

function isWin(rules: Rules, { kind, points, by }: Outcome): boolean {
  if (kind === 'draw' || !Object.hasOwn(worth, kind) || cut(kind, rules.scoring) !== kind) return false;
  if (!isCube(rules, points / worth[kind])) return false;
  switch (by) {
    case 'bearing-off':
    case 'resignation':
      return true;
    case 'last-throw':
      return rules.lastThrow;
    case 'mother':
      return mothersCount(rules) && (kind === cut('mars', rules.scoring) || (kind === 'oin' && rules.cube?.jacoby === true));
    case 'drop':
      return rules.cube !== null && kind === 'oin';
    default:
      return false;
  }
}

function isCube({ cube }: Rules, value: number): boolean {
  if (!cube) return value === 1;
  return value >= 1 && Number.isInteger(Math.log2(value)) && (cube.limit === 0 || value <= cube.limit);
}
