import { assertGame } from './game-data.js';
import type { GameState, Situation } from './game.js';
import { startPosition } from './position-text.js';
import type { Dice, Turn } from './turn.js';

/** The dice handed over that are still to be played, stage by stage. */
export function passedTo({ phase, passed, left }: Turn): readonly Dice[] {
  if (phase !== 'passed' || !passed) return [];
  return [left, ...passed.stages.slice(passed.plays.length)];
}

/** Own rolls made by each before the one that lies there: a situation tells the dice, and then the rolls without them. */
export const rollsBefore = ({ rolls, turn }: GameState): GameState['rolls'] =>
  turn?.roll ? { ...rolls, [turn.player]: rolls[turn.player] - 1 } : rolls;

/**
 * A game as it stands, as a text or a picture can tell it. Nobody is to act before the opening and after the end, and no dice lie there.
 *
 * @throws RulesError for what is no game
 */
export function situationOf(game: GameState): Situation {
  assertGame(game);
  const { turn, rules, score, outcome } = game;
  return {
    position: turn ? turn.position : startPosition(rules),
    player: turn && !outcome ? turn.player : null,
    dice: turn && !outcome ? turn.roll : null,
    // it cannot be turned in the Crawford game, so it is not on the table
    cube: game.crawford ? null : game.cube,
    score,
    rolls: rules.climb && (outcome ? game.rolls : rollsBefore(game)),
    passed: turn ? passedTo(turn) : [],
  };
}
