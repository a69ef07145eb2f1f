/** The worked examples of Челеби and Гюлбара (docs/rules.md, "Worked examples"), under their own names. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  confirm,
  gameFrom,
  moveInGame,
  parsePosition,
  parseRules,
  presets,
  startGame,
  startTurn,
  throwDice,
  throwInGame,
  throwOpening,
} from '../../src/rules/index.js';
import type { GameState, Player, Rules } from '../../src/rules/index.js';
import { Example, endsOf, four } from '../support/example.js';

const { chelebi, gyulbara } = presets;
const traditional = presets['gyulbara-traditional'];
const only = (rules: Rules, part: string) => parseRules(part, rules);

const CHAIN = { from2: [2, 3, 4, 5, 6].map(four), from4: [4, 5, 6].map(four), from5: [5, 6].map(four) };

describe('Челеби: examples', () => {
  const stages = (rules: Rules, rolls: number, number: number) => {
    const turn = startTurn(rules, parsePosition('W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5', rules), 'white', { rolls });
    return throwDice(turn, [number, number]).own?.stages;
  };

  it('H1 climbing from the third roll on', () => {
    const opened = throwOpening(startGame(chelebi), { white: 5, black: 3 });
    assert.deepEqual(opened.rolls, { white: 1, black: 0 }, 'the dice of the opening are roll 1 of the starter and of nobody else');
    assert.deepEqual(stages(chelebi, 1, 2), [four(2)]);
    assert.deepEqual(stages(chelebi, 2, 2), CHAIN.from2);
    assert.deepEqual(stages(only(chelebi, 'climb.from=4'), 2, 2), [four(2)]);
    assert.deepEqual(stages(only(chelebi, 'climb.from=4'), 3, 2), CHAIN.from2);
  });

  it('H2 carry-on then pass', () => {
    const text = 'W 24:2 off:13 | B 11:2 8:5 4:4 3:4';
    const after = 'W 19:2 off:13 | B 11:2 8:5 4:4 3:4';
    assert.deepEqual(endsOf(chelebi, text, 'white', [5, 5], { rolls: 2 }), [{ after, handOver: [[5, 5], four(6)], winner: null }]);
    new Example(chelebi, after, [5, 5], 'black').only('8/3 8/3');
    const sixes = new Example(chelebi, 'W 19:2 off:13 | B 11:2 8:3 4:4 3:6', four(6), 'black');
    assert.equal(sixes.results.length, 2);
    assert.equal(sixes.used, 4);
    const number = endsOf(only(chelebi, 'climb.scope=currentNumber'), text, 'white', [5, 5], { rolls: 2 });
    assert.deepEqual(number, [{ after, handOver: [[5, 5]], winner: null }]);
    assert.deepEqual(endsOf(chelebi, text, 'white', [5, 5], { rolls: 1 }), [{ after, handOver: [], winner: null }]);
  });

  it('H3 unstarted is lost', () => {
    const text = 'W bar:1 13:5 8:3 6:6 | B 3:2 6:5 8:3 13:5';
    const [end, ...others] = endsOf(chelebi, text, 'white', [3, 3], { rolls: 2 });
    assert.deepEqual(others, []);
    assert.deepEqual(end!.handOver, []);
    assert.match(end!.after, /^W bar:1 13:5/);
  });

  it('H4 remainder with the opponent on the bar', () => {
    const text = 'W 12:1 3:1 off:13 | B 21:2 17:1 6:6 5:6';
    new Example(chelebi, text, four(4)).only('12/8');
    const after = 'W 8:1 3:1 off:13 | B bar:1 21:2 6:6 5:6';
    assert.deepEqual(endsOf(chelebi, text, 'white', [4, 4], { rolls: 2 }), [
      { after, handOver: [[4, 4, 4], four(5), four(6)], winner: null },
    ]);
    const remainder = new Example(chelebi, after, [4, 4, 4], 'black');
    assert.equal(remainder.results.length, 7);
    remainder.illegal('6/2 6/2 6/2');
    remainder.legal('bar/21 21/17 6/2');
    assert.match(remainder.after('bar/21 21/17'), /^W bar:1 /);
  });

  it('H5 mixed never passes', () => {
    const text = 'W 24:1 3:1 off:13 | B 7:2 6:6 4:7';
    assert.deepEqual(endsOf(chelebi, text, 'white', [6, 5], { rolls: 5 }), [{ after: text, handOver: [], winner: null }]);
  });

  it('H6 win inside the chain', () => {
    const text = 'W 6:3 off:12 | B 8:15';
    new Example(chelebi, text, four(4)).only('6/2 6/2 6/2 2/off(4)');
    assert.deepEqual(endsOf(chelebi, text, 'white', [4, 4], { rolls: 2 }), [{ after: 'W off:15 | B 8:15', handOver: [], winner: 'white' }]);
    const won = new Example(chelebi, 'W 2:2 off:13 | B 8:15', four(5));
    assert.deepEqual(won.outcomeOf('2/off(5) 2/off(5)'), { winner: 'white', kind: 'mars', points: 2, by: 'bearing-off' });
    assert.equal(won.used, 2);
  });

  it('H7 climbing 6-6 is four sixes', () => assert.deepEqual(stages(chelebi, 2, 6), [four(6)]));
});

describe('Гюлбара: examples', () => {
  it('G1 the start', () => {
    const start = 'W 24:15 | B 24:15';
    new Example(gyulbara, start, four(6)).only('24/18 24/18 24/18 24/18');
    const threes = new Example(gyulbara, start, four(3));
    assert.equal(threes.used, 4);
    assert.ok(
      threes.results.every((result) => !/^W [^|]* 12:/.test(result)),
      'nobody reaches 12',
    );
    const stages = (rolls: number) =>
      throwDice(startTurn(gyulbara, parsePosition(start, gyulbara), 'white', { rolls }), [4, 4]).own?.stages;
    assert.deepEqual([0, 1, 2].map(stages), [[four(4)], [four(4)], [four(4)]]);
    assert.deepEqual(stages(3), CHAIN.from4);
  });

  it('G2 passed 4-4, unstarted', () => {
    const text = 'W 24:12 10:3 | B 24:13 18:1 8:1';
    const end = (rules: Rules, rolls: number) => endsOf(rules, text, 'white', [4, 4], { rolls });
    assert.deepEqual(end(gyulbara, 3), [{ after: text, handOver: CHAIN.from4, winner: null }]);
    assert.deepEqual(end(traditional, 3), [{ after: text, handOver: [], winner: null }]);
    assert.deepEqual(end(only(gyulbara, 'climb.scope=currentNumber'), 3), [{ after: text, handOver: [four(4)], winner: null }]);
    assert.deepEqual(end(gyulbara, 1), [{ after: text, handOver: [four(4)], winner: null }]);
    new Example(gyulbara, text, four(4), 'black').legal('24/20 24/20 24/20 24/20');
    new Example(gyulbara, text, four(4), 'black').illegal('24/20 24/20 24/20');
    new Example(gyulbara, 'W 24:12 10:3 | B 24:9 20:4 18:1 8:1', four(5), 'black').legal('24/19 24/19 24/19 24/19');
    assert.equal(new Example(gyulbara, 'W 24:12 10:3 | B 24:5 20:4 19:4 18:1 8:1', four(6), 'black').used, 4);
  });

  it('G3 partial', () => {
    const after = 'W 19:2 1:13 | B 24:14 2:1';
    const ends = endsOf(gyulbara, 'W 24:2 1:13 | B 24:14 2:1', 'white', [5, 5], { rolls: 3 });
    assert.deepEqual(ends, [{ after, handOver: [[5, 5], four(6)], winner: null }]);
    new Example(gyulbara, after, [5, 5], 'black').only('24/19 24/19', '24/19/14');
    assert.equal(new Example(gyulbara, 'W 19:2 1:13 | B 24:12 19:2 2:1', four(6), 'black').used, 4);
    new Example(gyulbara, after, [6], 'white').legal('19/13'); // He could go on with a 6, but the order of the stages forbids it.
  });

  it('G4 mixed die passes', () => {
    const text = 'W 24:14 21:1 | B 24:13 6:1 3:1';
    new Example(gyulbara, text, [6, 3]).only('24/21');
    assert.deepEqual(endsOf(gyulbara, text, 'white', [6, 3]), [{ after: 'W 24:13 21:2 | B 24:13 6:1 3:1', handOver: [[6]], winner: null }]);
    assert.deepEqual(endsOf(traditional, text, 'white', [6, 3])[0]?.handOver, []);
    new Example(gyulbara, 'W 24:13 21:2 | B 24:13 6:1 3:1', [6], 'black').only('24/18');
  });

  it('G5 a passed pair obeys the larger-die rule', () => {
    const text = 'W 15:1 3:5 4:5 5:4 | B 22:1 21:1 14:1 2:6 1:6';
    const [end] = endsOf(gyulbara, text, 'white', [6, 5]);
    assert.deepEqual(end?.handOver, [[5, 6]]);
    const pair = new Example(gyulbara, text, [6, 5], 'black');
    pair.only('14/8');
    pair.illegal('14/9');
  });

  it('G6 touch-down', () => {
    const example = new Example(gyulbara, 'W 24:1 14:14 | B 24:14 8:1', [6, 4]);
    example.legal('24/18/14');
    example.illegal('24/20/14');
  });

  it('G7 stage-wise only', () => {
    const text = 'W 24:2 16:2 1:11 | B 24:13 7:1 6:1';
    new Example(gyulbara, text, four(5)).only('16/11/6 16/11/6', '16/11 16/11/6/1');
    const ends = endsOf(gyulbara, text, 'white', [5, 5], { rolls: 3 }).sort((a, b) => a.after.localeCompare(b.after));
    assert.deepEqual(ends, [
      { after: 'W 24:2 5:1 1:12 | B 24:13 7:1 6:1', handOver: [[6, 6, 6]], winner: null },
      { after: 'W 24:2 6:2 1:11 | B 24:13 7:1 6:1', handOver: [four(6)], winner: null },
    ]);
  });

  it('G8 the opponent wins on passed dice', () => {
    const text = 'W 24:15 | B 7:1 3:2 off:12';
    let game = setUp(gyulbara, text, 'white', { white: 3, black: 3 });
    game = confirm(throwInGame(game, [5, 5]));
    assert.deepEqual(game.turn?.passed?.stages, CHAIN.from5);
    for (const from of [7, 3, 3, 2]) game = moveInGame(game, { from, die: 5 });
    game = confirm(game);
    assert.deepEqual(game.outcome, { winner: 'black', kind: 'mars', points: 2, by: 'bearing-off' });
    assert.deepEqual(game.rolls, { white: 4, black: 3 });
  });

  it('G9 win inside a stage', () => {
    const text = 'W 1:2 2:3 off:10 | B 12:15';
    const ones = new Example(gyulbara, text, four(1));
    assert.equal(ones.results.length, 3);
    ones.legal('2/1 1/off(1) 1/off(1) 1/off(1)');
    const ends = endsOf(gyulbara, text, 'white', [1, 1], { rolls: 3 });
    assert.ok(ends.some(({ after, handOver, winner }) => winner === 'white' && after === 'W off:15 | B 12:15' && handOver.length === 0));
  });

  it('G10 six in a row are allowed', () => {
    new Example(gyulbara, 'W 24:9 23:1 22:1 21:1 20:1 10:1 8:1 | B 24:14 18:1', [5, 3]).legal('24/19 24/21');
    new Example(gyulbara, 'W 24:4 16:1 11:2 10:2 9:2 8:2 7:2 | B 24:10 2:5', [5, 4]).legal('11/6 24/20');
  });

  it('G11 one side locked', () => {
    const text = 'W 14:1 1:14 | B 24:4 23:1 22:1 21:1 20:7 1:1';
    for (const die of [1, 2, 3, 4, 5, 6]) {
      new Example(gyulbara, text, [die]).only();
      assert.equal(new Example(gyulbara, text, [die], 'black').used, 1, `Black plays a ${die}`);
    }
    assert.deepEqual(endsOf(gyulbara, text, 'white', [6, 5])[0]?.handOver, [[5, 6]]);
    assert.deepEqual(endsOf(gyulbara, text, 'white', [3, 3])[0]?.handOver, [four(3)]);
  });

  it('rolls without a move count, dice handed over do not', () => {
    let game = setUp(gyulbara, 'W 14:1 1:14 | B 24:4 23:1 22:1 21:1 20:7 1:1', 'white', { white: 0, black: 0 });
    game = confirm(throwInGame(game, [6, 5]));
    assert.deepEqual(game.rolls, { white: 1, black: 0 });
    assert.deepEqual(
      game.turn?.passed?.stages.map((stage) => [...stage].sort()),
      [[5, 6]],
    );
    for (const [from, die] of [
      [20, 6],
      [20, 5],
    ] as const)
      game = moveInGame(game, { from, die });
    game = confirm(game);
    assert.deepEqual(game.rolls, { white: 1, black: 0 }, 'dice handed over are no roll');
    assert.deepEqual(throwInGame(game, [2, 1]).rolls, { white: 1, black: 1 });
  });
});

function setUp(rules: Rules, text: string, player: Player, rolls: Record<Player, number>): GameState {
  const position = parsePosition(text, rules);
  return gameFrom(rules, { position, player, dice: null, cube: null, score: null, rolls, passed: [] });
}
