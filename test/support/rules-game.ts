/** A random game through the rules alone, with a Follower beside it that is told every event and asked for its opinion. */
import assert from 'node:assert/strict';
import { confirm, moveInGame, startGame, throwInGame, throwOpening, undoInGame } from '../../src/rules/index.js';
import type { GameState, Player, Rules } from '../../src/rules/index.js';
import { Follower } from '../checker/follow.js';
import type { Step } from '../checker/step.js';
import { singleMoves } from './walk.js';

/** What came up, so that a test can see that everything did. */
export interface Course {
  turns: number;
  handed: number;
  climbed: number;
  undone: number;
  /** Null when the game was broken off for its length. */
  outcome: GameState['outcome'];
}

const MOST_TURNS = 150;

export function playRulesGame(rules: Rules, starter: Player | null, chance: () => number): Course {
  const game = new WatchedGame(rules, starter, chance);
  while (!game.state.outcome && game.course.turns < MOST_TURNS) game.goOn();
  if (game.state.outcome) game.follower.seesOutcome(game.state.outcome);
  return { ...game.course, outcome: game.state.outcome };
}

class WatchedGame {
  state: GameState;
  readonly follower: Follower;
  readonly course: Course = { turns: 0, handed: 0, climbed: 0, undone: 0, outcome: null };

  constructor(
    rules: Rules,
    starter: Player | null,
    private readonly chance: () => number,
  ) {
    this.state = startGame(rules, starter);
    this.follower = new Follower(rules, starter ? { starter } : {});
    while (!this.state.starter) this.throwOpening();
  }

  goOn(): void {
    const turn = this.state.turn!;
    this.follower.sees(turn.position);
    if (turn.phase === 'roll') return this.throwDice();
    const moves = singleMoves(turn);
    if (turn.phase === 'passed' || turn.phase === 'moving') agree(moves, this.follower.next());
    const isBegun = (turn.own ?? turn.passed)!.plays.some((moved) => moved.length > 0);
    if (isBegun && this.chance() < 0.08) this.undo();
    else if (moves.length > 0 && !(turn.duty?.optional && this.chance() < 0.2)) this.move(moves);
    else this.confirm();
  }

  private die(): number {
    return 1 + Math.floor(this.chance() * 6);
  }

  private throwOpening(): void {
    const dice = { white: this.die(), black: this.die() };
    this.state = throwOpening(this.state, dice);
    this.follower.opening(dice);
  }

  /** Every other throw is a double. */
  private throwDice(): void {
    const { player } = this.state.turn!;
    const first = this.die();
    const dice = [first, this.chance() < 0.5 ? this.die() : first];
    this.state = throwInGame(this.state, dice);
    this.follower.throw(player, dice);
    if (this.state.turn!.own!.stages.length > 1) this.course.climbed++;
  }

  private move(moves: readonly (Step & { to: number })[]): void {
    const { player } = this.state.turn!;
    const move = moves[Math.floor(this.chance() * moves.length)]!;
    this.state = moveInGame(this.state, move);
    this.follower.move(player, move.from, move.die, move.to);
  }

  private undo(): void {
    this.state = undoInGame(this.state);
    this.follower.undo(this.state.turn!.position);
    this.course.undone++;
  }

  private confirm(): void {
    const { player } = this.state.turn!;
    this.state = confirm(this.state);
    const turn = this.state.turn!;
    if (turn.player === player && turn.phase.startsWith('passed')) {
      // Dice that need not be played are given up stage by stage, and the part is ended after them.
      if (turn.phase === 'passed') this.follower.seesStage(turn.left);
      return;
    }
    this.follower.confirm(player);
    if (turn.player === player || this.state.outcome) return;
    this.course.turns++;
    if (turn.passed) this.course.handed++;
    this.follower.seesHanded(turn.passed?.stages ?? []);
  }
}

/** Offered is what the checker would take; of two dice that bear the same checker off one may stand for both. */
function agree(offered: readonly Step[], expected: readonly Step[]): void {
  const told = (steps: readonly Step[]) => [...new Set(steps.map((step) => `${step.from} by ${Math.min(step.from, step.die)}`))].sort();
  assert.deepEqual(told(offered), told(expected));
  for (const { from, die } of offered)
    assert.ok(
      expected.some((step) => step.from === from && step.die === die),
      `${from} by ${die}`,
    );
}
