/** A whole game, event by event, as data: the opening throw, turns, the last throw, the outcome. */
import { assertCube, assertScore, canBeCrawford } from './cube.js';
import { forEach } from './data-checks.js';
import { assertPlayer, assertRoll } from './dice.js';
import { isObject, RulesError, shown } from './error.js';
import { deepFreeze } from './freeze.js';
import { assertGame, changed } from './game-data.js';
import type { GameState, Outcome, MatchScore, Situation } from './game.js';
import { knownRules } from './known.js';
import { endOf, won } from './outcome.js';
import { startPosition } from './position-text.js';
import { opponentOf, type Player, type Rules } from './rules.js';
import { stakeIn } from './stake.js';
import { applyMove, endPassed, endStage, endTurn, isStageOver, startTurn, throwDice, undoMove } from './turn-steps.js';
import { partOf } from './turn-data.js';
import type { Dice, Turn } from './turn.js';

const noRolls: Readonly<Record<Player, number>> = Object.freeze({ white: 0, black: 0 });

/** The match in which a game is played. */
export interface MatchBefore {
  /** The points before this game. */
  readonly score?: MatchScore | null;
  /**
   * Whether this is the Crawford game, the first one after a side has come within a point. Only asked where the rules and the score let it
   * be one; the score cannot tell it from later ones, and without an answer it is.
   */
  readonly crawford?: boolean;
}

/** A new game; with a starter it begins with his roll of two dice, without one by the opening throw. @throws RulesError */
export function startGame(rules: Rules, starter: Player | null = null, match: MatchBefore = {}): GameState {
  const known = knownRules(rules);
  if (starter !== null) assertPlayer(starter);
  return deepFreeze({
    rules: known,
    starter,
    opening: null,
    rolls: noRolls,
    idle: 0,
    cube: known.cube ? { value: 1, owner: null } : null,
    offer: null,
    ...matchOf(known, match),
    finished: null,
    turn: starter === null ? null : startTurn(known, startPosition(known), starter),
    outcome: null,
  });
}

/**
 * A game that goes on from a set-up situation; where it does not say who plays, it is white, and its score is that of the situation unless
 * `match` has another.
 *
 * @throws RulesError
 */
export function gameFrom(rules: Rules, situation: Situation, match: MatchBefore = {}): GameState {
  const known = knownRules(rules);
  if (!isObject(situation)) throw new RulesError('bad-game', `A situation is an object, not ${shown(situation)}.`);
  const { position, dice, passed } = situation;
  const player = situation.player ?? 'white';
  const rolls = situation.rolls ?? noRolls;
  assertPlayer(player);
  if (!forEach(rolls)) throw new RulesError('bad-game', 'The rolls made are { white, black }, from 0 on.');
  if (dice) assertRoll(dice);
  const own = rolls[player];
  const cube = known.cube ? (situation.cube ?? { value: 1, owner: null }) : null;
  if (cube) assertCube(cube, known.cube!.limit);
  const before = matchOf(known, { score: situation.score, ...match });
  const turn = settled(startTurn(known, position, player, { rolls: own, passed }));
  const game: GameState = deepFreeze({
    rules: known,
    starter: player,
    opening: null,
    rolls: { white: rolls.white, black: rolls.black },
    idle: 0,
    cube: cube && { value: cube.value, owner: cube.owner },
    offer: null,
    ...before,
    finished: null,
    turn,
    outcome: endOf(known, turn.start, stakeIn({ rules: known, cube, score: before.score })),
  });
  return dice && turn.phase === 'roll' && game.outcome === null ? throwInGame(game, dice) : game;
}

function matchOf(rules: Rules, { score = null, crawford }: MatchBefore): Pick<GameState, 'score' | 'crawford'> {
  assertScore(score);
  const own = score && { white: score.white, black: score.black, length: score.length };
  return { score: own, crawford: canBeCrawford(rules, score) && crawford !== false };
}

/** The opening throw, one die for each side; equal dice decide nothing (docs/rules.md, "The opening"). @throws RulesError */
export function throwOpening(game: GameState, dice: Readonly<Record<Player, number>>): GameState {
  if (!isObject(game)) throw new RulesError('bad-game', 'This is not a game.');
  if (game.starter !== null) throw new RulesError('wrong-phase', 'The opening is decided.', { refusal: { code: 'already-rolled' } });
  if (!isObject(dice)) throw new RulesError('bad-dice', 'The opening throw is { white, black }.');
  const { white, black } = dice;
  assertRoll([white, black]);
  const thrown = changed(game, { opening: { white, black } });
  if (white === black) return thrown;
  const starter: Player = white > black ? 'white' : 'black';
  const turn = startTurn(game.rules, startPosition(game.rules), starter);
  const begun = changed(thrown, { starter, turn });
  return game.rules.opening === 'reuse' ? throwInGame(begun, [Math.max(white, black), Math.min(white, black)]) : begun;
}

/** The player's roll of two dice. @throws RulesError `wrong-phase`, `bad-dice`. */
export function throwInGame(game: GameState, dice: Dice): GameState {
  const turn = settled(throwDice(turnOf(game), dice));
  return changed(game, { turn, rolls: { ...game.rolls, [turn.player]: game.rolls[turn.player] + 1 } });
}

/** One checker by one die; stages with nothing more to play end by themselves. @throws RulesError `illegal-move` with the refusal. */
export function moveInGame(game: GameState, move: { readonly from: number; readonly die: number }): GameState {
  return changed(game, { turn: settled(applyMove(turnOf(game), move)) });
}

/** Takes back the last move of the present part of the turn. @throws RulesError `wrong-phase` with `nothing-to-undo`. */
export function undoInGame(game: GameState): GameState {
  return changed(game, { turn: undoMove(turnOf(game)) });
}

/** Ends every stage in which nothing can be played. */
export function settled(turn: Turn): Turn {
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
  if (turn.phase === 'passed') return changed(game, { turn: settled(endStage(turn)) });
  const { position, passed } = turn.phase === 'passedDone' ? { position: turn.position, passed: [] } : endTurn(turn);
  const stake = stakeIn(game);
  const ended = endOf(game.rules, position, stake);
  const idle = hasMoved(turn) ? 0 : game.idle + (turn.phase === 'done' ? 1 : 0);
  if (game.finished !== null)
    return changed(game, {
      outcome: ended?.winner === null ? ended : won(game.rules, position, game.finished, 'last-throw', stake),
    });
  if (ended) return earnsLastThrow(game, ended) ? lastThrow(game, turn) : changed(game, { outcome: ended });
  if (turn.phase === 'passedDone') return changed(game, { idle, turn: endPassed(turn) });
  const { maxRollsWithoutMove } = game.rules;
  if (maxRollsWithoutMove > 0 && idle >= maxRollsWithoutMove)
    return changed(game, { idle, outcome: { winner: null, kind: 'draw', points: 0, by: 'no-moves' } });
  const next = opponentOf(turn.player);
  return changed(game, { idle, turn: settled(startTurn(game.rules, position, next, { rolls: game.rolls[next], passed })) });
}

const hasMoved = (turn: Turn): boolean => partOf(turn).plays.some((play) => play.length > 0);

/** Whether an end gives the other side one more throw: the starter has borne off his last checker first. */
export const earnsLastThrow = ({ rules, starter }: Pick<GameState, 'rules' | 'starter'>, { winner, by }: Outcome): boolean =>
  rules.lastThrow && by === 'bearing-off' && winner === starter;

/** The starter has finished first: the other side throws once more. */
function lastThrow(game: GameState, { position, player }: Turn): GameState {
  const next = opponentOf(player);
  return changed(game, { finished: player, turn: startTurn(game.rules, position, next, { rolls: game.rolls[next] }) });
}

function turnOf(game: GameState): Turn {
  assertGame(game);
  if (game.outcome) throw new RulesError('wrong-phase', 'The game is over.', { refusal: { code: 'game-over' } });
  if (!game.turn) throw new RulesError('wrong-phase', 'The opening is not decided.', { refusal: { code: 'roll-first' } });
  if (game.offer) throw new RulesError('wrong-phase', 'What was offered is not answered.', { refusal: { code: 'not-your-turn' } });
  return game.turn;
}
