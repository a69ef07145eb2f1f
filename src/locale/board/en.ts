import { plain } from '../plain/en.js';
import type { BoardWords } from '../words.js';

const { players } = plain;
const dice = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const both = (white: number, black: number): string => `: White ${white}, Black ${black}`;

export const en: BoardWords = {
  ...plain,
  equalDice: (count, die) => `${dice[count] ?? count} ${dice[die]}${count > 1 ? (die === 6 ? 'es' : 's') : ''}`,
  passed: (dice) => `First the dice handed over: ${dice}.`,
  cube: (value, owner) => `The cube is at ${value}, ${owner ? `owned by ${players[owner]}` : 'in the middle'}.`,
  score: (white, black, length) => `Score${both(white, black)}${length ? `, match to ${length}` : ''}.`,
  rolls: (white, black) => `Rolls so far${both(white, black)}.`,
};
