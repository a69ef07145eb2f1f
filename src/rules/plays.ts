import { assertPlayer, assertStage } from './dice.js';
import { deepFreeze } from './freeze.js';
import { OFF, type Position } from './position.js';
import { assertPosition } from './position-text.js';
import type { Player, Rules } from './rules.js';
import { load, make, positionNow, unmake, wasHit, wasPin } from './scratch.js';
import { dieOf, fromOf, isLegalEnd, lengthOf, searchStage } from './search.js';
import { knownRules } from './known.js';
import type { Dice, Move, Play } from './turn.js';

/**
 * The legal plays of one stage: one for each distinct position that a player may reach with these dice, empty when nothing can be played
 * (docs/rules.md, "The duty to use the dice"). Dice are two different ones, or one to four equal ones.
 *
 * @throws RulesError `bad-position`, `bad-player`, `bad-dice`, or a fault of the rules.
 */
export function legalPlays(rules: Rules, position: Position, player: Player, dice: Dice): Play[] {
  const known = knownRules(rules);
  assertPlayer(player);
  assertPosition(position, known);
  assertStage(dice);
  const before = frozenPosition(position);
  load(known, before, player);
  const count = searchStage(known, dice);
  const plays: Play[] = [];
  for (let end = 0; end < count; end++) if (isLegalEnd(end)) plays.push(playOf(end, before, player));
  return plays;
}

/** The position itself where nobody can change it any more, else a copy: what a play does not touch is taken over from it. */
export function frozenPosition(position: Position): Position {
  const { white, black } = position;
  const parts = [position, white, black, white.checkers, black.checkers, white.pinned, black.pinned];
  return parts.every(Object.isFrozen) ? position : deepFreeze(structuredClone(position));
}

const effects = new Int8Array(4);

/** Plays an end's moves over again on the scratch board, to see what each of them did and where they lead. */
function playOf(end: number, before: Position, player: Player): Play {
  const length = lengthOf(end);
  const moves: Move[] = [];
  let all = 0;
  for (let i = 0; i < length; i++) {
    const from = fromOf(end, i);
    const die = dieOf(end, i);
    const to = from > die ? from - die : OFF;
    const effect = make(from, to);
    effects[i] = effect;
    all |= effect;
    moves.push(madeMove(from, to, die, effect));
  }
  const position = positionNow(before, player, all);
  for (let i = length - 1; i >= 0; i--) unmake(moves[i]!.from, moves[i]!.to, effects[i]!);
  return Object.freeze({ moves: Object.freeze(moves), position });
}

/** Each move there can be, once made: they are frozen, so that all plays can share them. */
const knownMoves = new Array<Move | undefined>(3 * 7 * 26).fill(undefined);

/** A move as data, from what making it on the scratch board answered. */
export function madeMove(from: number, to: number, die: number, effect: number): Move {
  const kind = wasHit(effect) ? 1 : wasPin(effect) ? 2 : 0;
  return (knownMoves[(kind * 7 + die) * 26 + from] ??= Object.freeze({ from, to, die, effect: effectNames[kind] }));
}
const effectNames = [null, 'hit', 'pin'] as const;
