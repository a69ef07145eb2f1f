/** What a board on which somebody plays tells of its game, as a situation: written and read again, it is the same game. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { situationOf } from '../../src/rules/situation-of.js';
import { formatSituation, parseSituation } from '../../src/notation/index.js';
import { confirm, gameFrom, moveInGame, presets, throwInGame, type GameState } from '../../src/rules/index.js';

const rules = presets.chelebi;
const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 ; white rolls ';
const begun = (rolls: string): GameState => gameFrom(rules, parseSituation(start + rolls, rules));
const again = (game: GameState): GameState => gameFrom(rules, parseSituation(formatSituation(situationOf(game)), rules));

describe('the situation of a game that is played', () => {
  // from the third roll on doubles climb
  for (const [rolls, stages] of [
    ['0-0', 1],
    ['1-1', 1],
    ['2-1', 2],
  ] as const)
    it(`counts the rolls before the dice that lie there: ${rolls}`, () => {
      const game = throwInGame(begun(rolls), [5, 5]);
      assert.equal(game.turn?.own?.stages.length, stages);
      assert.deepEqual(again(game), game);
    });

  it('tells no dice where nothing is to be played any more', () => {
    let game = throwInGame(gameFrom(rules, parseSituation('W 1:1 | B 1:1 ; white rolls 9-9', rules)), [2, 1]);
    game = confirm(moveInGame(game, { from: 1, die: 2 }));
    assert.ok(game.outcome);
    const { player, dice, rolls } = situationOf(game);
    assert.deepEqual({ player, dice, rolls }, { player: null, dice: null, rolls: { white: 10, black: 9 } });
  });
});
