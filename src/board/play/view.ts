import type { KeyedChecker, LiveView } from '../../picture/view.js';
import { opponentOf, presentPart, type Destination, type Dice, type GameState, type Situation, type Turn } from '../../rules/index.js';
import { passedTo, targetsOf } from '../turn-view.js';

/** What the board knows beside the game. */
export interface Seen {
  readonly pieces: readonly KeyedChecker[];
  readonly selected: number | null;
  readonly targets: readonly Destination[];
  readonly last: LiveView['last'];
  /** The dice being played, in the order in which they are to be shown. */
  readonly dice: Dice;
}

const situations = new WeakMap<GameState, Situation>();

/** A game as it stands, as a situation; the same one each time. */
export function situationOf(game: GameState, atStart: Situation): Situation {
  const { turn, rolls, rules, crawford } = game;
  // it cannot be turned in the Crawford game, so it is not on the table
  const cube = crawford ? null : game.cube;
  if (!turn) return { ...atStart, cube, score: game.score };
  let known = situations.get(game);
  if (!known) {
    known = {
      position: turn.position,
      player: game.outcome ? null : turn.player,
      dice: turn.roll,
      cube,
      score: game.score,
      rolls: rules.climb && rolls,
      passed: passedTo(turn),
    };
    situations.set(game, known);
  }
  return known;
}

/** What the picture shows of a game that is being played. */
export function viewOf(game: GameState, atStart: Situation, { pieces, selected, targets, last, dice }: Seen): Partial<LiveView> {
  const { turn } = game;
  const { rules, outcome, offer } = game;
  const isPlaying = turn && !outcome && dice.length > 0;
  return {
    situation: situationOf(game, atStart),
    travel: rules.travel,
    checkers: pieces,
    selected,
    targets: targetsOf(targets),
    ...(last ? { last } : {}),
    stage: dice,
    ...(offer && offer.kind !== 'resign' ? { offered: { value: offer.value, to: opponentOf(offer.by) } } : {}),
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
