/** Turns that come from outside, say from a saved game, are checked before they are played on. */
import { assertPlayer, assertStage } from './dice.js';
import { isObject, RulesError } from './error.js';
import { deepFreeze } from './freeze.js';
import { knownRules } from './known.js';
import { assertPosition } from './position-data.js';
import type { Rules } from './rules.js';
import type { Part, Phase, Turn } from './turn.js';

const known = new WeakSet<Turn>();
const phases: readonly Phase[] = ['passed', 'passedDone', 'roll', 'moving', 'done'];

/** Freezes a turn made here, which need not be checked again. */
export function knownTurn(turn: Turn): Turn {
  deepFreeze(turn);
  known.add(turn);
  return turn;
}

/** The part of a turn that is being played, or was: the dice handed over, then the own ones. Null before the own roll. */
export const presentPart = (turn: Turn | null): Part | null =>
  (turn?.phase === 'passed' || turn?.phase === 'passedDone' ? turn.passed : turn?.own) ?? null;

/** The same in a phase that has one. */
export const partOf = (turn: Turn): Part => presentPart(turn)!;

/** The turn itself where it was made here, else a checked and frozen copy. @throws RulesError `bad-turn`. */
export function assertTurn(turn: Turn): Turn {
  if (isObject(turn)) {
    if (known.has(turn)) return turn;
    try {
      const rules = knownRules(turn.rules);
      // by way of JSON it is plain data, whatever kept it before
      const copy = JSON.parse(JSON.stringify(turn)) as Turn;
      check(copy, rules);
      return knownTurn({ ...copy, rules });
    } catch (error) {
      throw new RulesError('bad-turn', `This is not a turn: ${error instanceof RulesError ? error.message : 'something is missing'}`);
    }
  }
  throw new RulesError('bad-turn', 'This is not a turn.');
}

function check(turn: Turn, rules: Rules): void {
  assertPlayer(turn.player);
  assertPosition(turn.position, rules);
  assertPosition(turn.start, rules);
  const { phase, duty } = turn;
  const playing = phase === 'passed' || phase === 'moving';
  need(phases.includes(phase) && typeof turn.climbs === 'boolean', 'its phase');
  for (const part of [turn.passed, turn.own]) if (part !== null) checkPart(part);
  const part = phase === 'passed' || phase === 'passedDone' ? turn.passed : turn.own;
  need(phase === 'roll' || part !== null, 'the part being played');
  need((phase === 'moving' || phase === 'done') === (turn.roll !== null) && (turn.own === null) === (turn.roll === null), 'its roll');
  if (turn.roll !== null) assertStage(turn.roll);
  need(!playing || (part !== null && part.plays.length > 0 && duty !== null), 'its stage');
  if (duty !== null)
    need(
      isCount(duty.most) &&
        isCount(duty.withoutEnding) &&
        (duty.larger === null || isCount(duty.larger)) &&
        [duty.leaveMove, duty.optional].every((flag) => typeof flag === 'boolean'),
      'its duty',
    );
  need(turn.left.every((die) => isCount(die) && die > 0 && die <= 6) && turn.left.length <= 4, 'its dice');
  for (const stage of turn.handOver) assertStage(stage);
  for (const list of [turn.marks, turn.startMarks])
    need(Array.isArray(list) && list.every((point) => isCount(point) && point > 0 && point <= 6), 'its marks');
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function checkPart({ stages, plays }: Part): void {
  need(Array.isArray(stages) && stages.length > 0 && Array.isArray(plays) && plays.length <= stages.length, 'its stages');
  for (const stage of stages) assertStage(stage);
  for (const play of plays)
    for (const move of play)
      need(
        isCount(move.from) &&
          move.from <= 25 &&
          isCount(move.die) &&
          move.die > 0 &&
          move.die <= 6 &&
          move.to === Math.max(0, move.from - move.die) &&
          [null, 'hit', 'pin'].includes(move.effect),
        'its moves',
      );
}

function need(right: boolean, what: string): void {
  if (!right) throw new RulesError('bad-turn', `${what} cannot be.`);
}
