import { bg as board } from '../board/bg.js';
import { diceList, diceWords, listed, stagesWords, throwName, upperFirst } from '../dice.js';
import type { PlayWords, SaidOutcome } from '../play-words.js';
import type { Side } from '../words.js';
import { refusals } from './bg-refusals.js';
import { movesText, played, type MoveWords } from './moves.js';

const the = { white: 'белите', black: 'черните' } as const;
const The = { white: 'Белите', black: 'Черните' } as const;
const kinds = { oin: 'оин', mars: 'марс', koks: 'кокс', draw: 'реми' } as const;
const colours = { white: ['бял пул', 'бели пула'], black: ['черен пул', 'черни пула'] } as const;
const places: Readonly<Record<number, string>> = { 0: 'Извадени', 25: 'Бар' };
const ways = {
  'bearing-off': 'изведоха всичко',
  mother: 'затапиха майката',
  'last-throw': 'печелят',
  resignation: 'се предадоха',
  drop: 'пасуваха',
  'no-moves': 'печелят',
} as const;
const moves: MoveWords = {
  way: (from, to) => (to ? `${from === 25 ? 'от бара' : from} на ${to}` : `вади от ${from}`),
  times: ['', '', ' два пъти', ' три пъти', ' четири пъти'],
  hit: 'удар',
  pin: 'тапа',
  mother: 'затапиха майката',
};
const otherOf = (player: Side): Side => (player === 'white' ? 'black' : 'white');
const points = (count: number): string => `${count} ${count === 1 ? 'точка' : 'точки'}`;
const worth = ({ kind, points: count }: SaidOutcome): string => `${kinds[kind]}, ${points(count)}`;

/** What is said while somebody plays, in Bulgarian, the original. */
export const bg: PlayWords = {
  refusals,
  sets: { makedonska: 'Македонска табла', balgarska: 'Българска табла', gratska: 'Гръцка табла', turska: 'Турска табла' },

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
  nothingToPlay: (dice, handed) => `Нищо за игра с ${dice.join(board.and)}.${handed ? ' Противникът ти ги доиграва.' : ''}`,
  moved: (player, made) => `${board.players[player]}: ${movesText(made, moves)}.`,
  undone: 'Върнато.',
  handed: (stages) => `Предаваш на противника: ${stagesWords(stages, board)}.`,
  turnOf: (player, passed) => `Ред е на ${the[player]}.${passed?.length ? ` Първо предадените: ${stagesWords(passed, board)}.` : ''}`,
  yourTurn: 'Твой ред е.',
  lastThrow: (player) => `${The[otherOf(player)]} изведоха всичко. Последно хвърляне за ${the[player]}.`,
  doubled: (player, value) => `${The[player]} дублират на ${value}. Приемаш ли?`,
  taken: (player, value) => `${The[player]} приемат. Кубът е ${value}, у тях.`,
  beavered: (player, value) => `Бобър! ${The[player]} вдигат куба на ${value} и го задържат.`,
  raccooned: (player, value) => `Ракун! ${The[player]} вдигат куба на ${value}.`,
  offersToResign: (player, outcome) => `${The[player]} се предават: ${worth(outcome)}. Приемаш ли?`,
  result: (outcome) => {
    const { winner, by, points: count } = outcome;
    if (!winner) return `${by === 'no-moves' ? 'Никой не може да мръдне. ' : ''}Реми${count ? `, по ${points(count)}` : ''}.`;
    const doer = by === 'resignation' || by === 'drop' ? otherOf(winner) : winner;
    return `${The[doer]} ${ways[by]}. ${upperFirst(worth(outcome))}${doer === winner ? '' : ` за ${the[winner]}`}.`;
  },
  score: (white, black) => `Резултат ${white} на ${black}.`,
  nextGame: (name) => `Следва ${name}.`,
  matchWon: (player) => `${The[player]} печелят мача.`,

  toDo: ({ turn, outcome, opening, finished, rolls }) => {
    if (outcome) return bg.result(outcome);
    if (!turn) return opening ? bg.opened(opening.white, opening.black) : 'Кой започва? Хвърлете по един зар.';
    const { player, phase, left, roll } = turn;
    const isFirst = opening && rolls && rolls.white + rolls.black === 0;
    const start = finished ? bg.lastThrow(player) : isFirst ? bg.opened(opening.white, opening.black) : bg.turnOf(player);
    switch (phase) {
      case 'passed':
        return `${start} Първо предадените: ${diceWords(left, board)}.`;
      case 'passedDone':
        return `${start} Предадените са изиграни: готово?`;
      case 'roll':
        return finished ? start : `${start} Хвърли заровете.`;
      case 'moving':
        return `${start} Играй ${diceList(left, board)}.`;
      case 'done':
        return `${start} ${played(turn) ? 'Изигра всичко: готово?' : bg.nothingToPlay(roll ?? [])}`;
    }
  },
  place: (point, sides, isTarget) => {
    const held = sides.map(
      ({ player, count, pinned }) => `${count} ${colours[player][count === 1 ? 0 : 1]}${pinned ? ' отдолу, затапен' : ''}`,
    );
    return `${places[point] ?? `Поле ${point}`}: ${held.length ? listed(held, board) : 'празно'}${isTarget ? ', можеш тук' : ''}`;
  },
  boardName: 'Дъска за табла',

  roll: 'Хвърли',
  undo: 'Върни',
  undoAll: 'Върни всичко',
  confirm: 'Готово',
  double: 'Дублирам',
  take: 'Приемам',
  drop: 'Пас',
  beaver: 'Бобър',
  raccoon: 'Ракун',
  accept: 'Приемам',
  refuse: 'Не приемам',
  resign: 'Предавам се',
  resignFor: (outcome) => `Предаваш ли се? Губиш ${worth(outcome)}.`,
  playOn: 'Играя нататък',
  next: 'Нататък',
  newGame: 'Нова игра',
  flip: 'Обърни дъската',
  typePlay: 'Напиши хода си',
  notAPlay: (text) => `„${text}“ не е ход. Пише се така: 8/5 6/5.`,
  couldMean: (plays) => `Това може да значи ${plays.join(' или ')}. Напиши го по-точно.`,
  letters: { roll: 'х', undo: 'в', confirm: 'г', double: 'д' },

  isLegal: (play) => `${play}: може.`,
  isNotLegal: (play, why) => `${play}: не може. ${why}`,
};
