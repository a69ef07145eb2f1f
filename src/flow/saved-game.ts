/** A game that comes from outside, say from a store or from another program, is played over again before it is trusted. */
import { earnsLastThrow } from '../rules/game-steps.js';
import { asksToResign } from '../rules/offers.js';
import { rewound } from '../rules/rewind.js';
import {
  answerCube,
  confirm,
  double,
  explainAction,
  gameFrom,
  moveInGame,
  outcome,
  parseRules,
  resign,
  resignationIn,
  RulesError,
  startGame,
  throwInGame,
  throwOpening,
  type GameState,
  type Offer,
  type Outcome,
  type Part,
  type Rules,
  type Turn,
} from '../rules/index.js';
import { FlowError } from './error.js';

type Plain = Readonly<Record<string, unknown>>;

/** Whether a value from outside is an object with named parts. */
export const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The game that saved data hold. Its rules are read anew, its turn is played over again from where it began, what is offered is offered
 * again and its end is judged again; what comes out is built here and equals what was saved, so nothing in it is merely believed.
 *
 * @throws FlowError `bad-game`, RulesError
 */
export function readGame(data: unknown): GameState {
  let saved: GameState;
  let game: GameState;
  try {
    saved = JSON.parse(JSON.stringify(data)) as GameState;
    game = saved.turn === null ? readOpening(saved) : readBegun(saved, saved.turn);
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
function readOpening({ rules, opening, score, crawford }: GameState): GameState {
  const game = startGame(parseRules(rules), null, { score, crawford });
  return opening === null ? game : throwOpening(game, opening);
}

function readBegun(saved: GameState, turn: Turn): GameState {
  need(isPlain(turn), 'turn');
  const rules = parseRules(saved.rules);
  const { rolls, cube, score, crawford } = saved;
  const { player, roll } = turn;
  const before = rolls[player] - (roll ? 1 : 0);
  need(isCount(rolls.white) && isCount(rolls.black) && isCount(before), 'rolls');
  need((rules.cube === null) === (cube === null), 'cube');
  checkCourse(saved, turn, rules);
  const { starter, idle, finished } = saved;
  const opening = saved.opening && { white: saved.opening.white, black: saved.opening.black };
  const situation = { ...startOf(turn, rules), player, dice: null, cube, score, rolls: { ...rolls, [player]: before } };
  const begun: GameState = { ...gameFrom(rules, situation, { crawford }), starter, opening, idle, finished };
  // a situation can be over as it is set up
  if (begun.outcome && finished === null) return begun;
  const game = offeredAgain(playedAgain({ ...begun, outcome: null }, turn), saved.offer);
  const found = [null, ...endsOf(game)].find((end) => same(end, saved.outcome));
  need(found !== undefined, 'outcome');
  return { ...game, outcome: found };
}

/** What must be so in the course of the game. */
function checkCourse({ starter, opening, idle, finished, outcome: end }: GameState, { player, start, roll }: Turn, rules: Rules): void {
  const most = rules.maxRollsWithoutMove || Infinity;
  need(isCount(idle) && (idle < most || (idle === most && end?.by === 'no-moves')), 'idle');
  need(starter === 'white' || starter === 'black', 'starter');
  need(opening === null || throwOpening(startGame(rules), opening).starter === starter, 'opening');
  const ended = outcome(rules, start);
  const isLastThrow = ended !== null && earnsLastThrow({ rules, starter }, ended) && finished === starter && finished !== player;
  need(finished === null ? !roll || ended === null : isLastThrow, 'finished');
}

/** Where the turn began, and with what dice of the opponent. */
function startOf({ start, player, passed, phase }: Turn, rules: Rules): Pick<Turn, 'position'> & { readonly passed: Part['stages'] } {
  if (!passed) return { position: start, passed: [] };
  const isInPassed = phase === 'passed' || phase === 'passedDone';
  return { position: isInPassed ? start : rewound(rules, start, player, passed.plays.flat()), passed: passed.stages };
}

/** Plays a turn as it was played: the dice handed over, and then the roll. */
function playedAgain(begun: GameState, { passed, own, roll, phase }: Turn): GameState {
  let game = begun;
  for (const [stage, play] of (passed?.plays ?? []).entries()) {
    // dice that need not be played were given up
    while (game.turn?.phase === 'passed' && (game.turn.passed?.plays.length ?? 0) <= stage) game = confirm(game);
    for (const { from, die } of play) game = moveInGame(game, { from, die });
  }
  if (passed && phase !== 'passed') {
    if (game.turn?.phase === 'passed') game = confirm(game);
    if (phase !== 'passedDone') game = confirm(game);
  }
  if (roll) game = throwInGame(game, roll);
  for (const { from, die } of own?.plays.flat() ?? []) game = moveInGame(game, { from, die });
  return game;
}

/** The game with what waits for an answer in it. */
function offeredAgain(game: GameState, offer: Offer | null): GameState {
  if (offer === null) return game;
  if (offer.kind === 'resign') return resign(game, offer.by, offer.price);
  const doubled = double(game);
  if (offer.kind === 'double') return doubled;
  const beavered = answerCube(doubled, 'beaver');
  return offer.kind === 'beaver' ? beavered : answerCube(beavered, 'raccoon');
}

/** Everything that the outcome of a game can be that ends as it stands. */
function endsOf(game: GameState): Outcome[] {
  if (game.offer) return [];
  const prices = asksToResign(game) ? (['oin', 'mars', 'koks'] as const) : [undefined];
  const resigned = (['white', 'black'] as const).flatMap((player) => prices.map((price) => resignationIn(game, player, price)));
  const confirmed = explainAction(game, { type: 'confirm' }) === null ? confirm(game).outcome : null;
  return [...(confirmed ? [confirmed] : []), ...resigned, ...dropsOf(game)];
}

/** What a game can have ended with in which the cube was turned, perhaps back and once more, and dropped. */
function dropsOf(game: GameState): Outcome[] {
  const ends: Outcome[] = [];
  let now = game;
  for (const type of ['double', 'beaver', 'raccoon'] as const) {
    if (explainAction(now, { type })) break;
    now = type === 'double' ? double(now) : answerCube(now, type);
    const { outcome: end } = answerCube(now, 'drop');
    if (end) ends.push(end);
  }
  return ends;
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
