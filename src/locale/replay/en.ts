import { en as board } from '../board/en.js';
import type { ReplayWords } from '../replay-words.js';
import { kinds, points, told } from '../told/en.js';

const { players } = board;

/** What a replay says, in English. */
export const en: ReplayWords = {
  ...told,
  language: 'en',
  commands: {
    first: 'Start',
    back: 'Back',
    forward: 'Forward',
    last: 'End',
    lineBefore: 'The variation before',
    lineAfter: 'The variation after',
    gameBefore: 'The game before',
    gameAfter: 'The game after',
    comment: 'Next comment',
    error: 'Next error',
    auto: 'Play',
    try: 'Try your own move',
    link: 'Link to here',
    flip: 'Turn the board',
    help: 'Keys',
  },
  stop: 'Stop',
  letters: { comment: 'c', error: 'e', try: 't', link: 'l', flip: 'f' },
  keys: { ' ': 'space', PageUp: 'Page Up', PageDown: 'Page Down' },
  close: 'Close',

  acts: {
    double: 'doubles',
    take: 'takes',
    drop: 'drops',
    beaver: 'beaver',
    raccoon: 'raccoon',
    resign: 'resigns',
    accept: 'accepts',
    refuse: 'declines',
  },
  prices: kinds,
  passed: 'handed over',
  did: (action, player, value, price) => {
    const who = players[player];
    return {
      double: `${who} doubles to ${value}.`,
      take: `${who} takes. The cube is at ${value}.`,
      drop: `${who} drops.`,
      beaver: `Beaver! ${who} turns the cube to ${value} and keeps it.`,
      raccoon: `Raccoon! ${who} turns the cube to ${value}.`,
      resign: `${who} resigns: ${kinds[price]}.`,
      accept: `${who} accepts.`,
      refuse: `${who} declines. Play goes on.`,
    }[action];
  },
  glyphs: {
    '!': 'a good play',
    '!!': 'a brilliant play',
    '?': 'an error',
    '??': 'a blunder',
    '!?': 'an interesting play',
    '?!': 'a doubtful play',
  },

  players,
  list: 'The moves',
  start: 'Start',
  variation: 'Variation',
  own: 'Your variation',
  chooser: 'Game',
  gameOf: (number, name) => `${number}. ${name}`,
  ended: (winner, count) => (winner ? `${players[winner]} wins ${points(count)}.` : `A draw${count ? `, ${points(count)} each` : ''}.`),
  unfinished: 'The game is not finished.',
  faults: (count) => `${count} fault${count === 1 ? '' : 's'} in the record of this game`,
  addressMissing: 'The place in the page’s address cannot be followed.',
  tryAgain: board.tryAgain,
  copied: 'The link is copied.',
  copyThis: 'Copy this link:',

  tryNow: 'Try your own move.',
  asInRecord: 'That is what was played in the record.',
  otherwise: (play) => `Legal: ${play}. The record has another play.`,
  goBack: 'Back to the record',
};
