/** A whole game, event by event, as data: the opening throw, turns, the last throw, resignation, the outcome. */
import { assertPlayer, assertRoll } from './dice.js';
import { isObject, RulesError, shown } from './error.js';
import { deepFreeze } from './freeze.js';
import { explainMove } from './explain.js';
import type { Cube, GameState, Outcome, Situation } from './game.js';
import { knownRules } from './known.js';
import { outcome, resignation, won } from './outcome.js';
import { OFF } from './position.js';
import { startPosition } from './position-text.js';
import type { Refusal } from './refusal.js';
import { opponentOf, type Player, type Rules } from './rules.js';
import { applyMove, canUndo, endPassed, endStage, endTurn, isStageOver, startTurn, throwDice, undoMove } from './turn-steps.js';
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
  if (!isObject(situation)) throw new RulesError('bad-game', `A situation is an object, not ${shown(situation)}.`);
  const { position, dice, passed } = situation;
  const player = situation.player ?? 'white';
  const rolls = situation.rolls ?? noRolls;
  assertPlayer(player);
  const own = rolls[player];
  const cube: Cube | null = known.cube ? (situation.cube ?? { value: 1, owner: null }) : null;
  const turn = settled(startTurn(known, position, player, { rolls: own, passed }));
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
  if (!isObject(game)) throw new RulesError('bad-game', 'This is not a game.');
  if (game.starter !== null) throw new RulesError('wrong-phase', 'The opening is decided.', { refusal: { code: 'already-rolled' } });
  if (!isObject(dice)) throw new RulesError('bad-dice', 'The opening throw is { white, black }.');
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
  const turn = settled(throwDice(turnOf(game), dice));
  return deepFreeze({ ...game, turn, rolls: { ...game.rolls, [turn.player]: game.rolls[turn.player] + 1 } });
}

/** One checker by one die; stages with nothing more to play end by themselves. @throws RulesError `illegal-move` with the refusal. */
export function moveInGame(game: GameState, move: { readonly from: number; readonly die: number }): GameState {
  return deepFreeze({ ...game, turn: settled(applyMove(turnOf(game), move)) });
}

/** Takes back the last move of the present part of the turn. @throws RulesError `wrong-phase` with `nothing-to-undo`. */
export function undoInGame(game: GameState): GameState {
  return deepFreeze({ ...game, turn: undoMove(turnOf(game)) });
}

/** Ends every stage in which nothing can be played. */
function settled(turn: Turn): Turn {
  let now = turn;
  while (isStageOver(now)) now = endStage(now);
  return now;
}

/**
 * Ends the present part of the turn, when nothing more is to be played: passed dice give way to the own roll, a played roll to the other
 * side or to the end of the game. Passed dice that need not be played are given up stage by stage.
 *
 * @throws RulesError `wrong-phase` with the refusal.
 */
export function confirm(game: GameState): GameState {
  const turn = turnOf(game);
  if (turn.phase === 'passed') return deepFreeze({ ...game, turn: settled(endStage(turn)) });
  const { position, passed } = turn.phase === 'passedDone' ? { position: turn.position, passed: [] } : endTurn(turn);
  const value = game.cube?.value;
  const ended = outcome(game.rules, position, value);
  const idle = hasMoved(turn) ? 0 : game.idle + (turn.phase === 'done' ? 1 : 0);
  if (game.finished !== null)
    return deepFreeze({
      ...game,
      outcome: ended?.winner === null ? ended : won(game.rules, position, game.finished, 'last-throw', value ?? 1),
    });
  if (ended) return hasLastThrow(game, ended) ? lastThrow(game, turn) : deepFreeze({ ...game, outcome: ended });
  if (turn.phase === 'passedDone') return deepFreeze({ ...game, idle, turn: endPassed(turn) });
  const { maxRollsWithoutMove } = game.rules;
  if (maxRollsWithoutMove > 0 && idle >= maxRollsWithoutMove)
    return deepFreeze({ ...game, idle, outcome: { winner: null, kind: 'draw', points: 0, by: 'no-moves' } });
  const next = opponentOf(turn.player);
  return deepFreeze({ ...game, idle, turn: settled(startTurn(game.rules, position, next, { rolls: game.rolls[next], passed })) });
}

const hasMoved = (turn: Turn): boolean => partOf(turn).plays.some((play) => play.length > 0);
const hasLastThrow = ({ rules, starter }: GameState, { winner, by }: Outcome): boolean =>
  rules.lastThrow && by === 'bearing-off' && winner === starter;

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

/** What a person can ask of a game. `by`: the side that asks, where two sides are told apart. */
export type GameAction =
  { readonly type: 'roll' | 'undo' | 'confirm' | 'resign' } | { readonly type: 'move'; readonly from: number; readonly die: number };

/** Why an action is not possible now, or null exactly when it is (docs/rules.md, "Refusals"). @throws RulesError `bad-event`. */
export function explainAction(game: GameState, action: GameAction, by?: Player): Refusal | null {
  if (!isObject(game)) throw new RulesError('bad-game', 'This is not a game.');
  if (!isObject(action)) throw new RulesError('bad-event', `An action is an object, not ${shown(action)}.`);
  if (game.outcome) return { code: 'game-over' };
  const { turn } = game;
  if (!turn) return action.type === 'roll' ? null : { code: 'roll-first' };
  if (by !== undefined && by !== turn.player) return { code: 'not-your-turn' };
  switch (action.type) {
    case 'roll':
      if (turn.phase === 'roll') return null;
      return turn.own ? { code: 'already-rolled' } : { code: 'passed-first', dice: passedLeft(turn) };
    case 'move':
      return explainMove(turn, action.from, Math.max(OFF, action.from - action.die), action.die);
    case 'undo':
      return canUndo(turn) ? null : { code: 'nothing-to-undo' };
    case 'confirm':
      if (turn.phase === 'roll') return { code: 'roll-first' };
      return turn.phase === 'moving' || (turn.phase === 'passed' && !turn.duty?.optional)
        ? { code: 'not-finished', dice: turn.left }
        : null;
    case 'resign':
      return null;
    default:
      throw new RulesError('bad-event', `There is no action ${shown((action as { type: unknown }).type)}.`);
  }
}

function passedLeft(turn: Turn): Dice {
  const { stages, plays } = partOf(turn);
  return turn.phase === 'passed' ? [...turn.left, ...stages.slice(plays.length).flat()] : [];
}

function turnOf(game: GameState): Turn {
  if (!isObject(game)) throw new RulesError('bad-game', 'This is not a game.');
  if (game.outcome) throw new RulesError('wrong-phase', 'The game is over.', { refusal: { code: 'game-over' } });
  if (!game.turn) throw new RulesError('wrong-phase', 'The opening is not decided.', { refusal: { code: 'roll-first' } });
  return game.turn;
}
