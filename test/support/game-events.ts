/** A game of the vector files told event by event, so that anything that plays games can be led through it. */
import type { Player } from '../../src/rules/rules.js';
import type { GameLine, PlayedStage } from './vectors.js';

type Dice = readonly number[];

/** What happens, and what must be so. */
export type GameEvent =
  | { type: 'begins'; player: Player }
  | { type: 'throws'; player: Player; dice: Dice }
  /** The next stage, of dice handed over or thrown: so many different results are legal. */
  | { type: 'stage'; player: Player; dice: Dice; legal: number }
  | { type: 'moves'; player: Player; from: number; to: number; die: number }
  | { type: 'ends passed'; player: Player }
  | { type: 'ends turn'; player: Player }
  | { type: 'position'; position: string }
  /** The player who is now to act was handed these stages. */
  | { type: 'handed'; player: Player; dice: readonly Dice[] }
  | { type: 'outcome'; winner: Player | null; points: number; kind: string };

export function eventsOf(game: GameLine): GameEvent[] {
  const events: GameEvent[] = [{ type: 'begins', player: game.first }];
  game.turns.forEach((turn, index) => {
    const { player } = turn;
    const next = game.turns[index + 1];
    events.push(...playing(player, turn.passedIn));
    if (turn.roll) {
      if (turn.passedIn.length > 0) events.push({ type: 'ends passed', player });
      events.push({ type: 'throws', player, dice: turn.roll }, ...playing(player, turn.stages));
    }
    events.push({ type: 'position', position: turn.after });
    if (next) events.push({ type: 'ends turn', player }, { type: 'handed', player: next.player, dice: turn.passOut });
  });
  return [...events, { type: 'outcome', ...game.outcome }];
}

function playing(player: Player, stages: readonly PlayedStage[]): GameEvent[] {
  return stages.flatMap(({ dice, legal, moves }) => [
    { type: 'stage' as const, player, dice, legal },
    ...moves.map(([from, to, die]) => ({ type: 'moves' as const, player, from, to, die })),
  ]);
}
