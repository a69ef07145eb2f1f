import type { PlayWords, SaidCheckers } from '../../locale/play.js';
import { acrossPoint, BAR, OFF, opponentOf, type Player, type Position, type Rules } from '../../rules/index.js';
import type { PlayedTurn } from './played-turn.js';
import type { PlaceState } from './places.js';

/** Who stands at a place, in a player's numbering: bar and tray are each side's own. */
export function standingAt(position: Position, player: Player, point: number, travel: Rules['travel']): SaidCheckers[] {
  const on = (side: Player, at: number): SaidCheckers => ({
    player: side,
    count: position[side].checkers[at] ?? 0,
    pinned: position[side].pinned.includes(at),
  });
  const isOwn = point === BAR || point === OFF;
  const sides = [on(player, point), ...(isOwn ? [] : [on(opponentOf(player), acrossPoint(point, travel))])];
  return sides.filter(({ count }) => count > 0);
}

/** What each place is and says to a screen reader: number, count, colour, pin, and whether the checker picked up may go there. */
export function placeStates(
  game: PlayedTurn,
  { position, player, selected }: { readonly position: Position; readonly player: Player; readonly selected: number | null },
  words: PlayWords,
): PlaceState[] {
  const { travel } = game.state.rules;
  const targets = selected === null ? [] : game.destinations(selected).map(({ to }) => to);
  return Array.from({ length: BAR + 1 }, (_, point): PlaceState => {
    const isTarget = targets.includes(point);
    return {
      point,
      label: words.place(point, standingAt(position, player, point, travel), isTarget),
      selected: point === selected,
      movable: game.destinations(point).length > 0,
      isTarget,
    };
  });
}
