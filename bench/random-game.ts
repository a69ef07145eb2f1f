/** Games of Права played at random, event by event. */
import type { GameEvent } from '../src/flow/index.js';
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

/** What happens in a game whose moves are chosen by chance, one by one; sometimes one is taken back and made again. */
export function randomGame(seed: number): GameEvent[] {
  const die = seededDice(seed);
  const chance = seededDice(-seed);
  const done: GameEvent[] = [];
  let game = startGame(presets.prava);
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

/** The game after an event, by `rules` alone. */
export function next(game: GameState, event: GameEvent): GameState {
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
