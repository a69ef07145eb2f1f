/** What is written reads back as the same records; 10,000 of them in test/long. */
import { describe, it } from 'node:test';
import { readsBack, tellsWhatWasDone } from '../support/record-properties.js';
import { runs } from '../support/runs.js';

describe('records of every game', () => {
  it('read back as they were written', () => readsBack(runs(15)));
  it('hold what was done, and play it again', () => tellsWhatWasDone(runs(15, 1)));
});
