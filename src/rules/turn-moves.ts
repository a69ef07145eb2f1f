/** Which moves a turn offers: single ones and those of one checker with several dice, each with its touch-downs. */
import { RulesError, shown } from './error.js';
import { BAR, OFF } from './position.js';
import { madeMove } from './plays.js';
import { blockOf, FREE, gameEnded, load, make, mine, unmake } from './scratch.js';
import { completable, without } from './search.js';
import { assertTurn, partOf } from './turn-data.js';
import type { Dice, Move, Turn } from './turn.js';

/** A place that a checker can legally reach, with the moves that take it there; every place between them is a touch-down. */
export interface Destination {
  /** Own point, 0 = off. */
  readonly to: number;
  readonly moves: readonly Move[];
}

/**
 * Where the player's checker on `from` (own numbering, 25 = bar) can go in the present stage, also with several dice. One place is listed
 * more than once when different ways have different effects; with the fewest dice first, then in the order of the dice left.
 * Empty when nothing can be moved from there.
 *
 * @throws RulesError `bad-turn`, `bad-point`.
 */
export function destinations(turn: Turn, from: number): Destination[] {
  const now = assertTurn(turn);
  assertPlace(from);
  const reached: Destination[] = [];
  if (from === OFF || !isPlaying(now) || isEnded(now)) return reached;
  load(now.rules, now.position, now.player, now.marks);
  if (mine[from] === 0) return reached;
  goOn(now, from, now.left, [], reached);
  reached.sort((a, b) => a.moves.length - b.moves.length);
  return reached;
}

const isPlaying = (turn: Turn): boolean => turn.phase === 'moving' || turn.phase === 'passed';
const usedOf = (turn: Turn): number => partOf(turn).plays.at(-1)?.length ?? 0;

function goOn(turn: Turn, from: number, left: Dice, before: readonly Move[], reached: Destination[]): void {
  for (const die of new Set(left)) {
    if (blockOf(from, die) !== FREE) continue;
    const to = Math.max(OFF, from - die);
    const effect = make(from, to);
    const moves = [...before, madeMove(from, to, die, effect)];
    const rest = without(left, die);
    if (isAllowed(turn, die, rest, moves.length) && !isKnown(reached, to, moves))
      reached.push(Object.freeze({ to, moves: Object.freeze(moves) }));
    if (to !== OFF && !gameEnded()) goOn(turn, to, rest, moves, reached);
    unmake(from, to, effect);
  }
}

/** Judges the scratch board after moves of the present stage, the last of them by `die`. */
export function isAllowed(turn: Turn, die: number, left: Dice, moves: number): boolean {
  const duty = turn.duty;
  if (!duty) return false;
  const used = usedOf(turn) + moves;
  if (used === 1 && duty.larger !== null && die !== duty.larger) return false;
  return completable(duty, left, used);
}

/** The same place by other dice is worth listing only when it does something else on the way. */
function isKnown(reached: readonly Destination[], to: number, moves: readonly Move[]): boolean {
  const effects = (way: readonly Move[]): string => way.map((move) => (move.effect === null ? '' : `${move.to}${move.effect}`)).join('');
  return reached.some((other) => other.to === to && other.moves.length === moves.length && effects(other.moves) === effects(moves));
}

/** Whether the present stage offers any move. */
export function hasMove(turn: Turn): boolean {
  if (!isPlaying(turn) || isEnded(turn)) return false;
  load(turn.rules, turn.position, turn.player, turn.marks);
  for (let from = BAR; from > 0; from--) {
    if (mine[from] === 0) continue;
    for (const die of new Set(turn.left)) {
      if (blockOf(from, die) !== FREE) continue;
      const to = Math.max(OFF, from - die);
      const effect = make(from, to);
      const can = isAllowed(turn, die, without(turn.left, die), 1);
      unmake(from, to, effect);
      if (can) return true;
    }
  }
  return false;
}

/** Whether a move of the present part has ended the game. */
export function isEnded(turn: Turn): boolean {
  if (turn.phase === 'roll' || !partOf(turn).plays.some((play) => play.length > 0)) return false;
  load(turn.rules, turn.position, turn.player);
  return gameEnded();
}

/** @throws RulesError `bad-point` unless this is 0 to 25. */
export function assertPlace(place: number): void {
  if (!Number.isInteger(place) || place < OFF || place > BAR) throw new RulesError('bad-point', `A place is 0 to 25, not ${shown(place)}.`);
}
