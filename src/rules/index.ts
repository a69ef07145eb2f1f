/** The rules of the tabla family as pure functions on plain data. See docs/rules.md. */
export * from './rules.js';
export { acrossPoint } from './across-point.js';
export { BAR, CHECKERS, OFF, type Position, type Side } from './position.js';
export * from './turn.js';
export { presentPart } from './turn-data.js';
export * from './game.js';
export * from './refusal.js';
export { RulesError, type Place, type RulesFault } from './error.js';
export { presets, sets, type PresetId, type SetId } from './presets.js';
export { parseRules, type RulesChange } from './parse-rules.js';
export { formatPosition, parsePosition, startPosition } from './position-text.js';
export { legalPlays } from './plays.js';
export { destinations, type Destination } from './turn-moves.js';
export {
  applyMove,
  canUndo,
  endPassed,
  endStage,
  endTurn,
  isStageOver,
  startTurn,
  throwDice,
  undoMove,
  type TurnEnd,
  type TurnStart,
} from './turn-steps.js';
export { explainMove } from './explain.js';
export { isMotherPinned, outcome, pipCount, resignation } from './outcome.js';
export { confirm, gameFrom, moveInGame, startGame, throwInGame, throwOpening, undoInGame, type MatchBefore } from './game-steps.js';
export { isCubeDead } from './cube.js';
export { answerCube, answerResignation, double, resign, resignationIn } from './offers.js';
export { explainAction, sideToAct, type GameAction } from './explain-action.js';
export { stakesIn, type Stakes } from './stake.js';
export { cryptoDice, scriptedDice, seededDice, type DieSource } from './dice.js';
export { situationOf } from './situation-of.js';
export * from './match.js';
export { canEndSo } from './match-outcome.js';
export { gameNumber, gameOfSet, matchResult, nextGame, startMatch, withGame } from './match-steps.js';
