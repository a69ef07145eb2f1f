/** Why a move is refused: the first rule that forbids it, with the facts that a sentence needs (docs/rules.md, "Refusals"). */
import { BAR, OFF } from './position.js';
import type { Refusal, RefusalCode } from './refusal.js';
import { blockCodes, blockOf, FREE, farthest, gameEnded, load, make, mine, unmake } from './scratch.js';
import { completable, greatestUse, wallAhead, without } from './search.js';
import { assertPlace, isAllowed, isEnded } from './turn-moves.js';
import { assertTurn, partOf } from './turn-data.js';
import type { Dice, Turn } from './turn.js';

/**
 * Why the player may not move the checker on `from` to `to` now, with one die or several, or null exactly when it is legal, that is, when
 * `to` is among `destinations(turn, from)`. Own numbering; 25 = bar, 0 = off. With `die` only that single die is judged.
 *
 * @throws RulesError `bad-turn`, `bad-point`.
 */
export function explainMove(turn: Turn, from: number, to: number, die?: number): Refusal | null {
  const now = assertTurn(turn);
  assertPlace(from);
  assertPlace(to);
  if (isEnded(now)) return { code: 'game-over' };
  if (now.phase === 'roll') return { code: 'roll-first' };
  load(now.rules, now.position, now.player, now.marks);
  if (from === OFF || mine[from] === 0) return { code: 'no-checker', point: from };
  if (to >= from) return { code: 'backward' };
  if (mine[BAR] !== 0 && from !== BAR) return { code: 'bar-first' };
  const ways = waysTo(from, to, now.phase === 'passed' || now.phase === 'moving' ? now.left : [], die);
  if (ways.length === 0) return blockAtOnce(from, to) ?? missingDie(now, from, to, die);
  // a way that is open, and refused for a duty, says more than one that is blocked
  let blocked: Refusal | null = null;
  let owed: Refusal | null = null;
  for (const way of ways) {
    const refusal = explainWay(now, from, way);
    if (refusal === null) return null;
    if (duties.has(refusal.code)) owed ??= refusal;
    else blocked ??= refusal;
  }
  return owed ?? blocked;
}

/** Refusals of a way that is open but is no part of a legal play. */
const duties: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'must-use-both',
  'must-use-more',
  'must-use-larger',
  'must-end-game',
  'must-leave-move',
  'quarter-wall',
  'front-wall',
]);

/** The orders of dice that could take one checker from one place to the other; bearing off may need more than is there. */
function waysTo(from: number, to: number, left: Dice, only: number | undefined): Dice[] {
  const ways: Dice[] = [];
  const goOn = (at: number, rest: Dice, way: Dice): void => {
    for (const die of new Set(rest)) {
      if (only !== undefined && die !== only) continue;
      const next = Math.max(OFF, at - die);
      if (next === to) ways.push([...way, die]);
      else if (next > to && only === undefined) goOn(next, without(rest, die), [...way, die]);
    }
  };
  goOn(from, left, []);
  return ways.sort((a, b) => a.length - b.length);
}

/** What forbids the move whatever the die: the checker cannot leave its place, or nothing can be borne off. */
function blockAtOnce(from: number, to: number): Refusal | null {
  const code = blockCodes[blockOf(from, to === OFF ? from : 1)];
  if (code === 'pinned' || code === 'runner-first' || code === 'no-hit-and-run') return { code };
  return to === OFF && (code === 'not-all-home' || code === 'pinned-no-bearing-off') ? { code } : null;
}

function missingDie(turn: Turn, from: number, to: number, die = from - to): Refusal {
  if (turn.phase === 'passed' || turn.phase === 'moving') {
    const { stages, plays } = partOf(turn);
    const now = stages[plays.length - 1]?.[0];
    const later = stages.slice(plays.length).some((stage) => stage.includes(die));
    if (later && now !== undefined) return { code: 'stage-order', die: now, dice: [die] };
    if (turn.phase === 'passed') return { code: 'passed-first', dice: [...turn.left, ...stages.slice(plays.length).flat()] };
  }
  return { code: 'no-such-die', die, dice: turn.phase === 'moving' ? turn.left : [] };
}

/** Walks one order of dice on the scratch board and judges its end. */
function explainWay(turn: Turn, from: number, way: Dice): Refusal | null {
  const steps: { from: number; to: number; effect: number }[] = [];
  let at = from;
  let left = turn.left;
  let refusal: Refusal | null = null;
  for (const die of way) {
    if (steps.length > 0 && gameEnded()) {
      refusal = { code: 'game-over' };
      break;
    }
    const block = blockOf(at, die);
    const to = Math.max(OFF, at - die);
    if (block !== FREE) {
      refusal = blockRefusal(block, at, to, die);
      break;
    }
    steps.push({ from: at, to, effect: make(at, to) });
    left = without(left, die);
    at = to;
  }
  refusal ??= explainDuty(turn, way, left);
  for (const step of steps.reverse()) unmake(step.from, step.to, step.effect);
  return refusal;
}

function blockRefusal(block: number, from: number, to: number, die: number): Refusal {
  const code = blockCodes[block] ?? 'no-checker';
  switch (code) {
    case 'point-held':
    case 'point-taken':
    case 'own-pinned-there':
      return { code, point: to };
    case 'farther-first':
      return { code, die, point: farthest() };
    case 'no-checker':
      return { code, point: from };
    default:
      return { code };
  }
}

/** The step itself can be made; is it a part of a legal play? If not, which duty does it break? */
function explainDuty(turn: Turn, way: Dice, left: Dice): Refusal | null {
  const last = way[way.length - 1]!;
  if (isAllowed(turn, last, left, way.length)) return null;
  const duty = turn.duty!;
  const used = (partOf(turn).plays.at(-1)?.length ?? 0) + way.length;
  // where one die alone can be used, leaving a move says nothing of plays that use both
  const wall = wallAhead(duty.larger === null ? duty : { ...duty, leaveMove: false }, left, used);
  if (wall) return wall === 'quarter-wall' && turn.rules.walls.quarter === 'always' ? { code: wall, always: true } : { code: wall };
  if (duty.larger !== null && last !== duty.larger) return { code: 'must-use-larger', die: duty.larger };
  if (duty.leaveMove && completable({ ...duty, leaveMove: false }, left, used)) return { code: 'must-leave-move' };
  const count = Math.max(greatestUse(left, used), 0);
  if (duty.withoutEnding < duty.most && count >= duty.withoutEnding) return { code: 'must-end-game' };
  const dice = used + left.length;
  return dice === 2 ? { code: 'must-use-both' } : { code: 'must-use-more', count, most: duty.most };
}
