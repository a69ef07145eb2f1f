/** The whole games of the vectors through the statechart, with their dice: counts of legal plays, every position, every outcome. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGame, FlowError, throwFor } from '../../src/flow/index.js';
import type { GameActor, GameEvent } from '../../src/flow/index.js';
import { formatPosition, legalPlays, presets, scriptedDice } from '../../src/rules/index.js';
import type { Dice } from '../../src/rules/index.js';
import { eventsOf } from '../support/game-events.js';
import type { GameEvent as Happening } from '../support/game-events.js';
import { byVariant, rulesOf, vectors } from '../support/vectors.js';
import type { GameLine } from '../support/vectors.js';

/** What must be played, whatever the statechart says of itself. */
const played = ['prava', 'portes', 'tavla', 'obiknovena', 'kratka', 'kavkazka'];

describe('the statechart against the vectors', () => {
  for (const [variant, games] of byVariant(vectors('game'))) {
    if (!played.includes(variant) && !isPlayable(games[0]!)) {
      it(`games-${variant}.jsonl: ${games.length} games NOT RUN, the statechart does not play them yet`, (t) => t.skip());
      continue;
    }
    it(`games-${variant}.jsonl: ${games.length} whole games`, () => games.forEach(replay));
  }
});

function isPlayable(game: GameLine): boolean {
  try {
    createGame({ rules: rulesOf(game, presets) });
    return true;
  } catch (error) {
    assert.ok(error instanceof FlowError && error.code === 'not-yet', String(error));
    return false;
  }
}

function replay(game: GameLine): void {
  const actor = createGame({ rules: rulesOf(game, presets), starter: game.first }).start();
  const dice = scriptedDice(game.turns.flatMap(({ roll }) => roll ?? []));
  throwFor(actor, dice);
  eventsOf(game).forEach((event, index) => tell(actor, event, `${game.where}, event ${index}: ${JSON.stringify(event)}`));
  const last = actor.getSnapshot();
  assert.equal(last.status, 'done', `${game.where}: is over`);
  assert.throws(dice, { code: 'dice-exhausted' }, `${game.where}: all dice are thrown`);
}

function tell(actor: GameActor, event: Happening, where: string): void {
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
      assert.deepEqual(sorted(turn.left), sorted(event.dice), where);
      const plays = legalPlays(turn.rules, turn.position, turn.player, turn.left);
      // where nothing can be played, the position itself is the one result
      assert.equal(Math.max(1, plays.length), event.legal, where);
      assert.equal(turn.phase === 'done', plays.length === 0, where);
      return;
    }
    case 'moves': {
      send(actor, { type: 'move', from: event.from, die: event.die }, where);
      const made = actor.getSnapshot().context.turn?.own?.plays.at(-1)?.at(-1);
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

/** Every event of a listed game is legal. */
function send(actor: GameActor, event: GameEvent, where: string): void {
  const before = actor.getSnapshot();
  actor.send(event);
  assert.notEqual(actor.getSnapshot(), before, where);
}

const sorted = (dice: Dice): number[] => [...dice].sort();
