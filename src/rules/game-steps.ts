/** A whole game, event by event, as data: the opening throw, turns, the last throw, resignation, the outcome. */
import { assertPlayer, assertRoll } from './dice.js';
import { RulesError, shown } from './error.js';
import { deepFreeze } from './freeze.js';
import type { Cube, GameState, Outcome, Situation } from './game.js';
import { knownRules } from './known.js';
import { outcome, resignation, won } from './outcome.js';
import { startPosition } from './position-text.js';
import { opponentOf, type Player, type Rules } from './rules.js';
import { endPassed, endTurn, startTurn, throwDice } from './turn-steps.js';
import { partOf } from './turn-data.js';
import type { Dice, Turn } from './turn.js';

const noRolls: Readonly<Record<Player, number>> = Object.freeze({ white: 0, black: 0 });

/** A new game; with a starter it begins with his roll of two dice, without one by the opening throw. @throws RulesError */
export function startGame(rules: Rules, starter: Player | null = null): GameState {
  const known = knownRules(rules);
  if (starter !== null) assertPlayer(starter);
  return deepFreeze({
    rules: known,
    starter,
    opening: null,
    rolls: noRolls,
    idle: 0,
    cube: known.cube ? { value: 1, owner: null } : null,
    finished: null,
    turn: starter === null ? null : startTurn(known, startPosition(known), starter),
    outcome: null,
  });
}

/** A game that goes on from a set-up situation; where it does not say who plays, it is white. @throws RulesError */
export function gameFrom(rules: Rules, situation: Situation): GameState {
  const known = knownRules(rules);
  if (typeof situation !== 'object' || situation === null) throw new RulesError('bad-game', `A situation is an object, not ${shown(situation)}.`);
  const { position, dice, passed } = situation;
  const player = situation.player ?? 'white';
  const rolls = situation.rolls ?? noRolls;
  assertPlayer(player);
  const own = rolls[player];
  const cube: Cube | null = known.cube ? (situation.cube ?? { value: 1, owner: null }) : null;
  const turn = startTurn(known, position, player, { rolls: own, passed });
  const game: GameState = deepFreeze({
    rules: known,
    starter: player,
    opening: null,
    rolls,
    idle: 0,
    cube,
    finished: null,
    turn,
    outcome: outcome(known, position, cube?.value),
  });
  return dice && turn.phase === 'roll' && game.outcome === null ? throwInGame(game, dice) : game;
}

/** The opening throw, one die for each side; equal dice decide nothing (docs/rules.md, "The opening"). @throws RulesError */
export function throwOpening(game: GameState, dice: Readonly<Record<Player, number>>): GameState {
  if (game.starter !== null) throw new RulesError('wrong-phase', 'The opening is decided.', { refusal: { code: 'already-rolled' } });
  if (typeof dice !== 'object' || dice === null) throw new RulesError('bad-dice', 'The opening throw is { white, black }.');
  const { white, black } = dice;
  assertRoll([white, black]);
  const thrown = { ...game, opening: { white, black } };
  if (white === black) return deepFreeze(thrown);
  const starter: Player = white > black ? 'white' : 'black';
  const turn = startTurn(game.rules, startPosition(game.rules), starter);
  const begun = deepFreeze({ ...thrown, starter, turn });
  return game.rules.opening === 'reuse' ? throwInGame(begun, [Math.max(white, black), Math.min(white, black)]) : begun;
}

/** The player's roll of two dice. @throws RulesError `wrong-phase`, `bad-dice`. */
export function throwInGame(game: GameState, dice: Dice): GameState {
  const turn = throwDice(turnOf(game), dice);
  return deepFreeze({ ...game, turn, rolls: { ...game.rolls, [turn.player]: game.rolls[turn.player] + 1 } });
}

/** The same game with its turn a step further: what `applyMove`, `undoMove`, `endStage` or `endPassed` answered. */
export function withTurn(game: GameState, turn: Turn): GameState {
  turnOf(game);
  return deepFreeze({ ...game, turn });
}

/**
 * Ends the present part of the turn, when nothing more is to be played: passed dice give way to the own roll, a played roll to the other
 * side or to the end of the game. @throws RulesError `wrong-phase` with the refusal.
 */
export function confirm(game: GameState): GameState {
  const turn = turnOf(game);
  const { position, passed } = turn.phase === 'passedDone' ? { position: turn.position, passed: [] } : endTurn(turn);
  const value = game.cube?.value;
  const ended = outcome(game.rules, position, value);
  const idle = hasMoved(turn) ? 0 : game.idle + (turn.phase === 'done' ? 1 : 0);
  if (game.finished !== null) return deepFreeze({ ...game, outcome: ended?.winner === null ? ended : won(game.rules, position, game.finished, 'last-throw', value ?? 1) });
  if (ended) return hasLastThrow(game, ended) ? lastThrow(game, turn) : deepFreeze({ ...game, outcome: ended });
  if (turn.phase === 'passedDone') return deepFreeze({ ...game, idle, turn: endPassed(turn) });
  const { maxRollsWithoutMove } = game.rules;
  if (maxRollsWithoutMove > 0 && idle >= maxRollsWithoutMove)
    return deepFreeze({ ...game, idle, outcome: { winner: null, kind: 'draw', points: 0, by: 'no-moves' } });
  const next = opponentOf(turn.player);
  return deepFreeze({ ...game, idle, turn: startTurn(game.rules, position, next, { rolls: game.rolls[next], passed }) });
}

const hasMoved = (turn: Turn): boolean => partOf(turn).plays.some((play) => play.length > 0);
const hasLastThrow = ({ rules, starter }: GameState, { winner, by }: Outcome): boolean => rules.lastThrow && by === 'bearing-off' && winner === starter;

/** The starter has finished first: the other side throws once more. */
function lastThrow(game: GameState, { position, player }: Turn): GameState {
  const next = opponentOf(player);
  return deepFreeze({ ...game, finished: player, turn: startTurn(game.rules, position, next, { rolls: game.rolls[next] }) });
}

/** A player gives the game up, at the price that `resignation` says. @throws RulesError `wrong-phase` with `game-over`. */
export function resign(game: GameState, player: Player): GameState {
  assertPlayer(player);
  const { position } = turnOf(game);
  return deepFreeze({ ...game, outcome: resignation(game.rules, position, player, game.cube?.value) });
}

function turnOf(game: GameState): Turn {
  if (typeof game !== 'object' || game === null) throw new RulesError('bad-game', 'This is not a game.');
  if (game.outcome) throw new RulesError('wrong-phase', 'The game is over.', { refusal: { code: 'game-over' } });
  if (!game.turn) throw new RulesError('wrong-phase', 'The opening is not decided.', { refusal: { code: 'roll-first' } });
  return game.turn;
}
