/** Whatever drives a game drives the present game of a match, and goes on with the next one. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { autoPlay, createMatch, gameIn, throwFor } from '../../src/flow/index.js';
import type { GameSnapshot, MatchActor } from '../../src/flow/index.js';
import { presets, scriptedDice, seededDice } from '../../src/rules/index.js';
import { singleMoves } from '../support/walk.js';

/** Moves by hand where the game does not by itself, and begins the next game; the rest is done by what drives it. */
function playByHand(match: MatchActor): void {
  for (let now = match.getSnapshot(); now.status === 'active'; now = match.getSnapshot()) {
    const { turn } = now.context.game;
    if (now.value === 'between') match.send({ type: 'next' });
    else match.send({ type: 'move', ...singleMoves(turn!)[0]! });
    assert.notEqual(match.getSnapshot(), now, 'stuck');
  }
}

describe('the present game of a match', () => {
  it('is thrown for and played by itself, game after game', () => {
    for (const set of ['makedonska', 'gratska'] as const) {
      const match = createMatch({ set, length: 7 }).start();
      const game = gameIn(match);
      let thrown = 0;
      const die = seededDice(4);
      throwFor(game, () => (thrown++, die()));
      autoPlay(game, ['roll', 'forced', 'confirm']);
      let rolls = 0;
      match.subscribe(
        ({
          context: {
            game: { outcome, rolls: by, opening },
          },
        }) => {
          if (outcome) rolls += by.white + by.black + (opening ? 1 : 0);
        },
      );
      playByHand(match);
      const { played } = match.getSnapshot().context;
      assert.ok(played.length >= 4);
      // ties in an opening are thrown again
      assert.ok(thrown >= 2 * rolls && thrown <= 2 * rolls + 10, `${thrown} dice for ${rolls} throws`);
    }
  });

  it('looks as a game does: its states, its end, its outcome', () => {
    const match = createMatch({ set: 'turska', starter: 'white' }).start();
    const game = gameIn(match);
    assert.deepEqual(game.getSnapshot().value, { turn: 'choose' });
    assert.equal(game.getSnapshot().context, match.getSnapshot().context.game);
    assert.ok(game.getSnapshot().can({ type: 'roll' }) && !game.getSnapshot().can({ type: 'undo' }));
    game.send({ type: 'roll' });
    assert.ok(game.getSnapshot().matches({ turn: 'rolling' }) && game.getSnapshot().hasTag('rolling'));
    game.send({ type: 'resign' });
    const { value, status, output } = game.getSnapshot();
    assert.deepEqual([value, status, output?.winner, match.getSnapshot().value], ['over', 'done', 'black', 'between']);
    match.send({ type: 'next' });
    assert.deepEqual([game.getSnapshot().value, game.getSnapshot().status], [{ turn: 'choose' }, 'active']);
  });

  it('shows the same snapshot until something changes', () => {
    const match = createMatch({ rules: presets.prava, starter: 'white' }).start();
    const game = gameIn(match);
    const seen: GameSnapshot[] = [];
    const subscription = game.subscribe((snapshot) => seen.push(snapshot));
    const before = game.getSnapshot();
    game.send({ type: 'undo' });
    assert.ok(seen.every((snapshot) => snapshot === before) && game.getSnapshot() === before);
    game.send({ type: 'roll' });
    assert.equal(seen.at(-1), game.getSnapshot());
    subscription.unsubscribe();
    const count = seen.length;
    game.send({ type: 'thrown', dice: [6, 3] });
    assert.equal(seen.length, count);
  });

  it('is left alone by what was stopped', () => {
    const match = createMatch({ set: 'turska', starter: 'white' }).start();
    const game = gameIn(match);
    const stops = [throwFor(game, scriptedDice('6')), autoPlay(game, [])];
    for (const stop of stops) stop();
    match.send({ type: 'roll' });
    assert.ok(game.getSnapshot().hasTag('rolling'));
  });
});
