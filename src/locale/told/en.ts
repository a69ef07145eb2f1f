import { en as board } from '../board/en.js';
import { diceList, throwName, upperFirst } from '../dice.js';
import { movesText, type MoveWords } from '../play/moves.js';
import type { SaidOutcome, ToldWords } from '../play-words.js';

const { players } = board;
export const other = { white: players.black, black: players.white } as const;
export const kinds = { oin: 'a single game', mars: 'a gammon (mars)', koks: 'a backgammon (koks)', draw: 'a draw' } as const;
const ways = {
  'bearing-off': 'has borne everything off',
  mother: 'has pinned the mother',
  'last-throw': 'wins',
  resignation: 'resigns',
  drop: 'drops',
  'no-moves': 'wins',
} as const;
const draws: Readonly<Record<string, string>> = {
  mother: 'Both mothers are pinned. ',
  'last-throw': 'Both have borne everything off. ',
  'no-moves': 'Nobody can move. ',
};
const moves: MoveWords = {
  way: (from, to) => (to ? `${from === 25 ? 'bar' : from} to ${to}` : `${from} off`),
  times: ['', '', ' twice', ' three times', ' four times'],
  hit: 'hit',
  pin: 'pin',
  mother: 'pins the mother on 1',
};
export const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`;
export const worth = ({ kind, points: count }: Pick<SaidOutcome, 'kind' | 'points'>): string => `${kinds[kind]}, ${points(count)}`;

/** What is told of a game, in English. */
export const told: ToldWords = {
  opened: (white, black) =>
    white === black
      ? `Both threw ${white}: throw again.`
      : `White ${white}, Black ${black}. ${players[white > black ? 'white' : 'black']} begins.`,
  rolled: (player, dice, climbs) => {
    const [first = 0, second] = dice;
    const name = throwName(dice, board);
    if (first !== second) return `${players[player]} rolled ${dice.join(board.and)}, ${name}.`;
    return `${upperFirst(name)}! ${upperFirst(board.equalDice(4, first))}${climbs && first < 6 ? ', climbing to sixes' : ''}.`;
  },
  nothingToPlay: (dice, handed) => `No move with ${diceList(dice, board)}.${handed ? ' Your opponent gets the dice.' : ''}`,
  moved: (player, made) => `${players[player]}: ${movesText(made, moves)}.`,
  result: (outcome) => {
    const { winner, by, points: count } = outcome;
    if (!winner) return `${draws[by] ?? ''}A draw${count ? `, ${points(count)} each` : ''}.`;
    const loses = by === 'resignation' || by === 'drop';
    return `${loses ? other[winner] : players[winner]} ${ways[by]}. ${upperFirst(worth(outcome))}${loses ? ` for ${players[winner]}` : ''}.`;
  },
};
