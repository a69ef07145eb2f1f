/**
 * Sits beside a match with pencil and paper: it is told how each game began and ended, and says what must stand on the slate, which game
 * comes next, who begins it, and whether the match is over. The sets are typed out a second time, and nothing is taken from src but types.
 */
import assert from 'node:assert/strict';
import { other } from './board.js';
import { PRESETS } from './presets.js';
import type { PresetId } from './presets.js';
import type { Player, Rules } from './types.js';

export const SETS = {
  makedonska: ['prava', 'gyulbara', 'tapa'],
  balgarska: ['prava', 'gyulbara', 'tapa'],
  gratska: ['portes', 'plakoto', 'fevga'],
  turska: ['tavla'],
} satisfies Record<string, PresetId[]>;
export type SetName = keyof typeof SETS;

export const gamesOf = (set: SetName): Rules[] => SETS[set].map((id) => PRESETS[id]);

type Score = Record<Player, number>;
interface Ended {
  winner: Player | null;
  points: number;
}

export class MatchFollower {
  readonly score: Score;
  private games = 0;
  /** Who began the last game, and how it ended. */
  private last: (Ended & { starter: Player }) | null = null;
  private hadCrawford = false;

  constructor(
    private readonly order: readonly Rules[],
    private readonly length: number | 'game' | 'series',
    from: Score = { white: 0, black: 0 },
  ) {
    this.score = { ...from };
  }

  /** The rules of the game that is to be played now. */
  get rules(): Rules {
    return this.order[this.games % this.order.length]!;
  }

  /** The side that begins by right; null = an opening throw. */
  get starter(): Player | null {
    const { last } = this;
    const { nextStarter } = this.rules;
    if (last === null || nextStarter === 'roll') return null;
    if (nextStarter === 'alternate') return other(last.starter);
    if (last.winner === null) return null;
    return nextStarter === 'winner' ? last.winner : other(last.winner);
  }

  /** Nobody may double in the game that is to be played now. */
  get isCrawford(): boolean {
    if (typeof this.length !== 'number' || !this.rules.cube?.crawford || this.hadCrawford) return false;
    return (this.score.white === this.length - 1) !== (this.score.black === this.length - 1);
  }

  /** The winner of the match; null = nobody yet, or nobody at all. */
  get winner(): Player | null {
    const { white, black } = this.score;
    if (this.length === 'game') return this.last?.winner ?? null;
    if (this.length === 'series' || white === black || (white < this.length && black < this.length)) return null;
    return white > black ? 'white' : 'black';
  }

  get isOver(): boolean {
    return this.winner !== null || (this.length === 'game' && this.last !== null);
  }

  /** A game has been played. */
  ended(starter: Player | null, { winner, points }: Ended): void {
    assert.equal(this.isOver, false, 'a game after the end of the match');
    assert.ok(starter, 'a game that nobody began');
    if (this.starter) assert.equal(starter, this.starter, 'the wrong side began');
    const close = typeof this.length === 'number' ? this.length - 1 : Infinity;
    if (this.score.white >= close || this.score.black >= close) this.hadCrawford = true;
    this.last = { starter, winner, points };
    this.games += 1;
    for (const player of winner ? [winner] : (['white', 'black'] as const)) this.score[player] += points;
  }
}
