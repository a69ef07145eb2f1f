/** The Follower objects to what the rules do not allow: else a game watched by it would prove nothing. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Follower } from '../checker/follow.js';
import { PRESETS } from '../checker/presets.js';
import type { Rules } from '../checker/types.js';

const { prava, kratka, gyulbara, backgammon } = PRESETS;
const beginning = { starter: 'white' as const };

describe('the Follower objects', () => {
  it('to a move that begins no legal play', () => {
    const follower = new Follower(prava, { ...beginning, position: 'W 24:1 8:1 off:13 | B 3:2 6:5 8:3 13:5' });
    follower.throw('white', [6, 2]);
    assert.throws(() => follower.move('white', 8, 6), /begins no legal play/);
    assert.throws(() => follower.move('white', 24, 2), /begins no legal play/);
    assert.throws(() => follower.move('white', 24, 5), /no 5 to play/);
    assert.throws(() => follower.move('white', 24, 6, 17), /leads elsewhere/);
    follower.move('white', 24, 6);
  });

  it('to the wrong side, a second throw, a throw that is none', () => {
    const follower = new Follower(prava, beginning);
    assert.throws(() => follower.throw('black', [6, 2]), /wrong side/);
    assert.throws(() => follower.throw('white', [7, 2]), /not a throw/);
    assert.throws(() => follower.confirm('white'), /without a throw/);
    follower.throw('white', [6, 2]);
    assert.throws(() => follower.throw('white', [1, 2]), /has thrown already/);
    assert.throws(() => follower.move('black', 24, 6), /wrong side/);
  });

  it('to a turn ended too early', () => {
    const follower = new Follower(prava, beginning);
    follower.throw('white', [6, 2]);
    assert.throws(() => follower.confirm('white'), /still to play/);
    follower.move('white', 24, 6);
    assert.throws(() => follower.confirm('white'), /still to play/);
    follower.move('white', 18, 2);
    follower.confirm('white');
    assert.equal(follower.player, 'black');
  });

  it('to a position that is not there, also one come back to by taking moves back', () => {
    const follower = new Follower(prava, beginning);
    follower.throw('white', [6, 2]);
    follower.move('white', 24, 6);
    assert.throws(() => follower.sees('W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5'));
    follower.sees('W 24:1 18:1 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5');
    assert.throws(() => follower.undo('W 23:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5'), /not there/);
    const other = new Follower(prava, beginning);
    other.throw('white', [6, 2]);
    other.move('white', 24, 6);
    other.undo('W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5');
    other.move('white', 24, 2);
  });

  it('to other dice than those that were left over', () => {
    const follower = new Follower(gyulbara, { ...beginning, position: 'W 24:14 21:1 | B 24:13 6:1 3:1' });
    follower.throw('white', [6, 3]);
    follower.move('white', 24, 3);
    follower.confirm('white');
    assert.throws(() => follower.seesHanded([]));
    assert.throws(() => follower.seesHanded([[3]]));
    follower.seesHanded([[6]]);
    assert.throws(() => follower.throw('black', [1, 2]), /still to play/, 'the 6 comes first');
    follower.move('black', 24, 6);
    follower.throw('black', [1, 2]);
    assert.deepEqual(follower.rolls, { white: 1, black: 1 });
  });

  it('to another outcome', () => {
    const follower = new Follower(kratka, { ...beginning, position: 'W 1:1 off:14 | B 22:1 6:14' });
    assert.throws(() => follower.seesOutcome({ winner: 'white', kind: 'koks', points: 3 }), /not over/);
    follower.throw('white', [6, 1]);
    follower.move('white', 1, 6);
    assert.throws(() => follower.seesOutcome({ winner: 'white', kind: 'mars', points: 2 }));
    assert.throws(() => follower.seesOutcome({ winner: 'black', kind: 'koks', points: 3 }));
    follower.seesOutcome({ winner: 'white', kind: 'koks', points: 3 });
    assert.throws(() => follower.throw('black', [1, 2]), /over/);
  });
});

describe('the Follower and the cube', () => {
  const limited: Rules = { ...backgammon, cube: { limit: 8, beavers: false, raccoons: false, jacoby: false, crawford: false } };
  const beavers: Rules = { ...backgammon, cube: { limit: 0, beavers: true, raccoons: true, jacoby: false, crawford: false } };

  it('P13 offer, drop, take, limit', () => {
    const follower = new Follower(limited, { starter: 'white' });
    follower.cube.value = 4;
    follower.cube.owner = 'black';
    assert.throws(() => follower.double('white'), /other side's cube/);
    follower.cube.owner = 'white';
    follower.double('white');
    assert.throws(() => follower.throw('white', [1, 2]), /waits for its answer/);
    follower.cube.take('black');
    assert.deepEqual([follower.cube.value, follower.cube.owner], [8, 'black']);
    follower.throw('white', [3, 1]);
    assert.throws(() => follower.double('white'), /after the throw/);
    const dropped = new Follower(limited, { starter: 'white' });
    dropped.cube.value = 4;
    dropped.double('white');
    dropped.drop('black');
    dropped.seesOutcome({ winner: 'white', kind: 'oin', points: 4 });
    const full = new Follower(limited, { starter: 'white' });
    full.cube.value = 8;
    assert.throws(() => full.double('white'), /limit/);
    assert.throws(() => new Follower(prava, { starter: 'white' }).double('white'), /without a cube/);
  });

  it('P14 beaver and raccoon', () => {
    const offered = () => {
      const follower = new Follower(beavers, { starter: 'white' });
      follower.double('white');
      follower.cube.beaver('black');
      return follower;
    };
    const refused = offered();
    refused.drop('white');
    refused.seesOutcome({ winner: 'black', kind: 'oin', points: 2 });
    const accepted = offered();
    accepted.cube.take('white');
    assert.deepEqual([accepted.cube.value, accepted.cube.owner], [4, 'black']);
    const raised = offered();
    raised.cube.raccoon('white');
    raised.cube.take('black');
    assert.deepEqual([raised.cube.value, raised.cube.owner], [8, 'black']);
    const tight = new Follower({ ...beavers, cube: { ...beavers.cube!, limit: 2 } }, { starter: 'white' });
    tight.double('white');
    assert.throws(() => tight.cube.beaver('black'), /limit/);
  });

  it('M4 a resignation with nothing borne off', () => {
    const follower = new Follower(prava, { starter: 'white' });
    follower.resign('white');
    follower.seesOutcome({ winner: 'black', kind: 'mars', points: 2 });
    const first = new Follower(kratka, { starter: 'white' });
    first.resign('white');
    first.seesOutcome({ winner: 'black', kind: 'koks', points: 3 });
  });
});
