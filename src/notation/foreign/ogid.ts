/**
 * OGID, the position text of OpenGammon, `11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0`: a sign for each checker, nothing in it turns. White
 * and Black are those of the text; the points are Black's own numbers.
 */
import { BAR, CHECKERS, OFF } from '../../rules/position.js';
import { opponentOf, type Player } from '../../rules/rules.js';
import { cubeOf, foreignPosition, noCheckers, scoreOf, type ForeignPosition } from './position.js';
import { Scanner, wrapping } from './scanner.js';

export const ogidPrefix = /\bOGID\s*=/i;

const points = '0123456789abcdefghijklmnop';
const players: Readonly<Record<string, Player>> = { W: 'white', B: 'black' };
const playerOf = (letter: string | null): Player | null => players[letter?.toUpperCase() ?? ''] ?? null;

/**
 * Reads an OGID anywhere in a text behind `OGID=`, or bare at its beginning. It names who has made the position, so that the other side is to
 * act; at the beginning and after the end of a game nobody is.
 *
 * @throws NotationError, and nothing else. Takes time linear in the length of the text.
 */
export function readOgid(text: string): ForeignPosition {
  const scanner = new Scanner(text);
  if (!scanner.seek(ogidPrefix)) scanner.take(wrapping);
  scanner.take(/\s*/y);
  const start = scanner.at;
  const white = readSide(scanner, 'white');
  scanner.need(/\s*:\s*/y, ':');
  const black = readSide(scanner, 'black');
  const owner = playerOf(scanner.need(/\s*:\s*([WBN])/iy, ': W, B, N'));
  const doublings = Number(scanner.need(/\d/y, '0 … 9'));
  const action = scanner.need(/[NOTP]/iy, 'N, O, T, P').toUpperCase();
  // each of the rest may be left out, or left empty
  const dice = scanner.take(/\s*:\s*([1-6]{2}|)(?!\w)/y);
  const by = playerOf(scanner.take(/\s*:\s*([WB]|)(?!\w)/iy));
  const state = scanner.take(/\s*:\s*([A-Z]{1,2}|)(?!\w)/iy)?.toUpperCase() ?? '';
  const score = [1, 2].map(() => Number(scanner.take(/\s*:\s*(\d{1,5}|)(?!\w)/y)));
  const length = scanner.take(/\s*:\s*(\d{1,5}[LCG]?\d{0,5}|)(?!\w)/iy) ?? '';
  scanner.take(/\s*:\s*\d{0,9}(?!\w)/y);
  const countAt = scanner.at;
  const count = scanner.take(/\s*:\s*(\d{1,3})(?!\w)/y);
  if (count !== null && Number(count) !== CHECKERS) scanner.fail(`: ${CHECKERS}`, countAt);
  const isOver = state.startsWith('F') || action === 'P';
  const isOffered = action === 'O' && by !== null;
  const player = by && (isOffered ? by : opponentOf(by));
  return foreignPosition(
    'ogid',
    {
      checkers: { white, black },
      player: isOver || state.startsWith('I') ? null : player,
      dice: dice && !isOver && player ? Array.from(dice, Number) : null,
      cube: cubeOf(2 ** doublings, owner),
      score: scoreOf(score[0] ?? 0, score[1] ?? 0, parseInt(length, 10) || 0),
      crawford: /c/i.test(length),
      offer: isOffered ? { kind: 'double', by } : null,
      isOver,
    },
    scanner,
    start,
  );
}

function readSide(scanner: Scanner, player: Player): number[] {
  const side = noCheckers();
  const start = scanner.at;
  const signs = scanner.take(/[0-9a-q]*/iy) ?? '';
  for (let index = 0; index < signs.length; index++) {
    const sign = signs.charAt(index).toLowerCase();
    if (sign === 'q') continue;
    const own = player === 'black' ? points.indexOf(sign) : BAR - points.indexOf(sign);
    if (own === OFF) scanner.fail(player === 'white' ? '0 … 9, a … o' : '1 … 9, a … p', start + index);
    side[own] = (side[own] ?? 0) + 1;
  }
  if (signs.length > CHECKERS) scanner.fail(`${CHECKERS}`, start + CHECKERS, 'too-many-checkers');
  return side;
}
