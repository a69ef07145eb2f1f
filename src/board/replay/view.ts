/** What the picture shows at a place of a record. */
import type { Place } from '../../notation/record/place.js';
import type { RecordNode, Step } from '../../notation/record/tree.js';
import type { LiveView, Mark } from '../../picture/view.js';
import type { GameState, Situation } from '../../rules/game.js';
import { climbsAt, stagesOf } from '../../rules/stages.js';
import type { Dice } from '../../rules/turn.js';
import { offeredBy } from '../turn-view.js';
import { checkersAt, positionAt } from './checkers.js';

/** The game behind a step, with the step still to be seen: its dice as they were used, what was moved, and by whom. */
export function viewAt(place: Place): Partial<LiveView> {
  const { game, node } = place;
  const position = positionAt(place);
  const { rules, score, crawford, offer, turn } = game;
  const common = {
    position,
    cube: crawford ? null : game.cube,
    score,
    rolls: rules.climb && game.rolls,
  };
  const still = {
    travel: rules.travel,
    checkers: checkersAt(place),
    marks: marksAt(place),
    ...offeredBy(offer),
  };
  const { step } = node ?? {};
  if (node && step && 'plays' in step) {
    const before = place.parent?.game ?? place.record.start;
    const situation: Situation = { ...common, player: node.player, dice: diceOf(step), passed: [] };
    const last = node.player && { player: node.player, moves: step.plays.flat() };
    return { ...still, ...playedDice(before, game, node, step), situation, last };
  }
  if (step?.kind === 'opening') {
    const { white, black } = step;
    return { ...still, situation: { ...common, player: null, dice: null, passed: [] }, stage: [white, black] };
  }
  // at the beginning and behind an answer the one who is to go on, with what lies before him
  const player = node?.player ?? turn?.player ?? null;
  const isNext = player !== null && player === turn?.player;
  return {
    ...still,
    situation: {
      ...common,
      player,
      dice: isNext ? turn.roll : null,
      passed: isNext && turn.phase === 'passed' ? (turn.passed?.stages ?? []) : [],
    },
  };
}

type Played = Extract<Step, { plays: unknown }>;
const diceOf = (step: Played): Dice | null => (step.kind === 'roll' ? step.dice : null);

/** The dice of the last stage that was played, those of them that were left, and what goes to the opponent. */
function playedDice(before: GameState, after: GameState, { player }: RecordNode, step: Played): Partial<LiveView> {
  const { plays } = step;
  const climbs = player !== null && climbsAt(before.rules, before.rolls[player]);
  const stages = step.kind === 'roll' ? stagesOf(step.dice, climbs) : step.stages;
  const at = Math.max(0, Math.min(plays.length, stages.length) - 1);
  const stage = stages[at] ?? [];
  const left = [...stage];
  for (const { die } of plays[at] ?? []) left.splice(left.indexOf(die), 1);
  const handOver = after.turn && after.turn.player !== player ? (after.turn.passed?.stages ?? []) : [];
  return { stage, left, next: [], handOver };
}

/** The drawings of the comment at a place; at the start those of the comment before the first step. */
function marksAt({ node, line, index, replaced }: Place): Mark[] {
  const note = node ? node.note : line.note;
  const before = index === 0 && replaced ? line.note.marks : [];
  return [...before, ...note.marks];
}
