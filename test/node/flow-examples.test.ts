/** The worked examples of docs/rules.md that are a course of events: climbing, dice handed over, mothers. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseRules, presets } from '../../src/rules/index.js';
import type { Player, Rules } from '../../src/rules/index.js';
import { Play } from '../support/play.js';
import { setUp } from '../support/set-up.js';

const { chelebi, gyulbara, tapa, plakoto } = presets;

/** A game in which the player to move, who is White, has made so many rolls. */
const from = (rules: Rules, position: string, white = 0, player: Player = 'white'): Play =>
  new Play({ rules, situation: { ...setUp(rules, position, player), rolls: { white, black: 0 } } });
const stages = (play: Play) => play.game.turn?.own?.stages.map((dice) => dice.join(''));
const handed = (play: Play) => play.game.turn?.passed?.stages.map((dice) => dice.join(''));

describe('climbing doubles', () => {
  it('H1: a double climbs from the third own roll on, and the opening dice are the starter’s first', () => {
    const open = 'W 13:15 | B 1:15';
    const rolled = (rules: Rules, rolls: number) => stages(from(rules, open, rolls).does('roll 22'));
    assert.deepEqual(rolled(chelebi, 1), ['2222']);
    assert.deepEqual(rolled(chelebi, 2), ['2222', '3333', '4444', '5555', '6666']);
    assert.deepEqual(rolled(parseRules('climb.from=4', 'chelebi'), 2), ['2222']);
    const opening = new Play({ rules: chelebi }).does('roll 53');
    assert.deepEqual(opening.game.rolls, { white: 1, black: 0 }, 'Black’s die is no roll of his');
    assert.deepEqual(stages(from(chelebi, open, 3).does('roll 66')), ['6666'], 'H7');
  });

  it('H2: what is left of a climb is handed over, played first, and ended by its own confirm', () => {
    const play = from(chelebi, 'W 24:2 off:13 | B 11:2 8:5 4:4 3:4', 2).does('roll 55 24/5 24/5').is('turn:confirm').does('confirm');
    play.is('turn:passed').isTurnOf('black');
    assert.deepEqual(handed(play), ['55', '6666']);
    assert.equal(play.why('roll'), 'passed-first');
    play.refuses('roll confirm 11/6').does('8/5 8/5');
    assert.deepEqual(play.game.turn?.left, [6, 6, 6, 6]);
    play.does('undo 8/5');
    assert.equal(play.game.rolls.black, 0);
  });

  it('H3: what was not started is lost', () => {
    const play = from(chelebi, 'W bar:1 13:5 8:3 6:6 | B 3:2 6:5 8:3 13:5', 2).does('roll 33').is('turn:confirm').does('confirm');
    play.is('turn:choose').isTurnOf('black');
  });

  it('H6: a win inside the climb ends it', () => {
    const play = from(chelebi, 'W 6:3 off:12 | B 8:15', 2).does('roll 44 6/4 6/4 6/4 2/4 2/5 2/5').is('turn:confirm').does('confirm');
    assert.deepEqual(play.is('over').now.output, { winner: 'white', kind: 'mars', points: 2, by: 'bearing-off' });
  });
});

describe('dice handed over', () => {
  it('G2: a double of which nothing can be played passes whole', () => {
    const position = 'W 24:12 10:3 | B 24:13 18:1 8:1';
    const whole = from(gyulbara, position, 3).does('roll 44').is('turn:confirm').does('confirm').is('turn:passed');
    assert.deepEqual(handed(whole), ['4444', '5555', '6666']);
    assert.deepEqual(handed(from(gyulbara, position, 1).does('roll 44 confirm')), ['4444']);
    from(presets['gyulbara-traditional'], position, 3).does('roll 44 confirm').is('turn:choose');
  });

  it('G4: one of two different dice passes, and the throw comes after it', () => {
    const play = from(gyulbara, 'W 24:14 21:1 | B 24:13 6:1 3:1').does('roll 63 24/3 confirm').is('turn:passed').does('24/6');
    play.is('turn:passedDone').refuses('roll').does('undo').is('turn:passed').does('24/6 confirm').is('turn:choose').does('roll 21');
    assert.deepEqual(play.game.rolls, { white: 1, black: 1 });
  });

  it('G8: can win before the throw', () => {
    const play = from(gyulbara, 'W 24:15 | B 7:1 3:2 off:12', 3).does('roll 55 confirm').is('turn:passed').does('7/5 3/5 3/5 2/5');
    play.is('turn:passedDone').does('confirm').is('over');
    assert.deepEqual(play.now.output, { winner: 'black', kind: 'mars', points: 2, by: 'bearing-off' });
  });
});

describe('the mothers', () => {
  it('T4, L2: win at the very move, and the rest of the throw is not played', () => {
    const play = from(tapa, 'W 13:14 3:1 | B 24:1 10:14').does('roll 21 3/2').is('turn:confirm').refuses('13/1');
    assert.deepEqual(play.does('confirm').now.output, { winner: 'white', kind: 'mars', points: 2, by: 'mother' });
    assert.equal(from(plakoto, 'W 9:14 5:1 | B 24:1 12:14').does('roll 42 5/4 confirm').now.output?.by, 'mother');
  });

  it('T5: do not win while the own start is held', () => {
    const position = 'W 24:1 13:13 3:1 | B 24:1 10:14';
    from(tapa, position).does('roll 52 3/2').is('turn:moving').does('13/5 confirm').is('turn:choose');
    assert.equal(from(tapa, position).does('roll 52 3/2 24/5 confirm').is('over').now.output?.winner, 'white');
  });

  it('T7, L5: draw when both are pinned', () => {
    for (const rules of [tapa, plakoto, parseRules('pins.motherDrawPoints=1', 'tapa')]) {
      const play = from(rules, 'W 24:1 13:13 1:1 | B 24:1! 10:13 3:1', 0, 'black').does('roll 21 3/2').is('turn:confirm').does('confirm');
      const points = rules.pins.motherDrawPoints;
      assert.deepEqual(play.is('over').now.output, { winner: null, kind: 'draw', points, by: 'mother' });
    }
  });
});
