/** Games of Права played at random, event by event. */
import type { GameEvent } from '../src/flow/index.js';
import { destinations, presets, seededDice, startGame } from '../src/rules/index.js';
import { acted } from '../test/support/acted.js';
import { pick } from './decisions.js';

/** What happens in a game whose moves are chosen by chance, one by one; sometimes one is taken back and made again. */
export function randomGame(seed: number): GameEvent[] {
  const die = seededDice(seed);
  const chance = seededDice(-seed);
  const done: GameEvent[] = [];
  let game = startGame(presets.prava);
  const happen = (event: GameEvent): void => {
    done.push(event);
    game = acted(game, event);
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
