/** The text of a long match with comments, and of a game of chess as long, for a page. */
import { Chess } from 'chessops/chess';
import { makeSan } from 'chessops/san';
import { annotate, Place, recordOf, writeRecord, type RecordGame } from '../../src/notation/index.js';
import { presets, seededDice, startGame } from '../../src/rules/index.js';
import { pick } from '../decisions.js';
import { randomGame } from '../random-game.js';

const GAMES = 25;
/** Games by chance of at least so many turns have 200 on the average. */
const TURNS = 172;
/** Every so many turns, or moves of chess, something is said, and every so many of them is a mistake. */
const [SAID, MISTAKE] = [5, 15];
const comment = 'Here the point on the bar was open for two rolls, and a checker more in the home would have kept it shut.';

function longGames(): RecordGame[] {
  const games: RecordGame[] = [];
  for (let seed = 500; games.length < GAMES; seed++) {
    const [game] = recordOf(startGame(presets.prava), randomGame(seed), { preset: 'prava' });
    if (game && game.line.nodes.length >= TURNS) games.push(commented(game));
  }
  return games;
}

function commented(game: RecordGame): RecordGame {
  let place = Place.start(game);
  for (let next = place.next; next; next = place.next) {
    const { index } = next;
    const note = { text: comment, marks: [{ kind: 'mark', point: 5 }] as const };
    place = index % SAID === 0 ? annotate(next, { note, glyph: index % MISTAKE === 0 ? '?' : null }) : next;
  }
  return place.record;
}

/** Moves by chance, which take nothing where they need not, so that the game goes on. */
function chess(length: number): string {
  const chance = seededDice(64);
  const position = Chess.default();
  const moves: string[] = [];
  for (let written = 0, half = 0; written < length && !position.isEnd(); half++) {
    const all = [...position.allDests()].flatMap(([from, to]) => [...to].map((square) => ({ from, to: square })));
    const quiet = all.filter(({ from, to }) => !position.board.occupied.has(to) && position.board.get(from)?.role !== 'pawn');
    const from = quiet.length > 0 ? quiet : all;
    const chosen = from[pick(chance, from.length)]!;
    const isLast = position.board.get(chosen.from)?.role === 'pawn' && (chosen.to < 8 || chosen.to > 55);
    const move = isLast ? { ...chosen, promotion: 'queen' as const } : chosen;
    const number = position.turn === 'white' ? `${position.fullmoves}. ` : '';
    const said = half % SAID === 0 ? ` {${comment}}` : '';
    moves.push(`${number}${makeSan(position, move)}${half % MISTAKE === 0 ? ' $2' : ''}${said}`);
    written += moves.at(-1)!.length + 1;
    position.play(move);
  }
  return `${moves.join(' ')} *\n`;
}

const games = longGames();
const record = writeRecord(games);
const turns = games.reduce((sum, { line }) => sum + line.nodes.length, 0);
console.log(JSON.stringify({ record, pgn: chess(record.length), turns }));
