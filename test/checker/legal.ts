/** The legal plays of one stage, found by trying everything (RULES: the duty to use the dice, the bans, the duty to leave a move). */
import { HIGH_TO_LOW, countOn, forgetHits, formatBoard, holds, isOf, other, stackOn } from './board.js';
import type { Board } from './board.js';
import { afterStep, endingOf, mayStep, mayStepAtAll } from './step.js';
import type { Ending, Step } from './step.js';
import type { Dice, Player, Rules } from './types.js';

/** Steps in the order in which they are made, and where they lead. */
export interface Line {
  steps: Step[];
  board: Board;
  ending: Ending | null;
}

export interface Legal {
  /** Every legal play in every order; one empty line when nothing can be played. */
  lines: Line[];
  /** The texts of the distinct final positions, sorted. */
  readonly results: string[];
  /** The dice that it takes to reach a result by the shortest way; the greatest such number. They differ only where plays end the game. */
  readonly used: number;
}

/** A capital letter on the board given is a checker that has hit in its own home earlier in the turn. */
export function legal(rules: Rules, board: Board, player: Player, dice: Dice): Legal {
  const lines = leavingMove(rules, player, larger(dice, longest(dice, standingLines(rules, board, player, dice))));
  return summary(lines.length > 0 ? lines : [{ steps: [], board, ending: null }]);
}

/** What may be played of dice that need not be played: any sequence of steps at all, of any length. */
export function optional(rules: Rules, board: Board, player: Player, dice: Dice): Legal {
  return summary([...standingLines(rules, board, player, dice), { steps: [], board, ending: null }]);
}

/** The results are written only when they are asked for: a game asks of few stages. */
function summary(lines: Line[]): Legal {
  const shortest = (): Map<string, number> => {
    const found = new Map<string, number>();
    for (const line of lines) {
      const result = formatBoard(line.board);
      found.set(result, Math.min(line.steps.length, found.get(result) ?? Infinity));
    }
    return found;
  };
  return {
    lines,
    get results() {
      return [...shortest().keys()].sort();
    },
    get used() {
      return Math.max(...shortest().values());
    },
  };
}

/** Two different dice, or one to four equal ones. */
function mustBeStage(dice: Dice): void {
  const areDice = dice.every((die) => [1, 2, 3, 4, 5, 6].includes(die));
  const areOneStage = new Set(dice).size === 1 ? dice.length <= 4 : dice.length === 2;
  if (!areDice || !areOneStage) throw new Error(`Not the dice of a stage: ${dice.join()}`);
}

/** Every sequence of steps that leaves no forbidden wall standing at its end, long enough or not. */
export const standingLines = (rules: Rules, board: Board, player: Player, dice: Dice): Line[] =>
  everyLine(rules, board, player, dice).filter((line) => line.ending !== null || !hasBannedWall(rules, line.board, player));

/** Every sequence of one or more steps, also those that stop half-way. */
function everyLine(rules: Rules, board: Board, player: Player, dice: Dice): Line[] {
  mustBeStage(dice);
  const found: Line[] = [];
  const go = (here: Board, left: Dice, steps: Step[]): void => {
    for (const die of new Set(left)) {
      const rest = without(left, die);
      for (const from of [25, ...HIGH_TO_LOW]) {
        const step = { from, die };
        if (!mayStep(rules, here, player, step)) continue;
        const after = afterStep(rules, here, player, step);
        const line = { steps: [...steps, step], board: after, ending: endingOf(rules, after, player) };
        found.push(line);
        if (line.ending === null) go(after, rest, line.steps);
      }
    }
  };
  go(board, dice, []);
  return found;
}

/** The dice less one of this number. */
export const without = (dice: Dice, die: number): Dice => {
  const at = dice.indexOf(die);
  return dice.filter((_, index) => index !== at);
};

/** Those that use the greatest number of dice; a play that ends the game ranks as one that used all. */
function longest(dice: Dice, lines: Line[]): Line[] {
  const rank = (line: Line) => (line.ending === null ? line.steps.length : dice.length);
  const most = Math.max(0, ...lines.map(rank));
  return lines.filter((line) => rank(line) === most);
}

/** Where only one of two different dice can be played and either could be, the larger one is. */
function larger(dice: Dice, lines: Line[]): Line[] {
  const isMixed = dice.length === 2 && dice[0] !== dice[1];
  if (!isMixed || lines.some((line) => line.steps.length !== 1 || line.ending !== null)) return lines;
  const largest = Math.max(...lines.map((line) => line.steps[0]!.die));
  return lines.filter((line) => line.steps[0]!.die === largest);
}

/** Where some play leaves the opponent a move, those that leave him none are out; a play that ends the game is not asked. */
function leavingMove(rules: Rules, player: Player, lines: Line[]): Line[] {
  if (!rules.leaveMove) return lines;
  const answers = new Map<Line, boolean>();
  for (const line of lines) {
    if (line.ending === null) answers.set(line, mayStepAtAll(rules, forgetHits(line.board), other(player)));
  }
  if (![...answers.values()].includes(true)) return lines;
  return lines.filter((line) => answers.get(line) !== false);
}

/** A wall of six that the player may not leave standing. Written in the numbering of the side that it concerns, so it holds for either travel. */
export function hasBannedWall(rules: Rules, board: Board, player: Player): boolean {
  return hasQuarterWall(rules, board, player) || hasFrontWall(rules, board, player);
}

export function hasQuarterWall(rules: Rules, board: Board, player: Player): boolean {
  if (rules.walls.quarter === 'off' || ![24, 23, 22, 21, 20, 19].every((own) => holds(board, player, own))) return false;
  const enemyIsBehind = HIGH_TO_LOW.some((own) => own >= 13 && countOn(board, other(player), own) > 0);
  return rules.walls.quarter === 'always' || enemyIsBehind;
}

export function hasFrontWall(rules: Rules, board: Board, player: Player): boolean {
  const enemy = other(player);
  if (rules.walls.front === 'off' || countOn(board, enemy, 24) === 0) return false;
  return [23, 22, 21, 20, 19, 18].every((his) => {
    const stack = stackOn(board, enemy, his);
    return stack !== '' && isOf(player, stack.at(-1)!);
  });
}
