import type { PlayWords } from '../../locale/play.js';
import { acrossPoint, BAR, OFF, opponentOf, type Player } from '../../rules/index.js';
import type { PlayedGame } from './game.js';
import type { PlaceState } from './places.js';

/** What each place says to a screen reader: number, count, colour, pin, and whether the checker picked up may go there. */
export function placeStates(game: PlayedGame, player: Player, selected: number | null, words: PlayWords): PlaceState[] {
  const { rules, turn } = game.state;
  const states: PlaceState[] = [];
  const targets = selected === null ? [] : game.destinations(selected).map(({ to }) => to);
  for (let point = BAR; point >= OFF; point--) {
    const mine = turn?.position[player];
    const enemy = opponentOf(player);
    const theirs = turn?.position[enemy];
    const across = point === BAR || point === OFF ? null : acrossPoint(point, rules.travel);
    const sides = [
      { player, count: mine?.checkers[point] ?? 0, pinned: mine?.pinned.includes(point) === true },
      ...(across === null
        ? []
        : [{ player: enemy, count: theirs?.checkers[across] ?? 0, pinned: theirs?.pinned.includes(across) === true }]),
    ].filter(({ count }) => count > 0);
    states.push({ point, selected: point === selected, label: words.place(point, sides, targets.includes(point)) });
  }
  return states;
}
