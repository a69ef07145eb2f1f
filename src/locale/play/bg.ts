import { bg as board } from '../board/bg.js';
import { diceList, throwName, upperFirst } from '../dice.js';
import type { PlayWords, SaidOutcome } from '../play-words.js';
import type { Side } from '../words.js';
import { refusals } from './bg-refusals.js';
import { movesText, played } from './moves.js';

const the = { white: 'белите', black: 'черните' } as const;
const The = { white: 'Белите', black: 'Черните' } as const;
const kinds = { oin: 'оин', mars: 'марс', koks: 'кокс', draw: 'реми' } as const;
const colours = { white: ['бял пул', 'бели пула'], black: ['черен пул', 'черни пула'] } as const;
const worth = ({ kind, points }: SaidOutcome): string => `${kinds[kind]}, ${points} ${points === 1 ? 'точка' : 'точки'}`;
const named = (dice: readonly number[]): string => `${dice.join(board.and)}, ${throwName(dice, board)}`;
const places: Readonly<Record<number, string>> = { 0: 'Извадени', 25: 'Бар' };
const otherOf = (player: Side): Side => (player === 'white' ? 'black' : 'white');

/** What is said while somebody plays, in Bulgarian, the original. */
export const bg: PlayWords = {
  refusals,
  opened: (white, black) =>
    `Бели ${white}, черни ${black}. ${white === black ? 'Наравно: хвърлете пак.' : `Започват ${the[white > black ? 'white' : 'black']}.`}`,
  rolled: (player, dice) => `${board.players[player]}: ${named(dice)}.`,
  nothingToPlay: (dice) => `Нищо за игра с ${dice.join(board.and)}.`,
  moved: (player, moves) =>
    `${board.players[player]}: ${movesText(moves, { fromBar: 'от бара', to: 'на', off: 'изваден', hit: 'удар', pin: 'тапа' })}.`,
  undone: 'Върнато.',
  turnOf: (player) => `Ред е на ${the[player]}.`,
  lastThrow: (player) => `${The[otherOf(player)]} изведоха всичко. Последно хвърляне за ${the[player]}.`,
  result: (outcome) => {
    const { winner, by } = outcome;
    if (winner === null) return by === 'no-moves' ? 'Никой не може да мръдне. Реми.' : 'Реми: и двамата изведоха всичко.';
    if (by === 'resignation') return `${The[otherOf(winner)]} се предадоха. ${The[winner]} печелят: ${worth(outcome)}.`;
    return `${The[winner]} ${by === 'last-throw' ? 'печелят' : 'изведоха всичко'}. ${upperFirst(worth(outcome))}.`;
  },
  toDo: ({ turn, outcome, opening, finished }) => {
    if (outcome) return bg.result(outcome);
    if (!turn) return opening ? bg.opened(opening.white, opening.black) : 'Кой започва? Хвърлете по един зар.';
    const { player, phase, left, roll } = turn;
    const start = finished ? bg.lastThrow(player) : bg.turnOf(player);
    if (phase === 'roll') return finished ? start : `${start} Хвърли заровете.`;
    if (phase !== 'done') return `${start} Играй ${diceList(left, board)}.`;
    return played(turn) ? `${start} Изигра всичко: готово?` : `${start} ${bg.nothingToPlay(roll ?? [])}`;
  },
  place: (point, sides, isTarget) => {
    const held = sides.map(({ player, count, pinned }) => `${count} ${colours[player][count === 1 ? 0 : 1]}${pinned ? ', затапен' : ''}`);
    return `${places[point] ?? `Поле ${point}`}: ${held.join(', ') || 'празно'}${isTarget ? ', може тук' : ''}`;
  },
  boardName: 'Дъска за табла',
  roll: 'Хвърли',
  undo: 'Върни',
  confirm: 'Готово',
  resign: 'Предавам се',
  resignFor: (outcome) => `Предаваш ли се? Губиш ${worth(outcome)}.`,
  playOn: 'Играя нататък',
  newGame: 'Нова игра',
  flip: 'Обърни дъската',
  typePlay: 'Напиши хода си',
  notAPlay: (text) => `„${text}“ не е ход. Пише се така: 8/5 6/5.`,
  letters: { roll: 'х', undo: 'в', confirm: 'г' },
  isLegal: (play) => `${play}: може.`,
  isNotLegal: (play, why) => `${play}: не може. ${why}`,
};
