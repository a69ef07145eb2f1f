/** A position in whatever format it comes. */
import type { Situation } from '../../rules/game.js';
import type { Rules } from '../../rules/rules.js';
import { NotationError } from '../error.js';
import { parseSituation } from '../situation.js';
import { detect } from './detect.js';
import { readFibs } from './fibs.js';
import { readGnuId } from './gnu.js';
import { readOgid } from './ogid.js';
import { assertMovesAsBackgammon, type ForeignFormat, type ForeignPosition } from './position.js';
import { readSnowie } from './snowie.js';
import { readXgid } from './xgid.js';

const readers: Readonly<Record<ForeignFormat, (text: string) => ForeignPosition>> = {
  xgid: readXgid,
  gnu: readGnuId,
  fibs: readFibs,
  snowie: readSnowie,
  ogid: readOgid,
};

const readerFor = (text: string): ((text: string) => ForeignPosition) | null => {
  const format = detect(text);
  return format !== null && Object.hasOwn(readers, format) ? readers[format as ForeignFormat] : null;
};

/** Reads a position in any of the foreign formats. @throws NotationError, `unknown-format` where it is in none of them. */
export function readForeign(text: string): ForeignPosition {
  const expected = 'XGID, GNU Position ID, FIBS board, Snowie, OGID';
  const reader = readerFor(text);
  if (!reader) throw new NotationError('unknown-format', `Expected ${expected}.`, { line: 1, column: 1 }, { expected });
  return reader(text);
}

/**
 * Reads a situation of a game in this project's own text or in a foreign format. A cube at 1 in the middle is none in a game without a cube.
 *
 * @throws NotationError; `other-game` for a foreign position where the game does not move as backgammon does.
 */
export function situationFrom(text: string, rules: Rules): Situation {
  const reader = readerFor(text);
  if (!reader) return parseSituation(text, rules);
  const { situation } = reader(text);
  assertMovesAsBackgammon(rules);
  const { cube } = situation;
  const isDoubled = cube !== null && cube.value > 1;
  return Object.freeze({ ...situation, cube: isDoubled ? cube : rules.cube && { value: 1, owner: null } });
}
