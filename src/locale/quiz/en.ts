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
  keys: 'Keys',
  close: 'Close',
  keyNames: { arrows: 'arrows', choose: 'Enter, Space', write: '0–9, B' },
  does: {
    arrows: 'another point',
    ends: 'the end of the row',
    choose: 'picks a checker up, then puts it down',
    write: 'writes the play, 8/5 or bar/20',
    undo: 'takes the last move back',
    check: 'checks the play; after that, starts over',
    letGo: 'leaves the checker where it was',
    help: 'these keys',
  },
};
