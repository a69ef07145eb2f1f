/**
 * Whether a refusal tells the truth: for each code a plain statement about the board, asked of the checker. Listed in the order in which
 * docs/rules.md ("Refusals") says that reasons are looked for.
 */
import type { Refusal } from '../../src/rules/index.js';
import { checkersOn, countOn, isPinned, stackOn } from '../checker/board.js';
import type { Board } from '../checker/board.js';
import { hasFrontWall, hasQuarterWall } from '../checker/legal.js';
import type { Line } from '../checker/legal.js';
import { afterStep, allHome, endingOf, farthest, isReleased, mayStep, targetOf } from '../checker/step.js';
import type { Step } from '../checker/step.js';
import type { Dice } from '../checker/types.js';
import type { StageView } from './stage-view.js';

/** A reason and the facts that its sentence speaks of. */
type Reason = Pick<Refusal, 'code' | 'point' | 'die' | 'dice' | 'count' | 'most'>;

const HOME = [1, 2, 3, 4, 5, 6];

/** Why one checker may not be moved by one die, all reasons that lie on the board. */
export function reasonsOnBoard(view: StageView, board: Board, { from, die }: Step): Reason[] {
  const { rules, player } = view;
  const to = targetOf({ from, die });
  const mine = from === 25 ? [] : checkersOn(board, player, from);
  const haveAllHit = mine.length > 0 && mine.every((checker) => checker === checker.toUpperCase());
  const isEnemyOn = to > 0 ? stackOn(board, player, to).length - countOn(board, player, to) : 0;
  const isPinnedThere = to > 0 && isPinned(board, player, to);
  const highest = farthest(rules, board, player);
  const reasons: [boolean, Reason][] = [
    [from !== 25 && board.bar[player] > 0, { code: 'bar-first' }],
    [from !== 25 && isPinned(board, player, from), { code: 'pinned' }],
    [
      rules.runner !== null && from === 24 && !isReleased(rules, board, player) && countOn(board, player, 24) < 15,
      { code: 'runner-first' },
    ],
    [rules.hitAndRun === 'forbidden' && haveAllHit, { code: 'no-hit-and-run' }],
    [rules.contact !== 'block' && isEnemyOn >= 2 && !isPinnedThere, { code: 'point-held', point: to }],
    [rules.contact === 'block' && isEnemyOn >= 1, { code: 'point-taken', point: to }],
    [isPinnedThere, { code: 'own-pinned-there', point: to }],
    [rules.hitAndRun === 'noHide' && haveAllHit && to > 0 && countOn(board, player, to) > 0, { code: 'no-hiding' }],
    [to === 0 && !allHome(board, player), { code: 'not-all-home' }],
    [to === 0 && !rules.pins.bearOffWhilePinned && HOME.some((own) => isPinned(board, player, own)), { code: 'pinned-no-bearing-off' }],
    [to === 0 && die > from && highest > from, { code: 'farther-first', die, point: highest }],
  ];
  return reasons.filter(([isSo]) => isSo).map(([, reason]) => reason);
}

/** Why a move that the board allows is no part of a legal play. */
export function reasonsOfDuty(view: StageView, steps: readonly Step[]): Reason[] {
  const { rules, stage } = view;
  const made = [...view.made, ...steps];
  const canGoOn = (lines: readonly Line[]) => lines.some((line) => startsWith(line.steps, made));
  if (canGoOn(view.legal())) return [];
  const noWalls = { walls: { quarter: 'off', front: 'off' } } as const;
  const withoutWalls = canGoOn(view.legal(noWalls));
  const blocked = view.legal(noWalls).filter((line) => startsWith(line.steps, made) && line.ending === null);

  const standing = view.standing();
  const most = (lines: readonly Line[]) => Math.max(0, ...lines.map((line) => line.steps.length));
  const goesOn = standing.filter((line) => line.ending === null);
  const after = standing.filter((line) => startsWith(line.steps, made));
  const canEnd = standing.some((line) => line.ending !== null);
  const longest = most(goesOn);
  const count = most(after);
  const isPair = stage.length === 2 && stage[0] !== stage[1];
  const single = (die: number) => goesOn.some((line) => line.steps.length === 1 && line.steps[0]!.die === die);
  const larger = Math.max(...stage);
  const endsAfter = after.some((line) => line.ending !== null);

  const quarterWall = { code: 'quarter-wall', ...(rules.walls.quarter === 'always' ? { always: true } : {}) } as const;

  const reasons: [boolean, Reason][] = [
    [withoutWalls && blocked.some((line) => hasQuarterWall(rules, line.board, view.player)), quarterWall],
    [withoutWalls && blocked.some((line) => hasFrontWall(rules, line.board, view.player)), { code: 'front-wall' }],
    [rules.leaveMove && canGoOn(view.legal({ leaveMove: false })), { code: 'must-leave-move' }],
    [
      isPair && !canEnd && longest === 1 && made.length === 1 && made[0]!.die !== larger && single(larger),
      { code: 'must-use-larger', die: larger },
    ],
    [canEnd && !endsAfter && count === longest, { code: 'must-end-game' }],
    [isPair && (longest === 2 || canEnd) && count < 2 && !endsAfter, { code: 'must-use-both' }],
    [!isPair && stage.length > 1 && count < longest && !endsAfter, { code: 'must-use-more', count, most: longest }],
  ];
  return reasons.filter(([isSo]) => isSo).map(([, reason]) => reason);
}

/** Each order of dice left that would carry a checker from one place to the other. */
export function waysOf(view: StageView, from: number, to: number): Step[][] {
  const go = (at: number, left: Dice): Step[][] =>
    [...new Set(left)].flatMap((die) => {
      const step = { from: at, die };
      const target = targetOf(step);
      const at1 = left.indexOf(die);
      const rest = left.filter((_, index) => index !== at1);
      if (target === to) return [[step]];
      return target < to || target === 0 ? [] : go(target, rest).map((more) => [step, ...more]);
    });
  return go(from, view.left);
}

/** The first step of a way that the board does not allow, with what speaks against it; null when the board allows them all. */
export function blockOf(view: StageView, way: readonly Step[]): Reason[] | null {
  let board = view.here;
  for (const step of way) {
    if (board !== view.here && endingOf(view.rules, board, view.player)) return [{ code: 'game-over' }];
    if (!mayStep(view.rules, board, view.player, step)) return reasonsOnBoard(view, board, step);
    board = afterStep(view.rules, board, view.player, step);
  }
  return null;
}

export const startsWith = (steps: readonly Step[], made: readonly Step[]): boolean =>
  made.every((step, index) => steps[index]?.from === step.from && steps[index].die === step.die);
