/** The checker that judges the rules is itself judged by the vectors, before anything is judged by it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boardOf, formatBoard, parseBoard, positionOf } from '../checker/board.js';
import { legal } from '../checker/legal.js';
import { PRESETS } from '../checker/presets.js';
import { describeEnd, everyEnd, sorted } from '../checker/turn.js';
import { followGame } from '../support/follow-game.js';
import { byVariant, rulesOf, vectors } from '../support/vectors.js';
import type { TurnLine } from '../support/vectors.js';

describe('the checker against the vectors', () => {
  for (const [variant, lines] of byVariant(vectors('stage'))) {
    it(`${variant}: ${lines.length} stages`, () => {
      for (const line of lines) {
        const rules = rulesOf(line, PRESETS);
        const found = legal(rules, parseBoard(line.position, rules.travel), line.player, line.dice);
        assert.deepEqual(found.results, [...line.results].sort(), line.where);
        assert.equal(found.used, line.used, line.where);
      }
    });
  }

  for (const [variant, lines] of byVariant(vectors('turn'))) {
    it(`${variant}: ${lines.length} whole turns`, () => {
      for (const line of lines) {
        const rules = rulesOf(line, PRESETS);
        const ends = everyEnd(rules, parseBoard(line.position, rules.travel), line.player, line);
        assert.deepEqual(ends.map(describeEnd).sort(), line.ends.map(describeListed).sort(), line.where);
      }
    });
  }

  for (const [variant, games] of byVariant(vectors('game'))) {
    it(`${variant}: ${games.length} whole games`, () => {
      for (const game of games) followGame(rulesOf(game, PRESETS), game);
    });
  }

  it('reads and writes every position as it is written', () => {
    for (const line of vectors('stage')) {
      const { travel } = rulesOf(line, PRESETS);
      const board = parseBoard(line.position, travel);
      assert.equal(formatBoard(board), line.position, line.where);
      assert.deepEqual(boardOf(positionOf(board), travel), board, line.where);
    }
  });
});

const describeListed = ({ after, handOver, winner }: TurnLine['ends'][number]): string =>
  JSON.stringify([after, handOver.map(sorted), winner]);
