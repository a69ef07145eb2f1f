/** Whole turns, stage by stage: the dice handed over, the roll, climbing doubles, and what is handed on (RULES: the order of a turn). */
import { formatBoard, forgetHits } from './board.js';
import type { Board } from './board.js';
import { legal, optional, without } from './legal.js';
import type { Legal, Line } from './legal.js';
import type { Ending } from './step.js';
import type { Dice, Player, Rules } from './types.js';

/** A way to end a turn. */
export interface End {
  board: Board;
  handOver: Dice[];
  ending: Ending | null;
}

/** The stages of a roll, the player having made so many rolls before it. */
export function stagesOf(rules: Rules, roll: Dice, rollsBefore: number): Dice[] {
  const [first, second] = roll as [number, number];
  if (first !== second) return [[first, second]];
  const stages: Dice[] = [[first, first, first, first]];
  if (climbs(rules, rollsBefore)) for (let number = first + 1; number <= 6; number++) stages.push([number, number, number, number]);
  return stages;
}

/** Whether a double thrown after so many own rolls climbs. */
export const climbs = (rules: Rules, rollsBefore: number): boolean => rules.climb !== null && rollsBefore + 1 >= rules.climb.from;

/** Every distinct end of a turn; `roll` is not looked at where the dice handed over end the game. */
export function everyEnd(rules: Rules, board: Board, player: Player, given: { rolls: number; passed: readonly Dice[]; roll: Dice }): End[] {
  const ends: End[] = [];
  for (const start of afterPassed(rules, board, player, given.passed)) {
    if (start.ending) ends.push({ board: start.board, handOver: [], ending: start.ending });
    else ends.push(...afterRoll(rules, start.board, player, given.roll, given.rolls));
  }
  const distinct = new Map(ends.map((end) => [describeEnd(end), end]));
  return [...distinct.values()];
}

export const describeEnd = (end: End): string =>
  JSON.stringify([formatBoard(end.board), end.handOver.map(sorted), end.ending ? (end.ending.winner ?? 'draw') : null]);

export const sorted = (dice: Dice): number[] => [...dice].sort((a, b) => a - b);

/** What the dice handed over can lead to. What is left of them is lost. */
export function afterPassed(
  rules: Rules,
  board: Board,
  player: Player,
  passed: readonly Dice[],
): { board: Board; ending: Ending | null }[] {
  const [stage, ...later] = passed;
  if (!stage) return [{ board, ending: null }];
  return ways(playable(rules, board, player, stage, true)).flatMap((line) => {
    if (line.ending) return [{ board: line.board, ending: line.ending }];
    const isStuck = line.steps.length < stage.length;
    if (isStuck && rules.passed.stopsAtStuck) return [{ board: line.board, ending: null }];
    return afterPassed(rules, line.board, player, later);
  });
}

/** The legal plays of one stage of a part. */
export const playable = (rules: Rules, board: Board, player: Player, stage: Dice, isPassed: boolean): Legal =>
  isPassed && !rules.passed.mandatory ? optional(rules, board, player, stage) : legal(rules, board, player, stage);

/** The lines that differ in what comes after them: in the position, in the dice left, in who hit at home. */
function ways(found: Legal): Line[] {
  const key = (line: Line) =>
    [line.board.points.map(inOrder).join(), formatBoard(line.board), sorted(line.steps.map((step) => step.die)).join()].join();
  return [...new Map(found.lines.map((line) => [key(line), line])).values()];
}

/** Who hit matters, not where in the pile he lies. */
const inOrder = (stack: string): string => Array.from(stack).sort().join('');

function afterRoll(rules: Rules, board: Board, player: Player, roll: Dice, rollsBefore: number): End[] {
  const go = (here: Board, stages: readonly Dice[], kept: Dice[], progress: Progress): End[] => {
    const [stage, ...later] = stages;
    const end = (handOver: Dice[]): End => ({ board: forgetHits(here), handOver: filtered(rules, handOver, progress), ending: null });
    if (!stage) return [end(kept)];
    return ways(playable(rules, here, player, stage, false)).flatMap((line) => {
      if (line.ending) return [{ board: forgetHits(line.board), handOver: [], ending: line.ending }];
      const left = unplayed(stage, line);
      const isFirst = stage[0] === roll[0];
      const now = { ...progress, startedRolled: progress.startedRolled || (isFirst && line.steps.length > 0) };
      if (left.length === 0) return go(line.board, later, kept, now);
      if (rules.climb?.scope === 'continueAfterPass') return go(line.board, later, [...kept, left], now);
      const handOver = rules.climb?.scope === 'currentNumber' ? [left] : [left, ...later];
      return [{ board: forgetHits(line.board), handOver: filtered(rules, handOver, now), ending: null }];
    });
  };
  const isClimbing = roll[0] === roll[1] && climbs(rules, rollsBefore);
  return go(board, stagesOf(rules, roll, rollsBefore), [], { isClimbing, startedRolled: false });
}

export interface Progress {
  /** The roll is a double that climbs. */
  isClimbing: boolean;
  /** One die of the number rolled, at least, was played. */
  startedRolled: boolean;
}

/** The dice of a stage that a play did not use. */
export const unplayed = (stage: Dice, line: Line): Dice => line.steps.reduce((left, step) => without(left, step.die), stage);

/** What of the dice left over the opponent really gets. */
export function filtered(rules: Rules, handOver: Dice[], progress: Progress): Dice[] {
  if (rules.pass === 'all') return handOver;
  if (rules.pass === 'none') return [];
  return progress.isClimbing && progress.startedRolled ? handOver : [];
}
