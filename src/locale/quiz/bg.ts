import type { QuizWords } from '../quiz.js';

export const bg: QuizWords = {
  find: 'Намери най-добрия ход.',
  check: 'Провери',
  tryAgain: 'Опитай пак',
  showAnswer: 'Покажи отговора',
  again: 'Отначало',
  change: 'Промени',
  right: (play) => `Вярно: ${play}.`,
  wrong: (play) => `${play}: не е това.`,
  tryOrSee: 'Опитай пак или виж отговора.',
  answerIs: (plays) => `Верният ход е ${plays.join(' или ')}.`,
  noted: (play) => `Отговорът ти е записан: ${play}.`,
  keys: 'Клавиши',
  close: 'Затвори',
  keyNames: { arrows: 'стрелки', choose: 'Enter, интервал', write: '0–9, Б' },
  does: {
    arrows: 'друго поле',
    ends: 'краят на реда',
    choose: 'взима пул, после го оставя',
    write: 'пише хода, 8/5 или бар/20',
    undo: 'връща последното местене',
    check: 'проверява хода; после започва отначало',
    letGo: 'оставя взетия пул на място',
    help: 'тези клавиши',
  },
};
