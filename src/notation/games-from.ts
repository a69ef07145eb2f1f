/** Games in whatever format they come (docs/notation.md, "Foreign matches"). */
import { detect } from './foreign/detect.js';
import { matGames } from './foreign-match/read-mat.js';
import { sgfGames } from './foreign-match/read-sgf.js';
import { positionGames } from './position-games.js';
import { readAll, type CountedGame, type GameText, type ReadFile } from './record/game-text.js';
import { assertPreset, gamesIn } from './record/read.js';
import type { PresetId } from '../rules/presets.js';

/**
 * The games of a text in any format, split but not read: records, `.mat`, SGF, and positions, each a game without a step. `over` is the game
 * that is played where the text names none. What is in none of the formats is read as a record, which says what is wrong with it.
 *
 * @throws NotationError for a text that cannot be opened at all: one over `recordLimits`, or a position that is wrong
 */
export const gamesFrom = (text: string, over: PresetId = 'prava'): GameText[] => [...countedGames(text, over)];

/**
 * Reads all games of a text in any format. What is wrong with one of them spoils no other: it is listed in `faults`, and the game can be read
 * up to there.
 *
 * @throws NotationError for a text that cannot be opened at all, as `gamesFrom` does
 */
export const recordFrom = (text: string, over: PresetId = 'prava'): ReadFile => readAll(countedGames(text, over));

function countedGames(text: string, over: PresetId): readonly CountedGame[] {
  assertPreset(over);
  switch (detect(text)) {
    case 'mat':
      return matGames(text);
    case 'sgf':
      return sgfGames(text);
    case 'record':
    case null:
      return gamesIn(text, over);
    default:
      return positionGames(text, over);
  }
}
