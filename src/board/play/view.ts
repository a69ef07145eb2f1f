import type { KeyedChecker, LiveView } from '../../picture/view.js';
import { presentPart, type Destination, type Dice, type GameState, type Situation, type Turn } from '../../rules/index.js';
import { situationOf } from '../../rules/situation-of.js';
import { offeredBy, targetsOf } from '../turn-view.js';

/** What the board knows beside the game. */
export interface Seen {
  readonly pieces: readonly KeyedChecker[];
  readonly selected: number | null;
  readonly targets: readonly Destination[];
  /** The points from one of which a checker is to be chosen. */
  readonly sources: readonly number[];
  readonly last: LiveView['last'];
  /** The dice being played, in the order in which they are to be shown. */
  readonly dice: Dice;
}

const situations = new WeakMap<GameState, Situation>();

/** A game as it stands, as a situation; the same one each time. */
function situationIn(game: GameState): Situation {
  const known = situations.get(game) ?? situationOf(game);
  situations.set(game, known);
  return known;
}

/** What the picture shows of a game that is being played. */
export function viewOf(game: GameState, { pieces, selected, targets, sources, last, dice }: Seen): Partial<LiveView> {
  const { turn, rules, outcome, offer } = game;
  const isPlaying = turn && !outcome && dice.length > 0;
  return {
    situation: situationIn(game),
    travel: rules.travel,
    checkers: pieces,
    selected,
    targets: targetsOf(targets),
    ...(sources.length > 0 ? { sources } : {}),
    ...(last ? { last } : {}),
    stage: dice,
    ...offeredBy(offer),
    // what will be handed over, or is lost, does not come any more
    ...(isPlaying
      ? { left: turn.left, next: turn.phase === 'moving' || turn.phase === 'passed' ? laterStages(turn) : [], handOver: turn.handOver }
      : {}),
  };
}

const laterStages = (turn: Turn): readonly Dice[] => {
  const { stages = [], plays = [] } = presentPart(turn) ?? {};
  return stages.slice(plays.length);
};
