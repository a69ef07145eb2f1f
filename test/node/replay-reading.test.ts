/** Where a reader can go in a record, what the board shows there, and the turns that he plays himself. It needs no page. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Reading, type Way } from '../../src/board/replay/reading.js';
import { viewAt } from '../../src/board/replay/view.js';
import { checkersAt } from '../../src/board/replay/checkers.js';
import { addStep, readGames } from '../../src/notation/index.js';

const text = `[Game "gyulbara"]
W 3, B 1
1. W 31: 24/21 24/23           B 66: 24/18(4) !
2. W 52: 24/19 24/22 ??        B 43: 24/20 24/21 {One.}
  (2. B 43: 24/20/17 {Two.}
    (2. B 43: 24/17 {Three.})
  )
*

[Game "gyulbara"]
[Position "W 24:2 1:13 | B 24:14 2:1 ; white rolls 3-2"]
1. W 55: 24/19(2)
1. B passed 55 6666: 24/19(2); 24/18(4)  21: 24/22 24/23
*

[Game "backgammon"]
1. W 31: 8/5 6/5   B double W take B 31: 8/5 6/5
2. W resign mars   B refuse W 21: 13/11 24/23
*`;
const reading = (at = '1'): Reading => {
  const found = new Reading(readGames(text));
  const here = found.find(at);
  assert.ok(here, at);
  found.go(here);
  return found;
};
/** The place to which a way leads; null where it does not go on. */
const via = (from: string, way: Way): string | null => {
  const now = reading(from);
  const ahead = now.ahead(way);
  if (ahead) now.go(ahead);
  return ahead && now.address;
};

suite('ways', () => {
  const cases: readonly (readonly [from: string, way: Way, to: string | null])[] = [
    ['1', 'back', null],
    ['1', 'first', null],
    ['1', 'forward', '1.0'],
    ['1.0', 'back', '1'],
    ['1', 'last', '1.2b'],
    ['1.2b', 'last', null],
    ['1.2b', 'forward', null],
    ['1.2b', 'lineAfter', '1.2b/1.2b'],
    ['1.2b/1.2b', 'lineAfter', '1.2b/2.2b'],
    ['1.2b/2.2b', 'lineAfter', null],
    ['1.2b/1.2b', 'lineBefore', '1.2b'],
    ['1.2b/1.2b', 'back', '1.2w'],
    ['1.2b/1.2b', 'first', '1'],
    ['1.1w', 'lineBefore', null],
    ['1', 'comment', '1.2b'],
    ['1.2b', 'comment', '1.2b/1.2b'],
    ['1.2b/1.2b', 'comment', '1.2b/2.2b'],
    ['1.2b/2.2b', 'comment', null],
    ['1', 'error', '1.2w'],
    ['1.2w', 'error', null],
    ['1.2w', 'gameAfter', '2'],
    ['2.1w', 'gameBefore', '1'],
    ['1', 'gameBefore', null],
    ['3', 'gameAfter', null],
  ];
  for (const [from, way, to] of cases) test(`${way} of ${from}: ${to}`, () => assert.equal(via(from, way), to));

  test('a name that is none leads nowhere', () => {
    for (const name of ['', '0', '4', '1.9w', '1.2b/3.2b', 'x', '1.2w:5', '-1']) assert.equal(reading().find(name), null, name);
  });

  test('what is not there is not looked for', () => {
    assert.deepEqual([reading('1').has('error'), reading('2').has('error'), reading('2').has('comment')], [true, false, false]);
  });
});

suite('what the board shows', () => {
  const viewOf = (at: string): ReturnType<typeof viewAt> => viewAt(reading(at).place);

  test('the dice as they were used, stage by stage, and those handed over', () => {
    const five = viewOf('2.1w');
    assert.deepEqual(
      [five.stage, five.left, five.handOver],
      [
        [5, 5, 5, 5],
        [5, 5],
        [
          [5, 5],
          [6, 6, 6, 6],
        ],
      ],
    );
    assert.deepEqual(five.situation?.dice, [5, 5]);
    const passed = viewOf('2.1b:1');
    assert.deepEqual([passed.stage, passed.left, passed.handOver], [[6, 6, 6, 6], [], []]);
  });

  test('the cube before the side that is asked', () => {
    assert.deepEqual(viewOf('3.1b:1').offered, { value: 2, to: 'white' });
    assert.equal(viewOf('3.1b:2').offered, undefined);
    assert.deepEqual(viewOf('3.1b:2').situation?.cube, { value: 2, owner: 'white' });
  });

  test('the side that is asked whether it accepts, the cube where it lay', () => {
    assert.deepEqual(viewOf('3.2w:1').offered, { to: 'black' });
    assert.deepEqual(viewOf('3.2w:1').situation?.cube, { value: 2, owner: 'white' });
    assert.equal(viewOf('3.2w:2').offered, undefined);
  });

  test('the opening throw, one die of each', () => {
    const { situation, stage } = viewOf('1.0');
    assert.deepEqual([situation?.player, situation?.dice, stage], [null, null, [3, 1]]);
  });

  test('each checker with the identity that its moves carry, whichever way the reader comes', () => {
    const forward = reading('1.1w');
    const before = checkersAt(forward.place);
    const after = checkersAt(reading('1.1b').place);
    const moved = after.filter(({ key, point }) => before.find((one) => one.key === key)?.point !== point);
    assert.deepEqual(
      moved.map(({ player, point }) => [player, point]),
      [
        ['black', 18],
        ['black', 18],
        ['black', 18],
        ['black', 18],
      ],
    );
  });
});

suite('a turn of the reader’s own', () => {
  test('becomes a variation, and another one beside it', () => {
    const now = reading('1.1b');
    assert.equal(now.add(addStep(now.place, { kind: 'roll', dice: [5, 2], play: '24/17' })), false);
    assert.equal(now.address, '1.2w/1.2w');
    assert.ok(now.place.node && now.isOwn(now.place.node));
    now.go(now.find('1.1b')!);
    assert.equal(now.add(addStep(now.place, { kind: 'roll', dice: [5, 2], play: '24/19 23/21' })), false);
    assert.equal(now.address, '1.2w/2.2w');
    assert.equal(now.all.length, 3);
  });

  test('is known again where the record has it', () => {
    const now = reading('1.1b');
    assert.equal(now.add(addStep(now.place, { kind: 'roll', dice: [5, 2], play: '24/22 24/19' })), true);
    assert.equal(now.address, '1.2w');
    assert.equal(now.isOwn(now.place.node!), false);
  });
});
