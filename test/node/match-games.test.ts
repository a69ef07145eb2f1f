/** Four random matches of every set and of games with other options, score and starter checked after each game by pencil and paper; 500 of each in test/long. */
import { describe, it } from 'node:test';
import { courses, playMatches } from '../support/random-match.js';

describe('random matches', () => {
  for (const [name, course] of Object.entries(courses)) it(`4 matches of ${name}`, () => playMatches(course, 4, 1));
});
