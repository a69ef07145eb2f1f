/** 500 random matches of every set and of games with other options, and saves at every event of 200; `MATCHES=…` plays another number of each set. */
import { describe, it } from 'node:test';
import { courses, goOnFromEverySave, playMatches } from '../support/random-match.js';

const matches = Number(process.env.MATCHES ?? 500);
const saved = Math.ceil((matches * 2) / 5);

describe('many random matches', () => {
  for (const [name, course] of Object.entries(courses)) it(`${matches} matches of ${name}`, () => playMatches(course, matches, 1_000_001));
});

describe('a match saved at every event', () => {
  it(`goes on as if it had not been: ${saved} matches`, () => {
    const all = Object.values(courses);
    for (let seed = 0; seed < saved; seed++) goOnFromEverySave(all[seed % all.length]!, 2_000_000 + seed);
  });
});
