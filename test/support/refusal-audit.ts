/** Asks for every move of a turn why it is refused, and holds each answer against the board. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { explainMove, formatPosition } from '../../src/rules/index.js';
import type { Refusal, RefusalCode, Turn } from '../../src/rules/index.js';
import { countOn } from '../checker/board.js';
import { targetOf } from '../checker/step.js';
import { blockOf, reasonsOfDuty, reasonsOnBoard, waysOf } from './refusal-truth.js';
import { viewOf } from './stage-view.js';
import type { StageView } from './stage-view.js';
import { ALL_PLACES } from './walk.js';

const BEFORE_THE_DIE: readonly RefusalCode[] = [
  'bar-first',
  'pinned',
  'runner-first',
  'no-hit-and-run',
  // Who may not bear off at all is not told which die it would take.
  'not-all-home',
  'pinned-no-bearing-off',
];

/** All places: each refusal is true. All single dice: each is the first true one in the documented order. */
export function auditRefusals(turn: Turn, seen: Map<RefusalCode, number>): void {
  const view = viewOf(turn);
  for (const from of ALL_PLACES) {
    for (const to of ALL_PLACES) {
      const refusal = explainMove(turn, from, to);
      if (!refusal) continue;
      seen.set(refusal.code, (seen.get(refusal.code) ?? 0) + 1);
      assert.ok(isTrue(view, from, to, refusal), complaint(turn, from, to, refusal));
    }
    if (!view) continue;
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const to = targetOf({ from, die });
      const refusal = explainMove(turn, from, to, die);
      const expected = firstReason(view, from, die);
      const isRight = refusal && expected ? same(refusal, expected) : refusal === expected;
      assert.ok(isRight, `by ${die}, not ${JSON.stringify(expected)}: ${complaint(turn, from, to, refusal)}`);
    }
  }
}

/** The reason that comes first in the documented order, for one checker and one die. */
function firstReason(view: StageView, from: number, die: number): Refusal | null {
  if (view.isOver) return { code: 'game-over' };
  if (isEmpty(view, from)) return { code: 'no-checker', point: from };
  const onBoard = reasonsOnBoard(view, view.here, { from, die });
  const first = onBoard.find(({ code }) => BEFORE_THE_DIE.includes(code));
  if (first) return first;
  if (!view.left.includes(die)) return aboutTheDie(view, [die], die);
  return onBoard[0] ?? reasonsOfDuty(view, [{ from, die }])[0] ?? null;
}

/** What is said where no die left makes the move, but these dice would. */
function aboutTheDie(view: StageView, wanted: readonly number[], needed: number): Refusal {
  const later = view.later.find((stage) => stage.some((die) => wanted.includes(die)));
  if (later) return { code: 'stage-order', die: view.stage[0]!, dice: [later[0]!] };
  if (view.isPassed && view.left.length > 0) return { code: 'passed-first', dice: [...view.left, ...view.later.flat()] };
  return { code: 'no-such-die', die: needed, dice: view.left };
}

function isTrue(view: StageView | null, from: number, to: number, refusal: Refusal): boolean {
  if (!view) return refusal.code === 'roll-first';
  if (view.isOver) return refusal.code === 'game-over';
  if (refusal.code === 'no-checker') return isEmpty(view, from) && refusal.point === from;
  if (refusal.code === 'backward') return to >= from;
  const ways = waysOf(view, from, to);
  if (BEFORE_THE_DIE.includes(refusal.code) && reasonsOnBoard(view, view.here, { from, die: 1 }).some(({ code }) => code === refusal.code))
    return true;
  if (ways.length === 0) {
    const bearingOff = to === 0 ? reasonsOnBoard(view, view.here, { from, die: 25 }) : [];
    if (bearingOff.some((reason) => BEFORE_THE_DIE.includes(reason.code) && same(reason, refusal))) return true;
    const wanted = [1, 2, 3, 4, 5, 6].filter((die) => targetOf({ from, die }) === to);
    return same(refusal, aboutTheDie(view, wanted, from - to));
  }
  const blocks = ways.map((way) => blockOf(view, way));
  if (blocks.every((block) => block !== null)) return blocks.some((block) => block.some((reason) => same(reason, refusal)));
  return ways.some((way, index) => blocks[index] === null && reasonsOfDuty(view, way).some((reason) => same(reason, refusal)));
}

const isEmpty = ({ here, player }: StageView, from: number): boolean =>
  from === 0 || (from === 25 ? here.bar[player] === 0 : countOn(here, player, from) === 0);

function same(one: Refusal, two: Refusal): boolean {
  return isDeepStrictEqual(plain(one), plain(two));
}

const plain = ({ dice, ...rest }: Refusal): unknown => ({ ...rest, ...(dice ? { dice: [...dice].sort() } : {}) });

const complaint = (turn: Turn, from: number, to: number, refusal: Refusal | null): string =>
  `${from}/${to} in ${formatPosition(turn.position)} by ${turn.player}, ${turn.phase}, left ${turn.left.join()}: ${JSON.stringify(refusal)}`;
