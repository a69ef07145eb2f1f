import type { PlainWords } from '../words.js';

export const the = { white: 'белите', black: 'черните' };
const games: Readonly<Record<string, string>> = {
  prava: 'Права',
  portes: 'Портес',
  tavla: 'Тавла',
  obiknovena: 'Обикновена',
  backgammon: 'Табла с куб',
  kratka: 'Кратка',
  kavkazka: 'Кавказка',
  chelebi: 'Челеби',
  gyulbara: 'Гюлбара',
  tapa: 'Тапа',
  plakoto: 'Плакото',
  fevga: 'Февга',
  tabla: 'Табла',
};

export const plain: PlainWords = {
  language: 'bg',
  game: (id) => {
    const [base = '', traditional] = id.split('-');
    return `${Object.hasOwn(games, base) ? games[base] : id}${traditional ? ' (по старому)' : ''}`;
  },
  players: { white: 'Бели', black: 'Черни' },
  throws: (
    'еп-ек,ик-и-бир,дю-бара,се-и-ек,себа-и-дю,дю-се,джехар-и-ек,джехар-и-дю,джехар-у-се,дьорт-джехар,' +
    'пендж-и-ек,пендж-и-дю,пендж-и-се,беш-дьорт,дю-беш,шеш-у-ек,шеш-и-дю,шеш-у-се,шеш-джехар,шеш-беш,дю-шеш'
  ).split(','),
  and: ' и ',
  toPlay: (player, dice) => `Ред е на ${the[player]}${dice ? `: ${dice}` : ''}.`,
  numbering: (player) => `Полетата са по номерата на ${the[player]}.`,
  checkers: (count) => `${count} пул${count === 1 ? '' : 'а'}`,
  on: (checkers, point) => `${checkers} на ${point}`,
  pinned: ' (затапен)',
  onBar: (checkers) => `${checkers} на бара`,
  off: (count) => `${count} изваден${count === 1 ? '' : 'и'}`,
  notLoaded: 'Играта не се зареди.',
  tryAgain: 'Опитай пак',
};
