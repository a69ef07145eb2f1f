import { namedThrow } from '../locale/dice.js';
import { plainWords, type PlainWords } from '../locale/index.js';
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
  words: PlainWords,
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

const plainToPlay = ({ player, dice }: Situation, words: PlainWords): string[] =>
  player ? [words.toPlay(player, dice && namedThrow(dice, words))] : [];

/** What every description says, in sentences: the game, whose turn it is, both sides' checkers. */
export function sentencesOf(
  situation: Situation,
  words: PlainWords,
  { game, numbering = 'white', travel = 'contrary' }: DescribeOptions,
  toPlay = plainToPlay(situation, words),
): string[] {
  const sides = [numbering, opponentOf(numbering)].map((who) => side(situation, who, { numbering, travel }, words));
  return [...(game ? [`${words.game(game)}.`] : []), ...toPlay, words.numbering(numbering), ...sides];
}

/** A situation in words of which `describe` would not say more. */
export const describePlain = (situation: Situation, locale: string, options: DescribeOptions): string =>
  sentencesOf(situation, plainWords(locale), options).join(' ');
