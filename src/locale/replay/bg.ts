import { bg as board } from '../board/bg.js';
import type { ReplayWords } from '../replay-words.js';
import { kinds, points, The, told } from '../told/bg.js';

/** What a replay says, in Bulgarian, the original. */
export const bg: ReplayWords = {
  ...told,
  language: 'bg',
  commands: {
    first: 'Начало',
    back: 'Назад',
    forward: 'Напред',
    last: 'Край',
    lineBefore: 'Предишният вариант',
    lineAfter: 'Следващият вариант',
    gameBefore: 'Предишната игра',
    gameAfter: 'Следващата игра',
    comment: 'Следващ коментар',
    error: 'Следваща грешка',
    auto: 'Пусни',
    try: 'Опитай свой ход',
    link: 'Връзка дотук',
    flip: 'Обърни дъската',
    help: 'Клавиши',
  },
  stop: 'Спри',
  letters: { comment: 'к', error: 'г', try: 'о', link: 'в', flip: 'д' },
  keys: { ' ': 'интервал', PageUp: 'Page Up', PageDown: 'Page Down' },
  close: 'Затвори',

  acts: {
    double: 'дублира',
    take: 'приема',
    drop: 'пас',
    beaver: 'бобър',
    raccoon: 'ракун',
    resign: 'предава се',
    accept: 'приема',
    refuse: 'не приема',
  },
  prices: kinds,
  passed: 'предадени',
  did: (action, player, value, price) => {
    const who = The[player];
    return {
      double: `${who} дублират на ${value}.`,
      take: `${who} приемат. Кубът е ${value}.`,
      drop: `${who} пасуват.`,
      beaver: `Бобър! ${who} вдигат куба на ${value} и го задържат.`,
      raccoon: `Ракун! ${who} вдигат куба на ${value}.`,
      resign: `${who} се предават: ${kinds[price]}.`,
      accept: `${who} приемат.`,
      refuse: `${who} не приемат. Играе се нататък.`,
    }[action];
  },
  glyphs: {
    '!': 'добър ход',
    '!!': 'чудесен ход',
    '?': 'грешка',
    '??': 'груба грешка',
    '!?': 'интересен ход',
    '?!': 'съмнителен ход',
  },

  players: board.players,
  list: 'Ходовете',
  start: 'Начало',
  variation: 'Вариант',
  own: 'Твой вариант',
  chooser: 'Игра',
  gameOf: (number, name) => `${number}. ${name}`,
  ended: (winner, count) => (winner ? `${The[winner]} печелят ${points(count)}.` : `Реми${count ? `, по ${points(count)}` : ''}.`),
  unfinished: 'Играта не е довършена.',
  faults: (count) => (count === 1 ? 'В записа на тази игра има една грешка' : `В записа на тази игра има ${count} грешки`),
  addressMissing: 'Мястото в адреса на страницата не може да се следва.',
  tryAgain: board.tryAgain,
  copied: 'Връзката е копирана.',
  copyThis: 'Копирай тази връзка:',

  tryNow: 'Опитай свой ход.',
  asInRecord: 'Същото е играно и в записа.',
  otherwise: (play) => `Може и така: ${play}. В записа е играно друго.`,
  goBack: 'Назад към записа',
};
