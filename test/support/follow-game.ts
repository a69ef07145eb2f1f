/** Leads a Follower through a game of the vector files. */
import { Follower } from '../checker/follow.js';
import type { Rules } from '../checker/types.js';
import type { Result } from '../checker/worth.js';
import { eventsOf } from './game-events.js';
import type { GameEvent } from './game-events.js';
import type { GameLine } from './vectors.js';

export function followGame(rules: Rules, game: GameLine): Follower {
  const follower = new Follower(rules, { starter: game.first });
  for (const event of eventsOf(game)) tell(follower, event);
  return follower;
}

export function tell(follower: Follower, event: GameEvent): void {
  switch (event.type) {
    case 'begins':
      return;
    case 'throws':
      return follower.throw(event.player, event.dice);
    case 'stage':
      return follower.seesResults(event.dice, event.legal);
    case 'moves':
      return follower.move(event.player, event.from, event.die, event.to);
    case 'ends passed':
    case 'ends turn':
      return follower.confirm(event.player);
    case 'position':
      return follower.sees(event.position);
    case 'handed':
      return follower.seesHanded(event.dice);
    case 'outcome':
      return follower.seesOutcome(event as Result);
  }
}
