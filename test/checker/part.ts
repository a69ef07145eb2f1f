/** One part of a turn as it is played, stage by stage: the dice handed over, or the player's own roll. */
import assert from 'node:assert/strict';
import { formatBoard } from './board.js';
import type { Board } from './board.js';
import type { Legal } from './legal.js';
import { without } from './legal.js';
import { afterStep, endingOf } from './step.js';
import type { Ending, Step } from './step.js';
import { filtered, playable, sorted } from './turn.js';
import type { Dice, Player, Rules } from './types.js';

export interface PartKind {
  isPassed: boolean;
  stages: readonly Dice[];
  /** The roll is a double that climbs. */
  isClimbing: boolean;
}

/** Where the part stands after a move. */
interface Standing {
  stage: number;
  dice: Dice;
  /** The steps made in this stage. */
  steps: Step[];
  left: Dice;
  board: Board;
  legal: Legal;
  /** Unplayed dice of the stages before. */
  kept: Dice[];
  startedRolled: boolean;
  ending: Ending | null;
}

export class PartWatch {
  /** One entry a step, and one at the beginning of each stage. */
  private readonly history: Standing[];

  constructor(
    private readonly rules: Rules,
    private readonly player: Player,
    readonly kind: PartKind,
    start: Board,
  ) {
    this.history = [this.standingAt(0, start, [], false)];
  }

  get board(): Board {
    return this.now.board;
  }

  get ending(): Ending | null {
    return this.now.ending;
  }

  get left(): Dice {
    return this.now.left;
  }

  /** How many different results the present stage has. */
  get results(): number {
    return this.now.legal.results.length;
  }

  get sawMoves(): boolean {
    return this.history.some((standing) => standing.steps.length > 0);
  }

  move(step: Step): void {
    while (!this.now.left.includes(step.die) && !this.mayPlayOn() && this.canGoOn()) this.goOn();
    const { now } = this;
    assert.equal(now.ending, null, 'a move after the end of the game');
    assert.ok(now.left.includes(step.die), `no ${step.die} to play: ${now.left.join()}`);
    const steps = [...now.steps, step];
    if (!now.legal.lines.some((line) => startsWith(line.steps, steps))) assert.fail(this.complaint(steps));
    const board = afterStep(this.rules, now.board, this.player, step);
    const startedRolled = now.startedRolled || now.stage === 0;
    const ending = endingOf(this.rules, board, this.player);
    this.history.push({ ...now, steps, board, left: without(now.left, step.die), startedRolled, ending });
  }

  /** Every step that can come next. */
  next(): Step[] {
    const following = () =>
      this.now.legal.lines
        .filter((line) => startsWith(line.steps, this.now.steps))
        .flatMap((line) => line.steps[this.now.steps.length] ?? []);
    while (following().length === 0 && this.canGoOn()) this.goOn();
    const distinct = new Map(following().map((step) => [`${step.from}/${step.die}`, step]));
    return this.ending ? [] : [...distinct.values()];
  }

  /** The player has come to the stage with these dice. */
  comeTo(dice: Dice): void {
    while (sorted(this.now.dice).join() !== sorted(dice).join() && this.canGoOn()) this.goOn();
    assert.deepEqual(sorted(this.now.dice), sorted(dice), 'the dice of the stage');
    assert.deepEqual(this.now.steps, [], 'the stage has begun before');
  }

  /** Moves were taken back until this position was on the board again. */
  undo(wanted: string): void {
    assert.ok(this.history.length > 1, 'nothing to take back');
    do this.history.pop();
    while (this.history.length > 1 && formatBoard(this.board) !== wanted);
    assert.equal(formatBoard(this.board), wanted, 'taken back to a position that was not there in this part');
  }

  /** The part may only be ended when its duty is done. */
  mustBeFulfilled(): void {
    while (this.canGoOn()) this.goOn();
    assert.ok(this.ending ?? this.isFulfilled(), `ended with ${this.left.join()} still to play in ${formatBoard(this.board)}`);
  }

  /** What the opponent gets of a roll that is played to its end. */
  handedOn(): Dice[] {
    const { now, kind } = this;
    const later = kind.stages.slice(now.stage + 1);
    const scope = this.rules.climb?.scope ?? 'restOfChain';
    if (now.left.length === 0) return filtered(this.rules, now.kept, { ...kind, ...now });
    const handOver = scope === 'restOfChain' ? [now.left, ...later] : [...now.kept, now.left];
    return filtered(this.rules, handOver, { ...kind, ...now });
  }

  private get now(): Standing {
    return this.history.at(-1)!;
  }

  private standingAt(stage: number, board: Board, kept: Dice[], startedRolled: boolean): Standing {
    const dice = this.kind.stages[stage]!;
    const found = playable(this.rules, board, this.player, dice, this.kind.isPassed);
    return { stage, dice, steps: [], left: dice, board, legal: found, kept, startedRolled, ending: null };
  }

  /** The steps made are a whole legal play of the stage. */
  private isFulfilled(): boolean {
    const { steps, legal } = this.now;
    return legal.lines.some((line) => line.steps.length === steps.length && startsWith(line.steps, steps));
  }

  /** Something can still be played of the stage; where it need not be, it must be given up in so many words. */
  private mayPlayOn(): boolean {
    const { steps, legal } = this.now;
    return legal.lines.some((line) => line.steps.length > steps.length && startsWith(line.steps, steps));
  }

  /** A next stage follows the present one. */
  private canGoOn(): boolean {
    const { now, kind } = this;
    if (now.ending || now.stage + 1 >= kind.stages.length || !this.isFulfilled()) return false;
    if (now.left.length === 0) return true;
    return kind.isPassed ? !this.rules.passed.stopsAtStuck : this.rules.climb?.scope === 'continueAfterPass';
  }

  private goOn(): void {
    const { now } = this;
    const kept = now.left.length > 0 ? [...now.kept, now.left] : now.kept;
    this.history.push(this.standingAt(now.stage + 1, now.board, kept, now.startedRolled));
  }

  private complaint(steps: readonly Step[]): string {
    const start = this.history.find((standing) => standing.stage === this.now.stage)!;
    const text = steps.map(({ from, die }) => `${from}(${die})`).join(' ');
    return `${text} begins no legal play of ${start.dice.join()} by ${this.player} in ${formatBoard(start.board)}`;
  }
}

const startsWith = (line: readonly Step[], steps: readonly Step[]): boolean =>
  steps.every((step, index) => line[index]?.from === step.from && line[index].die === step.die);
