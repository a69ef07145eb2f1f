import type { GameState, MatchState } from '../../rules/index.js';
import { matchResult, opponentOf } from '../../rules/index.js';
import type { BoardEventDetails } from '../board-events.js';
import { movesOf } from '../turn-view.js';

/** An event to be sent. */
export type Sent<Name extends keyof BoardEventDetails = keyof BoardEventDetails> = {
  readonly [One in Name]: { readonly event: One; readonly detail: BoardEventDetails[One]; readonly bubbles?: boolean };
}[Name];

/** Whether the step from one state of a match to the next was into another game. */
export const isNextGame = (before: MatchState, now: MatchState): boolean => before.game.outcome !== null && now.game.outcome === null;

/** What a page is told of a step from one state of a match to the next, as the element's events. */
export function eventsOf(match: MatchState, after: MatchState): Sent[] {
  const events: Sent[] = [];
  const now = after.game;
  const before = isNextGame(match, after) ? null : match.game;
  if (now.opening && now.opening !== before?.opening)
    events.push({ event: 'tabla-throw', detail: { player: null, dice: [now.opening.white, now.opening.black] } });
  const { turn, outcome } = now;
  // the dice of the opening have been told already
  if (turn?.roll && turn.roll !== before?.turn?.roll && (before?.turn || now.rules.opening !== 'reuse'))
    events.push({ event: 'tabla-throw', detail: { player: turn.player, dice: turn.roll } });
  if (turn && turn.player !== before?.turn?.player) events.push({ event: 'tabla-turn', detail: { player: turn.player } });
  const cube = before && cubeAction(before, now);
  if (cube) events.push({ event: 'tabla-cube', detail: cube });
  if (outcome && !before?.outcome) {
    events.push({ event: 'tabla-result', detail: { outcome, points: outcome.points, score: after.score }, bubbles: true });
    const result = matchResult(after);
    if (result && after.length !== 'game') events.push({ event: 'tabla-match', detail: result });
  }
  return events;
}

/** What was done with the cube. */
function cubeAction(before: GameState, now: GameState): BoardEventDetails['tabla-cube'] | null {
  const { offer } = now;
  if (offer !== before.offer && offer && offer.kind !== 'resign') return { player: offer.by, action: offer.kind, value: offer.value };
  if (!before.offer || offer || before.offer.kind === 'resign') return null;
  const { by, value } = before.offer;
  return { player: opponentOf(by), action: now.outcome ? 'drop' : 'take', value: now.outcome ? (now.cube?.value ?? 1) : value };
}

/** What was done, as `tabla-change` says it. */
export function causeOf(match: MatchState, after: MatchState): string {
  if (isNextGame(match, after)) return 'next';
  const before = match.game;
  const now = after.game;
  if (now.offer !== before.offer)
    return now.offer?.kind ?? (before.offer?.kind === 'resign' ? answered(now) : now.outcome ? 'drop' : 'take');
  if (now.outcome !== before.outcome) return now.outcome?.by === 'resignation' ? 'resign' : 'confirm';
  if (now.opening !== before.opening || (now.turn?.roll && now.turn.roll !== before.turn?.roll)) return 'throw';
  if (now.turn?.player !== before.turn?.player || now.turn?.phase === 'roll') return 'confirm';
  return movesOf(now.turn).length < movesOf(before.turn).length ? 'undo' : 'move';
}

const answered = (now: GameState): string => (now.outcome ? 'accept' : 'refuse');
