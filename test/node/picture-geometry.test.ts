/** Where things lie, for every seat: what is drawn at a place is what a finger at that place means. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { geometry, place, pointAt, type Geometry } from '../../src/picture/geometry.js';
import { acrossPoint, opponentOf, type Player } from '../../src/rules/index.js';

const players = ['white', 'black'] as const;
const seats: [name: string, g: Geometry][] = players.flatMap((view) =>
  (['right', 'left'] as const).flatMap((home) =>
    (['contrary', 'parallel'] as const).map((travel): [string, Geometry] => [
      `${view} ${home} ${travel}`,
      geometry({ view, home, travel }),
    ]),
  ),
);
const everyPlace = [...Array(26).keys()];

for (const [name, g] of seats) {
  suite(`seat ${name}`, () => {
    test('every checker lies on the point that its place means', () => {
      for (const player of players) {
        for (const point of everyPlace) {
          for (let slot = 0; slot < (point ? 5 : 15); slot++) {
            const { x, y } = place(g, player, point, slot);
            assert.equal(pointAt(g, player, x, y), point, `${player} ${point}, checker ${slot}`);
            assert.ok(x > 20 && x < g.width - 20 && y > 20 && y < g.height - 20, 'inside the frame');
          }
        }
      }
    });

    test('both sides mean the same place by their own numbers', () => {
      for (const point of everyPlace.slice(1, 25)) {
        const there = place(g, 'black', acrossPoint(point, g.travel));
        assert.deepEqual(place(g, 'white', point), there);
      }
    });

    test('a whole column answers, from the edge to the middle', () => {
      for (const point of everyPlace.slice(1, 25)) {
        const { x, y } = place(g, g.viewer, point);
        const lower = y > g.height / 2;
        for (const dx of [-20.5, 0, 20.5]) {
          for (const at of lower ? [g.height / 2 + 1, 400, g.height - 1] : [1, 100, g.height / 2 - 1]) {
            assert.equal(pointAt(g, g.viewer, x + dx, at), point);
          }
        }
      }
    });

    test('beside the board there is nothing', () => {
      for (const [x, y] of [
        [-1, 9],
        [9, -1],
        [g.width + 1, 9],
        [9, g.height + 1],
        [NaN, 9],
        [9, NaN],
        [Infinity, 9],
      ] as const) {
        assert.equal(pointAt(g, 'white', x, y), null);
      }
    });

    test('the viewer sits below and travels towards his home, where his tray is', () => {
      const off = place(g, g.viewer, 0);
      const points = everyPlace.slice(1, 13).map((point) => place(g, g.viewer, point));
      const distances = points.map(({ x, y }) => {
        assert.ok(y > g.height / 2);
        return Math.abs(x - off.x);
      });
      assert.deepEqual(
        distances,
        [...distances].sort((a, b) => a - b),
      );
      assert.equal(off.x < g.width / 2, g.mirrored);
      assert.ok(off.y > g.height / 2);
      const enemy = opponentOf(g.viewer);
      assert.ok(place(g, enemy, 0).y < g.height / 2);
      // where both travel the same way, the opponent's home and tray are at the other end
      assert.equal(place(g, enemy, 0).x < g.width / 2, (g.travel === 'parallel') !== g.mirrored);
      assert.ok(Math.abs(place(g, enemy, 0).x - place(g, enemy, 1).x) < 90);
    });

    test('only the own tray takes checkers', () => {
      for (const player of players) {
        const { x, y } = place(g, opponentOf(player), 0);
        assert.equal(pointAt(g, player, x, y), g.travel === 'contrary' ? 0 : null);
      }
    });
  });
}

test('landmarks of White’s seat', () => {
  const g = geometry({});
  const corner = (player: Player, point: number): string => {
    const { x, y } = place(g, player, point);
    return `${y < g.height / 2 ? 'upper' : 'lower'} ${x < g.width / 2 ? 'left' : 'right'}`;
  };
  assert.equal(corner('white', 1), 'lower right');
  assert.equal(corner('white', 12), 'lower left');
  assert.equal(corner('white', 13), 'upper left');
  assert.equal(corner('white', 24), 'upper right');
  assert.equal(corner('black', 24), 'lower right');
  assert.deepEqual([g.width, g.height], [660, 528]);
  assert.deepEqual(place(g, 'white', 6).x - place(g, 'white', 7).x, 42 + 46, 'the bar lies between 6 and 7');
});

test('`mover` takes the seat of the side to move', () => {
  assert.equal(geometry({ view: 'mover' }, 'black').viewer, 'black');
  assert.equal(geometry({ view: 'mover' }, null).viewer, 'white');
  assert.equal(geometry({ view: 'white' }, 'black').viewer, 'white');
});
