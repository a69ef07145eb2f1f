/** The named games against the tables of the rules typed out a second time, and the options as text. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseRules, presets, sets } from '../../src/rules/index.js';
import type { PresetId } from '../../src/rules/index.js';
import { PRESETS, PRESET_IDS } from '../checker/presets.js';

describe('presets', () => {
  it('are these and no others', () => assert.deepEqual(Object.keys(presets).sort(), [...PRESET_IDS].sort()));

  for (const id of PRESET_IDS) {
    it(id, () => {
      assert.deepEqual(presets[id], PRESETS[id]);
      assert.deepEqual(parseRules(id), PRESETS[id]);
    });
  }

  it('sets', () => {
    assert.deepEqual(sets, {
      makedonska: ['prava', 'gyulbara', 'tapa'],
      balgarska: ['prava', 'gyulbara', 'tapa'],
      gratska: ['portes', 'plakoto', 'fevga'],
      turska: ['tavla'],
    });
  });
});

describe('options as text', () => {
  it('are read over Права unless another game is named', () => {
    assert.deepEqual(parseRules('climb.from=3 pass=none'), { ...PRESETS.prava, climb: { from: 3, scope: 'restOfChain' } });
    assert.deepEqual(parseRules('gyulbara pass=none'), { ...PRESETS.gyulbara, pass: 'none' });
    assert.deepEqual(parseRules('pass=none', 'gyulbara'), { ...PRESETS.gyulbara, pass: 'none' });
  });

  it('switch a part of the rules on with its defaults, and off', () => {
    assert.deepEqual(parseRules('cube.limit=8').cube, { limit: 8, beavers: false, raccoons: false, jacoby: false, crawford: false });
    assert.deepEqual(parseRules('climb.scope=currentNumber').climb, { from: 1, scope: 'currentNumber' });
    assert.equal(parseRules('climb=null', 'gyulbara').climb, null);
    assert.equal(parseRules('cube=null', 'backgammon').cube, null);
    assert.equal(parseRules('runner=null', 'fevga').runner, null);
  });

  it('name every option', () => {
    const text =
      'travel=parallel contact=pin start=24:5,20:10 opening=reuse nextStarter=alternate scoring=koks resignation=byPosition lastThrow=true ' +
      'cube.limit=4 cube.beavers=true cube.raccoons=true cube.jacoby=true cube.crawford=true hitAndRun=forbidden climb.from=2 ' +
      'climb.scope=continueAfterPass pass=all passed.mandatory=false passed.stopsAtStuck=true pins.bearOffWhilePinned=false ' +
      'pins.pinnedCountsAsFarthest=true pins.mother=none pins.motherDrawPoints=1 runner=reach walls.quarter=always ' +
      'walls.front=whileStartHeld leaveMove=true maxRollsWithoutMove=7';
    assert.deepEqual(parseRules(text, 'prava' satisfies PresetId), {
      travel: 'parallel',
      contact: 'pin',
      start: '24:5 20:10',
      opening: 'reuse',
      nextStarter: 'alternate',
      scoring: 'koks',
      resignation: 'byPosition',
      lastThrow: true,
      cube: { limit: 4, beavers: true, raccoons: true, jacoby: true, crawford: true },
      hitAndRun: 'forbidden',
      climb: { from: 2, scope: 'continueAfterPass' },
      pass: 'all',
      passed: { mandatory: false, stopsAtStuck: true },
      pins: { bearOffWhilePinned: false, pinnedCountsAsFarthest: true, mother: 'none', motherDrawPoints: 1 },
      runner: 'reach',
      walls: { quarter: 'always', front: 'whileStartHeld' },
      leaveMove: true,
      maxRollsWithoutMove: 7,
    });
  });
});
