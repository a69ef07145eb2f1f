import type { PlayWords } from '../../locale/play.js';
import type { GameState } from '../../rules/index.js';
import { movesOf } from '../turn-view.js';

/** What is said of a step from one state of a game to the next. */
export function announce(before: GameState, now: GameState, words: PlayWords): string[] {
  const said: string[] = [];
  const { turn, opening, outcome } = now;
  if (opening && opening !== before.opening) said.push(words.opened(opening.white, opening.black));
  if (turn?.roll && turn.roll !== before.turn?.roll) {
    said.push(words.rolled(turn.player, turn.roll));
    if (turn.phase === 'done') said.push(words.nothingToPlay(turn.roll));
  }
  if (turn && turn.player === before.turn?.player && turn.roll === before.turn.roll) {
    const was = movesOf(before.turn);
    const is = movesOf(turn);
    if (is.length > was.length) said.push(words.moved(turn.player, is.slice(was.length)));
    else if (is.length < was.length) said.push(words.undone);
  }
  if (outcome && !before.outcome) said.push(words.result(outcome));
  else if (turn && before.turn && turn.player !== before.turn.player)
    said.push(now.finished ? words.lastThrow(turn.player) : words.turnOf(turn.player));
  return said;
}
