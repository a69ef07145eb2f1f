/** What stands around the statechart: the source of the dice, and what a game does by itself. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { autoEvent, autoPlay, createGame, restoreGame, throwFor } from '../../src/flow/index.js';
import type { AutoToken, GameActor, GameEvent } from '../../src/flow/index.js';
import { legalPlays, parseRules, presets, scriptedDice, seededDice } from '../../src/rules/index.js';
import type { Dice, Player, Rules } from '../../src/rules/index.js';
import { playAtRandom } from '../support/random-game.js';
import { setUp } from '../support/set-up.js';
import { singleMoves } from '../support/walk.js';

const { prava } = presets;

const from = (position: string, dice: string, player: Player = 'white', rules: Rules = prava): GameActor => {
  const actor = createGame({ rules, situation: setUp(rules, position, player) }).start();
  throwFor(actor, scriptedDice(dice));
  return actor;
};
const stateOf = (actor: GameActor): string => JSON.stringify(actor.getSnapshot().value).replace(/[{}"]/g, '');
const leftOf = (actor: GameActor) => actor.getSnapshot().context.turn?.left;
const movesOf = (actor: GameActor): string =>
  (actor.getSnapshot().context.turn?.own?.plays.flat() ?? []).map(({ from, to, die }) => `${from}/${to}(${die})`).join(' ');

describe('the dice around a game', () => {
  it('are thrown whenever it waits for them, once each', () => {
    const actor = createGame({ rules: prava });
    let thrown = 0;
    const die = scriptedDice('33 52 61 44');
    throwFor(actor, () => {
      thrown++;
      return die();
    });
    actor.start();
    assert.equal(thrown, 0);
    actor.send({ type: 'roll' });
    assert.equal(stateOf(actor), 'opening:waiting');
    actor.send({ type: 'roll' });
    assert.equal(stateOf(actor), 'turn:choose');
    assert.equal(actor.getSnapshot().context.starter, 'white');
    actor.send({ type: 'roll' });
    assert.deepEqual(leftOf(actor), [6, 1]);
    actor.send({ type: 'roll' });
    assert.equal(thrown, 6);
  });

  it('are thrown for a game that waits already, started or not', () => {
    for (const isStarted of [true, false]) {
      const actor = createGame({ rules: prava, starter: 'white' });
      actor.send({ type: 'roll' });
      if (isStarted) actor.start();
      let thrown = 0;
      throwFor(actor, () => 1 + (thrown++ % 6));
      if (!isStarted) actor.start();
      assert.deepEqual(leftOf(actor), [1, 2]);
      assert.equal(thrown, 2);
    }
  });

  it('are thrown once for a saved game that waited, though it shows itself again when it starts', () => {
    const waiting = createGame({ rules: prava, starter: 'white' }).start();
    waiting.send({ type: 'roll' });
    const actor = restoreGame(waiting.getPersistedSnapshot());
    let thrown = 0;
    throwFor(actor, () => 1 + (thrown++ % 6));
    actor.start();
    assert.deepEqual(leftOf(actor), [1, 2]);
    assert.equal(thrown, 2);
  });

  it('stop when told to', () => {
    const actor = createGame({ rules: prava, starter: 'white' }).start();
    throwFor(actor, seededDice(1))();
    actor.send({ type: 'roll' });
    assert.equal(stateOf(actor), 'turn:rolling');
  });

  it('leave the game waiting where their source fails', () => {
    const actor = createGame({ rules: prava, starter: 'white' }).start();
    const errors: unknown[] = [];
    throwFor(actor, scriptedDice('6'), (error) => errors.push(error));
    actor.send({ type: 'roll' });
    assert.equal(stateOf(actor), 'turn:rolling');
    actor.send({ type: 'undo' });
    assert.deepEqual(
      errors.map((error) => (error as { code: string }).code),
      ['dice-exhausted'],
    );
    actor.send({ type: 'thrown', dice: [6, 5] });
    assert.equal(stateOf(actor), 'turn:moving');
  });
});

describe('dice that are none', () => {
  it('are told as an error, and the game waits for others', () => {
    for (const number of [0, 7, 1.5, NaN, '6', null]) {
      const actor = createGame({ rules: prava, starter: 'white' }).start();
      const errors: unknown[] = [];
      throwFor(
        actor,
        () => number as number,
        (error) => errors.push(error),
      );
      actor.send({ type: 'roll' });
      assert.equal(stateOf(actor), 'turn:rolling');
      assert.deepEqual(
        errors.map((error) => (error as { code: string }).code),
        ['bad-dice'],
      );
    }
    const actor = createGame({ rules: prava, starter: 'white' });
    actor.send({ type: 'roll' });
    actor.start();
    assert.throws(() => throwFor(actor, () => 7), { code: 'bad-dice' }, 'without anybody to tell');
  });
});

describe('playing by itself, with dice that were handed over', () => {
  const handed = (rules: Rules, position: string, passed: readonly Dice[]): GameActor =>
    createGame({ rules, situation: { ...setUp(rules, position, 'black'), passed } }).start();
  const { gyulbara } = presets;

  it('makes what is forced of them and goes on to the throw', () => {
    // G4: the 6 can only be 24/18
    const actor = handed(gyulbara, 'W 24:13 21:2 | B 24:13 6:1 3:1', [[6]]);
    autoPlay(actor, ['forced', 'confirm']);
    assert.equal(stateOf(actor), 'turn:choose');
    assert.deepEqual(
      actor.getSnapshot().context.turn?.passed?.plays[0]?.map(({ from }) => from),
      [24],
    );
  });

  it('ends them where nothing can be played', () => {
    const actor = handed(gyulbara, 'W 18:1 6:14 | B 24:15', [[6, 6, 6, 6]]);
    assert.equal(stateOf(actor), 'turn:passedDone');
    autoPlay(actor, ['confirm']);
    assert.equal(stateOf(actor), 'turn:choose');
  });

  it('lets them be taken back, and waits then', () => {
    const actor = handed(gyulbara, 'W 24:13 21:2 | B 24:13 6:1 3:1', [[6]]);
    autoPlay(actor, ['forced']);
    assert.equal(stateOf(actor), 'turn:passedDone');
    actor.send({ type: 'undo' });
    assert.equal(stateOf(actor), 'turn:passed');
  });

  it('does not give up what need not be played', () => {
    const actor = handed(parseRules('passed.mandatory=false', 'gyulbara'), 'W 24:13 21:2 | B 24:13 6:1 3:1', [[6]]);
    autoPlay(actor, ['forced', 'confirm']);
    assert.equal(stateOf(actor), 'turn:passed');
    actor.send({ type: 'confirm' });
    assert.equal(stateOf(actor), 'turn:choose');
  });
});

describe('playing by itself', () => {
  it('throws when it is time to', () => {
    const actor = createGame({ rules: presets.obiknovena });
    throwFor(actor, scriptedDice('44 11 63 52'));
    autoPlay(actor, ['roll']);
    actor.start();
    assert.equal(stateOf(actor), 'turn:moving');
    assert.deepEqual(leftOf(actor), [6, 3]);
    actor.send({ type: 'move', from: 24, die: 6 });
    actor.send({ type: 'move', from: 18, die: 3 });
    assert.equal(stateOf(actor), 'turn:confirm');
    actor.send({ type: 'confirm' });
    assert.deepEqual(leftOf(actor), [5, 2]);
  });

  it('makes a move that is the only one, and leaves the next to the player', () => {
    // P6: the checker on the bar must enter by the 3; the 4 is free
    const actor = from('W bar:1 24:1 13:5 8:3 6:5 | B 4:2 6:5 8:3 13:5', '43');
    autoPlay(actor, ['forced']);
    actor.send({ type: 'roll' });
    assert.equal(movesOf(actor), '25/22(3)');
    assert.equal(stateOf(actor), 'turn:moving');
  });

  it('makes every move where all ways end in the same position', () => {
    // P7 and two checkers that must both move
    const off = from('W 4:2 3:1 off:12 | B 6:8 5:7', '65');
    autoPlay(off, ['forced']);
    off.send({ type: 'roll' });
    assert.equal(movesOf(off), '4/0(6) 4/0(5)');
    const two = from('W 24:1 7:1 off:13 | B 2:2 7:2 13:5 6:6', '61');
    autoPlay(two, ['forced']);
    two.send({ type: 'roll' });
    assert.equal(movesOf(two), '7/1(6)', 'P4: the larger die');
    const either = from('W 6:1 5:1 off:13 | B 24:2 13:13', '65');
    autoPlay(either, ['forced']);
    either.send({ type: 'roll' });
    assert.equal(movesOf(either), '6/0(6) 5/0(5)', 'either order, one end');
    const double = from('W 6:2 5:2 off:11 | B 24:2 13:13', '11');
    autoPlay(double, ['forced']);
    double.send({ type: 'roll' });
    assert.equal(movesOf(double), '', 'there is a choice');
  });

  it('asks where there is a choice', () => {
    const actor = from('W 6:1 2:2 off:12 | B 6:8 5:7', '61');
    autoPlay(actor, ['forced', 'confirm']);
    actor.send({ type: 'roll' });
    assert.equal(movesOf(actor), '');
    actor.send({ type: 'move', from: 6, die: 6 });
    assert.equal(actor.getSnapshot().context.turn?.player, 'black', 'the 2/1 that was left is no choice, and then the turn is over');
  });

  it('lets what it did be taken back, and waits for the player then', () => {
    const actor = from('W 6:1 2:2 off:12 | B 6:8 5:7', '61 21');
    autoPlay(actor, ['forced']);
    actor.send({ type: 'roll' });
    actor.send({ type: 'move', from: 6, die: 6 });
    assert.equal(movesOf(actor), '6/0(6) 2/1(1)');
    assert.equal(stateOf(actor), 'turn:confirm');
    actor.send({ type: 'undo' });
    assert.equal(movesOf(actor), '6/0(6)');
    actor.send({ type: 'move', from: 2, die: 5 });
    assert.equal(movesOf(actor), '6/0(6)', 'a refused try changes nothing');
    actor.send({ type: 'undo' });
    assert.equal(movesOf(actor), '');
    actor.send({ type: 'move', from: 6, die: 1 });
    assert.equal(movesOf(actor), '6/5(1) 5/0(6)', 'and goes on after the player’s own move');
    actor.send({ type: 'undo' });
    actor.send({ type: 'move', from: 5, die: 6 });
    actor.send({ type: 'confirm' });
    actor.send({ type: 'roll' });
    assert.equal(movesOf(actor), '', 'Black has a choice');
  });

  it('hands over a throw that allows nothing', () => {
    const actor = from('W bar:1 13:5 8:3 6:6 | B 6:3 5:2 4:2 3:2 2:2 1:2 8:2', '65');
    autoPlay(actor, ['confirm']);
    actor.send({ type: 'roll' });
    assert.equal(actor.getSnapshot().context.turn?.player, 'black');
  });

  it('plays for the sides it is told to', () => {
    const closed = 'W bar:1 13:5 8:3 6:6 | B 6:3 5:2 4:2 3:2 2:2 1:2 8:2';
    for (const [players, state] of [
      [['white'], 'turn:choose'],
      [['black'], 'turn:confirm'],
    ] as const) {
      const actor = from(closed, '65');
      autoPlay(actor, ['confirm'], { players });
      actor.send({ type: 'roll' });
      assert.equal(stateOf(actor), state);
    }
  });

  it('acts when its pace lets it, unless something else happened or it was stopped', () => {
    const waiting: (() => void)[] = [];
    const events: GameEvent[] = [];
    const start = () => {
      waiting.length = 0;
      const actor = from('W 4:2 3:1 off:12 | B 6:8 5:7', '65');
      const pace = (act: () => void, event: GameEvent) => void (waiting.push(act), events.push(event));
      const stop = autoPlay(actor, ['forced', 'confirm'], { pace });
      actor.send({ type: 'roll' });
      assert.equal(waiting.length, 1);
      return { actor, stop };
    };
    const { actor } = start();
    waiting[0]!();
    assert.equal(movesOf(actor), '4/0(6)');
    waiting[1]!();
    assert.equal(stateOf(actor), 'turn:confirm');
    actor.send({ type: 'undo' });
    waiting[2]!();
    assert.equal(movesOf(actor), '4/0(6)', 'the turn is not handed over after an undo in time');
    assert.deepEqual(
      events.map(({ type }) => type),
      ['move', 'move', 'confirm'],
    );
    const late = start();
    late.actor.send({ type: 'move', from: 4, die: 5 });
    waiting[0]!();
    assert.equal(movesOf(late.actor), '4/0(5)');
    const stopped = start();
    stopped.stop();
    waiting[0]!();
    assert.equal(movesOf(stopped.actor), '');
  });

  it('calls forced exactly what leaves one position to reach, or one move to make', () => {
    let forced = 0;
    for (let seed = 0; seed < 6; seed++) {
      playAtRandom(prava, seed, ({ after: { context, status } }) => {
        const { turn } = context;
        if (status !== 'active' || turn?.phase !== 'moving' || turn.own!.plays[0]!.length > 0) return;
        const plays = legalPlays(prava, turn.position, turn.player, turn.left);
        const isForced = autoEvent(context, ['forced']) !== null;
        if (plays.length === 1) assert.ok(isForced);
        else if (isForced) assert.equal(new Set(plays.map(({ moves }) => JSON.stringify(moves[0]))).size, 1, 'one first move');
        forced += Number(isForced);
      });
    }
    assert.ok(forced > 20, `${forced} forced`);
  });

  it('plays whole games without anybody', () => {
    const tokens: AutoToken[] = ['roll', 'forced', 'confirm'];
    for (let seed = 0; seed < 20; seed++) {
      const actor = createGame({ rules: presets.kavkazka });
      throwFor(actor, seededDice(seed));
      autoPlay(actor, tokens);
      actor.start();
      for (let now = actor.getSnapshot(); now.status === 'active'; now = actor.getSnapshot()) {
        assert.equal(stateOf(actor), 'turn:moving', 'nothing else is left to a player');
        actor.send({ type: 'move', ...singleMoves(now.context.turn!)[0]! });
        assert.notEqual(actor.getSnapshot(), now);
      }
    }
  });
});
