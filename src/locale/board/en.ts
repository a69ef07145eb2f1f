import type { BoardWords } from '../words.js';

const players = { white: 'White', black: 'Black' };
const dice = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const both = (white: number, black: number): string => `: White ${white}, Black ${black}`;

export const en: BoardWords = {
  language: 'en',
  // The ids are the games' own names in Latin letters.
  game: (id) => id.charAt(0).toUpperCase() + id.slice(1).replace('-traditional', ' (traditional)'),
  players,
  throws: (
    'hep-yek,iki-bir,dubara,se-yek,seba-i-du,du-se,jihar-i-yek,jihar-i-du,jihar-u-se,dort-jihar,' +
    'penj-i-yek,penj-i-du,penj-u-se,besh-dort,du-besh,shesh-yek,shesh-i-du,shesh-u-se,shesh-jihar,shesh-besh,du-shesh'
  ).split(','),
  equalDice: (count, die) => `${dice[count] ?? count} ${dice[die]}${count > 1 ? (die === 6 ? 'es' : 's') : ''}`,
  and: ' and ',
  toPlay: (player, dice) => `${players[player]} to play${dice ? ` ${dice}` : ''}.`,
  passed: (dice) => `First the dice handed over: ${dice}.`,
  numbering: (player) => `Points are numbered from ${players[player]}’s side.`,
  checkers: (count) => `${count} checker${count === 1 ? '' : 's'}`,
  on: (checkers, point) => `${checkers} on ${point}`,
  pinned: ' (pinned)',
  onBar: (checkers) => `${checkers} on the bar`,
  off: (count) => `${count} off`,
  cube: (value, owner) => `The cube is at ${value}, ${owner ? `owned by ${players[owner]}` : 'in the middle'}.`,
  score: (white, black, length) => `Score${both(white, black)}${length ? `, match to ${length}` : ''}.`,
  rolls: (white, black) => `Rolls so far${both(white, black)}.`,
  notLoaded: 'The game did not load.',
  tryAgain: 'Try again',
};
