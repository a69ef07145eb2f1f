/** The rules and the checker asked the same things about one stage. */
import assert from 'node:assert/strict';
import {
  RulesError,
  applyMove,
  destinations,
  endStage,
  formatPosition,
  isStageOver,
  legalPlays,
  parsePosition,
} from '../../src/rules/index.js';
import type { Move, Play, Rules, Turn } from '../../src/rules/index.js';
import { boardOf, formatBoard, holds, parseBoard, stackOn } from '../checker/board.js';
import type { Board } from '../checker/board.js';
import { legal, optional } from '../checker/legal.js';
import type { Line } from '../checker/legal.js';
import { afterStep, targetOf } from '../checker/step.js';
import type { Step } from '../checker/step.js';
import type { Player } from '../checker/types.js';
import type { Stage } from './arbitraries.js';

/** `legalPlays` finds the checker's results, each by a play that the checker knows. */
export function agreeOnPlays({ rules, text, player, dice }: Stage): void {
  const board = parseBoard(text, rules.travel);
  const expected = legal(rules, board, player, dice);
  const position = parsePosition(text, rules);
  const plays = legalPlays(rules, position, player, dice);
  const results = plays.map((play) => formatPosition(play.position));
  assert.equal(new Set(results).size, results.length, 'a result twice');
  if (plays.length === 0) results.push(formatPosition(position));
  assert.deepEqual(results.sort(), expected.results);
  assert.equal(Math.max(0, ...plays.map((play) => play.moves.length)), expected.used, 'dice used');
  for (const play of plays) mustBeLine(rules, board, player, play, expected.lines);
}

function mustBeLine(rules: Rules, board: Board, player: Player, play: Play, lines: readonly Line[]): void {
  const same = lines.find((line) => line.steps.length === play.moves.length && startsWith(line.steps, play.moves));
  assert.ok(same, `${told(play.moves)} is no legal play`);
  assert.equal(formatBoard(same.board), formatPosition(play.position));
  let here = board;
  for (const move of play.moves) {
    assert.equal(move.to, targetOf(move));
    assert.equal(move.effect, effectOf(rules, here, player, move), told(play.moves));
    here = afterStep(rules, here, player, move);
  }
}

/** What a step does to a lone enemy checker. */
function effectOf(rules: Rules, board: Board, player: Player, step: Step): Move['effect'] {
  const to = targetOf(step);
  if (to === 0 || stackOn(board, player, to) === '' || holds(board, player, to)) return null;
  return rules.contact === 'hit' ? 'hit' : 'pin';
}

/** The checker's plays of the stage that a turn has just come to, in every order. */
export function linesOf({ rules, player, phase, position, left }: Turn): Line[] {
  const isOptional = phase === 'passed' && !rules.passed.mandatory;
  return (isOptional ? optional : legal)(rules, boardOf(position, rules.travel), player, left).lines;
}

/** In a situation of the first stage of a part the Turn takes exactly the moves that the checker can complete, and offers exactly their places. */
export function agreeOnMoves(turn: Turn, lines: readonly Line[]): void {
  const { rules, player } = turn;
  const made = (turn.own ?? turn.passed!).plays[0]!;
  const board = boardOf(turn.start, rules.travel);
  const completions = lines.filter((line) => startsWith(line.steps, made)).map((line) => line.steps.slice(made.length));
  const here = made.reduce((before, move) => afterStep(rules, before, player, move), board);
  assert.equal(formatPosition(turn.position), formatBoard(here));

  const mayStop = completions.some((steps) => steps.length === 0);
  const mayGoOn = completions.some((steps) => steps.length > 0);
  assert.equal(isStageOver(turn), mayStop && !mayGoOn, 'nothing more to play');
  assert.equal(ends(turn), mayStop, 'the stage can be ended');
  for (const die of new Set(turn.left)) {
    for (let from = 1; from <= 25; from++) {
      const isExpected = completions.some((steps) => steps[0]?.from === from && steps[0].die === die);
      assert.equal(accepts(turn, { from, die }), isExpected, `${from} by ${die} after ${told(made)}`);
    }
  }
  for (let from = 1; from <= 25; from++) agreeOnDestinations(turn, from, here, completions);
}

function agreeOnDestinations(turn: Turn, from: number, board: Board, completions: readonly (readonly Step[])[]): void {
  const { rules, player } = turn;
  const expected = new Set<string>();
  for (const steps of completions) {
    let at = from;
    let here = board;
    for (const step of steps) {
      if (step.from !== at || at === 0) break;
      here = afterStep(rules, here, player, step);
      at = targetOf(step);
      expected.add(`${at}: ${formatBoard(here)}`);
    }
  }
  const found = destinations(turn, from).map(({ to, moves }) => {
    const after = moves.reduce((before, move) => applyMove(before, { from: move.from, die: move.die }), turn);
    assert.equal(moves.at(-1)?.to, to);
    return `${to}: ${formatPosition(after.position)}`;
  });
  assert.deepEqual([...new Set(found)].sort(), [...expected].sort(), `destinations from ${from}`);
}

/** Whether the stage can be ended now. */
export const ends = (turn: Turn): boolean => isTaken(() => endStage(turn));

export const accepts = (turn: Turn, step: Step): boolean => isTaken(() => applyMove(turn, step));

function isTaken(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch (error) {
    // Once nothing is left to play the turn is in another phase.
    if (error instanceof RulesError && (error.code === 'illegal-move' || error.code === 'wrong-phase')) return false;
    throw error;
  }
}

const startsWith = (steps: readonly Step[], made: readonly Step[]): boolean =>
  made.every((move, index) => steps[index]?.from === move.from && steps[index].die === move.die);

const told = (steps: readonly Step[]): string => steps.map(({ from, die }) => `${from}(${die})`).join(' ');
