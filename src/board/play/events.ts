import type { GameState } from '../../rules/index.js';

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
  const roll = now.turn?.roll;
  if (roll && now.turn && roll !== before.turn?.roll && (before.turn !== null || now.rules.opening !== 'reuse'))
    events.push({ event: 'tabla-throw', detail: { player: now.turn.player, dice: roll } });
  if (now.turn && now.turn.player !== before.turn?.player) events.push({ event: 'tabla-turn', detail: { player: now.turn.player } });
  if (now.outcome && !before.outcome) {
    const { winner, points } = now.outcome;
    const score = {
      white: winner === 'white' ? points : winner === null ? points : 0,
      black: winner === 'black' ? points : winner === null ? points : 0,
    };
    events.push({ event: 'tabla-result', detail: { outcome: now.outcome, points, score }, bubbles: true });
  }
  return events;
}
