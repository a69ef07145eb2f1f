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
};
