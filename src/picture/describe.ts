import { boardWords, stagesWords, throwWords, type BoardWords } from '../locale/index.js';
import type { Situation } from '../rules/game.js';
import { acrossPoint } from '../rules/position.js';
import { opponentOf, type Player, type Rules } from '../rules/rules.js';

export interface DescribeOptions {
  /** By whose numbers the points are named, for both sides; White's by default. */
  readonly numbering?: Player;
  /** The id of the game's preset; its name is said first. */
  readonly game?: string;
  readonly travel?: Rules['travel'];
}

function side(
  situation: Situation,
  player: Player,
  options: Required<Pick<DescribeOptions, 'numbering' | 'travel'>>,
  words: BoardWords,
): string {
  const { checkers, pinned } = situation.position[player];
  const items: string[] = [];
  const say = (count: number): string => (items.length ? String(count) : words.checkers(count));
  if (checkers[25]) items.push(words.onBar(say(checkers[25])));
  const own = player === options.numbering;
  for (let point = 24; point > 0; point--) {
    const count = checkers[point];
    if (!count) continue;
    const named = own ? point : acrossPoint(point, options.travel);
    items.push(words.on(say(count), named) + (pinned.includes(point) ? words.pinned : ''));
  }
  if (checkers[0]) items.push(words.off(checkers[0]));
  return `${words.players[player]}: ${items.join(', ')}.`;
}

/** Whose turn it is and what is to be played, in sentences. */
export const toPlay = ({ player, dice, passed }: Situation, words: BoardWords): string[] => [
  ...(player ? [words.toPlay(player, dice && throwWords(dice, words))] : []),
  ...(passed.length ? [words.passed(stagesWords(passed, words))] : []),
];

/** A situation that is known to be right in words; what comes from outside goes through `spoken.ts`. */
export function describe(situation: Situation, locale: string | BoardWords, options: DescribeOptions = {}): string {
  const words = typeof locale === 'string' ? boardWords(locale) : locale;
  const { numbering = 'white', travel = 'contrary' } = options;
  const { cube, score, rolls } = situation;
  const sentences = options.game ? [`${words.game(options.game)}.`] : [];
  sentences.push(...toPlay(situation, words), words.numbering(numbering));
  for (const who of [numbering, opponentOf(numbering)]) sentences.push(side(situation, who, { numbering, travel }, words));
  if (cube) sentences.push(words.cube(cube.value, cube.owner));
  if (score) sentences.push(words.score(score.white, score.black, score.length));
  if (rolls) sentences.push(words.rolls(rolls.white, rolls.black));
  return sentences.join(' ');
}
