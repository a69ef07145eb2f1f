/** Random positions in which the game is still on: made-up ones of any kind, corners where a rule bites, and ones that moves have led to. */
import fc from 'fast-check';
import { HIGH_TO_LOW, emptyBoard, formatBoard, setStack, stackOn, startBoard } from '../checker/board.js';
import type { Board } from '../checker/board.js';
import { afterStep, endingOf, mayStep } from '../checker/step.js';
import type { Player, Rules } from '../checker/types.js';
import { aCorner, aWish } from './wishes.js';

/** Where the fifteen checkers of each side would like to be: 25 the bar, 0 off. The first side stands before the second looks for room. */
export interface Wishes {
  mover: readonly number[];
  enemy: readonly number[];
}

export const aPosition = (rules: Rules): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: aMadeUpPosition(rules, fc.record({ mover: aWish, enemy: aWish })) },
    { weight: 4, arbitrary: aMadeUpPosition(rules, aCorner(rules)) },
    { weight: 1, arbitrary: aReachedPosition(rules) },
  );

const aMadeUpPosition = (rules: Rules, wishes: fc.Arbitrary<Wishes>): fc.Arbitrary<string> =>
  fc
    .tuple(wishes, fc.constantFrom<Player>('white', 'black'), fc.boolean())
    .map(([{ mover, enemy }, player, moverFirst]) => {
      const sides: Record<Player, readonly number[]> = player === 'white' ? { white: mover, black: enemy } : { white: enemy, black: mover };
      const order: Player[] = (player === 'white') === moverFirst ? ['white', 'black'] : ['black', 'white'];
      return settled(rules, sides, order);
    })
    .filter((board) => goesOn(rules, board))
    .map(formatBoard);

/** Nobody has finished, and no mothers have decided. */
const goesOn = (rules: Rules, board: Board): boolean =>
  (['white', 'black'] as const).every((player) => board.off[player] < 15 && endingOf(rules, board, player) === null);

/** Puts both sides on one board; where a checker cannot stand it goes on to its next lower point. */
function settled(rules: Rules, wishes: Record<Player, readonly number[]>, order: readonly Player[]): Board {
  const board = emptyBoard(rules.travel);
  for (const player of order) {
    const counts = (place: number) => wishes[player].filter((wish) => wish === place).length;
    board.bar[player] = rules.contact === 'hit' ? counts(25) : 0;
    let waiting = rules.contact === 'hit' ? 0 : counts(25);
    for (const own of HIGH_TO_LOW) {
      waiting += counts(own);
      if (waiting > 0 && settle(rules, board, player, own, waiting)) waiting = 0;
    }
    board.off[player] = waiting + counts(0);
  }
  return board;
}

function settle(rules: Rules, board: Board, player: Player, own: number, count: number): boolean {
  const checkers = (player === 'white' ? 'w' : 'b').repeat(count);
  const here = stackOn(board, player, own);
  const pins = rules.contact === 'pin';
  if (here === '' || (pins && here.length === 1)) setStack(board, player, own, here + checkers);
  else if (pins && count === 1) setStack(board, player, own, checkers + here);
  else return false;
  return true;
}

/** A position of play: random moves from the start, two for each side in turn, never past the end of the game. */
const aReachedPosition = (rules: Rules): fc.Arbitrary<string> =>
  fc.array(fc.nat({ max: 9999 }), { minLength: 1, maxLength: 120 }).map((choices) => {
    let board = startBoard(rules);
    for (const [index, choice] of choices.entries()) {
      const player = index % 4 < 2 ? 'white' : 'black';
      const steps = [25, ...HIGH_TO_LOW].flatMap((from) => [1, 2, 3, 4, 5, 6].map((die) => ({ from, die })));
      const possible = steps.filter((step) => mayStep(rules, board, player, step));
      if (possible.length === 0) continue;
      const after = afterStep(rules, board, player, possible[choice % possible.length]!);
      if (endingOf(rules, after, player)) break;
      board = after;
    }
    return formatBoard(board);
  });
