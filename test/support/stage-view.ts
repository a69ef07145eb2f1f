/** What the checker sees of a turn: the stage being played, from its beginning to now. */
import type { Turn } from '../../src/rules/index.js';
import { boardOf, setStack, stackOn } from '../checker/board.js';
import type { Board } from '../checker/board.js';
import { legal, optional, standingLines } from '../checker/legal.js';
import type { Line } from '../checker/legal.js';
import { afterStep, endingOf } from '../checker/step.js';
import type { Step } from '../checker/step.js';
import type { Dice, Player, Rules } from '../checker/types.js';

export interface StageView {
  rules: Rules;
  player: Player;
  /** The whole stage, and the dice of it not yet used. */
  stage: Dice;
  left: Dice;
  /** The stages after it. */
  later: readonly Dice[];
  isPassed: boolean;
  begun: Board;
  here: Board;
  /** The steps made in the stage. */
  made: Step[];
  isOver: boolean;
  /** Every sequence of steps that leaves no forbidden wall, in this game and in one with other options. */
  standing: (change?: Partial<Rules>) => Line[];
  /** Every legal play of the stage, in this game and in one with other options. */
  legal: (change?: Partial<Rules>) => Line[];
}

/** Null where it is time to throw. Where a part is played to its end, no dice are left of it. */
export function viewOf(turn: Turn): StageView | null {
  const part = turn.own ?? turn.passed;
  if (!part || turn.phase === 'roll') return null;
  const isPlaying = turn.phase === 'passed' || turn.phase === 'moving';
  const { rules, player } = turn;
  const play = (board: Board, steps: readonly Step[]) => steps.reduce((before, step) => afterStep(rules, before, player, step), board);
  const before = part.plays.slice(0, -1).flat();
  const made = part.plays.at(-1)!.map(({ from, die }) => ({ from, die }));
  const begun = play(withMarks(turn), before);
  const here = play(begun, made);
  const isPassed = turn.own === null;
  const stage = part.stages[part.plays.length - 1]!;
  const isOptional = isPassed && !rules.passed.mandatory;
  return {
    rules,
    player,
    stage,
    left: isPlaying ? turn.left : [],
    later: isPlaying ? part.stages.slice(part.plays.length) : [],
    isPassed,
    begun,
    here,
    made,
    isOver: made.length > 0 && endingOf(rules, here, player) !== null,
    standing: remembered((change) => standingLines({ ...rules, ...change }, begun, player, stage)),
    legal: remembered((change) => (isOptional ? optional : legal)({ ...rules, ...change }, begun, player, stage).lines),
  };
}

/** The board at the beginning of the part, those that had hit by then in capitals. */
function withMarks({ start, startMarks, rules, player }: Turn): Board {
  const board = boardOf(start, rules.travel);
  for (const point of startMarks) {
    const checker = player === 'white' ? 'w' : 'b';
    setStack(board, player, point, stackOn(board, player, point).replace(checker, checker.toUpperCase()));
  }
  return board;
}

function remembered(find: (change: Partial<Rules>) => Line[]): (change?: Partial<Rules>) => Line[] {
  const known = new Map<string, Line[]>();
  return (change = {}) => {
    const key = JSON.stringify(change);
    if (!known.has(key)) known.set(key, find(change));
    return known.get(key)!;
  };
}
