/** How many different results each roll has from the start of a game, and how many dice it uses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { legalPlays, presets, startPosition } from '../../src/rules/index.js';
import type { PresetId } from '../../src/rules/index.js';

const MIXED = ['21', '31', '32', '41', '42', '43', '51', '52', '53', '54', '61', '62', '63', '64', '65'];
const DOUBLES = ['11', '22', '33', '44', '55', '66'];

/** Results of each roll: fifteen mixed ones in the order above, then the doubles. */
const RESULTS: Partial<Record<PresetId, number[]>> = {
  prava: [15, 16, 17, 14, 18, 17, 8, 8, 9, 9, 10, 14, 14, 14, 7, 42, 75, 73, 52, 4, 11],
  tapa: [...Array<number>(15).fill(2), 5, 5, 5, 5, 5, 4],
  gyulbara: [...Array<number>(15).fill(2), 5, 5, 4, 3, 5, 1],
  fevga: [...Array<number>(15).fill(1), 1, 1, 1, 1, 2, 1],
};
const STEPS_OF_FEVGA = [4, 4, 3, 2, 4, 1];

describe('distinct results from the start', () => {
  for (const [id, counts] of Object.entries(RESULTS) as [PresetId, number[]][]) {
    for (const player of ['white', 'black'] as const) {
      it(`${id}, ${player}`, () => {
        const found = [...MIXED, ...DOUBLES].map((roll) => plays(id, player, roll).length);
        assert.deepEqual(found, counts);
      });
    }
  }

  it('gyulbara: four steps on every double; fevga: as many as its runner allows', () => {
    const steps = (id: PresetId) => DOUBLES.map((roll) => plays(id, 'white', roll)[0]?.moves.length);
    assert.deepEqual(steps('gyulbara'), [4, 4, 4, 4, 4, 4]);
    assert.deepEqual(steps('fevga'), STEPS_OF_FEVGA);
  });
});

function plays(id: PresetId, player: 'white' | 'black', roll: string) {
  const [first, second] = [Number(roll[0]), Number(roll[1])];
  const dice = first === second ? [first, first, first, first] : [first, second];
  return legalPlays(presets[id], startPosition(presets[id]), player, dice);
}
