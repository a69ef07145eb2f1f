import type { PlainWords } from '../words.js';

const players = { white: 'White', black: 'Black' };

export const plain: PlainWords = {
  language: 'en',
  // The ids are the games' own names in Latin letters.
  game: (id) => id.charAt(0).toUpperCase() + id.slice(1).replace('-traditional', ' (traditional)'),
  players,
  throws: (
    'hep-yek,iki-bir,dubara,se-yek,seba-i-du,du-se,jihar-i-yek,jihar-i-du,jihar-u-se,dort-jihar,' +
    'penj-i-yek,penj-i-du,penj-u-se,besh-dort,du-besh,shesh-yek,shesh-i-du,shesh-u-se,shesh-jihar,shesh-besh,du-shesh'
  ).split(','),
  and: ' and ',
  toPlay: (player, dice) => `${players[player]} to play${dice ? ` ${dice}` : ''}.`,
  numbering: (player) => `Points are numbered from ${players[player]}’s side.`,
  checkers: (count) => `${count} checker${count === 1 ? '' : 's'}`,
  on: (checkers, point) => `${checkers} on ${point}`,
  pinned: ' (pinned)',
  onBar: (checkers) => `${checkers} on the bar`,
  off: (count) => `${count} off`,
  notLoaded: 'The game did not load.',
  tryAgain: 'Try again',
};
