/** Prints situations with everything that a static board can show, for the page of boards. */
import { formatPosition } from '../src/rules/index.js';
import { decisions } from './decisions.js';

const texts = decisions(2000)
  .filter((_, index) => index % 20 === 0)
  .map(({ position, player, dice: [first, second] }) => `${formatPosition(position)}; ${player} ${first}${second} cube 2 ${player}`);
console.log(JSON.stringify(texts));
