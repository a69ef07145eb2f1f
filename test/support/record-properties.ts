/** What must hold for all records. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createGame } from '../../src/flow/index.js';
import { actionsTo, Place, readRecord, recordOf, writeRecord } from '../../src/notation/index.js';
import { formatPosition, presentPart } from '../../src/rules/index.js';
import type { GameState } from '../../src/rules/index.js';
import { allPlaces, aPlan, aRecipe, playedAtRandom, recordFrom, rulesOf } from './random-record.js';

type Runs = fc.Parameters;

/** Reading gives back what was written, and writing that again changes nothing; every place has a name that leads to it. */
export function readsBack(some: Runs, plan = aPlan): void {
  fc.assert(
    fc.property(fc.array(aRecipe(plan), { minLength: 1, maxLength: 2 }), (recipes) => {
      const games = recipes.map(recordFrom);
      const text = writeRecord(games);
      const read = readRecord(text);
      assert.deepEqual(read.faults, [], text);
      assert.deepEqual(read.games, games, text);
      assert.equal(writeRecord(read.games), text);
      for (const game of games)
        for (const place of allPlaces(game)) {
          const found = Place.find(game, place.address);
          assert.ok(found?.line === place.line && found.index === place.index, place.address);
        }
    }),
    some as object,
  );
}

/** A record of a random game says where it came to, and its actions lead a machine there again. */
export function tellsWhatWasDone(some: Runs, plan = aPlan): void {
  fc.assert(
    fc.property(plan, fc.noShrink(fc.nat()), (name, seed) => {
      const rules = rulesOf(name);
      const { start, end, actions } = playedAtRandom(rules, seed);
      const [record] = recordOf(start, actions);
      const last = Place.start(record!).last;
      // who begins by right is told by the first step
      if (!last.node) return;
      assert.deepEqual(inShort(last.game), inShort(end));
      const { score, crawford, starter } = start;
      const actor = createGame({ rules, score, crawford, starter }).start();
      for (const action of actionsTo(last)) {
        const before = actor.getSnapshot();
        actor.send(action as Parameters<typeof actor.send>[0]);
        assert.notEqual(actor.getSnapshot(), before, JSON.stringify(action));
      }
      assert.deepEqual(actor.getSnapshot().context, last.game);
      assert.deepEqual(recordOf(start, actionsTo(last)), [record]);
    }),
    some as object,
  );
}

/** A game without the order of the moves in its turn, and the dice that ended it, which a record may tell otherwise. */
const inShort = ({ turn, ...game }: GameState): object => ({
  ...game,
  turn: turn && {
    ...turn,
    ...{ passed: null, own: null, marks: null, startMarks: null },
    position: formatPosition(turn.position),
    start: formatPosition(turn.start),
    left: game.outcome ? null : turn.left,
    // that dice are given up counts when it is confirmed
    phase: game.rules.passed.mandatory ? turn.phase : turn.phase.replace('passedDone', 'passed'),
  },
  moves: presentPart(turn)?.plays.map((play) => play.length),
});
