/** A file of games: opened at once, and each game read when it is asked for. Every reader of games answers these. */
import type { MatchScore } from '../../rules/game.js';
import type { PresetId } from '../../rules/presets.js';
import { expecting, NotationError } from '../error.js';
import { recordLimits } from './limits.js';
import type { RecordGame, RecordResult, Tags } from './tree.js';

/** A game that was read, as far as it could be, and what is wrong with it. */
export interface ReadGame {
  readonly game: RecordGame;
  readonly faults: readonly NotationError[];
}

/** A game of a file whose steps have not been read yet. */
export interface GameText {
  /** Its place in the file, from 1. */
  readonly number: number;
  /** The line of the text in which it begins, from 1. */
  readonly line: number;
  readonly preset: PresetId;
  readonly tags: Tags;
  /** The points before it; null = no match. Where the file tells neither them nor how the game before ended, that game is read. */
  readonly score: MatchScore | null;
  /** How it ended, as the file tells it; null where it does not. */
  readonly told: RecordResult | null;
  /** Reads its steps; the second time the same is answered. */
  read(): ReadGame;
  /**
   * Reads on by about a step, and answers whether there is more to read; then `read` answers at once. For a page that reads a long game in
   * several tasks. Where its score depends on how games before it ended they are read first.
   */
  readOn(): boolean;
}

/** All games of a file, and what is wrong with them. */
export interface ReadFile {
  readonly games: RecordGame[];
  readonly faults: NotationError[];
}

/** A game that was read, and how many steps there were to read in it. */
export type Counted = ReadGame & { readonly steps: number };
export interface CountedGame extends GameText {
  read(): Counted;
}

/** Reads one game after another, until there have been too many steps. */
export function readAll(file: readonly CountedGame[]): ReadFile {
  const games: RecordGame[] = [];
  const faults: NotationError[] = [];
  let turns = 0;
  for (const one of file) {
    if (turns > recordLimits.turns) {
      faults.push(new NotationError('too-many-turns', 'The games from here on are not read.', { line: one.line, column: 1 }));
      break;
    }
    const { game, faults: found, steps } = one.read();
    turns += steps;
    games.push(game);
    for (const fault of found) faults.push(fault);
  }
  return { games, faults };
}

/** @throws NotationError `syntax` for what is no text, `too-long` */
export function assertFile(text: string): void {
  if (typeof text !== 'string') throw new NotationError('syntax', 'A record is a text.', { line: 1, column: 1 });
  const { length } = recordLimits;
  if (text.length > length) throw expecting('too-long', `≤ ${length}`);
}
