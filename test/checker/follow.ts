/**
 * Sits beside a game, is told event by event what happens, and objects to anything that the rules do not allow. It keeps its own
 * board and needs nothing but plain data, so it can watch a statechart as well as the rules alone.
 */
import assert from 'node:assert/strict';
import { boardOf, forgetHits, formatBoard, other, parseBoard, startBoard, totalOf } from './board.js';
import type { Board } from './board.js';
import { CubeWatch } from './cube.js';
import { PartWatch } from './part.js';
import { targetOf } from './step.js';
import type { Ending, Step } from './step.js';
import { climbs, sorted, stagesOf } from './turn.js';
import type { Dice, Player, Position, Rules } from './types.js';
import { drawn, resignedAt, resignedBy, worthOf } from './worth.js';
import type { Result, Stake } from './worth.js';

/** How a game may begin other than by an opening throw from the start. */
export interface Beginning {
  position?: Position | string;
  starter?: Player;
  /** Own rolls made before. */
  rolls?: Record<Player, number>;
  /** Handed to the starter. */
  passed?: readonly Dice[];
  isMatch?: boolean;
  isCrawford?: boolean;
}

const BOTH = ['white', 'black'] as const;

export class Follower {
  readonly cube: CubeWatch;
  /** Who is to act; null before the opening is decided. */
  player: Player | null;
  starter: Player | null;
  board: Board;
  readonly rolls: Record<Player, number>;
  /** Handed to the player to act. */
  handed: readonly Dice[];
  /** How the game ended. */
  result: Result | null = null;
  /** Who has offered to give the game up, and at what price. */
  giving: { by: Player; worth: Result } | null = null;
  /** Rolls in a row without a move. */
  private idle = 0;
  /** The side that has the other's last throw to wait for. */
  private finished: Player | null = null;
  private part: PartWatch | null = null;

  constructor(
    readonly rules: Rules,
    private readonly beginning: Beginning = {},
  ) {
    this.cube = new CubeWatch(rules);
    this.board = beginning.position ? this.read(beginning.position) : startBoard(rules);
    this.rolls = { ...(beginning.rolls ?? { white: 0, black: 0 }) };
    this.starter = beginning.starter ?? null;
    this.player = this.starter;
    this.handed = beginning.passed ?? [];
    this.beginPassed();
  }

  /** Who is asked or to act; null before the opening is decided and at the end. */
  get acting(): Player | null {
    if (this.result) return null;
    return this.cube.offer?.asked ?? (this.giving ? other(this.giving.by) : this.player);
  }

  /** It is time to throw, and nothing else is to be done first. */
  get isToThrow(): boolean {
    return this.result === null && this.part === null && !this.isAsked;
  }

  opening(dice: Record<Player, number>): void {
    this.mustGoOn();
    assert.equal(this.player, null, 'an opening throw in a game that has begun');
    if (dice.white === dice.black) return;
    this.starter = this.player = dice.white > dice.black ? 'white' : 'black';
    if (this.rules.opening === 'reuse') this.throw(this.player, [dice[this.player], dice[other(this.player)]]);
  }

  throw(player: Player, dice: Dice): void {
    this.mustBe(player);
    if (this.part?.kind.isPassed) this.endPassed();
    assert.equal(this.part, null, `${player} has thrown already`);
    assert.ok(dice.length === 2 && dice.every((die) => [1, 2, 3, 4, 5, 6].includes(die)), `not a throw: ${dice.join()}`);
    const stages = stagesOf(this.rules, dice, this.rolls[player]);
    const isClimbing = dice[0] === dice[1] && climbs(this.rules, this.rolls[player]);
    this.part = new PartWatch(this.rules, player, { isPassed: false, stages, isClimbing }, this.board);
    this.rolls[player] += 1;
  }

  move(player: Player, from: number, die: number, to = targetOf({ from, die })): void {
    this.mustBe(player);
    assert.equal(to, targetOf({ from, die }), `a ${die} from ${from} leads elsewhere`);
    assert.ok(this.part, `${player} moves without dice`);
    this.part.move({ from, die });
    this.settle();
  }

  /** Every single move that is legal now. */
  next(): Step[] {
    return this.part?.next() ?? [];
  }

  /** Moves of this part were taken back until this position was on the board again. */
  undo(position: Position | string): void {
    assert.ok(this.part && !this.isAsked, 'nothing to take back');
    this.part.undo(formatBoard(this.read(position)));
    this.settle();
  }

  /** The player ends the part that he is in: the dice handed to him, or his turn. */
  confirm(player: Player): void {
    this.mustBe(player);
    assert.ok(this.part, `${player} ends a turn without a throw`);
    if (this.part.kind.isPassed) this.endPassed();
    else this.endTurn(this.part);
  }

  /** What another program shows on the board now. */
  sees(position: Position | string): void {
    const board = this.read(position);
    mustBeWhole(board);
    assert.equal(formatBoard(board), formatBoard(this.board));
  }

  /** What another program hands to the player who is now to act. */
  seesHanded(passed: readonly Dice[]): void {
    assert.deepEqual(passed.map(sorted), this.handed.map(sorted), 'dice handed over');
  }

  /** The dice of the stage that another program plays next. */
  seesStage(dice: Dice): void {
    assert.ok(this.part, 'a stage without dice');
    this.part.comeTo(dice);
  }

  /** The same, and how many different results it finds for the stage. */
  seesResults(dice: Dice, results: number): void {
    this.seesStage(dice);
    assert.equal(results, this.part!.results, `results of ${dice.join()} in ${formatBoard(this.board)}`);
  }

  /** How another program says that the game ended; it may say so without a confirm of the last move. */
  seesOutcome(outcome: Pick<Result, 'winner' | 'kind' | 'points'>): void {
    if (!this.result && this.part?.ending) this.finish(this.part.ending);
    assert.ok(this.result, 'an outcome of a game that is not over');
    assert.deepEqual({ winner: outcome.winner, kind: outcome.kind, points: outcome.points }, this.result);
  }

  double(player: Player): void {
    assert.ok(this.rules.cube, `${player} doubles in a game without a cube`);
    this.mustBe(player);
    assert.ok(!this.part?.kind.isPassed, 'a double before the dice handed over are played');
    assert.equal(this.part, null, 'a double after the throw');
    assert.equal(this.finished, null, 'a double before the last throw');
    assert.ok(!this.beginning.isCrawford || !this.rules.cube.crawford, 'a double in the Crawford game');
    this.cube.double(player);
  }

  drop(player: Player): void {
    this.mustGoOn();
    const { winner, points } = this.cube.drop(player);
    this.result = { winner, kind: 'oin', points };
  }

  /** With a price where the other side has accepted one, else at the price that the rules name. */
  resign(player: Player, price?: 'oin' | 'mars' | 'koks'): void {
    this.mustGoOn();
    this.result = this.priceOf(player, price);
  }

  /** In a game with a cube: the other side is asked. */
  offerToResign(player: Player, price?: 'oin' | 'mars' | 'koks'): void {
    this.mustBe(player);
    this.giving = { by: player, worth: this.priceOf(player, price) };
  }

  answerResignation(player: Player, isAccepted: boolean): void {
    this.mustGoOn();
    assert.ok(this.giving, `${player} answers, but nobody has resigned`);
    assert.equal(player, other(this.giving.by), 'the wrong side answers');
    if (isAccepted) this.result = this.giving.worth;
    this.giving = null;
  }

  private priceOf(player: Player, price?: 'oin' | 'mars' | 'koks'): Result {
    return price ? resignedAt(this.rules, player, price, this.stake) : resignedBy(this.rules, this.board, player, this.stake);
  }

  private get isAsked(): boolean {
    return this.cube.offer !== null || this.giving !== null;
  }

  private get stake(): Stake {
    const jacoby = this.rules.cube?.jacoby === true && this.beginning.isMatch !== true;
    return { value: this.cube.value, marsCounts: !jacoby || this.cube.wasTurned };
  }

  private read(position: Position | string): Board {
    return typeof position === 'string' ? parseBoard(position, this.rules.travel) : boardOf(position, this.rules.travel);
  }

  private mustGoOn(): void {
    assert.equal(this.result, null, 'the game is over');
  }

  private mustBe(player: Player): void {
    this.mustGoOn();
    assert.ok(!this.isAsked, `${player} acts while an offer waits for its answer`);
    assert.equal(this.player, player, 'the wrong side acts');
  }

  /** The part has a new position. */
  private settle(): void {
    this.board = this.part!.board;
    mustBeWhole(this.board);
  }

  private beginPassed(): void {
    const kind = { isPassed: true, stages: this.handed, isClimbing: false };
    this.part = this.player && this.handed.length > 0 ? new PartWatch(this.rules, this.player, kind, this.board) : null;
  }

  private endPassed(): void {
    this.part!.mustBeFulfilled();
    if (this.part!.sawMoves) this.idle = 0;
    if (this.part!.ending) return this.finish(this.part!.ending);
    this.handed = [];
    this.part = null;
  }

  private endTurn(part: PartWatch): void {
    part.mustBeFulfilled();
    this.idle = part.sawMoves ? 0 : this.idle + 1;
    if (part.ending) return this.finish(part.ending);
    this.board = forgetHits(this.board);
    if (this.finished) return this.finish({ winner: this.finished, by: 'bearing-off' });
    const most = this.rules.maxRollsWithoutMove;
    if (most > 0 && this.idle >= most) this.result = drawn();
    else this.handTo(part.handedOn());
  }

  private handTo(passed: readonly Dice[]): void {
    this.player = other(this.player!);
    this.handed = passed;
    this.beginPassed();
  }

  private finish(ending: Ending): void {
    const isOwn = ending.by === 'bearing-off' && ending.winner === this.player;
    if (isOwn && this.finished) {
      this.result = drawn();
    } else if (isOwn && this.rules.lastThrow && this.player === this.starter) {
      this.finished = this.player;
      this.handTo([]);
    } else {
      this.result = worthOf(this.rules, this.board, ending, this.stake);
    }
  }
}

function mustBeWhole(board: Board): void {
  for (const player of BOTH) assert.equal(totalOf(board, player), 15, `${player} has not 15 checkers`);
}
