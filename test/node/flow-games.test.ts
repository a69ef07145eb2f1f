/** 500 random games through the statechart, each event judged by the independent checker; 20,000 of them in test/long. */
import { describe, it } from 'node:test';
import { playManyAtRandom, randomGames } from '../support/random-game.js';

describe('random games, every event checked', () => {
  for (const [name, rules] of Object.entries(randomGames)) it(`125 games of ${name}`, () => playManyAtRandom(rules, 125, 1));
});
