/** A worked example: a position, dice, and what may be played, written as plays are written: `bar/22 13/9`, `24/18/16`, `4/off(6)`. */
import assert from 'node:assert/strict';
import {
  applyMove,
  formatPosition,
  isStageOver,
  legalPlays,
  outcome,
  parsePosition,
  RulesError,
  startTurn,
} from '../../src/rules/index.js';
import type { Dice, Outcome, Player, Position, Rules, Turn } from '../../src/rules/index.js';
import { boardOf, formatBoard } from '../checker/board.js';
import { afterStep } from '../checker/step.js';
import { turnWith, walkTurn } from './walk.js';

interface Step {
  from: number;
  die: number;
}

export interface End {
  after: string;
  handOver: number[][];
  winner: Player | null;
}

export class Example {
  readonly position: Position;

  constructor(
    readonly rules: Rules,
    text: string,
    readonly dice: Dice,
    readonly player: Player = 'white',
  ) {
    this.position = parsePosition(text, rules);
  }

  get results(): string[] {
    return legalPlays(this.rules, this.position, this.player, this.dice).map((play) => formatPosition(play.position));
  }

  /** How many dice the legal plays use. */
  get used(): number {
    return Math.max(0, ...legalPlays(this.rules, this.position, this.player, this.dice).map((play) => play.moves.length));
  }

  /** These plays, in whatever order of their moves, and no others; without any: nothing can be played. */
  only(...plays: string[]): void {
    assert.deepEqual(this.results.sort(), plays.map((play) => this.after(play)).sort());
    for (const play of plays) this.legal(play);
  }

  /** The play is legal in the order in which it is written, and complete. */
  legal(...plays: string[]): void {
    for (const play of plays) {
      const turn = this.played(play);
      assert.ok(isStageOver(turn), `${play} is not complete: ${turn.left.join()} left`);
      assert.equal(formatPosition(turn.position), this.after(play));
      assert.ok(this.results.includes(this.after(play)), `${play} is not among the results`);
    }
  }

  /** Written so, the play is not legal: a move in it is refused, or it stops too early. */
  illegal(...plays: string[]): void {
    for (const play of plays) assert.ok(!this.isLegal(play), `${play} is legal`);
  }

  /** No order of the moves leads there. */
  unreachable(...plays: string[]): void {
    for (const play of plays) assert.ok(!this.results.includes(this.after(play)), `${play} is reached`);
  }

  /** The turn after the moves of a play. */
  played(play: string): Turn {
    return readSteps(play).reduce((turn, step) => applyMove(turn, step), turnWith(this.rules, this.position, this.player, this.dice));
  }

  /** Who has won and by how much when the play is made; null while the game goes on. */
  outcomeOf(play: string): Outcome | null {
    return outcome(this.rules, this.played(play).position);
  }

  /** The position after the moves, by the checker's own hand. */
  after(play: string): string {
    const start = boardOf(this.position, this.rules.travel);
    return formatBoard(readSteps(play).reduce((board, step) => afterStep(this.rules, board, this.player, step), start));
  }

  private isLegal(play: string): boolean {
    try {
      return isStageOver(this.played(play));
    } catch (error) {
      assert.ok(error instanceof RulesError && error.code === 'illegal-move', String(error));
      return false;
    }
  }
}

/** Every end of a whole turn in which `roll` is thrown after so many own rolls. */
export function endsOf(
  rules: Rules,
  text: string,
  player: Player,
  roll: Dice,
  given: { rolls?: number; passed?: readonly Dice[] } = {},
): End[] {
  const turn = startTurn(rules, parsePosition(text, rules), player, given);
  return [...walkTurn(turn, roll)].map((end) => {
    const [after, handOver, winner] = JSON.parse(end) as [string, number[][], Player | null];
    return { after, handOver, winner };
  });
}

export const four = (number: number): number[] => [number, number, number, number];

/** `24/18/16` is two steps; `4/off(6)` names the die that the distance does not tell. */
function readSteps(play: string): Step[] {
  return play.split(' ').flatMap((word) => {
    const [, path, die] = /^([^(]+)(?:\((\d)\))?$/.exec(word) ?? [];
    const places = path!.split('/').map((place) => (place === 'bar' ? 25 : place === 'off' ? 0 : Number(place)));
    return places.slice(1).map((to, index) => ({ from: places[index]!, die: die ? Number(die) : places[index]! - to }));
  });
}
