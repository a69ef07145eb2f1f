/** The unfolding turn (docs/rules.md, "Turns"): dice handed over first, then the own roll, stage by stage, with undo. */
import { assertPlayer, assertRoll, assertStage } from './dice.js';
import { isObject, RulesError, shown } from './error.js';
import { explainMove } from './explain.js';
import { knownRules } from './known.js';
import { frozenPosition, madeMove } from './plays.js';
import { OFF, type Position } from './position.js';
import { assertPosition } from './position-data.js';
import type { Player, Rules } from './rules.js';
import { load, make, markedPoints, positionNow } from './scratch.js';
import { climbsAt, stagesOf } from './stages.js';
import { found, greatestUse, searchStage, someEndEndsGame, without } from './search.js';
import { hasMove, isEnded } from './turn-moves.js';
import { assertTurn, knownTurn, partOf } from './turn-data.js';
import type { Dice, Duty, Move, Part, Phase, Turn } from './turn.js';

/** What a player brings into a turn. */
export interface TurnStart {
  /** Own rolls made in the game before this turn; they decide whether a double climbs. Default 0. */
  readonly rolls?: number;
  /** The dice that the opponent handed over, stage by stage. Default none. */
  readonly passed?: readonly Dice[];
}

/** What a finished turn leaves to the opponent. */
export interface TurnEnd {
  readonly position: Position;
  /** Who plays next. */
  readonly player: Player;
  /** The dice handed to that player, stage by stage. */
  readonly passed: readonly Dice[];
}

/**
 * Begins a player's turn: in phase `passed` when dice were handed over, else in phase `roll`.
 *
 * @throws RulesError for values that cannot be.
 */
export function startTurn(rules: Rules, position: Position, player: Player, { rolls = 0, passed = [] }: TurnStart = {}): Turn {
  const known = knownRules(rules);
  assertPlayer(player);
  assertPosition(position, known);
  if (!Number.isInteger(rolls) || rolls < 0) throw new RulesError('bad-turn', `Rolls made are a whole number, not ${shown(rolls)}.`);
  if (!isList(passed)) throw new RulesError('bad-dice', `Passed dice are a list of stages, not ${shown(passed)}.`);
  for (const stage of passed) assertStage(stage);
  const own = frozenPosition(position);
  const turn: Turn = {
    rules: known,
    player,
    phase: 'roll',
    climbs: climbsAt(known, rolls),
    roll: null,
    passed: null,
    own: null,
    start: own,
    position: own,
    left: [],
    duty: null,
    marks: [],
    startMarks: [],
    handOver: [],
  };
  if (passed.length === 0) return knownTurn(turn);
  return beginPart({ ...turn, phase: 'passed', passed: { stages: passed.map((stage) => [...stage]), plays: [] } });
}

const isList = (value: unknown): value is readonly Dice[] => Array.isArray(value);

/** Takes the player's own two dice. @throws RulesError `wrong-phase`, `bad-dice`. */
export function throwDice(turn: Turn, dice: Dice): Turn {
  const now = inPhase(turn, 'roll');
  assertRoll(dice);
  const roll = [...dice];
  return beginPart({ ...now, phase: 'moving', roll, own: { stages: stagesOf(roll, now.climbs), plays: [] } });
}

function beginPart(turn: Turn): Turn {
  return beginStage({ ...turn, start: turn.position, startMarks: turn.marks }, 0);
}

/** Goes to a stage of the present part and sees what it demands. */
function beginStage(turn: Turn, number: number): Turn {
  const part = partOf(turn);
  const stage = part.stages[number]!;
  load(turn.rules, turn.position, turn.player, turn.marks);
  searchStage(turn.rules, stage);
  const optional = turn.phase === 'passed' && !turn.rules.passed.mandatory;
  const duty: { -readonly [K in keyof Duty]: Duty[K] } = optional
    ? { most: 0, withoutEnding: 0, larger: null, leaveMove: false, optional }
    : { most: found.most, withoutEnding: found.most, larger: found.larger || null, leaveMove: found.leaveMove, optional };
  if (!optional && someEndEndsGame()) duty.withoutEnding = Math.max(greatestUse(stage, 0), 0);
  return withPart({ ...turn, left: stage, duty }, { ...part, plays: [...part.plays, []] });
}

const withPart = (turn: Turn, part: Part, phase: Phase = turn.phase): Turn =>
  knownTurn({ ...turn, phase, ...(turn.phase === 'passed' || turn.phase === 'passedDone' ? { passed: part } : { own: part }) });

/**
 * Makes one move: one checker by one die of the present stage.
 *
 * @throws RulesError `illegal-move` with the refusal, `wrong-phase`.
 */
export function applyMove(turn: Turn, move: { readonly from: number; readonly die: number }): Turn {
  const now = assertTurn(turn);
  if (!isObject(move) || !Number.isInteger(move.from) || !Number.isInteger(move.die))
    throw new RulesError('bad-event', `A move is { from, die }, not ${shown(move)}.`);
  const to = Math.max(OFF, move.from - move.die);
  const refusal = explainMove(now, move.from, to, move.die);
  if (refusal) throw new RulesError('illegal-move', `${move.from}/${to} with a ${move.die} is not legal: ${refusal.code}.`, { refusal });
  return moved(now, move.from, move.die);
}

/** Makes a move that `explainMove` has nothing against. */
export function moved(turn: Turn, from: number, die: number): Turn {
  load(turn.rules, turn.position, turn.player, turn.marks);
  const to = Math.max(OFF, from - die);
  const effect = make(from, to);
  const move = madeMove(from, to, die, effect);
  const part = partOf(turn);
  const plays = part.plays.map((play, index): readonly Move[] => (index === part.plays.length - 1 ? [...play, move] : play));
  const position = positionNow(turn.position, turn.player, effect);
  return withPart({ ...turn, position, marks: markedPoints(), left: without(turn.left, die) }, { ...part, plays });
}

/** Takes back the last move of the present part, also over the end of a stage. @throws RulesError `wrong-phase` with `nothing-to-undo`. */
export function undoMove(turn: Turn): Turn {
  const now = assertTurn(turn);
  if (!canUndo(now))
    throw new RulesError('wrong-phase', 'Nothing has been moved in this part of the turn.', { refusal: { code: 'nothing-to-undo' } });
  const { stages, plays } = partOf(now);
  const last = plays.reduce((found, play, index) => (play.length > 0 ? index : found), 0);
  const passed = now.phase === 'passed' || now.phase === 'passedDone';
  const part = { stages, plays: [] };
  let again: Turn = {
    ...now,
    phase: passed ? 'passed' : 'moving',
    position: now.start,
    marks: now.startMarks,
    handOver: [],
    ...(passed ? { passed: part } : { own: part }),
  };
  again = beginStage(again, 0);
  for (let stage = 0; stage <= last; stage++) {
    const play = plays[stage]!;
    const kept = stage === last ? play.slice(0, -1) : play;
    for (const { from, die } of kept) again = moved(again, from, die);
    if (stage < last) again = endStage(again);
  }
  return again;
}

/** Whether a move of the present part can be taken back. */
export function canUndo(turn: Turn): boolean {
  const now = assertTurn(turn);
  return now.phase !== 'roll' && partOf(now).plays.some((play) => play.length > 0);
}

/**
 * Whether the present stage has nothing more to play; passed dice that need not be played may be ended earlier.
 * Then `endStage` goes on.
 */
export function isStageOver(turn: Turn): boolean {
  const now = assertTurn(turn);
  return (now.phase === 'passed' || now.phase === 'moving') && !hasMove(now);
}

/**
 * Ends the present stage: goes to the next one, or to phase `passedDone` or `done`. Dice left over are lost, or noted in `handOver`.
 *
 * @throws RulesError `wrong-phase` with the refusal `not-finished` while the stage must still be played.
 */
export function endStage(turn: Turn): Turn {
  const now = assertTurn(turn);
  if (now.phase !== 'passed' && now.phase !== 'moving') throw new RulesError('wrong-phase', 'No stage is being played.');
  if (!isStageOver(now) && !now.duty?.optional)
    throw new RulesError('wrong-phase', 'The stage can still be played.', { refusal: { code: 'not-finished', dice: now.left } });
  const part = partOf(now);
  const next = part.plays.length;
  const stuck = now.left.length > 0;
  if (isEnded(now)) return withPart({ ...now, handOver: [] }, part, now.phase === 'passed' ? 'passedDone' : 'done');
  if (now.phase === 'passed') {
    if (next < part.stages.length && !(stuck && now.rules.passed.stopsAtStuck)) return beginStage(now, next);
    return withPart(now, part, 'passedDone');
  }
  const handOver = stuck ? [...now.handOver, ...handedOver(now, part)] : now.handOver;
  if (next < part.stages.length && (!stuck || now.rules.climb?.scope === 'continueAfterPass'))
    return beginStage({ ...now, handOver }, next);
  return withPart({ ...now, handOver }, part, 'done');
}

/** Which unplayed dice of the present stage, and of the later ones, go to the opponent (docs/rules.md, "Passed dice"). */
function handedOver({ rules, left, climbs }: Turn, { stages, plays }: Part): readonly Dice[] {
  if (rules.pass === 'none') return [];
  const double = stages[0]?.length === 4;
  const started = climbs && double && (plays[0]?.length ?? 0) > 0;
  if (rules.pass === 'startedDoubles' && !started) return [];
  return rules.climb === null || rules.climb.scope === 'restOfChain' ? [left, ...stages.slice(plays.length)] : [left];
}

/** From the passed dice, when nothing of them is left to play, on to the own roll. @throws RulesError `wrong-phase`. */
export function endPassed(turn: Turn): Turn {
  const now = inPhase(turn, 'passedDone');
  return knownTurn({ ...now, phase: 'roll', start: now.position, startMarks: now.marks, left: [], duty: null });
}

/** Hands the turn over. @throws RulesError `wrong-phase` with `not-finished` unless the turn is done. */
export function endTurn(turn: Turn): TurnEnd {
  const now = inPhase(turn, 'done');
  return { position: now.position, player: now.player === 'white' ? 'black' : 'white', passed: now.handOver };
}

function inPhase(turn: Turn, phase: Phase): Turn {
  const now = assertTurn(turn);
  if (phase !== 'done' && isEnded(now)) throw new RulesError('wrong-phase', 'The game is over.', { refusal: { code: 'game-over' } });
  if (now.phase === phase) return now;
  const code = now.phase === 'roll' ? 'roll-first' : phase === 'roll' ? (now.own ? 'already-rolled' : 'passed-first') : 'not-finished';
  throw new RulesError('wrong-phase', `The turn is in phase ${now.phase}, not ${phase}.`, { refusal: { code } });
}
