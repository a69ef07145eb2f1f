/**
 * The board as one sees it on a table: a stack of checkers on each of 24 points, a bar and a tray for each side.
 * Nothing here is taken from src/rules but the plain types, so that a fault there cannot hide here.
 */
import type { Player, Position, Rules, Side } from './types.js';

export interface Board {
  travel: Rules['travel'];
  /**
   * The stack on each point, bottom checker first, counted as White counts them (index 0 is unused): 'w' and 'b' are checkers,
   * a capital is a checker that hit on this point of its own home, or moved on from there, in this turn.
   */
  points: string[];
  bar: Record<Player, number>;
  off: Record<Player, number>;
}

export const HIGH_TO_LOW = Array.from({ length: 24 }, (_, index) => 24 - index);

export const other = (player: Player): Player => (player === 'white' ? 'black' : 'white');

const letterOf = (player: Player): string => (player === 'white' ? 'w' : 'b');

export const isOf = (player: Player, checker: string): boolean => checker.toLowerCase() === letterOf(player);

/** White's number for a player's own point. */
export function whitePoint(player: Player, own: number, travel: Rules['travel']): number {
  if (player === 'white') return own;
  if (travel === 'contrary') return 25 - own;
  return own > 12 ? own - 12 : own + 12;
}

export function emptyBoard(travel: Rules['travel']): Board {
  return { travel, points: Array.from({ length: 25 }, () => ''), bar: { white: 0, black: 0 }, off: { white: 0, black: 0 } };
}

export function copyOf(board: Board): Board {
  return { travel: board.travel, points: [...board.points], bar: { ...board.bar }, off: { ...board.off } };
}

/** The stack on a player's own point. */
export const stackOn = (board: Board, player: Player, own: number): string => board.points[whitePoint(player, own, board.travel)]!;

export function setStack(board: Board, player: Player, own: number, stack: string): void {
  board.points[whitePoint(player, own, board.travel)] = stack;
}

/** A player's checkers on his own point, a pinned one included. */
export const checkersOn = (board: Board, player: Player, own: number): string[] =>
  Array.from(stackOn(board, player, own)).filter((checker) => isOf(player, checker));

export function countOn(board: Board, player: Player, own: number): number {
  let count = 0;
  for (const checker of stackOn(board, player, own)) if (isOf(player, checker)) count++;
  return count;
}

/** The point belongs to whoever has the top checker. */
export function holds(board: Board, player: Player, own: number): boolean {
  const stack = stackOn(board, player, own);
  return stack !== '' && isOf(player, stack.at(-1)!);
}

/** A checker of the player lies there under enemy ones. */
export function isPinned(board: Board, player: Player, own: number): boolean {
  const stack = stackOn(board, player, own);
  return stack !== '' && isOf(player, stack[0]!) && !isOf(player, stack.at(-1)!);
}

export function totalOf(board: Board, player: Player): number {
  return HIGH_TO_LOW.reduce((sum, own) => sum + countOn(board, player, own), board.bar[player] + board.off[player]);
}

/** Everybody forgets who hit: the turn is over. */
export function forgetHits(board: Board): Board {
  return { ...copyOf(board), points: board.points.map((stack) => stack.toLowerCase()) };
}

/** Puts a player's checkers on a point; a pinned one goes to the bottom. */
function put(board: Board, player: Player, own: number, count: number, pinned: boolean): void {
  const here = stackOn(board, player, own);
  const more = letterOf(player).repeat(count);
  setStack(board, player, own, pinned ? more + here : here + more);
}

const WORD = /^(bar|off|[0-9]+):([0-9]+)(!?)$/;

/** Reads a position text such as `W 24:2 13:5 8:3 6:5 | B bar:1 13:5 8:3 6:5`; only well-formed ones. */
export function parseBoard(text: string, travel: Rules['travel']): Board {
  const board = emptyBoard(travel);
  const later: [Player, number, number][] = [];
  for (const half of text.split('|')) {
    const [side, ...words] = half.trim().split(/\s+/);
    if (side !== 'W' && side !== 'B') throw new Error(`No side in "${half}"`);
    const player = side === 'W' ? 'white' : 'black';
    for (const word of words) {
      const found = WORD.exec(word);
      if (!found) throw new Error(`Not a place: "${word}" in "${text}"`);
      const count = Number(found[2]);
      if (found[1] === 'bar') board.bar[player] = count;
      else if (found[1] === 'off') board.off[player] = count;
      else if (found[3] === '!') put(board, player, Number(found[1]), count, true);
      else later.push([player, Number(found[1]), count]);
    }
  }
  for (const [player, own, count] of later) put(board, player, own, count, false);
  for (const player of ['white', 'black'] as const) {
    if (board.off[player] === 0) board.off[player] = 15 - totalOf(board, player);
    if (board.off[player] < 0 || totalOf(board, player) !== 15) throw new Error(`Not 15 checkers: "${text}"`);
  }
  return board;
}

export function formatBoard(board: Board): string {
  return (['white', 'black'] as const).map((player) => formatSide(board, player)).join(' | ');
}

function formatSide(board: Board, player: Player): string {
  const words = [player === 'white' ? 'W' : 'B'];
  if (board.bar[player] > 0) words.push(`bar:${board.bar[player]}`);
  for (const own of HIGH_TO_LOW) {
    const count = countOn(board, player, own);
    if (count > 0) words.push(`${own}:${count}${isPinned(board, player, own) ? '!' : ''}`);
  }
  if (board.off[player] > 0) words.push(`off:${board.off[player]}`);
  return words.join(' ');
}

/** The same board out of the plain data of src/rules. */
export function boardOf(position: Position, travel: Rules['travel']): Board {
  const board = emptyBoard(travel);
  for (const pinnedOnes of [true, false]) {
    for (const player of ['white', 'black'] as const) {
      const side: Side = position[player];
      board.off[player] = side.checkers[0]!;
      board.bar[player] = side.checkers[25]!;
      for (const own of HIGH_TO_LOW) {
        if (side.pinned.includes(own) === pinnedOnes) put(board, player, own, side.checkers[own]!, pinnedOnes);
      }
    }
  }
  return board;
}

/** The plain data of src/rules out of the board. */
export function positionOf(board: Board): Position {
  return { white: sideOf(board, 'white'), black: sideOf(board, 'black') };
}

function sideOf(board: Board, player: Player): Side {
  const points = Array.from({ length: 24 }, (_, index) => countOn(board, player, index + 1));
  return {
    checkers: [board.off[player], ...points, board.bar[player]],
    pinned: HIGH_TO_LOW.filter((own) => isPinned(board, player, own)),
  };
}

/** The start of a game: the same for both sides. */
export function startBoard(rules: Rules): Board {
  const places = rules.start.replaceAll(',', ' ');
  return parseBoard(`W ${places} | B ${places}`, rules.travel);
}
