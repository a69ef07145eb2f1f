/** The text of a long match, and of a game of chess as long, for a page. */
import { Chess } from 'chessops/chess';
import { makeSan } from 'chessops/san';
import { recordOf, writeRecord } from '../../src/notation/index.js';
import { presets, seededDice, startGame } from '../../src/rules/index.js';
import { pick } from '../decisions.js';
import { randomGame } from '../random-game.js';

const GAMES = 25;

const record = writeRecord(
  Array.from({ length: GAMES }, (_, index) => recordOf(startGame(presets.prava), randomGame(500 + index), { preset: 'prava' })).flat(),
);

/** Moves by chance, which take nothing where they need not, so that the game goes on. */
function chess(length: number): string {
  const chance = seededDice(64);
  const position = Chess.default();
  const moves: string[] = [];
  for (let written = 0; written < length && !position.isEnd();) {
    const all = [...position.allDests()].flatMap(([from, to]) => [...to].map((square) => ({ from, to: square })));
    const quiet = all.filter(({ from, to }) => !position.board.occupied.has(to) && position.board.get(from)?.role !== 'pawn');
    const from = quiet.length > 0 ? quiet : all;
    const chosen = from[pick(chance, from.length)]!;
    const isLast = position.board.get(chosen.from)?.role === 'pawn' && (chosen.to < 8 || chosen.to > 55);
    const move = isLast ? { ...chosen, promotion: 'queen' as const } : chosen;
    const number = position.turn === 'white' ? `${position.fullmoves}. ` : '';
    moves.push(number + makeSan(position, move));
    written += moves.at(-1)!.length + 1;
    position.play(move);
  }
  return `${moves.join(' ')} *\n`;
}

console.log(JSON.stringify({ record, pgn: chess(record.length) }));
