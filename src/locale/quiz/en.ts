import type { QuizWords } from '../quiz.js';

export const en: QuizWords = {
  find: 'Find the best play.',
  check: 'Check',
  tryAgain: 'Try again',
  showAnswer: 'Show the answer',
  again: 'Start over',
  change: 'Change it',
  right: (play) => `Right: ${play}.`,
  wrong: (play) => `${play}: not this one.`,
  tryOrSee: 'Try again, or see the answer.',
  answerIs: (plays) => `The right play is ${plays.join(' or ')}.`,
  noted: (play) => `Your answer has been taken down: ${play}.`,
};
