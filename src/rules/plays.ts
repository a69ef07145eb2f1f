import { assertPlayer, assertStage } from './dice.js';
import { OFF, type Position } from './position.js';
import { assertPosition } from './position-text.js';
import type { Player, Rules } from './rules.js';
import { load, make, positionFrom, state, unmake, wasHit, wasPin } from './scratch.js';
import { dieOf, ends, fromOf, isLegalEnd, lengthOf, searchStage } from './search.js';
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
  load(known, position, player);
  const count = searchStage(known, dice);
  const plays: Play[] = [];
  for (let end = 0; end < count; end++) {
    if (!isLegalEnd(end)) continue;
    plays.push(Object.freeze({ moves: movesOf(end), position: positionFrom(ends.arena, end * state.length, position, player) }));
  }
  return plays;
}

/** Plays an end's moves over again on the scratch board, to see what each of them did. */
function movesOf(end: number): readonly Move[] {
  const length = lengthOf(end);
  const moves = new Array<Move>(length);
  const effects: number[] = [];
  for (let i = 0; i < length; i++) {
    const from = fromOf(end, i);
    const die = dieOf(end, i);
    const to = from > die ? from - die : OFF;
    const effect = make(from, to);
    effects.push(effect);
    moves[i] = madeMove(from, to, die, effect);
  }
  for (let i = length - 1; i >= 0; i--) unmake(moves[i]!.from, moves[i]!.to, effects[i]!);
  return Object.freeze(moves);
}

/** A move as data, from what making it on the scratch board answered. */
export function madeMove(from: number, to: number, die: number, effect: number): Move {
  return Object.freeze({ from, to, die, effect: wasHit(effect) ? 'hit' : wasPin(effect) ? 'pin' : null });
}
