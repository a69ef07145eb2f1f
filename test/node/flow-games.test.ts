/** Random games through the statechart, each event judged by the independent checker; thousands of each in test/long. */
import { describe, it } from 'node:test';
import { otherGames, playManyAtRandom, randomGames } from '../support/random-game.js';

describe('random games, every event checked', () => {
  for (const [name, rules] of Object.entries(randomGames)) it(`80 games of ${name}`, () => playManyAtRandom(rules, 80, 1));
  for (const [name, rules] of Object.entries(otherGames)) {
    // the offers of the cube come up seldom
    it(`20 games of ${name}`, () => playManyAtRandom(rules, 20, 1));
  }
});
