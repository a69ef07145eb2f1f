/** The worked examples of Права, Кратка and Кавказка (docs/rules.md, "Worked examples"), under their own names. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  confirm,
  gameFrom,
  moveInGame,
  outcome,
  parsePosition,
  parseRules,
  presets,
  startGame,
  throwInGame,
  throwOpening,
} from '../../src/rules/index.js';
import type { GameState, Player } from '../../src/rules/index.js';
import { Example } from '../support/example.js';

const { prava, kavkazka, kratka, obiknovena } = presets;

describe('Права: examples', () => {
  it('P1 larger die', () => new Example(prava, 'W 20:1 off:14 | B 16:2 6:5 4:4 3:4', [6, 5]).only('20/14'));

  it('P2 forced order', () => {
    const example = new Example(prava, 'W 20:1 off:14 | B 11:2 6:5 4:4 3:4', [6, 5]);
    example.only('20/15/9');
    example.illegal('20/14/9');
  });

  it('P3 must keep both dice playable', () => {
    const example = new Example(prava, 'W 24:1 8:1 off:13 | B 3:2 6:5 8:3 13:5', [6, 2]);
    example.only('24/18/16', '24/18 8/6');
    example.illegal('8/2', '24/22 24/18');
    example.legal('8/6 24/18');
  });

  it('P4 larger die, different checkers', () => new Example(prava, 'W 24:1 7:1 off:13 | B 2:2 7:2 13:5 6:6', [6, 1]).only('7/1'));

  it('P5 bar, part entry', () => new Example(prava, 'W bar:2 13:5 8:3 6:5 | B 5:2 6:5 8:3 13:5', [5, 3]).only('bar/22'));

  it('P6 bar then free die', () => {
    const example = new Example(prava, 'W bar:1 24:1 13:5 8:3 6:5 | B 4:2 6:5 8:3 13:5', [4, 3]);
    example.only('bar/22 22/18', 'bar/22 24/20', 'bar/22 13/9', 'bar/22 8/4', 'bar/22 6/2');
    example.illegal('13/9 bar/22');
  });

  it('P7 larger die bears off', () => new Example(prava, 'W 4:2 3:1 off:12 | B 6:8 5:7', [6, 5]).only('4/off(6) 4/off(5)'));

  it('P8 small die first', () => {
    new Example(prava, 'W 6:1 2:2 off:12 | B 6:8 5:7', [6, 1]).only('6/off(6) 2/1', '6/5 5/off(6)');
  });

  it('P9 no bear-off from below', () => {
    const example = new Example(prava, 'W 6:1 3:2 off:12 | B 6:8 5:7', [5, 4]);
    example.only('6/1 3/off(4)', '6/2 3/off(5)');
    example.illegal('3/off(4) 6/1', '3/off(5) 6/2');
  });

  it('P10 win ends the roll', () => {
    const example = new Example(prava, 'W 1:1 off:14 | B 6:1 5:1 off:13', [6, 1]);
    example.only('1/off(6)');
    example.legal('1/off(1)');
    assert.equal(example.used, 1);
    assert.deepEqual(example.outcomeOf('1/off(1)'), { winner: 'white', kind: 'oin', points: 1, by: 'bearing-off' });
  });

  it('P11 opening', () => {
    const reused = throwOpening(startGame(obiknovena), { white: 5, black: 3 });
    assert.equal(reused.starter, 'white');
    assert.deepEqual(reused.turn?.roll, [5, 3]);
    assert.deepEqual(reused.rolls, { white: 1, black: 0 });
    const fresh = throwOpening(startGame(prava), { white: 5, black: 3 });
    assert.equal(fresh.turn?.phase, 'roll');
    assert.deepEqual(throwInGame(fresh, [4, 4]).turn?.left, [4, 4, 4, 4]);
    const tied = throwOpening(startGame(prava), { white: 5, black: 5 });
    assert.equal(tied.starter, null);
    assert.equal(throwOpening(tied, { white: 1, black: 2 }).starter, 'black');
  });

  it('P12 score', () => {
    const points = (scoring: 'oin' | 'mars' | 'koks', white: string) => {
      const rules = parseRules({ scoring }, 'kratka');
      return outcome(rules, parsePosition(`W ${white} | B off:15`, rules));
    };
    assert.deepEqual(
      [points('oin', '20:1 6:14')?.points, points('mars', '20:1 6:14')?.points, points('koks', '20:1 6:14')?.points],
      [1, 2, 3],
    );
    assert.equal(points('koks', '20:1 6:14')?.kind, 'koks');
    assert.deepEqual(points('koks', '18:1 6:14'), { winner: 'black', kind: 'mars', points: 2, by: 'bearing-off' });
    assert.equal(points('koks', 'bar:1 6:14')?.kind, 'koks');
    assert.equal(points('koks', '20:1 6:13 off:1')?.kind, 'oin');
  });
});

describe('Кратка: the last throw', () => {
  const rules = parseRules('lastThrow=true', 'kratka');
  const finishing = (black: string, starter: Player = 'white'): GameState => {
    const position = parsePosition(`W 1:1 off:14 | B ${black}`, rules);
    const situation = { position, player: 'white' as const, dice: null, cube: null, score: null, rolls: null, passed: [] };
    return play({ ...gameFrom(rules, situation), starter }, [2, 1], [[1, 1]]);
  };

  it('P15 last throw', () => {
    const waiting = finishing('6:1 5:1 off:13');
    assert.equal(waiting.outcome, null);
    assert.equal(waiting.turn?.player, 'black');
    assert.deepEqual(
      play(
        waiting,
        [6, 5],
        [
          [6, 6],
          [5, 5],
        ],
      ).outcome,
      { winner: null, kind: 'draw', points: 0, by: 'last-throw' },
    );
    assert.equal(
      play(
        waiting,
        [6, 5],
        [
          [6, 5],
          [5, 6],
        ],
      ).outcome?.winner,
      'white',
    );
    const lost = new Example(rules, 'W off:15 | B 6:1 5:1 off:13', [6, 4], 'black');
    assert.ok(lost.results.every((result) => !result.endsWith('off:15')));
    assert.deepEqual(
      play(
        waiting,
        [6, 4],
        [
          [6, 6],
          [5, 4],
        ],
      ).outcome?.kind,
      'oin',
    );
    assert.equal(finishing('6:1 5:1 off:13', 'black').outcome?.winner, 'white', 'the second starter finished: no last throw');
  });

  it('P16 last throw and mars', () => {
    const waiting = finishing('6:8 5:4 1:3');
    new Example(rules, 'W off:15 | B 6:8 5:4 1:3', [6, 5], 'black').illegal('6/1');
    const over = play(
      waiting,
      [6, 5],
      [
        [6, 6],
        [6, 5],
      ],
    );
    assert.equal(over.outcome?.kind, 'oin');
    assert.equal(over.outcome.points, 1);
    assert.equal(over.outcome.winner, 'white');
  });

  /** A roll, its moves as [from, die], and the confirm. */
  function play(game: GameState, dice: [number, number], moves: [number, number][]): GameState {
    return confirm(moves.reduce((now, [from, die]) => moveInGame(now, { from, die }), throwInGame(game, dice)));
  }
});

describe('Кавказка: examples', () => {
  const black = 'B 24:2 21:1 13:4 8:3 6:5';
  const base = `W 13:5 10:1 8:5 5:2 3:2 | ${black}`;

  it('C1 hiding on 3', () => {
    new Example(kavkazka, base, [6, 1]).illegal('10/4 4/3');
    new Example(kavkazka, base, [6, 1]).unreachable('10/4 4/3');
    new Example(kratka, base, [6, 1]).legal('10/4 4/3');
  });

  it('C2 covering', () => new Example(kavkazka, base, [6, 1]).legal('10/4 5/4', '5/4 10/4'));

  it('C3 on to a free point', () => new Example(kavkazka, `W 13:5 10:1 8:5 5:2 2:2 | ${black}`, [6, 1]).legal('10/4 4/3'));

  it('C4 the hitter borne off', () => new Example(kavkazka, `W 6:1 3:2 2:2 off:10 | ${black}`, [4, 2]).legal('6/4 4/off(4)'));

  it('C5 a second hit', () => {
    const example = new Example(kavkazka, 'W 13:5 10:1 8:5 5:2 2:2 | B 24:2 22:1 21:1 13:4 8:2 6:5', [6, 1]);
    example.legal('10/4 4/3');
    assert.deepEqual(example.played('10/4 4/3').marks, [3], 'the mark remains');
  });

  it('C6 a hit outside home', () => {
    new Example(kavkazka, 'W 14:1 13:5 7:2 6:5 5:2 | B 17:1 24:2 13:4 8:3 6:5', [6, 1]).legal('14/8 8/7');
  });

  it('C7 interaction with the obligation', () => {
    const text = 'W 10:1 3:2 off:12 | B 23:2 21:1 16:2 8:5 6:5';
    new Example(kavkazka, text, [6, 1]).only('10/4');
    new Example(prava, text, [6, 1]).only('10/4/3');
  });

  it('C8 doubles, identity', () => {
    const example = new Example(kavkazka, `W 13:5 8:5 6:2 5:1 3:2 | ${black}`, [1, 1, 1, 1]);
    example.illegal('5/4 4/3 13/12 13/12');
    example.legal('3/2 3/2 5/4 4/3');
    example.legal('5/4 6/5 5/4 4/3');
  });

  it('C9 a second hit: 19 results, 21 in Права', () => {
    const text = 'W 13:5 8:4 6:2 5:1 2:3 | B 24:2 22:1 21:1 13:4 8:2 6:5';
    assert.equal(new Example(kavkazka, text, [1, 1, 1, 1]).results.length, 19);
    assert.equal(new Example(prava, text, [1, 1, 1, 1]).results.length, 21);
  });

  it("hitAndRun 'forbidden': the hitter stays where it is", () => {
    const rules = parseRules('hitAndRun=forbidden', 'prava');
    const example = new Example(rules, `W 13:5 10:1 8:5 5:2 2:2 | ${black}`, [6, 1]);
    example.unreachable('10/4 4/3');
    example.legal('10/4 5/4', '10/4 8/7');
  });
});
