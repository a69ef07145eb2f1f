import type { GameState } from '../../rules/index.js';
import { movesOf } from '../turn-view.js';

interface Sent {
  readonly event: string;
  readonly detail: object;
  readonly bubbles?: boolean;
}

/** What a page is told of a step from one state of a game to the next, as the element's events. */
export function eventsOf(before: GameState, now: GameState): Sent[] {
  const events: Sent[] = [];
  if (now.opening !== before.opening && now.opening)
    events.push({ event: 'tabla-throw', detail: { player: null, dice: [now.opening.white, now.opening.black] } });
  const { turn } = now;
  // the dice of the opening have been told already
  if (turn?.roll && turn.roll !== before.turn?.roll && (before.turn !== null || now.rules.opening !== 'reuse'))
    events.push({ event: 'tabla-throw', detail: { player: turn.player, dice: turn.roll } });
  if (turn && turn.player !== before.turn?.player) events.push({ event: 'tabla-turn', detail: { player: turn.player } });
  if (now.outcome && !before.outcome) {
    const { winner, points } = now.outcome;
    const score = { white: winner === 'black' ? 0 : points, black: winner === 'white' ? 0 : points };
    events.push({ event: 'tabla-result', detail: { outcome: now.outcome, points, score }, bubbles: true });
  }
  return events;
}

/** What was done, as `tabla-change` says it. */
export function causeOf(before: GameState, now: GameState): string {
  if (now.outcome !== before.outcome) return now.outcome?.by === 'resignation' ? 'resign' : 'confirm';
  if (now.opening !== before.opening || (now.turn?.roll && now.turn.roll !== before.turn?.roll)) return 'throw';
  if (now.turn?.player !== before.turn?.player) return 'confirm';
  return movesOf(now.turn).length < movesOf(before.turn).length ? 'undo' : 'move';
}
