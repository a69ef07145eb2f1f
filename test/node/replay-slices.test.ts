/** A long game is read in slices: how much of it between two tasks of a page, and that it is the same game in the end. */
import assert from 'node:assert/strict';
import { mock, suite, test } from 'node:test';
import { readInSlices } from '../../src/board/replay/slices.js';
import { gamesFrom, writeMat, writeRecord, writeSgf, type GameText } from '../../src/notation/index.js';
import { matchAtRandom } from '../support/match-texts.js';

const match = matchAtRandom(11);
const texts = { record: writeRecord(match), mat: writeMat(match), sgf: writeSgf(match) };
const gameIn = (text: string, number: number): GameText => gamesFrom(text)[number - 1]!;

/** A game of which each bit takes so many milliseconds; the answer tells how many bits were read in each task. */
async function bitsByTask(game: GameText, milliseconds: number): Promise<number[]> {
  const tasks = [0];
  let isRead = false;
  const task = (): void => {
    if (isRead) return;
    tasks.push(0);
    setImmediate(task);
  };
  let time = 0;
  const clock = mock.method(performance, 'now', () => time);
  const readOn = (): boolean => {
    time += milliseconds;
    tasks[tasks.length - 1]! += 1;
    return game.readOn();
  };
  try {
    setImmediate(task);
    await readInSlices({ ...game, readOn });
    isRead = true;
  } finally {
    clock.mock.restore();
  }
  return tasks;
}

suite('a game is read bit by bit', () => {
  for (const [format, text] of Object.entries(texts))
    test(`${format}: a step at a time, and it is the game that is read at once`, () => {
      for (const { number } of gamesFrom(text)) {
        const game = gameIn(text, number);
        const atOnce = gameIn(text, number).read();
        let bits = 0;
        while (game.readOn()) bits++;
        const steps = atOnce.game.line.nodes.length;
        assert.ok(bits >= steps - 3, `${bits} bits, ${steps} steps`); // where a resignation is no step of its own it comes with the end
        assert.equal(game.readOn(), false);
        assert.deepEqual(game.read(), atOnce);
      }
    });

  test('what has been begun bit by bit can be ended at once', () => {
    const game = gameIn(texts.record, 1);
    for (let bits = 0; bits < 20; bits++) assert.equal(game.readOn(), true);
    assert.deepEqual(game.read(), gameIn(texts.record, 1).read());
    assert.equal(game.readOn(), false);
  });

  test('the games on which its score depends are read bit by bit too', () => {
    const steps = 'W 31: 8/5 6/5 B 42: 8/4 6/4 W resign oin B accept\n';
    const text = `[Game "backgammon"]\n[Match "5"]\n[Score "1-2"]\n${steps}\n[Game "backgammon"]\n${steps}\n[Game "backgammon"]\n${steps}`;
    const last = gameIn(text, 3);
    let bits = 0;
    while (last.readOn()) bits++;
    assert.ok(bits >= 12, `${bits} bits for the steps of three games`);
    assert.deepEqual(last.score, { white: 1, black: 4, length: 5 });
  });
});

suite('between two tasks of the page', () => {
  test('no more is read than it can wait for', async () => {
    const game = gameIn(texts.record, 1);
    const tasks = await bitsByTask(game, 3);
    assert.ok(Math.max(...tasks) <= 3, `at most three bits of 3 ms in a task, not ${Math.max(...tasks)}`);
    assert.ok(tasks.length > 10);
    assert.equal(game.readOn(), false);
  });

  test('a short one is read in one', async () => {
    const tasks = await bitsByTask(gameIn('W 3, B 1\n1. W 31: 8/5 6/5 *\n', 1), 0.5);
    assert.equal(tasks.filter((bits) => bits > 0).length, 1);
  });

  test('and nothing that nobody waits for any more', async () => {
    const game = gameIn(texts.record, 1);
    await readInSlices(game, () => false);
    assert.equal(game.readOn(), true);
  });
});
