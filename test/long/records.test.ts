/**
 * Of every game, and of games of other options, 10,000 random records read back and 10,000 told and played again; and 100,000 damaged
 * texts. `RECORDS=…` makes another number of records, `--test-name-pattern='of tapa read'` those of one game alone.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readRecord, recordLimits } from '../../src/notation/index.js';
import { plans } from '../support/random-record.js';
import { readsAnything, staysWhole } from '../support/record-fuzz.js';
import { readsBack, tellsWhatWasDone } from '../support/record-properties.js';

const records = Number(process.env.RECORDS ?? 10_000);
const some = (numRuns: number, seed: number) => ({ numRuns, seed });

describe('many records', () => {
  for (const plan of plans) {
    it(`${records} of ${plan} read back as they were written`, () => readsBack(some(records, 1_000_001), fc.constant(plan)));
    it(`${records} of ${plan} are told and played again`, () => tellsWhatWasDone(some(records, 1_000_002), fc.constant(plan)));
  }
  // what the first game of a file says of another kind of game must not be carried over to the second one
  it(`${records} of any games read back as they were written`, () => readsBack(some(records, 1_000_001)));
  it(`${5 * records} damaged ones spoil no other game`, () => staysWhole(some(5 * records, 1_000_003)));
  it(`${5 * records} texts of anything are read as far as they can be`, () => readsAnything(some(5 * records, 1_000_004)));
});

it('more steps than a record may have are not read', () => {
  const closed = '6:2 5:2 4:2 3:2 2:2 1:2';
  const head = `[Rules "maxRollsWithoutMove=0"] [Position "W bar:1 ${closed} off:2 | B bar:1 ${closed} off:2"]\n`;
  const game = (steps: number): string => head + 'W 31: -\nB 31: -\n'.repeat(steps / 2);
  const { turns } = recordLimits;
  assert.deepEqual(readRecord(game(turns)).faults, []);
  const { games, faults } = readRecord(game(turns + 2));
  assert.equal(games[0]?.line.nodes.length, turns);
  assert.deepEqual(
    faults.map(({ code, line }) => [code, line]),
    [['too-many-turns', turns + 2]],
  );
  const file = readRecord(game(turns) + game(2) + game(2));
  // the second one goes over it and is read, the third begins three lines behind it
  assert.equal(file.games.length, 2);
  assert.deepEqual(
    file.faults.map(({ code, line }) => [code, line]),
    [['too-many-turns', turns + 5]],
  );
});
