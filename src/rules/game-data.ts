/** Games that come from outside are looked at before anything is asked of them. */
import { assertCube, assertScore } from './cube.js';
import { assertPlayer } from './dice.js';
import { isObject, RulesError } from './error.js';
import { deepFreeze, isOfFrozenParts } from './freeze.js';
import type { GameState } from './game.js';
import { knownRules } from './known.js';
import { assertTurn } from './turn-data.js';

/** @throws RulesError unless every part of the game can be what it is called. */
export function assertGame(game: GameState): void {
  if (!isObject(game)) throw new RulesError('bad-game', 'This is not a game.');
  const { rules, turn, cube, offer, score } = game;
  const known = knownRules(rules);
  if (turn !== null) assertTurn(turn);
  assertScore(score);
  if ((cube === null) !== (known.cube === null)) throw new RulesError('bad-game', 'A game has a cube where its rules have one.');
  if (cube !== null) assertCube(cube, 0);
  if (offer === null) return;
  if (!isObject(offer)) throw new RulesError('bad-game', 'What is offered is an object, or null.');
  assertPlayer(offer.by);
}

/** A game with parts changed. One that comes from outside stays as it was, and what is made of it knows its rules. @throws RulesError */
export const changed = (game: GameState, change: Partial<GameState>): GameState => deepFreeze({ ...ownGame(game), ...change });

/** The game itself where its parts are frozen, as in all games that are made here, else a copy. @throws RulesError */
export function ownGame(game: GameState): GameState {
  if (!isObject(game)) throw new RulesError('bad-game', 'This is not a game.');
  const rules = knownRules(game.rules);
  return rules === game.rules && isOfFrozenParts(game) ? game : { ...plainCopy(game), rules };
}

/** A copy by way of JSON. @throws RulesError `bad-game` for what JSON cannot say */
export function plainCopy<T extends object>(data: T): T {
  try {
    return JSON.parse(JSON.stringify(data)) as T;
  } catch {
    throw new RulesError('bad-game', 'A game is plain data.');
  }
}
