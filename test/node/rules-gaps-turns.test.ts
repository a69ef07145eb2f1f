/** Corners of a turn (docs/rules.md, "Turns"): marks, undo, stages that are stuck, what is offered; and turns that come from outside. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  applyMove,
  canUndo,
  destinations,
  endPassed,
  endStage,
  endTurn,
  explainMove,
  formatPosition,
  isStageOver,
  parsePosition,
  parseRules,
  presets,
  startPosition,
  startTurn,
  throwDice,
  undoMove,
} from '../../src/rules/index.js';
import type { Dice, Rules, Turn, TurnStart } from '../../src/rules/index.js';
import { four } from '../support/example.js';

const { prava, kavkazka, chelebi } = presets;

const begin = (rules: Rules, text: string, given?: TurnStart): Turn => startTurn(rules, parsePosition(text, rules), 'white', given);
const rolled = (rules: Rules, text: string, dice: Dice, rolls = 0): Turn => throwDice(begin(rules, text, { rolls }), dice);
const play = (turn: Turn, ...moves: [from: number, die: number][]): Turn =>
  moves.reduce((now, [from, die]) => applyMove(now, { from, die }), turn);
const white = ({ position }: Turn): string => formatPosition(position).split(' | ')[0]!;

describe('a checker that hit at home', () => {
  it('is not free in a later stage of the turn', () => {
    const rules = parseRules('hitAndRun=forbidden climb.from=1 climb.scope=continueAfterPass');
    let turn = play(rolled(rules, 'W 12:1 6:1 off:13 | B 24:1 18:2 6:12', [5, 5]), [6, 5]);
    turn = endStage(turn);
    assert.deepEqual(turn.left, four(6));
    turn = play(turn, [12, 6], [6, 6]);
    assert.ok(isStageOver(turn), 'the hitter on 1 may not be borne off');
    assert.equal(white(turn), 'W 1:1 off:14');
  });

  it('is not free in the own roll when it hit with dice handed over', () => {
    const rules = parseRules('hitAndRun=forbidden pass=all');
    const passed = play(begin(rules, 'W 13:1 6:1 off:13 | B 23:1 6:14', { passed: [[4]] }), [6, 4]);
    const turn = throwDice(endPassed(endStage(passed)), [5, 1]);
    assert.deepEqual(explainMove(turn, 2, 1), { code: 'no-hit-and-run' });
    assert.equal(explainMove(turn, 13, 12), null);
  });
});

describe('undo', () => {
  it('leaves nothing of a hit at home', () => {
    const turn = rolled(kavkazka, 'W 13:5 10:1 8:5 5:2 3:2 | B 24:2 21:1 13:4 8:3 6:5', [6, 1]);
    assert.deepEqual(undoMove(play(turn, [10, 6])), turn);
  });

  it('reaches back over a stage in which nothing has been moved yet', () => {
    const before = play(rolled(chelebi, 'W 6:3 off:12 | B 8:15', [4, 4], 2), [6, 4], [6, 4], [6, 4]);
    const after = endStage(play(before, [2, 4]));
    assert.deepEqual(after.left, four(5));
    assert.deepEqual(undoMove(after), before);
  });
});

describe('stages that are stuck', () => {
  it('passed dice after a stuck number are played, or lost where the option says so', () => {
    const text = 'W 20:1 off:14 | B 10:2 6:13'; // 15 is closed
    const passed = [[5], [6]];
    const goesOn = endStage(begin(parseRules('pass=all'), text, { passed }));
    assert.deepEqual([goesOn.phase, goesOn.left], ['passed', [6]]);
    const stops = endStage(begin(parseRules('pass=all passed.stopsAtStuck=true'), text, { passed }));
    assert.equal(stops.phase, 'passedDone');
    assert.equal(white(stops), 'W 20:1 off:14');
  });

  const goingOn = parseRules('pass=all climb.from=1 climb.scope=continueAfterPass');

  it('each hands its dice over while the climb goes on', () => {
    const stuck = rolled(goingOn, 'W bar:1 off:14 | B 6:2 5:2 4:11', [5, 5]);
    assert.deepEqual(endTurn(endStage(endStage(stuck))).passed, [four(5), four(6)]);
  });

  it('hand nothing over when a later stage wins', () => {
    const stuck = endStage(rolled(goingOn, 'W 6:1 off:14 | B 24:2 6:13', [5, 5]));
    assert.deepEqual(stuck.handOver, [four(5)]);
    assert.deepEqual(endTurn(endStage(play(stuck, [6, 6]))).passed, []);
  });
});

describe('the course of a turn', () => {
  it('ends with the turn of the other side', () => {
    const done = endStage(play(rolled(prava, 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5', [3, 1]), [8, 3], [6, 1]));
    assert.deepEqual(endTurn(done), { position: done.position, player: 'black', passed: [] });
    const other = endStage(play(throwDice(startTurn(prava, done.position, 'black'), [3, 1]), [8, 3], [6, 1]));
    assert.equal(endTurn(other).player, 'white');
  });

  it('has no roll after dice handed over have won the game', () => {
    const won = endStage(play(begin(parseRules('pass=all'), 'W 5:1 off:14 | B 6:15', { passed: [[5]] }), [5, 5]));
    assert.equal(won.phase, 'passedDone');
    assert.throws(() => endPassed(won), { code: 'wrong-phase', refusal: { code: 'game-over' } });
  });

  it('has one roll, after the dice handed over', () => {
    const turn = begin(prava, 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5');
    assert.throws(() => throwDice(throwDice(turn, [6, 5]), [6, 5]), { refusal: { code: 'already-rolled' } });
    const passed = startTurn(prava, startPosition(prava), 'white', { passed: [[6]] });
    assert.throws(() => throwDice(passed, [6, 5]), { refusal: { code: 'passed-first' } });
  });

  it('begins with a number of rolls and with dice', () => {
    const start = startPosition(prava);
    for (const rolls of [-1, 0.5, NaN]) assert.throws(() => startTurn(prava, start, 'white', { rolls }), { code: 'bad-turn' });
    for (const stage of [[], [7], [0, 1], [1, 2, 3], [1, 1, 1, 1, 1]])
      assert.throws(() => startTurn(prava, start, 'white', { passed: [[6], stage] }), { code: 'bad-dice' });
  });
});

describe('destinations', () => {
  const turn = () => rolled(prava, 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5', [2, 1]);

  it('a place that both orders of the dice reach is named once, and after those of a single die', () => {
    assert.deepEqual(
      destinations(turn(), 24).map(({ to, moves }) => [to, moves.length]),
      [
        [22, 1],
        [23, 1],
        [21, 2],
      ],
    );
  });

  it('are asked of places 0 to 25', () => {
    assert.deepEqual([destinations(turn(), 0), destinations(turn(), 25)], [[], []]);
    for (const place of [-1, 26, 0.5]) assert.throws(() => destinations(turn(), place), { code: 'bad-point' });
  });
});

describe('a turn from outside', () => {
  interface Loose {
    phase: string;
    roll: unknown;
    left: unknown;
    marks: unknown;
    startMarks: unknown;
    duty: Record<string, unknown>;
    own: { plays: Record<string, unknown>[][] };
  }
  const turn = () => play(rolled(kavkazka, 'W 13:5 10:1 8:5 5:2 3:2 | B 24:2 21:1 13:4 8:3 6:5', [6, 1]), [10, 6]);
  /** The turn as it comes from JSON, with one thing in it changed. */
  const spoilt = (spoil: (copy: Loose) => void): Turn => {
    const copy = JSON.parse(JSON.stringify(turn())) as Loose;
    spoil(copy);
    return copy as unknown as Turn;
  };

  it('goes on where it was', () => {
    const saved = spoilt(() => undefined);
    assert.ok(canUndo(saved));
    assert.deepEqual(applyMove(saved, { from: 5, die: 1 }), applyMove(turn(), { from: 5, die: 1 }));
  });

  const spoils: Record<string, (copy: Loose) => void> = {
    'a duty of fewer than no dice': (copy) => (copy.duty.most = -1),
    'a duty that is no number': (copy) => (copy.duty.withoutEnding = '2'),
    'a larger die that is none': (copy) => (copy.duty.larger = 'six'),
    'a duty that says neither yes nor no': (copy) => (copy.duty.leaveMove = 1),
    'a die of seven left': (copy) => (copy.left = [7]),
    'a die of nothing left': (copy) => (copy.left = [0]),
    'a mark outside the home': (copy) => (copy.marks = [7]),
    'a mark on no point': (copy) => (copy.startMarks = [0]),
    'a move that leads where its die does not': (copy) => (copy.own.plays[0]![0]!.to = 5),
    'dice that lie before the roll': (copy) => (copy.phase = 'roll'),
    'a roll without its dice': (copy) => (copy.roll = null),
  };
  for (const [what, spoil] of Object.entries(spoils))
    it(`is none with ${what}`, () => assert.throws(() => canUndo(spoilt(spoil)), { code: 'bad-turn' }));
});
