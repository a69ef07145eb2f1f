import { bg as board } from '../board/bg.js';
import { diceList, throwName, upperFirst } from '../dice.js';
import { movesText, type MoveWords } from '../play/moves.js';
import type { SaidOutcome, ToldWords } from '../play-words.js';
import type { Side } from '../words.js';

export const the = { white: 'белите', black: 'черните' } as const;
export const The = { white: 'Белите', black: 'Черните' } as const;
export const kinds = { oin: 'оин', mars: 'марс', koks: 'кокс', draw: 'реми' } as const;
const ways = {
  'bearing-off': 'изведоха всичко',
  mother: 'затапиха майката',
  'last-throw': 'печелят',
  resignation: 'се предадоха',
  drop: 'пасуваха',
  'no-moves': 'печелят',
} as const;
const draws: Readonly<Record<string, string>> = {
  mother: 'И двете майки са затапени. ',
  'last-throw': 'И двамата изведоха всичко. ',
  'no-moves': 'Никой не може да мръдне. ',
};
const moves: MoveWords = {
  way: (from, to) => (to ? `${from === 25 ? 'от бара' : from} на ${to}` : `вади от ${from}`),
  times: ['', '', ' два пъти', ' три пъти', ' четири пъти'],
  hit: 'удар',
  pin: 'тапа',
  mother: 'затапиха майката на поле 1',
};
export const otherOf = (player: Side): Side => (player === 'white' ? 'black' : 'white');
export const points = (count: number): string => `${count} ${count === 1 ? 'точка' : 'точки'}`;
export const worth = ({ kind, points: count }: Pick<SaidOutcome, 'kind' | 'points'>): string => `${kinds[kind]}, ${points(count)}`;

/** What is told of a game, in Bulgarian. */
export const told: ToldWords = {
  opened: (white, black) =>
    white === black
      ? `И двамата хвърлиха ${white}: хвърлете пак.`
      : `Бели ${white}, черни ${black}. Започват ${the[white > black ? 'white' : 'black']}.`,
  rolled: (_, dice, climbs) => {
    const [first = 0, second] = dice;
    const name = throwName(dice, board);
    if (first !== second) return `Хвърли ${dice.join(board.and)}, ${name}.`;
    return `${upperFirst(name)}! ${upperFirst(board.equalDice(4, first))}${climbs && first < 6 ? ', доиграва се до шестици' : ''}.`;
  },
  nothingToPlay: (dice, handed) => `Нищо за игра с ${diceList(dice, board)}.${handed ? ' Противникът ти ги доиграва.' : ''}`,
  moved: (player, made) => `${board.players[player]}: ${movesText(made, moves)}.`,
  result: (outcome) => {
    const { winner, by, points: count } = outcome;
    if (!winner) return `${draws[by] ?? ''}Реми${count ? `, по ${points(count)}` : ''}.`;
    const doer = by === 'resignation' || by === 'drop' ? otherOf(winner) : winner;
    return `${The[doer]} ${ways[by]}. ${upperFirst(worth(outcome))}${doer === winner ? '' : ` за ${the[winner]}`}.`;
  },
};
