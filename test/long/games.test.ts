/** 20,000 random games of every kind through the statechart, each event judged by the independent checker; `GAMES=…` plays another number. */
import { describe, it } from 'node:test';
import { otherGames, playManyAtRandom, randomGames } from '../support/random-game.js';

const games = Number(process.env.GAMES ?? 20_000);

describe('many random games, every event checked', () => {
  for (const [name, rules] of Object.entries({ ...randomGames, ...otherGames }))
    it(`${games} games of ${name}`, () => playManyAtRandom(rules, games, 1_000_001));
});
