/** A game that comes from outside, say from a store or from another program, is played over again before it is trusted. */
import {
  confirm,
  explainAction,
  moveInGame,
  outcome,
  parseRules,
  resign,
  RulesError,
  startGame,
  startTurn,
  throwInGame,
  throwOpening,
  type GameState,
  type Outcome,
} from '../rules/index.js';
import { FlowError } from './error.js';

type Plain = Readonly<Record<string, unknown>>;

/** Whether a value from outside is an object with named parts. */
export const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The game that saved data hold. Its rules are read anew, its turn is played over again from where its present part began, and its end is
 * judged again; what comes out is built here and equals what was saved, so nothing in it is merely believed.
 *
 * @throws FlowError `bad-game`, RulesError
 */
export function readGame(data: unknown): GameState {
  let saved: GameState;
  let game: GameState;
  try {
    saved = JSON.parse(JSON.stringify(data)) as GameState;
    game = saved.turn === null ? readOpening(saved) : readTurn(saved);
  } catch (error) {
    if (error instanceof RulesError || error instanceof FlowError) throw error;
    throw new FlowError('bad-game', 'This is not a saved game: something is missing.', 'state', 'a GameState');
  }
  const { rules } = game;
  const again: GameState = { ...saved, rules, turn: saved.turn && { ...saved.turn, rules } };
  for (const part of new Set([...Object.keys(game), ...Object.keys(again)]))
    need(same(game[part as keyof GameState], again[part as keyof GameState]), part);
  return game;
}

/** A game whose opening throw is still to come, or was tied. */
function readOpening({ rules, opening }: GameState): GameState {
  const game = startGame(parseRules(rules));
  return opening === null ? game : throwOpening(game, opening);
}

function readTurn(saved: GameState): GameState {
  const rules = parseRules(saved.rules);
  const { starter, opening, idle, cube, finished, turn, rolls } = saved;
  if (!turn) throw new FlowError('bad-game', 'A game that has begun has a turn.', 'state.turn');
  const { player, start, roll } = turn;
  const before = rolls[player] - (roll ? 1 : 0);
  need(isCount(rolls.white) && isCount(rolls.black) && isCount(before), 'rolls');
  need(isCount(idle) && idle <= (rules.maxRollsWithoutMove || Infinity), 'idle');
  need(starter === 'white' || starter === 'black', 'starter');
  need(opening === null || throwOpening(startGame(rules), opening).starter === starter, 'opening');
  need(rules.cube !== null || cube === null, 'cube');
  const ended = outcome(rules, start);
  const isLastThrow = rules.lastThrow && finished === starter && finished !== player && ended?.winner === finished;
  need(finished === null ? !roll || ended === null : isLastThrow, 'finished');
  let game: GameState = {
    rules,
    starter,
    opening,
    rolls: { ...rolls, [player]: before },
    idle,
    cube,
    finished,
    turn: startTurn(rules, start, player, { rolls: before }),
    outcome: null,
  };
  if (roll) game = throwInGame(game, roll);
  for (const { from, die } of turn.own?.plays.flat() ?? []) game = moveInGame(game, { from, die });
  const found = endsOf(game).find((end) => same(end, saved.outcome));
  need(found !== undefined, 'outcome');
  return { ...game, outcome: found };
}

/** Everything that the outcome of a game can be as it stands. */
function endsOf(game: GameState): (Outcome | null)[] {
  const { rules, turn, finished } = game;
  if (!turn) return [null];
  const ended = turn.phase === 'roll' && finished === null ? outcome(rules, turn.position) : null;
  const confirmed = explainAction(game, { type: 'confirm' }) === null ? confirm(game).outcome : null;
  return [ended, ...(confirmed ? [confirmed] : []), resign(game, 'white').outcome, resign(game, 'black').outcome];
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** Whether two JSON values say the same; the order of an object's keys says nothing. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same((one as Plain)[key], (other as Plain)[key]))
  );
}

function need(right: boolean, part: string): asserts right {
  if (!right) throw new FlowError('bad-game', `This is not a saved game: its ${part} cannot be.`, `state.${part}`);
}
