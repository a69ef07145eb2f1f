/** The worked examples of docs/rules.md that need more than one game, played through the chart of a match. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { presets } from '../../src/rules/index.js';
import type { Rules } from '../../src/rules/index.js';
import { MatchPlay } from '../support/match-play.js';
import { Play } from '../support/play.js';
import { setUp } from '../support/set-up.js';

const bothMothers = 'W 24:1 13:13 1:1 | B 24:1! 10:13 3:1';
const standing = (play: MatchPlay) => [play.name, play.state, play.game.starter, play.score];

describe('matches: examples', () => {
  it('M1 a Bulgarian set to 5: the winner begins with two dice, and after a draw the opening throw decides', () => {
    const play = new MatchPlay({ set: 'balgarska' }).does('roll 61');
    play.from('W 1:1 off:14 | B 6:8 5:7').does('roll 21 1/2 confirm');
    assert.deepEqual(standing(play), ['prava', 'between', 'white', '2-0']);
    play.does('next');
    assert.deepEqual(standing(play), ['gyulbara', 'game.turn.choose', 'white', '2-0']);
    assert.deepEqual(play.does('roll 33').game.turn?.left, [3, 3, 3, 3], 'a double, as in any throw');
    play.from('W 12:14 off:1 | B 1:1 off:14', 'black').does('roll 21 1/2 confirm next');
    assert.deepEqual(standing(play), ['tapa', 'game.turn.choose', 'black', '2-1']);
    play.from(bothMothers, 'black').does('roll 21 3/2 confirm next');
    assert.deepEqual(standing(play), ['prava', 'game.opening.waiting', null, '2-1']);
  });

  it('M3 in the Turkish set every game is Тавла', () => {
    const play = new MatchPlay({ set: 'turska', length: 'series', starter: 'white' });
    for (let game = 0; game < 4; game++) {
      assert.equal(play.name, 'tavla');
      assert.equal(play.game.rules, presets.tavla);
      play.does('resign next');
    }
    assert.equal(play.score, '4-4', 'the winner began, and resigned');
  });

  it('L6 after a draw in Плакото the next game is Февга with an opening throw, and the score stands', () => {
    const play = new MatchPlay({ set: 'gratska', starter: 'black' }).does('resign next');
    assert.deepEqual(standing(play), ['plakoto', 'game.turn.choose', 'white', '2-0']);
    play.from(bothMothers, 'black').does('roll 21 3/2 confirm');
    assert.deepEqual(play.game.outcome, { winner: null, kind: 'draw', points: 0, by: 'mother' });
    assert.deepEqual(standing(play.does('next')), ['fevga', 'game.opening.waiting', null, '2-0']);
  });
});

describe('resigning: examples', () => {
  const position = {
    prava: '13:15 | B 13:15',
    gyulbara: '24:14 21:1 | B 24:13 6:1 3:1',
    tapa: '13:15 | B 13:15',
    fevga: '24:14 9:1 | B 24:15',
  };

  for (const [id, text] of Object.entries(position))
    it(`M4 with nothing off it costs 2 at any moment of ${id}, and 1 with a checker off`, () => {
      const rules = presets[id as keyof typeof position];
      const from = (checkers: string, passed: number[][] = []) =>
        new Play({ rules, situation: { ...setUp(rules, `W ${checkers}`), passed } });
      const costs = (play: Play, points: number): void =>
        assert.deepEqual(play.does('resign').is('over').now.output, {
          winner: 'black',
          kind: points === 2 ? 'mars' : 'oin',
          points,
          by: 'resignation',
        });
      for (const moment of ['roll 31', ...momentsOf(rules)]) costs(from(text).does(moment), 2);
      costs(from(text), 2);
      costs(from(text, [[1]]), 2);
      costs(from('6:14 off:1 | B 24:15').does('roll 31'), 1);
    });

  /** After one move, and when everything is played. */
  const momentsOf = ({ contact, travel }: Rules): string[] =>
    contact === 'block' && travel === 'parallel' ? ['roll 21', 'roll 66'] : ['roll 31 13/3', 'roll 31 13/3 10/1'];
});
