import type { PlayWords } from '../../locale/play.js';
import { acrossPoint, BAR, OFF, opponentOf, type Player, type Position } from '../../rules/index.js';
import type { PlayedTurn } from './played-turn.js';
import type { PlaceState } from './places.js';

/** What each place is and says to a screen reader: number, count, colour, pin, and whether the checker picked up may go there. */
export function placeStates(
  game: PlayedTurn,
  { position, player, selected }: { readonly position: Position; readonly player: Player; readonly selected: number | null },
  words: PlayWords,
): PlaceState[] {
  const { travel } = game.state.rules;
  const enemy = opponentOf(player);
  const on = (side: Player, point: number) => ({
    player: side,
    count: position[side].checkers[point] ?? 0,
    pinned: position[side].pinned.includes(point),
  });
  const targets = selected === null ? [] : game.destinations(selected).map(({ to }) => to);
  return Array.from({ length: BAR + 1 }, (_, point): PlaceState => {
    const isOwn = point === BAR || point === OFF;
    const sides = [on(player, point), ...(isOwn ? [] : [on(enemy, acrossPoint(point, travel))])].filter(({ count }) => count > 0);
    const isTarget = targets.includes(point);
    return {
      point,
      label: words.place(point, sides, isTarget),
      selected: point === selected,
      movable: game.destinations(point).length > 0,
      isTarget,
    };
  });
}
