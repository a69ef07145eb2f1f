/** What happens in a game, event by event: the opening, a turn, undo, the last throw, the end (docs/rules.md, "Worked examples"). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGame, FlowError } from '../../src/flow/index.js';
import type { GameInput } from '../../src/flow/index.js';
import { parseRules, presets, RulesError } from '../../src/rules/index.js';
import type { Player, Rules } from '../../src/rules/index.js';
import { Play } from '../support/play.js';
import { setUp } from '../support/set-up.js';

const { prava, obiknovena, kratka, kavkazka } = presets;

const from = (rules: Rules, position: string, player: Player = 'white', more: { starter?: Player; dice?: [number, number] } = {}): Play => {
  const { starter, dice = null } = more;
  return new Play({ rules, situation: setUp(rules, position, player, dice), ...(starter ? { starter } : {}) });
};

describe('the opening', () => {
  it('P11: the starter throws anew, or plays the two dice', () => {
    const anew = new Play({ rules: prava }).is('opening:waiting').does('roll').is('opening:rolling').does('53').is('turn:choose');
    assert.equal(anew.game.starter, 'white');
    assert.deepEqual(anew.game.rolls, { white: 0, black: 0 });
    anew.does('roll 44').is('turn:moving');
    assert.deepEqual(anew.game.turn?.left, [4, 4, 4, 4]);
    const played = new Play({ rules: obiknovena }).does('roll 53').is('turn:moving');
    assert.deepEqual(played.game.turn?.left, [5, 3]);
    assert.deepEqual(played.game.rolls, { white: 1, black: 0 });
  });

  it('names White’s die first', () => {
    const { game } = new Play({ rules: obiknovena }).does('roll 35');
    assert.equal(game.starter, 'black');
    assert.deepEqual(game.opening, { white: 3, black: 5 });
    assert.deepEqual(game.turn?.roll, [5, 3]);
  });

  it('is thrown again after a tie, as often as it takes', () => {
    const tied = new Play({ rules: prava }).does('roll 33').is('opening:waiting');
    assert.deepEqual(tied.game.opening, { white: 3, black: 3 });
    assert.equal(tied.game.starter, null);
    tied.does('roll 66 roll 12').is('turn:choose');
    assert.equal(tied.game.starter, 'black');
  });

  it('allows nothing else', () => {
    new Play({ rules: prava }).refuses('confirm undo resign 24/1 53').does('roll').refuses('roll confirm undo resign 24/1');
  });

  it('does not come where somebody begins', () => {
    new Play({ rules: kratka, starter: 'black' }).is('turn:choose').isTurnOf('black');
  });
});

describe('a turn', () => {
  it('throws, moves, and is handed over', () => {
    const play = new Play({ rules: prava, starter: 'white' }).refuses('confirm undo 24/6 63').does('roll').is('turn:rolling');
    play.refuses('roll confirm undo 24/6').does('63').is('turn:moving').refuses('roll 63 confirm undo');
    play.does('24/6').refuses('confirm 18/6').does('18/3').is('turn:confirm').refuses('roll 63 18/3');
    play.isTurnOf('white');
    play.does('confirm').is('turn:choose');
    play.isTurnOf('black');
    assert.equal(play.text, 'W 24:1 15:1 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5');
    play.refuses('undo confirm');
  });

  it('says so where nothing is legal: straight to confirm, without a move', () => {
    const play = from(prava, 'W bar:1 13:5 8:3 6:6 | B 6:3 5:2 4:2 3:2 2:2 1:2 8:2').does('roll 65').is('turn:confirm');
    assert.deepEqual(play.game.turn?.own?.plays, [[]]);
    assert.equal(play.game.idle, 0);
    play.refuses('undo').does('confirm').is('turn:choose');
    assert.equal(play.game.idle, 1);
    play.isTurnOf('black');
  });

  it('P5: ends early where only a part can be played', () => {
    const play = from(prava, 'W bar:2 13:5 8:3 6:5 | B 5:2 6:5 8:3 13:5')
      .does('roll 53')
      .refuses('13/3 bar/5')
      .does('bar/3')
      .is('turn:confirm');
    assert.deepEqual(play.game.turn?.left, [5]);
  });

  it('starts from dice that lie on the board', () => {
    from(prava, 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5', 'black', { dice: [3, 1] })
      .is('turn:moving')
      .does('8/3 6/1')
      .is('turn:confirm');
    from(prava, 'W bar:1 13:5 8:3 6:6 | B 6:3 5:2 4:2 3:2 2:2 1:2 8:2', 'white', { dice: [6, 5] }).is('turn:confirm');
  });

  it('takes an event only from the side to act, where it names one', () => {
    const play = new Play({ rules: prava, starter: 'white' });
    play.actor.send({ type: 'roll', by: 'black' });
    play.is('turn:choose');
    play.actor.send({ type: 'roll', by: 'white' });
    play.is('turn:rolling').does('63');
    play.actor.send({ type: 'move', from: 24, die: 6, by: 'black' });
    assert.deepEqual(play.game.turn?.left, [6, 3]);
    play.actor.send({ type: 'resign', by: 'black' });
    play.is('turn:moving');
  });

  it('is drawn when too many throws in a row leave nothing to move', () => {
    const locked = 'W bar:1 18:2 17:2 16:2 15:2 14:2 13:2 6:2 | B 13:3 6:2 5:2 4:2 3:2 2:2 1:2';
    const play = from(parseRules('maxRollsWithoutMove=2'), locked)
      .does('roll 65 confirm')
      .is('turn:choose')
      .does('roll 66 confirm')
      .is('over');
    assert.deepEqual(play.now.output, { winner: null, kind: 'draw', points: 0, by: 'no-moves' });
    const moved = from(parseRules('maxRollsWithoutMove=2'), locked).does('roll 65 confirm roll 65 6/5 confirm').is('turn:choose');
    assert.equal(moved.game.idle, 0);
  });
});

describe('undo', () => {
  it('takes back one move after the other, a hit included, and never a throw', () => {
    const position = 'W 24:2 13:5 8:3 6:5 | B 24:2 20:1 13:5 8:3 6:4';
    const play = from(prava, position).does('roll 31');
    const start = play.game;
    play.does('8/3');
    assert.match(play.text, /B bar:1/);
    const hit = play.game;
    play.does('6/1').is('turn:confirm').does('undo').is('turn:moving');
    assert.deepEqual(play.game, hit);
    play.does('undo').is('turn:moving');
    assert.deepEqual(play.game, start);
    assert.equal(play.text, position);
    play.refuses('undo');
    assert.deepEqual(play.game.turn?.left, [3, 1]);
  });

  it('gives back the mark of a checker that hit at home', () => {
    const play = from(kavkazka, 'W 13:5 10:1 8:5 5:2 3:2 | B 24:2 21:1 13:4 8:3 6:5').does('roll 61').does('10/6').refuses('4/1');
    play.does('undo 5/1').does('undo 10/6 5/1').is('turn:confirm');
  });

  it('ends with the turn', () => {
    new Play({ rules: prava, starter: 'white' })
      .does('roll 63 24/6 18/3 confirm')
      .refuses('undo')
      .does('roll')
      .refuses('undo')
      .does('31')
      .refuses('undo');
  });
});

describe('the end', () => {
  it('P12: is worth what the scoring says', () => {
    for (const [scoring, white, kind, points] of [
      ['oin', '20:1 6:14', 'oin', 1],
      ['mars', '20:1 6:14', 'mars', 2],
      ['koks', '20:1 6:14', 'koks', 3],
      ['koks', '18:1 6:14', 'mars', 2],
      ['koks', '20:1 6:13 off:1', 'oin', 1],
    ] as const) {
      const play = from(parseRules({ scoring }, 'kratka'), `W ${white} | B 1:1 off:14`, 'black').does('roll 21 1/2').is('turn:confirm');
      play.does('confirm').is('over');
      assert.equal(play.now.status, 'done');
      assert.deepEqual(play.now.output, { winner: 'black', kind, points, by: 'bearing-off' });
    }
  });

  it('can still be taken back before it is confirmed', () => {
    from(prava, 'W 1:1 off:14 | B 6:1 5:1 off:13')
      .does('roll 61 1/1')
      .is('turn:confirm')
      .does('undo')
      .is('turn:moving')
      .does('1/6 confirm')
      .is('over');
  });

  it('is the end: nothing follows', () => {
    const play = from(prava, 'W 1:1 off:14 | B 6:1 5:1 off:13').does('roll 61 1/1 confirm').is('over');
    play.refuses('roll 61 1/1 undo confirm resign');
  });

  it('is there at once where a situation is over', () => {
    const play = from(prava, 'W off:15 | B 6:1 5:1 off:13').is('over');
    assert.equal(play.now.output?.winner, 'white');
  });

  it('comes with a resignation, at the price of the rules, in every state of a turn', () => {
    const price = (play: Play, winner: Player = 'black') => {
      const { output } = play.does('resign').is('over').now;
      assert.equal(output?.by, 'resignation');
      assert.equal(output.winner, winner);
      return output.points;
    };
    const start = (rules: Rules) => new Play({ rules, starter: 'white' });
    assert.equal(price(start(prava)), 2);
    assert.equal(price(start(prava).does('roll')), 2);
    assert.equal(price(start(prava).does('roll 63 24/6')), 2);
    assert.equal(price(start(prava).does('roll 63 24/6 18/3')), 2);
    assert.equal(price(start(prava).does('roll 63 24/6 18/3 confirm'), 'white'), 2);
    assert.equal(price(start(kratka)), 3, 'by position two checkers stand in the enemy home');
    assert.equal(price(from(prava, 'W 6:14 off:1 | B 24:2 13:5 8:3 6:5')), 1);
  });
});

describe('the last throw', () => {
  const rules = parseRules('lastThrow=true', 'kratka');
  const finishing = (black: string) => from(rules, `W 1:1 off:14 | B ${black}`, 'white', { starter: 'white' }).does('roll 21 1/2 confirm');

  it('P15: a draw where it takes the last checkers off, else the starter has won', () => {
    const drawn = finishing('6:1 5:1 off:13').is('lastThrow:choose');
    assert.equal(drawn.game.outcome, null);
    drawn.isTurnOf('black');
    drawn
      .does('roll')
      .is('lastThrow:rolling')
      .does('65 6/6')
      .is('lastThrow:moving')
      .does('5/5')
      .is('lastThrow:confirm')
      .does('confirm')
      .is('over');
    assert.deepEqual(drawn.now.output, { winner: null, kind: 'draw', points: 0, by: 'last-throw' });
    const lost = finishing('6:1 5:1 off:13').does('roll 65 6/5 5/6 confirm').is('over');
    assert.deepEqual(lost.now.output, { winner: 'white', kind: 'oin', points: 1, by: 'last-throw' });
    const small = finishing('6:1 5:1 off:13').does('roll 64 6/6 undo 6/4 5/6').is('lastThrow:confirm');
    assert.equal(small.does('confirm').now.output?.winner, 'white');
  });

  it('P15: there is none where the second starter finishes first, or without the option', () => {
    from(rules, 'W 1:1 off:14 | B 6:1 5:1 off:13', 'white', { starter: 'black' }).does('roll 21 1/2 confirm').is('over');
    from(kratka, 'W 1:1 off:14 | B 6:1 5:1 off:13', 'white', { starter: 'white' }).does('roll 21 1/2 confirm').is('over');
  });

  it('P16: turns mars into oin', () => {
    const saved = finishing('6:8 5:4 1:3').does('roll 65 6/6 6/5 confirm').is('over');
    assert.deepEqual(saved.now.output, { winner: 'white', kind: 'oin', points: 1, by: 'last-throw' });
  });

  it('can be resigned instead, and is undone like any other', () => {
    const play = finishing('6:8 5:4 1:3')
      .does('roll 65 6/6 6/5 undo undo')
      .refuses('undo')
      .is('lastThrow:moving')
      .does('resign')
      .is('over');
    assert.equal(play.now.output?.by, 'resignation');
    assert.equal(play.now.output.winner, 'white');
  });
});

describe('what a game can begin with', () => {
  const refused = (input: unknown, error: object) => assert.throws(() => createGame(input as GameInput), error);

  it('is told from what it cannot: one error type each', () => {
    for (const input of [null, undefined, 5, 'prava', []]) refused(input, FlowError);
    for (const input of [
      {},
      { rules: null },
      { rules: 'prava' },
      { rules: prava, starter: 'red' },
      { rules: { ...prava, contact: 'bump' } },
    ])
      refused(input, RulesError);
    refused({ rules: prava, situation: 5 }, RulesError);
    refused({ rules: prava, situation: setUp(prava, 'W 6:15 | B 6:15'), starter: 'red' }, RulesError);
  });
});
