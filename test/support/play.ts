import assert from 'node:assert/strict';
import { createGame } from '../../src/flow/index.js';
import type { GameActor, GameEvent, GameInput } from '../../src/flow/index.js';
import { explainAction, formatPosition } from '../../src/rules/index.js';
import type { Player } from '../../src/rules/index.js';

/** A game that is told what happens as people write it down: `roll 63 13/6 undo confirm double take resign:mars`. */
export class Play {
  readonly actor: GameActor;

  constructor(input: GameInput) {
    this.actor = createGame(input).start();
  }

  /** Every event of the text must be taken. */
  does(text: string): this {
    for (const event of readEvents(text)) assert.ok(this.takes(event), `${JSON.stringify(event)} of ${text}`);
    return this;
  }

  /** None of the events changes anything, and `rules` can say why not. */
  refuses(text: string): this {
    for (const event of readEvents(text)) {
      const why = event.type === 'thrown' ? 'no time' : explainAction(this.game, event, event.by);
      assert.ok(why !== null || (event.type === 'roll' && this.now.hasTag('rolling')), `${text} is explained`);
      assert.ok(!this.takes(event), `${JSON.stringify(event)} was taken`);
    }
    return this;
  }

  is(state: string): this {
    assert.equal(JSON.stringify(this.now.value).replace(/[{}"]/g, ''), state);
    return this;
  }

  isTurnOf(player: Player): void {
    assert.equal(this.game.turn?.player, player);
  }

  /** Why rules refuse the event. */
  why(word: string, by?: Player): string | undefined {
    const [event] = readEvents(word);
    assert.ok(event && event.type !== 'thrown');
    return explainAction(this.game, event, by)?.code;
  }

  get now() {
    return this.actor.getSnapshot();
  }

  get game() {
    return this.now.context;
  }

  get text(): string {
    return formatPosition(this.game.turn!.position);
  }

  private takes(event: GameEvent): boolean {
    const before = this.now;
    this.actor.send(event);
    return this.now !== before;
  }
}

/** Events as people write them down. */
export function readEvents(text: string): GameEvent[] {
  return text.split(' ').map((word): GameEvent => {
    const [, from, die] = /^(\w+)\/(\d)$/.exec(word) ?? [];
    if (from) return { type: 'move', from: from === 'bar' ? 25 : Number(from), die: Number(die) };
    if (/^\d\d$/.test(word)) return { type: 'thrown', dice: [Number(word[0]), Number(word[1])] };
    const [type, price] = word.split(':');
    return { type, ...(price ? { price } : {}) } as GameEvent;
  });
}
