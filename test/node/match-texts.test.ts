/** Matches in `.mat` and SGF: written ones read back, damaged ones keep their good games, long ones take no longer than they must. */
import { describe, it } from 'node:test';
import { NotationError, recordFrom, readMat, readSgf } from '../../src/notation/index.js';
import { takesLinearTime } from '../support/linear.js';
import {
  matchReadsBack,
  matchReaders,
  matchStaysWhole,
  positionReadsBack,
  readsAnyMatch,
  remarksReadBack,
  type MatchFormat,
} from '../support/match-texts.js';
import { runs } from '../support/runs.js';

for (const format of Object.keys(matchReaders) as MatchFormat[])
  describe(`matches in ${format}`, () => {
    it('read back as they were written', () => matchReadsBack(format, runs(12)));
    it('stay whole around a damaged game', () => matchStaysWhole(format, runs(150, 1)));
    it('are read as far as they can be', () => readsAnyMatch(format, runs(400, 2)));
  });

describe('SGF', () => {
  it('sets positions up', () => positionReadsBack(runs(150, 3)));
  it('keeps comments, judgements and variations', () => remarksReadBack(runs(100, 4)));
});
