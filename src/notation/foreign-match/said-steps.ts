/** What of a record the foreign match formats can say. */
import { endOf } from '../../rules/outcome.js';
import { OFF, type Position } from '../../rules/position.js';
import { parseRules } from '../../rules/parse-rules.js';
import { opponentOf, type Player } from '../../rules/rules.js';
import type { Dice, Move } from '../../rules/turn.js';
import { assertMovesAsBackgammon } from '../foreign/position.js';
import { unsayable } from '../foreign/unsayable.js';
import type { Line, RecordGame, RecordNode, Step } from '../record/tree.js';

/** A step as it is said, or null where the formats have no word for it: the opening throw, what is offered to end the game. */
export type SaidStep =
  | { readonly kind: 'roll'; readonly dice: Dice; readonly moves: readonly Move[]; readonly unfinished: boolean }
  | { readonly kind: 'double' | 'take' | 'drop' | 'beaver' | 'raccoon' };

export interface Said {
  readonly node: RecordNode;
  readonly step: SaidStep | null;
  /** Part of the roll was played in an earlier step, before an offer to resign that was refused. */
  readonly goesOn: boolean;
}

/** The steps of a line. A roll that was interrupted by offers to resign is one, where it ended. */
export function saidSteps({ nodes }: Line): Said[] {
  let made: readonly Move[] = [];
  return nodes.map((node, index) => {
    const { step } = node;
    const goesOn = made.length > 0;
    if (step.kind !== 'roll') return { node, step: isCube(step) ? step : null, goesOn };
    const moves = [...made, ...step.plays.flat()];
    const isOpen = step.unfinished && isTakenUp(nodes, index);
    made = isOpen ? moves : [];
    return { node, step: isOpen ? null : { kind: 'roll', dice: step.dice, moves, unfinished: step.unfinished }, goesOn };
  });
}

const isCube = (step: Step): step is Extract<SaidStep, { kind: 'double' }> =>
  ['double', 'take', 'drop', 'beaver', 'raccoon'].includes(step.kind);

/** Whether the same roll is played on behind offers to resign. */
function isTakenUp(nodes: readonly RecordNode[], index: number): boolean {
  let next = index + 1;
  while (nodes[next]?.step.kind === 'resign' && nodes[next + 1]?.step.kind === 'refuse') next += 2;
  return next > index + 1 && nodes[next]?.step.kind === 'roll';
}

const backgammon = parseRules('backgammon');

/** Whoever has borne off his last checker can give up as long as he has not handed the turn over. */
const hasAllOff = (position: Position, player: Player): boolean =>
  position[player].checkers.every((count, point) => count === 0 || point === OFF);

/**
 * A game that the foreign formats can say: of backgammon, or of one that moves so and ended as backgammon would.
 *
 * @throws NotationError `other-game`, `not-sayable`
 */
export function assertSayable({ start, line, result }: RecordGame): void {
  const { rules } = start;
  assertMovesAsBackgammon(rules);
  const last = line.nodes.at(-1);
  if (last?.step.kind === 'roll' && last.step.unfinished && result?.winner === last.player) unsayable('own-roll');
  const { outcome, turn, cube } = last?.game ?? start;
  const loser = outcome?.winner && opponentOf(outcome.winner);
  if (loser && turn && hasAllOff(turn.position, loser)) unsayable('borne-off');
  if (rules.scoring === 'koks' || outcome?.by !== 'bearing-off' || !turn) return;
  const stake = { value: cube?.value ?? 1, highest: backgammon.scoring };
  if (endOf(backgammon, turn.position, stake)?.points !== outcome.points) unsayable('worth');
}
