/** 20,000 random games through the statechart, each event judged by the independent checker; `GAMES=…` plays another number of each. */
import { describe, it } from 'node:test';
import { playManyAtRandom, randomGames } from '../support/random-game.js';

const games = Number(process.env.GAMES ?? 5000);

describe('many random games, every event checked', () => {
  for (const [name, rules] of Object.entries(randomGames)) it(`${games} games of ${name}`, () => playManyAtRandom(rules, games, 1_000_001));
});
