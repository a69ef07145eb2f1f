/** The rules against the vectors: every stage through `legalPlays` and through the Turn, every whole turn through the Turn. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPosition, legalPlays, parsePosition, presets, startTurn } from '../../src/rules/index.js';
import { oneIn } from '../support/runs.js';
import { byVariant, rulesOf, vectors } from '../support/vectors.js';
import type { StageLine } from '../support/vectors.js';
import { agreeOnEveryMove, describeTurnEnd, turnWith, walkStage, walkTurn } from '../support/walk.js';

describe('the rules against the vectors', () => {
  for (const [variant, lines] of byVariant(vectors('stage'))) {
    it(`${variant}: legalPlays of ${lines.length} stages`, () => {
      for (const line of lines) {
        const { rules, position } = read(line);
        const plays = legalPlays(rules, position, line.player, line.dice);
        const results = plays.map((play) => formatPosition(play.position));
        if (plays.length === 0) results.push(formatPosition(position));
        assert.deepEqual(results.sort(), [...line.results].sort(), line.where);
        assert.equal(Math.max(0, ...plays.map((play) => play.moves.length)), line.used, line.where);
      }
    });

    it(`${variant}: ${lines.length} stages played in every order`, () => {
      for (const line of lines) {
        const { rules, position } = read(line);
        const results = walkStage(turnWith(rules, position, line.player, line.dice));
        assert.deepEqual([...results].sort(), [...line.results].sort(), line.where);
      }
    });

    it(`${variant}: a refusal for every move that is not offered, and for no other`, () => {
      let met = 0;
      for (const line of lines) {
        const { rules, position } = read(line);
        const turn = turnWith(rules, position, line.player, line.dice);
        agreeOnEveryMove(turn);
        // On the way through a stage there are far more situations: one in forty is looked at here, all of them in the long test.
        walkStage(turn, (inside) => {
          if (++met % oneIn(40) === 0) agreeOnEveryMove(inside);
        });
      }
    });
  }

  for (const [variant, lines] of byVariant(vectors('turn'))) {
    it(`${variant}: ${lines.length} whole turns`, () => {
      for (const line of lines) {
        const rules = rulesOf(line, presets);
        const turn = startTurn(rules, parsePosition(line.position, rules), line.player, { rolls: line.rolls, passed: line.passed });
        const listed = line.ends.map(({ after, handOver, winner }) => describeTurnEnd(after, handOver, winner));
        assert.deepEqual([...walkTurn(turn, line.roll)].sort(), listed.sort(), line.where);
      }
    });
  }
});

function read(line: StageLine) {
  const rules = rulesOf(line, presets);
  return { rules, position: parsePosition(line.position, rules) };
}
