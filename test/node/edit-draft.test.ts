/** The draft of the editor: every position of every game can be set up checker by checker, and what is wrong notation and rules say. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { emptyPosition, faultOf, mirrored, withCount } from '../../src/board/edit/draft.js';
import { rearranged } from '../../src/board/edit/pieces.js';
import { situationAt } from '../../src/notation/strict.js';
import { formatPosition, parsePosition, parseRules, presets, startPosition, type Position, type PresetId } from '../../src/rules/index.js';
import { aPosition } from '../support/positions.js';
import { runs } from '../support/runs.js';

/** A position of some game, and that game. */
const anyPosition = fc
  .constantFrom(...(Object.keys(presets) as PresetId[]))
  .chain((id) => aPosition(presets[id]).map((text) => ({ rules: presets[id], position: parsePosition(text, presets[id]) })));

const players = ['white', 'black'] as const;
/** Puts a position up on an empty board; lone checkers that are to lie below come first. */
function setUp(position: Position, rules = presets.prava): Position {
  const places = players.flatMap((player) =>
    position[player].checkers.flatMap((count, point) => (count && point ? [{ player, point, count }] : [])),
  );
  const isUnder = ({ player, point }: (typeof places)[0]): boolean => position[player].pinned.includes(point);
  return [...places.filter(isUnder), ...places.filter((place) => !isUnder(place))].reduce(
    (now, { player, point, count }) => withCount(now, rules, player, point, count),
    emptyPosition(),
  );
}

suite('a draft', () => {
  test('comes to any position of any game, pins and all', () => {
    fc.assert(
      fc.property(anyPosition, ({ rules, position }) => {
        const draft = setUp(position, rules);
        assert.equal(formatPosition(draft), formatPosition(position));
        assert.equal(faultOf(situationAt(draft, rules), rules), null);
      }),
      runs(300),
    );
  });

  test('with its colours exchanged twice is the same', () => {
    fc.assert(
      fc.property(anyPosition, ({ rules, position }) => {
        const situation = { ...situationAt(position, rules), player: 'white', dice: [3, 1], cube: { value: 2, owner: 'black' } } as const;
        const other = mirrored(situation);
        assert.deepEqual([other.player, other.cube?.owner, other.position.white], ['black', 'white', position.black]);
        assert.deepEqual(mirrored(other), situation);
      }),
      runs(100),
    );
  });

  const start = situationAt(startPosition(presets.prava), presets.prava);
  const faults: readonly (readonly [name: string, draft: typeof start, rules: typeof presets.prava, code: string, at: string | null])[] = [
    [
      '16 checkers',
      { ...start, position: withCount(start.position, presets.prava, 'white', 5, 1) },
      presets.prava,
      'too-many-checkers',
      'white 5',
    ],
    [
      'a shared point',
      { ...start, position: setUp(positionOf({ white: { 6: 2 }, black: { 19: 1 } })) },
      presets.prava,
      'shared-point',
      'black 19',
    ],
    ['dice of nobody', { ...start, dice: [3, 1] }, presets.prava, 'player-missing', null],
    [
      'a cube over its limit',
      { ...situationAt(start.position, presets.backgammon), cube: { value: 64, owner: 'white' } },
      parseRules('cube.limit=8', 'backgammon'),
      'bad-game',
      null,
    ],
  ];
  for (const [name, draft, rules, code, at] of faults)
    test(`${name}: ${code}`, () => {
      const fault = faultOf(draft, rules);
      assert.deepEqual([fault?.code, fault?.at ? `${fault.at.player} ${fault.at.point}` : null], [code, at]);
    });

  test('of two lone checkers the one that was there lies below; two on each side cannot be', () => {
    const { tapa } = presets;
    const one = withCount(emptyPosition(), tapa, 'black', 19, 1);
    const both = withCount(one, tapa, 'white', 6, 1);
    assert.equal(formatPosition(both), 'W 6:1 off:14 | B 19:1! off:14');
    const more = withCount(both, tapa, 'white', 6, 3);
    assert.equal(formatPosition(more), 'W 6:3 off:12 | B 19:1! off:14');
    assert.equal(faultOf(situationAt(withCount(more, tapa, 'black', 19, 2), tapa), tapa)?.code, 'shared-point');
    assert.deepEqual(withCount(both, tapa, 'white', 6, 0).black.pinned, []);
  });
});

/** A position that may be none. */
function positionOf(checkers: Readonly<Record<'white' | 'black', Readonly<Record<number, number>>>>): Position {
  const side = (player: 'white' | 'black') => ({
    checkers: emptyPosition()[player].checkers.map((off, point) => (point === 0 ? off : (checkers[player][point] ?? 0))),
    pinned: [],
  });
  return { white: side('white'), black: side('black') };
}

suite('checkers of a draft', () => {
  test('keep their names: only those go that have to', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, ({ position }, { position: other }) => {
        const before = rearranged([], position);
        const after = rearranged(before, other);
        assert.deepEqual(new Set(after.map(({ key }) => key)), new Set(before.map(({ key }) => key)));
        for (const player of players) {
          const counts = other[player].checkers.map(
            (_, point) => after.filter((one) => one.player === player && one.point === point).length,
          );
          assert.deepEqual(counts, other[player].checkers);
          const stay = position[player].checkers.reduce(
            (sum, count, point) => sum + Math.min(count, other[player].checkers[point] ?? 0),
            0,
          );
          const stayed = after.filter((one) =>
            before.some(({ key, point }) => key === one.key && point === one.point && one.player === player),
          );
          assert.equal(stayed.length, stay);
        }
      }),
      runs(100),
    );
  });

  test('a sixteenth one gets a name of its own', () => {
    const before = rearranged([], startPosition(presets.prava));
    const position = withCount(startPosition(presets.prava), presets.prava, 'white', 5, 2);
    const after = rearranged(before, position);
    assert.equal(after.length, 32);
    assert.equal(new Set(after.map(({ key }) => key)).size, 32);
  });
});
