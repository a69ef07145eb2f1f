/** Walks through a stage of the real Turn, as a person at the board could: every move offered, in every order. */
import assert from 'node:assert/strict';
import {
  applyMove,
  destinations,
  endPassed,
  endStage,
  endTurn,
  explainMove,
  formatPosition,
  isStageOver,
  outcome,
  startTurn,
  throwDice,
} from '../../src/rules/index.js';
import type { Dice, Player, Position, Rules, Turn } from '../../src/rules/index.js';

export const ALL_PLACES = Array.from({ length: 26 }, (_, place) => place);

/** A turn whose present stage is to play exactly these dice. */
export function turnWith(rules: Rules, position: Position, player: Player, dice: Dice): Turn {
  const [first, second] = dice;
  const isRoll = dice.length === 2 ? first !== second : dice.length === 4;
  if (isRoll) return throwDice(startTurn(rules, position, player), [first!, second!]);
  return startTurn(rules, position, player, { passed: [dice] });
}

/** Every position in which the stage is over, however it is played; `visit` sees each situation on the way once. */
export function walkStage(turn: Turn, visit: (turn: Turn) => void = () => undefined): Set<string> {
  const results = new Set<string>();
  const seen = new Set<string>();
  const go = (here: Turn): void => {
    // What was done before is told by the position, the dice left and who hit at home, whatever the order was.
    const situation = JSON.stringify([formatPosition(here.position), [...here.left].sort(), [...here.marks].sort()]);
    if (seen.has(situation)) return;
    seen.add(situation);
    visit(here);
    const moves = singleMoves(here);
    if (isStageOver(here)) assert.deepEqual(moves, [], 'over, yet moves are offered');
    else assert.ok(moves.length > 0, `not over, yet nothing is offered in ${situation}`);
    if (isStageOver(here) || here.duty?.optional) results.add(formatPosition(here.position));
    for (const { from, die } of moves) go(applyMove(here, { from, die }));
  };
  go(turn);
  return results;
}

/** Every end of a whole turn: the position, the dice handed over, the winner. */
export function walkTurn(start: Turn, roll: Dice): Set<string> {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const go = (here: Turn): void => {
    const situation = JSON.stringify([here.phase, here.position, here.left, here.marks, here.handOver, here.own?.plays.length]);
    if (seen.has(situation)) return;
    seen.add(situation);
    if (here.phase === 'passedDone' && outcome(here.rules, here.position)) {
      ends.add(describeTurnEnd(formatPosition(here.position), [], outcome(here.rules, here.position)!.winner));
    } else if (here.phase === 'done') {
      const { position, passed } = endTurn(here);
      ends.add(describeTurnEnd(formatPosition(position), passed, outcome(here.rules, position)?.winner ?? null));
    } else if (here.phase === 'roll') {
      go(throwDice(here, roll));
    } else if (here.phase === 'passedDone') {
      go(endPassed(here));
    } else {
      if (isStageOver(here) || here.duty?.optional) go(endStage(here));
      for (const { from, die } of singleMoves(here)) go(applyMove(here, { from, die }));
    }
  };
  go(start);
  return ends;
}

/** The order of the dice within a stage has no meaning. */
export const describeTurnEnd = (position: string, passed: readonly Dice[], winner: Player | null): string =>
  JSON.stringify([position, passed.map((stage) => [...stage].sort()), winner]);

/** The moves of one die that `destinations` offers. */
export function singleMoves(turn: Turn): { from: number; to: number; die: number }[] {
  return ALL_PLACES.slice(1).flatMap((from) =>
    destinations(turn, from).flatMap(({ moves }) => (moves.length === 1 ? [{ from, to: moves[0]!.to, die: moves[0]!.die }] : [])),
  );
}

/** `explainMove` is silent exactly about the places that `destinations` offers, and every way offered leads there. */
export function agreeOnEveryMove(turn: Turn): void {
  for (const from of ALL_PLACES) {
    const offered = destinations(turn, from);
    for (const to of ALL_PLACES) {
      const isOffered = offered.some((destination) => destination.to === to);
      const refusal = explainMove(turn, from, to);
      assert.equal(refusal === null, isOffered, `${from}/${to}: offered ${isOffered}, refused ${refusal?.code ?? 'not at all'}`);
    }
    for (const { to, moves } of offered) {
      const end = moves.reduce((here, { from: start, die }) => applyMove(here, { from: start, die }), turn);
      assert.equal(moves.at(-1)!.to, to);
      assert.equal(moves[0]!.from, from);
      assert.equal(end.left.length, turn.left.length - moves.length);
    }
  }
}
