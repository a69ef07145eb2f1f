/** Why something cannot be done in a game now (docs/rules.md, "Refusals"). */
import { explainCube } from './cube.js';
import { isObject, RulesError, shown } from './error.js';
import { explainMove } from './explain.js';
import type { GameState, ResultKind } from './game.js';
import { assertGame } from './game-data.js';
import { assertPrice } from './outcome.js';
import { OFF } from './position.js';
import type { Refusal } from './refusal.js';
import { opponentOf, type Player } from './rules.js';
import { partOf } from './turn-data.js';
import { canUndo } from './turn-steps.js';
import type { Dice, Turn } from './turn.js';

/** What a person can ask of a game. */
export type GameAction =
  | { readonly type: 'roll' | 'undo' | 'confirm' }
  | { readonly type: 'move'; readonly from: number; readonly die: number }
  | { readonly type: 'double' }
  | { readonly type: 'take' | 'drop' | 'beaver' | 'raccoon' }
  /** `price`: what is offered, in games with a cube; without it what the rules name. */
  | { readonly type: 'resign'; readonly price?: ResultKind }
  | { readonly type: 'accept' | 'refuse' };

/** Who is to act: while something is offered the side that is asked. Null in the opening, which is everybody's, and at the end. */
export function sideToAct(game: GameState): Player | null {
  if (!isObject(game)) throw new RulesError('bad-game', 'This is not a game.');
  const { outcome, offer, turn } = game;
  if (outcome || !turn) return null;
  return offer ? opponentOf(offer.by) : turn.player;
}

/**
 * Why an action is not possible now, or null exactly when it is. `by`: the side that asks, where two sides are told apart.
 *
 * @throws RulesError `bad-event`.
 */
export function explainAction(game: GameState, action: GameAction, by?: Player): Refusal | null {
  assertGame(game);
  if (!isObject(action)) throw new RulesError('bad-event', `An action is an object, not ${shown(action)}.`);
  if (game.outcome) return { code: 'game-over' };
  const isOthers = by !== undefined && game.turn !== null && by !== sideToAct(game);
  if (isAnswer(action)) {
    const refusal = explainAnswer(game, action.type);
    return refusal === null && isOthers ? { code: 'not-your-turn' } : refusal;
  }
  if (action.type === 'double' && !game.rules.cube) return { code: 'no-cube' };
  if (!game.turn) return action.type === 'roll' ? null : { code: 'roll-first' };
  // what is offered must be answered first, and then it is the turn's side that goes on
  if (isOthers || game.offer) return { code: 'not-your-turn' };
  return explainInTurn(game, game.turn, action);
}

type Answer = Extract<GameAction, { type: 'take' | 'drop' | 'beaver' | 'raccoon' | 'accept' | 'refuse' }>;
const answers: readonly string[] = ['take', 'drop', 'beaver', 'raccoon', 'accept', 'refuse'];
const isAnswer = (action: GameAction): action is Answer => answers.includes(action.type);

function explainAnswer(game: GameState, type: Answer['type']): Refusal | null {
  if (type !== 'accept' && type !== 'refuse') return explainCube(game, type);
  return game.offer?.kind === 'resign' ? null : { code: 'nothing-offered' };
}

function explainInTurn(game: GameState, turn: Turn, action: Exclude<GameAction, Answer>): Refusal | null {
  switch (action.type) {
    case 'roll':
      if (turn.phase === 'roll') return null;
      return turn.own ? { code: 'already-rolled' } : { code: 'passed-first', dice: passedLeft(turn) };
    case 'double':
      if (turn.phase === 'passed' || turn.phase === 'passedDone') return { code: 'passed-first', dice: passedLeft(turn) };
      return explainCube(game, 'double');
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
      assertPrice(action.price);
      return null;
    default:
      throw new RulesError('bad-event', `There is no action ${shown((action as { type: unknown }).type)}.`);
  }
}

function passedLeft(turn: Turn): Dice {
  const { stages, plays } = partOf(turn);
  return turn.phase === 'passed' ? [...turn.left, ...stages.slice(plays.length).flat()] : [];
}
