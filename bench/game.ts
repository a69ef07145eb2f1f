/** Whole random games of Права through the statechart against the same games through `rules` alone. */
import { createGame, type GameEvent } from '../src/flow/index.js';
import {
  confirm,
  destinations,
  moveInGame,
  presets,
  seededDice,
  startGame,
  throwInGame,
  throwOpening,
  undoInGame,
  type GameState,
} from '../src/rules/index.js';
import { pick } from './decisions.js';
import { ratio, say, sideBySide } from './measure.js';

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

/** What happens in a game whose moves are chosen by chance, one by one; sometimes one is taken back and made again. */
function randomGame(seed: number): GameEvent[] {
  const die = seededDice(seed);
  const chance = seededDice(-seed);
  const done: GameEvent[] = [];
  let game = startGame(prava);
  const happen = (event: GameEvent): void => {
    done.push(event);
    game = next(game, event);
  };
  while (!game.outcome) {
    const phase = game.turn?.phase ?? 'roll';
    if (phase === 'roll') {
      happen({ type: 'roll' });
      happen({ type: 'thrown', dice: [die(), die()] });
    } else if (phase === 'moving') {
      const turn = game.turn!;
      const moves = Array.from({ length: 26 }, (_, from) => destinations(turn, from)).flatMap((places) =>
        places.map(({ moves: [first] }) => first!),
      );
      const { from, die: used } = moves[pick(chance, moves.length)]!;
      happen({ type: 'move', from, die: used });
      if (chance() === 6) {
        happen({ type: 'undo' });
        happen({ type: 'move', from, die: used });
      }
    } else happen({ type: 'confirm' });
  }
  return done;
}

function next(game: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'roll':
      return game;
    case 'thrown': {
      const [white = 0, black = 0] = event.dice;
      return game.turn ? throwInGame(game, event.dice) : throwOpening(game, { white, black });
    }
    case 'move':
      return moveInGame(game, event);
    case 'undo':
      return undoInGame(game);
    case 'confirm':
      return confirm(game);
    default:
      throw new Error(`Not played here: ${event.type}`);
  }
}

function playByRules(game: readonly GameEvent[]): GameState {
  return game.reduce(next, startGame(prava));
}

function playByMachine(game: readonly GameEvent[]): void {
  const actor = createGame({ rules: prava });
  actor.start();
  for (const event of game) actor.send(event);
  if (actor.getSnapshot().status !== 'done') throw new Error('The machine has not come to the end of the game.');
}
