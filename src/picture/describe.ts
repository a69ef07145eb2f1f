import { boardWords, type BoardWords } from '../locale/board.js';
import { stagesWords, throwWords } from '../locale/dice.js';
import type { Situation } from '../rules/game.js';
import { sentencesOf, type DescribeOptions } from './describe-plain.js';

/** Whose turn it is and what is to be played, in sentences. */
export const toPlay = ({ player, dice, passed }: Situation, words: BoardWords): string[] => [
  ...(player ? [words.toPlay(player, dice && throwWords(dice, words))] : []),
  ...(passed.length ? [words.passed(stagesWords(passed, words))] : []),
];

/** A situation that is known to be right in words; what comes from outside goes through `spoken.ts`. */
export function describe(situation: Situation, locale: string | BoardWords, options: DescribeOptions = {}): string {
  const words = typeof locale === 'string' ? boardWords(locale) : locale;
  const { cube, score, rolls } = situation;
  const sentences = sentencesOf(situation, words, options, toPlay(situation, words));
  if (cube) sentences.push(words.cube(cube.value, cube.owner));
  if (score) sentences.push(words.score(score.white, score.black, score.length));
  if (rolls && rolls.white + rolls.black > 0) sentences.push(words.rolls(rolls.white, rolls.black));
  return sentences.join(' ');
}
