import assert from 'node:assert/strict';
import { createMatch } from '../../src/flow/index.js';
import type { MatchActor, MatchInput } from '../../src/flow/index.js';
import { gameFrom, gameNumber, gameOfSet, withGame } from '../../src/rules/index.js';
import type { GameState, MatchState, Player, Situation } from '../../src/rules/index.js';
import { readEvents } from './play.js';
import { setUp } from './set-up.js';

/** A match that is told what happens as `Play` is told it of a game; `next` begins the next game. */
export class MatchPlay {
  actor: MatchActor;

  constructor(input: MatchInput) {
    this.actor = createMatch(input).start();
  }

  /** The present game goes on from another position. */
  from(position: string, player: Player = 'white', more: Partial<Situation> = {}): this {
    const { rules, starter, opening, score, crawford, rolls } = this.game;
    const game = gameFrom(rules, { ...setUp(rules, position, player), score, rolls, ...more });
    this.actor = createMatch({ state: withGame(this.match, { ...game, starter: starter ?? player, opening, crawford }) }).start();
    return this;
  }

  /** Every event of the text must be taken. */
  does(text: string): this {
    for (const event of readEvents(text)) {
      const before = this.actor.getSnapshot();
      this.actor.send(event);
      assert.notEqual(this.actor.getSnapshot(), before, `${JSON.stringify(event)} of ${text}`);
    }
    return this;
  }

  get match(): MatchState {
    return this.actor.getSnapshot().context;
  }

  get game(): GameState {
    return this.match.game;
  }

  /** Where the chart stands: `game.turn.choose`, `between`, `over`. */
  get state(): string {
    return JSON.stringify(this.actor.getSnapshot().value).replace(/[{}"]/g, '').replaceAll(':', '.');
  }

  /** What the set calls the present game. */
  get name(): string | null {
    return gameOfSet(this.match, gameNumber(this.match));
  }

  /** Such as `2-1`. */
  get score(): string {
    return `${this.match.score.white}-${this.match.score.black}`;
  }
}
