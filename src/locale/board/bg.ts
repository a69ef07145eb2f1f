import { plain, the } from '../plain/bg.js';
import type { BoardWords } from '../words.js';

const dice = ['', 'единиц', 'двойк', 'тройк', 'четворк', 'петиц', 'шестиц'];
const both = (white: number, black: number): string => `: бели ${white}, черни ${black}`;

export const bg: BoardWords = {
  ...plain,
  equalDice: (count, die) => `${['', 'една', 'две', 'три', 'четири'][count] ?? count} ${dice[die]}${count > 1 ? 'и' : 'а'}`,
  passed: (dice) => `Първо предадените зарове: ${dice}.`,
  cube: (value, owner) => `Кубът е ${value}, ${owner ? `у ${the[owner]}` : 'в средата'}.`,
  score: (white, black, length) => `Резултат${both(white, black)}${length ? `, мач до ${length}` : ''}.`,
  rolls: (white, black) => `Хвърляния досега${both(white, black)}.`,
};
