import type { BoardWords } from '../words.js';

const side = { white: 'White', black: 'Black' };
const dice = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

export const en: BoardWords = {
  language: 'en',
  games: {
    prava: 'Prava', portes: 'Portes', tavla: 'Tavla', obiknovena: 'Obiknovena', backgammon: 'Backgammon', kratka: 'Kratka',
    kavkazka: 'Kavkazka', chelebi: 'Chelebi', gyulbara: 'Gyulbara', 'gyulbara-traditional': 'Gyulbara (traditional)', tapa: 'Tapa',
    'tapa-traditional': 'Tapa (traditional)', plakoto: 'Plakoto', fevga: 'Fevga', makedonska: 'Macedonian tabla',
    balgarska: 'Bulgarian tabla', gratska: 'Greek tavli', turska: 'Turkish tavla',
  },
  players: side,
  throws: (
    'hep-yek,iki-bir,dubara,se-yek,seba-i-du,du-se,jihar-i-yek,jihar-i-du,jihar-u-se,dort-jihar,' +
    'penj-i-yek,penj-i-du,penj-u-se,besh-dort,du-besh,shesh-yek,shesh-i-du,shesh-u-se,shesh-jihar,shesh-besh,du-shesh'
  ).split(','),
  counts: 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' '),
  equalDice: (count, die) => `${en.counts[count]} ${dice[die]}${count > 1 ? (die === 6 ? 'es' : 's') : ''}`,
  and: ' and ',
  position: 'Tabla position',
  toPlay: (player, dice) => `${side[player]} to play${dice ? ` ${dice}` : ''}.`,
  passed: (dice) => `First the dice handed over: ${dice}.`,
  next: (dice) => `Then ${dice}.`,
  numbering: (player) => `Points are numbered from ${side[player]}’s side.`,
  checkers: (count) => `${en.counts[count]} checker${count === 1 ? '' : 's'}`,
  on: (checkers, point) => `${checkers} on ${point}`,
  pinned: (checkers, point) => `${checkers} on ${point} (pinned)`,
  onBar: (checkers) => `${checkers} on the bar`,
  off: (count) => `${en.counts[count]} off`,
  cube: (value, owner) => `The cube is at ${value}, ${owner ? `owned by ${side[owner]}` : 'in the middle'}.`,
  score: (white, black, length) => `Score: White ${white}, Black ${black}${length ? `, match to ${length}` : ''}.`,
  rolls: (white, black) => `Rolls so far: White ${white}, Black ${black}.`,
  pips: (white, black) => `Pips to go: White ${white}, Black ${black}.`,
  faulty: 'This board cannot be shown',
  at: (line, column) => `Line ${line}, column ${column}`,
  notLoaded: 'The game did not load.',
  tryAgain: 'Try again',
};
