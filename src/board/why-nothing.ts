import { refusalText, type PlayWords } from '../locale/play.js';
import {
  applyMove,
  BAR,
  endStage,
  explainMove,
  isStageOver,
  OFF,
  presentPart,
  startTurn,
  throwDice,
  type Refusal,
  type RefusalCode,
  type Turn,
} from '../rules/index.js';

/** A refusal, and the move that it forbids. */
type RefusalFrom = Refusal & { readonly from: number; readonly to: number };

/** Why the checkers on a point cannot use dice, by default those that are left. */
export const refusalsFrom = (turn: Turn, from: number, dice = turn.left): Refusal[] =>
  [...new Set(dice)].flatMap((die) => explainMove(turn, from, landing(from, die), die) ?? []);

/** Why no checkers can, from the rear to the front. */
export const refusalsNow = (turn: Turn, dice = turn.left): RefusalFrom[] =>
  Array.from({ length: BAR }, (_, at) => BAR - at).flatMap((from) =>
    [...new Set(dice)].flatMap((die) => refusalsFrom(turn, from, [die]).map((refusal) => ({ ...refusal, from, to: landing(from, die) }))),
  );
const landing = (from: number, die: number): number => Math.max(OFF, from - die);

/** What is no reason of its own: another checker has to go first, and what keeps that one is asked too. */
const empty: readonly RefusalCode[] = ['no-checker', 'bar-first', 'farther-first'];

/** Why dice of the present part of a turn are left over: what keeps the checkers from using them. Empty where none are. */
export function whyNothing(turn: Turn, words: PlayWords): string {
  const refusals: RefusalFrom[] = [];
  // a stage is stuck where the moves before it had led, not where those after it have
  let now = atStart(turn);
  for (const play of presentPart(turn)?.plays ?? []) {
    for (const move of play) now = applyMove(now, move);
    if (!isStageOver(now)) break;
    refusals.push(...refusalsNow(now));
    now = endStage(now);
  }
  return reasons(refusals, turn, words);
}

/** What refusals come to, in sentences. */
export function reasons(refusals: readonly Omit<RefusalFrom, 'to'>[], turn: Turn, words: PlayWords): string {
  const closed = new Set<number>();
  const pinned = new Set<number>();
  const others = new Map<RefusalCode, Refusal>();
  let onBar = '';
  for (const refusal of refusals) {
    const { code, point, from } = refusal;
    if (code === 'game-over') return '';
    if (empty.includes(code)) continue;
    if (from === BAR) onBar = words.onBar;
    if (code === 'pinned') pinned.add(from);
    else if (point && code !== 'own-pinned-there') closed.add(point);
    else others.set(code, refusal);
  }
  // that nothing can be borne off yet is the reason only where nothing else is
  if (closed.size + pinned.size + others.size > 1) others.delete('not-all-home');
  const isWall = others.has('quarter-wall') || others.has('front-wall');
  // the pinned checker in the way says enough
  pinned.delete(others.get('own-pinned-there')?.point ?? OFF);
  return [
    onBar,
    closed.size > 0 ? words.closed(descending(closed), turn.rules.contact === 'block', isWall) : '',
    pinnedText(pinned, words),
    ...Array.from(others.values(), (refusal) => refusalText(refusal, words)),
  ]
    .filter(Boolean)
    .slice(0, 3)
    .join(' ');
}

export const descending = (points: Iterable<number>): number[] => [...points].sort((a, b) => b - a);
/** Own checkers that are pinned. */
export const pinnedText = (points: Iterable<number>, words: PlayWords): string => words.ownPinned(descending(points));

/** The turn before the first move of its present part. */
function atStart(turn: Turn): Turn {
  const { rules, start, startMarks, player, roll, passed, own } = turn;
  if (!own) return startTurn(rules, start, player, { passed: passed?.stages ?? [] });
  const before = { phase: 'roll', position: start, marks: startMarks, roll: null, own: null, left: [], duty: null, handOver: [] } as const;
  return throwDice({ ...turn, ...before }, roll ?? []);
}
