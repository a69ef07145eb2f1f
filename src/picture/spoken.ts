import type { BoardWords } from '../locale/board.js';
import type { Situation } from '../rules/game.js';
import { assertOptions, assertSituation } from './checks.js';
import { describe as describeKnown } from './describe.js';
import type { DescribeOptions } from './describe-plain.js';

/**
 * A situation in words, as a teacher reads it out to somebody who does not see the board: who is to play what,
 * then each side's checkers, named by one side's numbers, then cube, score and rolls.
 *
 * @throws PictureError for a situation or an option that cannot be
 */
export function describe(situation: Situation, locale: string | BoardWords, options: DescribeOptions = {}): string {
  assertSituation(situation);
  assertOptions({ locale, ...options });
  return describeKnown(situation, locale, options);
}
