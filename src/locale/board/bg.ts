import type { BoardWords } from '../words.js';

const the = { white: 'белите', black: 'черните' };
const dice = ['', 'единиц', 'двойк', 'тройк', 'четворк', 'петиц', 'шестиц'];

export const bg: BoardWords = {
  language: 'bg',
  games: {
    prava: 'Права', portes: 'Портес', tavla: 'Тавла', obiknovena: 'Обикновена', backgammon: 'Табла с куб', kratka: 'Кратка',
    kavkazka: 'Кавказка', chelebi: 'Челеби', gyulbara: 'Гюлбара', 'gyulbara-traditional': 'Гюлбара (по старому)', tapa: 'Тапа',
    'tapa-traditional': 'Тапа (по старому)', plakoto: 'Плакото', fevga: 'Февга', makedonska: 'Македонска табла',
    balgarska: 'Българска табла', gratska: 'Гръцка табла', turska: 'Турска табла',
  },
  players: { white: 'Бели', black: 'Черни' },
  throws: (
    'еп-ек,ик-и-бир,дю-бара,се-и-ек,себа-и-дю,дю-се,джехар-и-ек,джехар-и-дю,джехар-у-се,дьорт-джехар,' +
    'пендж-и-ек,пендж-и-дю,пендж-и-се,беш-дьорт,дю-беш,шеш-у-ек,шеш-и-дю,шеш-у-се,шеш-джехар,шеш-беш,дю-шеш'
  ).split(','),
  counts: (
    'нула един два три четири пет шест седем осем девет десет единадесет дванадесет тринадесет четиринадесет петнадесет'
  ).split(' '),
  equalDice: (count, die) => `${['', 'една', 'две', 'три', 'четири'][count] ?? count} ${dice[die]}${count > 1 ? 'и' : 'а'}`,
  and: ' и ',
  position: 'Позиция на табла',
  toPlay: (player, dice) => `Ред е на ${the[player]}${dice ? `: ${dice}` : ''}.`,
  passed: (dice) => `Първо предадените зарове: ${dice}.`,
  next: (dice) => `После: ${dice}.`,
  numbering: (player) => `Полетата са по номерата на ${the[player]}.`,
  checkers: (count) => `${bg.counts[count]} ${count === 1 ? 'пул' : 'пула'}`,
  on: (checkers, point) => `${checkers} на ${point}`,
  pinned: (checkers, point) => `${checkers} на ${point} (затапен)`,
  onBar: (checkers) => `${checkers} на бара`,
  off: (count) => (count === 1 ? 'един изваден' : `${bg.counts[count]} извадени`),
  cube: (value, owner) => `Кубът е ${value}, ${owner ? `у ${the[owner]}` : 'в средата'}.`,
  score: (white, black, length) => `Резултат: бели ${white}, черни ${black}${length ? `, мач до ${length}` : ''}.`,
  rolls: (white, black) => `Хвърляния досега: бели ${white}, черни ${black}.`,
  pips: (white, black) => `Остават точки: бели ${white}, черни ${black}.`,
  faulty: 'Тази дъска не може да се покаже',
  at: (line, column) => `Ред ${line}, знак ${column}`,
  notLoaded: 'Играта не се зареди.',
  tryAgain: 'Опитай пак',
};
