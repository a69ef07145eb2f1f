/** What a replay says, sentence by sentence, in both languages. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { loadReplayWords, type SaidAction } from '../../src/locale/replay.js';

const bg = await loadReplayWords('bg-BG');
const en = await loadReplayWords('en');

suite('what was done with the cube and with a resignation', () => {
  const said: Record<SaidAction, [bg: string, en: string]> = {
    double: ['Белите дублират на 4.', 'White doubles to 4.'],
    take: ['Белите приемат. Кубът е 4.', 'White takes. The cube is at 4.'],
    drop: ['Белите пасуват.', 'White drops.'],
    beaver: ['Бобър! Белите вдигат куба на 4 и го задържат.', 'Beaver! White turns the cube to 4 and keeps it.'],
    raccoon: ['Ракун! Белите вдигат куба на 4.', 'Raccoon! White turns the cube to 4.'],
    resign: ['Белите се предават: марс.', 'White resigns: a gammon (mars).'],
    accept: ['Белите приемат.', 'White accepts.'],
    refuse: ['Белите не приемат. Играе се нататък.', 'White declines. Play goes on.'],
  };
  for (const [action, sentences] of Object.entries(said) as [SaidAction, [string, string]][])
    test(action, () =>
      assert.deepEqual(
        [bg, en].map((words) => words.did(action, 'white', 4, 'mars')),
        sentences,
      ),
    );
});

test('how a game ended', () => {
  assert.deepEqual(
    [bg.ended('black', 1), bg.ended('white', 2), bg.ended(null, 0), bg.ended(null, 1)],
    ['Черните печелят 1 точка.', 'Белите печелят 2 точки.', 'Реми.', 'Реми, по 1 точка.'],
  );
  assert.deepEqual(
    [en.ended('black', 1), en.ended('white', 2), en.ended(null, 0), en.ended(null, 1)],
    ['Black wins 1 point.', 'White wins 2 points.', 'A draw.', 'A draw, 1 point each.'],
  );
});

test('how many faults there are', () => {
  assert.deepEqual([bg.faults(1), bg.faults(3)], ['В записа на тази игра има една грешка', 'В записа на тази игра има 3 грешки']);
  assert.deepEqual([en.faults(1), en.faults(3)], ['1 fault in the record of this game', '3 faults in the record of this game']);
});

test('every letter stands for one thing in each language', () => {
  for (const { letters } of [bg, en]) assert.equal(new Set(Object.values(letters)).size, Object.keys(letters).length);
  assert.deepEqual(Object.keys(bg.letters).sort(), Object.keys(en.letters).sort());
});
