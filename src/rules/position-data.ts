/** What can be wrong with a position, whether it came as text or as data. */
import { RulesError, saidByCode, shown } from './error.js';
import { acrossPoint, CHECKERS, type Position, type Side } from './position.js';
import type { Player, Rules } from './rules.js';

interface SharedFault {
  readonly code: 'shared-point' | 'pin-not-in-game' | 'pin-without-enemy' | 'pin-twice';
  readonly player: Player;
  readonly point: number;
}

/** What is wrong where the sides meet; the point is in the numbering of the player named. */
export function sharedFault(position: Position, rules: Rules): SharedFault | null {
  const { white, black } = position;
  const pins = rules.contact === 'pin';
  for (const [player, mine, theirs] of [
    ['white', white, black],
    ['black', black, white],
  ] as const) {
    for (const point of mine.pinned) {
      const across = acrossPoint(point, rules.travel);
      if (!pins) return { code: 'pin-not-in-game', player, point };
      if (!theirs.checkers[across]) return { code: 'pin-without-enemy', player, point };
      if (theirs.pinned.includes(across)) return { code: 'pin-twice', player, point };
    }
  }
  for (let point = 1; point <= 24; point++) {
    const across = acrossPoint(point, rules.travel);
    if (white.checkers[point] && black.checkers[across] && !white.pinned.includes(point) && !black.pinned.includes(across))
      return { code: 'shared-point', player: 'black', point: across };
  }
  return null;
}

/** Checks a position that comes as data; `@throws RulesError` `bad-position`. */
export function assertPosition(position: Position, rules: Rules): void {
  assertSides(position);
  const fault = sharedFault(position, rules);
  if (fault) throw new RulesError('bad-position', `${fault.player}, point ${fault.point}: ${saidByCode(fault.code)}`);
}

function dataFault(position: unknown): string | null {
  if (typeof position !== 'object' || position === null) return `A position is an object, not ${shown(position)}.`;
  for (const player of ['white', 'black'] as const) {
    const side = (position as Partial<Record<Player, Partial<Side> | null>>)[player];
    if (!side || !Array.isArray(side.checkers) || !Array.isArray(side.pinned)) return `The position has no ${player} side.`;
    const { checkers, pinned } = side as Side;
    let sum = 0;
    for (let point = 0; point < 26; point++) {
      const count = checkers[point];
      if (!(Number.isInteger(count) && count! >= 0)) return `${player} has no number of checkers on ${point}.`;
      sum += count!;
    }
    if (sum !== CHECKERS || checkers.length !== 26) return `${player} has ${sum} checkers, not ${CHECKERS}.`;
    for (let i = 0; i < pinned.length; i++) {
      const point = pinned[i];
      if (typeof point !== 'number' || !(point >= 1 && point <= 24) || checkers[point] !== 1 || pinned.indexOf(point) !== i)
        return `${player} has no lone checker to be pinned on ${shown(point)}.`;
    }
  }
  return null;
}

/** Checks what can be checked without knowing the game. @throws RulesError `bad-position`. */
export function assertSides(position: Position): void {
  const fault = dataFault(position);
  if (fault) throw new RulesError('bad-position', fault);
}
