/** The whole games of the vectors through the statechart, with their dice: counts of legal plays, every position, every outcome. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGame, throwFor } from '../../src/flow/index.js';
import type { GameActor, GameEvent } from '../../src/flow/index.js';
import { formatPosition, legalPlays, presets, scriptedDice } from '../../src/rules/index.js';
import type { Dice, Part, Turn } from '../../src/rules/index.js';
import { eventsOf } from '../support/game-events.js';
import type { GameEvent as Happening } from '../support/game-events.js';
import { byVariant, rulesOf, vectors } from '../support/vectors.js';
import type { GameLine } from '../support/vectors.js';

describe('the statechart against the vectors', () => {
  for (const [variant, games] of byVariant(vectors('game')))
    it(`games-${variant}.jsonl: ${games.length} whole games`, () => games.forEach(replay));
});

function replay(game: GameLine): void {
  const actor = createGame({ rules: rulesOf(game, presets), starter: game.first }).start();
  const dice = scriptedDice(game.turns.flatMap(({ roll }) => roll ?? []));
  throwFor(actor, dice);
  let stage = 0;
  eventsOf(game).forEach((event, index) => {
    tell(actor, event, stage, `${game.where}, event ${index}: ${JSON.stringify(event)}`);
    if (event.type === 'stage') stage++;
    else if (event.type === 'throws' || event.type.startsWith('ends')) stage = 0;
  });
  const last = actor.getSnapshot();
  assert.equal(last.status, 'done', `${game.where}: is over`);
  assert.throws(dice, { code: 'dice-exhausted' }, `${game.where}: all dice are thrown`);
}

/** `stage`: how many stages of the present part have been told. */
function tell(actor: GameActor, event: Happening, stage: number, where: string): void {
  const turn = actor.getSnapshot().context.turn!;
  if ('player' in event) assert.equal(turn.player, event.player, where);
  switch (event.type) {
    case 'begins':
      return;
    case 'throws':
      send(actor, { type: 'roll' }, where);
      assert.deepEqual(actor.getSnapshot().context.turn?.roll, event.dice, where);
      return;
    case 'stage': {
      const { stages, plays } = partOf(turn)!;
      assert.deepEqual(sorted(stages[stage]!), sorted(event.dice), where);
      // a stage in which nothing can be played is over at once, and the next one may have begun
      const legal = legalPlays(turn.rules, turn.position, turn.player, event.dice);
      assert.equal(Math.max(1, legal.length), event.legal, where);
      assert.equal(plays[stage]?.length, 0, where);
      const isAtIt = stage === plays.length - 1 && (turn.phase === 'passed' || turn.phase === 'moving');
      assert.equal(isAtIt, legal.length > 0, where);
      return;
    }
    case 'moves': {
      send(actor, { type: 'move', from: event.from, die: event.die }, where);
      const made = partOf(actor.getSnapshot().context.turn!)?.plays.flat().at(-1);
      assert.deepEqual([made?.from, made?.to, made?.die], [event.from, event.to, event.die], where);
      return;
    }
    case 'position':
      assert.equal(formatPosition(turn.position), event.position, where);
      return;
    case 'ends passed':
    case 'ends turn':
      send(actor, { type: 'confirm' }, where);
      return;
    case 'handed':
      assert.deepEqual((turn.passed?.stages ?? []).map(sorted), event.dice.map(sorted), where);
      return;
    case 'outcome': {
      send(actor, { type: 'confirm' }, where);
      const { winner, points, kind } = actor.getSnapshot().output!;
      assert.deepEqual({ winner, points, kind }, { winner: event.winner, points: event.points, kind: event.kind }, where);
    }
  }
}

const partOf = (turn: Turn): Part | null => (turn.phase.startsWith('passed') ? turn.passed : turn.own);

/** Every event of a listed game is legal. */
function send(actor: GameActor, event: GameEvent, where: string): void {
  const before = actor.getSnapshot();
  actor.send(event);
  assert.notEqual(actor.getSnapshot(), before, where);
}

const sorted = (dice: Dice): number[] => [...dice].sort();
