import type { KeyedChecker, LiveView } from '../../picture/index.js';
import type { Destination, GameState, Situation, Turn } from '../../rules/index.js';

/** What the board knows beside the game. */
export interface Seen {
  readonly pieces: readonly KeyedChecker[];
  readonly selected: number | null;
  readonly targets: readonly Destination[];
  readonly last: LiveView['last'];
  readonly swapped: boolean;
}

const situations = new WeakMap<GameState, Situation>();

/** A game as it stands, as a situation; the same one each time. */
export function situationOf(game: GameState, atStart: Situation): Situation {
  const { turn, cube, rolls, rules } = game;
  if (!turn) return atStart;
  let known = situations.get(game);
  if (!known) {
    known = {
      position: turn.position,
      player: game.outcome ? null : turn.player,
      dice: turn.roll,
      cube,
      score: null,
      rolls: rules.climb && rolls,
      passed: [],
    };
    situations.set(game, known);
  }
  return known;
}

/** What the picture shows of a game that is being played. */
export function viewOf(game: GameState, atStart: Situation, { pieces, selected, targets, last, swapped }: Seen): Partial<LiveView> {
  const { turn } = game;
  const reached = new Map<number, boolean>();
  for (const { to, moves } of targets) reached.set(to, (reached.get(to) ?? false) || moves.at(-1)?.effect !== null);
  return {
    situation: situationOf(game, atStart),
    checkers: pieces,
    selected,
    targets: [...reached].map(([point, hits]) => ({ point, hits })),
    ...(last ? { last } : {}),
    ...(turn && !game.outcome ? diceOf(turn, swapped) : openingOf(game)),
  };
}

/** The dice of the stage being played, those used faintly. */
function diceOf({ phase, own, passed, left }: Turn, swapped: boolean): Partial<LiveView> {
  const part = phase === 'passed' || phase === 'passedDone' ? passed : own;
  if (!part) return {};
  const stage = part.stages[Math.max(0, part.plays.length - 1)] ?? [];
  const order = swapped && stage.length === 2 ? [...stage].reverse() : stage;
  return { stage: order, left, next: part.stages.slice(part.plays.length) };
}

/** The opening throw while it is undecided: one die of each. */
const openingOf = ({ opening, turn }: GameState): Partial<LiveView> => (opening && !turn ? { stage: [opening.white, opening.black] } : {});
