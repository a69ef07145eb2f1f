/** What a game does by itself where its player wants so: throwing, moves without a choice, handing the turn over. */
import {
  applyMove,
  destinations,
  explainAction,
  formatPosition,
  isCubeDead,
  presentPart,
  sideToAct,
  type GameState,
  type Move,
  type Player,
  type Turn,
} from '../rules/index.js';
import type { GameSnapshot } from './create-game.js';
import type { GameSeat } from './game-seat.js';
import type { GameEvent } from './game-events.js';

/** What can be left to the game. */
export type AutoToken =
  | 'roll' // throws when it is time to, unless the player may double first
  | 'forced' // makes moves that leave no choice
  | 'confirm'; // ends the dice handed over, and the turn, when nothing is left to play

/** For whom, and when. */
export interface AutoOptions {
  /** For whose turns; default both. The opening throw is everybody's. */
  readonly players?: readonly Player[];
  /** When to act, say a moment later; default at once. What has become wrong until then is not done. */
  readonly pace?: (act: () => void, event: GameEvent) => void;
}

/**
 * Plays a game's automatic events; what is offered, nobody answers by himself. A move that was taken back is not made again by itself: after an undo the player goes on by hand
 * until his next move. Only `confirm` takes the undo away.
 *
 * @returns a function that stops it
 */
export function autoPlay(actor: GameSeat, tokens: readonly AutoToken[], options: AutoOptions = {}): () => void {
  const { players = ['white', 'black'], pace = atOnce } = options;
  let seen: GameSnapshot | null = null;
  let isByHand = false;
  let isStopped = false;
  const look = (snapshot: GameSnapshot): void => {
    if (snapshot === seen) return;
    const { turn } = snapshot.context;
    isByHand = seen !== null && (tookBack(seen.context.turn, turn) || (isByHand && !movedOn(seen.context.turn, turn)));
    seen = snapshot;
    const side = sideToAct(snapshot.context);
    if (isByHand || snapshot.hasTag('rolling') || (side && !players.includes(side))) return;
    const event = autoEvent(snapshot.context, tokens);
    if (event)
      pace(() => {
        if (!isStopped && actor.getSnapshot() === snapshot) actor.send(event);
      }, event);
  };
  const subscription = actor.subscribe(look);
  look(actor.getSnapshot());
  return () => {
    isStopped = true;
    subscription.unsubscribe();
  };
}

const atOnce = (act: () => void): void => act();

/** What the side to act would do by itself now, or null where it is asked. */
export function autoEvent(game: GameState, tokens: readonly AutoToken[]): GameEvent | null {
  const { turn, outcome, offer } = game;
  if (outcome || offer) return null;
  if (!turn || turn.phase === 'roll') return tokens.includes('roll') && !mayDouble(game) ? { type: 'roll' } : null;
  if (turn.phase === 'passedDone' || turn.phase === 'done') return tokens.includes('confirm') ? { type: 'confirm' } : null;
  const move = tokens.includes('forced') ? forcedMove(turn) : null;
  return move ? { type: 'move', from: move.from, die: move.die } : null;
}

/** Whether doubling is legal and can mean anything. */
const mayDouble = (game: GameState): boolean => explainAction(game, { type: 'double' }) === null && !isCubeDead(game);

const countMoves = (turn: Turn | null): number => presentPart(turn)?.plays.flat().length ?? 0;
/** The same dice are being played, thrown or handed over. */
const isSamePart = (before: Turn | null, now: Turn | null): boolean => {
  const part = presentPart(before);
  return part !== null && part.stages === presentPart(now)?.stages;
};
const tookBack = (before: Turn | null, now: Turn | null): boolean => isSamePart(before, now) && countMoves(now) < countMoves(before);
const movedOn = (before: Turn | null, now: Turn | null): boolean => !isSamePart(before, now) || countMoves(now) > countMoves(before);

/** The next move where there is nothing to choose: it is the only one, or however the stage is played it ends in one and the same position. */
function forcedMove(turn: Turn): Move | null {
  if (turn.duty?.optional) return null;
  const [first, ...others] = nextMoves(turn);
  return first && (others.length === 0 || hasOneEnd(turn)) ? first : null;
}

const nextMoves = (turn: Turn): Move[] =>
  Array.from({ length: 25 }, (_, index) => destinations(turn, 25 - index))
    .flat()
    .flatMap(({ moves: [first, ...more] }) => (first && more.length === 0 ? [first] : []));

function hasOneEnd(turn: Turn): boolean {
  let end: string | null = null;
  const seen = new Set<string>();
  const leadsThere = (now: Turn): boolean => {
    const here = formatPosition(now.position);
    const situation = `${here} ${now.left.join()}`;
    if (seen.has(situation)) return true;
    seen.add(situation);
    const moves = nextMoves(now);
    if (moves.length === 0) return (end ??= here) === here;
    return moves.every((move) => leadsThere(applyMove(now, move)));
  };
  return leadsThere(turn);
}
