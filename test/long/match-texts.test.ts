/** Matches once more: 300 of each format and 10,000 positions read back, and 100,000 damaged texts for each reader; `MATCHES=…` makes another number. */
import { describe, it } from 'node:test';
import { matchReadsBack, matchStaysWhole, positionReadsBack, readsAnyMatch, remarksReadBack } from '../support/match-texts.js';

const matches = Number(process.env.MATCHES ?? 300);
const seed = Number(process.env.TABLA_SEED ?? Date.now() % 1_000_000);
console.log(`TABLA_SEED=${seed}`);
const some = (numRuns: number, other: number) => ({ numRuns: Math.ceil((numRuns * matches) / 300), seed: seed + other });

for (const format of ['mat', 'sgf'] as const)
  describe(`many matches in ${format}`, () => {
    it('read back as they were written', () => matchReadsBack(format, some(300, 0)));
    it('stay whole around a damaged game', () => matchStaysWhole(format, some(20_000, 1)));
    it('are read as far as they can be', () => readsAnyMatch(format, some(80_000, 2)));
  });

describe('much SGF', () => {
  it('sets positions up', () => positionReadsBack(some(10_000, 3)));
  it('keeps comments, judgements and variations', () => remarksReadBack(some(2_000, 4)));
});
