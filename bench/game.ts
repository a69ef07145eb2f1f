/** Whole random games of Права through the statechart against the same games through `rules` alone. */
import { createGame, type GameEvent } from '../src/flow/index.js';
import { presets, startGame, type GameState } from '../src/rules/index.js';
import { acted } from '../test/support/acted.js';
import { ratio, say, sideBySide } from './measure.js';
import { randomGame } from './random-game.js';

const { prava } = presets;
const games = Array.from({ length: 5 }, (_, index) => randomGame(100 + index));
const events = games.reduce((sum, game) => sum + game.length, 0);

const times = sideBySide({
  rules: () => games.forEach(playByRules),
  machine: () => games.forEach(playByMachine),
});
console.log(`${games.length} games of ${events} events, ${games.map((game) => playByRules(game).outcome!.kind).join(', ')}`);
for (const [name, { median }] of Object.entries(times)) console.log(`     ${name}: ${(median / games.length).toFixed(2)} ms a game`);
say('a whole game through the machine, times as long as through rules alone', ratio(times.machine, times.rules), { most: 4 });

function playByRules(game: readonly GameEvent[]): GameState {
  return game.reduce(acted, startGame(prava));
}

function playByMachine(game: readonly GameEvent[]): void {
  const actor = createGame({ rules: prava });
  actor.start();
  for (const event of game) actor.send(event);
  if (actor.getSnapshot().status !== 'done') throw new Error('The machine has not come to the end of the game.');
}
