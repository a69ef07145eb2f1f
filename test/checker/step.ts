/** One checker moved by one die: may it, and what does the board look like then? (RULES: landing, bar, bearing off, runner, hit and run.) */
import { HIGH_TO_LOW, checkersOn, copyOf, countOn, holds, isPinned, other, setStack, stackOn } from './board.js';
import type { Board } from './board.js';
import type { Player, Rules } from './types.js';

export interface Step {
  /** The mover's own point; 25 = the bar. */
  from: number;
  die: number;
}

const BAR = 25;
const HOME = [6, 5, 4, 3, 2, 1];

export const targetOf = (step: Step): number => Math.max(0, step.from - step.die);

export function mayStep(rules: Rules, board: Board, player: Player, step: Step): boolean {
  const { from, die } = step;
  if (from === BAR) {
    if (board.bar[player] === 0) return false;
  } else {
    if (board.bar[player] > 0) return false;
    if (!holds(board, player, from)) return false;
  }
  const to = targetOf(step);
  if (to === 0 ? !mayBearOff(rules, board, player, from, die) : !mayLand(rules, board, player, to)) return false;
  if (rules.runner !== null && from === 24 && !isReleased(rules, board, player) && countOn(board, player, 24) < 15) return false;
  return !isHeldBackByItsHit(rules, board, player, from, to);
}

/** Whether a checker may come down on the player's own point, were it on its way there. */
export function mayLand(rules: Rules, board: Board, player: Player, to: number): boolean {
  const enemies = stackOn(board, player, to).length - countOn(board, player, to);
  if (rules.contact === 'block') return enemies === 0;
  if (rules.contact === 'hit') return enemies <= 1;
  return enemies <= 1 && !isPinned(board, player, to);
}

export const allHome = (board: Board, player: Player): boolean =>
  board.bar[player] === 0 && HIGH_TO_LOW.every((own) => own <= 6 || countOn(board, player, own) === 0);

function mayBearOff(rules: Rules, board: Board, player: Player, from: number, die: number): boolean {
  if (!allHome(board, player)) return false;
  if (!rules.pins.bearOffWhilePinned && HIGH_TO_LOW.some((own) => isPinned(board, player, own))) return false;
  if (die === from) return true;
  return from === farthest(rules, board, player);
}

/** The highest own point from which a die that is too large bears off. */
export function farthest(rules: Rules, board: Board, player: Player): number {
  const counts = (own: number) =>
    rules.pins.pinnedCountsAsFarthest ? countOn(board, player, own) > 0 : countOn(board, player, own) > 0 && !isPinned(board, player, own);
  return HIGH_TO_LOW.find(counts) ?? 0;
}

/** The first runner is past the opponent's start, or has reached it. */
export function isReleased(rules: Rules, board: Board, player: Player): boolean {
  if (board.off[player] > 0) return true;
  const line = rules.runner === 'reach' ? 12 : 11;
  return HIGH_TO_LOW.some((own) => own <= line && countOn(board, player, own) > 0);
}

/** Every checker of the player on this point hit in its own home in this turn: one that did not would go first. */
function isHeldBackByItsHit(rules: Rules, board: Board, player: Player, from: number, to: number): boolean {
  if (rules.hitAndRun === 'allowed' || from === BAR) return false;
  const haveAllHit = checkersOn(board, player, from).every((checker) => checker === checker.toUpperCase());
  if (!haveAllHit) return false;
  return rules.hitAndRun === 'forbidden' || (to > 0 && countOn(board, player, to) > 0);
}

/** The board after a step that may be made. */
export function afterStep(rules: Rules, board: Board, player: Player, step: Step): Board {
  const after = copyOf(board);
  let checker = player === 'white' ? 'w' : 'b';
  if (step.from === BAR) {
    after.bar[player] -= 1;
  } else {
    const stack = stackOn(after, player, step.from);
    if (!stack.includes(checker)) checker = checker.toUpperCase();
    const at = stack.lastIndexOf(checker);
    setStack(after, player, step.from, stack.slice(0, at) + stack.slice(at + 1));
  }
  const to = targetOf(step);
  if (to === 0) {
    after.off[player] += 1;
    return after;
  }
  const there = stackOn(after, player, to);
  const hits = rules.contact === 'hit' && there !== '' && !holds(after, player, to);
  if (hits) {
    after.bar[other(player)] += 1;
    if (HOME.includes(to) && rules.hitAndRun !== 'allowed') checker = checker.toUpperCase();
  }
  setStack(after, player, to, (hits ? '' : there) + checker);
  return after;
}

export interface Ending {
  /** Null in a draw. */
  winner: Player | null;
  by: 'bearing-off' | 'mother';
}

/** Whether the step just made by the player ended the game. */
export function endingOf(rules: Rules, board: Board, player: Player): Ending | null {
  if (board.off[player] === 15) return { winner: player, by: 'bearing-off' };
  if (rules.contact !== 'pin' || rules.pins.mother === 'none') return null;
  if (!isMotherPinned(board, other(player))) return null;
  if (isMotherPinned(board, player)) return { winner: null, by: 'mother' };
  return countOn(board, player, 24) === 0 ? { winner: player, by: 'mother' } : null;
}

/** The last checker on the start lies pinned there. */
export const isMotherPinned = (board: Board, player: Player): boolean => countOn(board, player, 24) === 1 && isPinned(board, player, 24);

export function mayStepAtAll(rules: Rules, board: Board, player: Player): boolean {
  return [25, ...HIGH_TO_LOW].some((from) => [1, 2, 3, 4, 5, 6].some((die) => mayStep(rules, board, player, { from, die })));
}
