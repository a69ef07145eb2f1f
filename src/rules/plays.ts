import { assertPlayer, assertStage } from './dice.js';
import { deepFreeze } from './freeze.js';
import { OFF, type Position, type Side } from './position.js';
import { assertPosition } from './position-data.js';
import type { Player, Rules } from './rules.js';
import { load, positionIn, wasHit, wasPin } from './scratch.js';
import { dieOf, effectOf, ends, fromOf, isLegalEnd, lengthOf, searchStage } from './search.js';
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
  const bytes = new Int8Array(ends.arena.buffer);
  const plays: Play[] = [];
  for (let end = 0; end < count; end++) if (isLegalEnd(end)) plays.push(playOf(end, bytes, before, player));
  return plays;
}

/** The position itself where nobody can change it any more, else a copy of what it says: what a play does not touch is taken over from it. */
export function frozenPosition(position: Position): Position {
  const { white, black } = position;
  const parts = [position, white, black, white.checkers, black.checkers, white.pinned, black.pinned];
  return parts.every(Object.isFrozen) ? position : deepFreeze({ white: sideOf(white), black: sideOf(black) });
}

const sideOf = ({ checkers, pinned }: Side): Side => ({ checkers: [...checkers], pinned: [...pinned].sort((one, other) => other - one) });

/** An end of the search as data. */
function playOf(end: number, bytes: Int8Array, before: Position, player: Player): Play {
  const length = lengthOf(end);
  const moves = new Array<Move>(length);
  let effects = 0;
  for (let i = 0; i < length; i++) {
    const from = fromOf(end, i);
    const die = dieOf(end, i);
    const effect = effectOf(end, i);
    moves[i] = madeMove(from, from > die ? from - die : OFF, die, effect);
    effects |= effect;
  }
  const position = positionIn(bytes, 4 * ends.stride * end, before, player, effects);
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
