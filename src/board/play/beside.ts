import { refusalText, type PlayWords, type SaidBeside } from '../../locale/play.js';
import { confirm, isMotherPinned, opponentOf, type GameState, type RefusalCode, type Turn } from '../../rules/index.js';
import { pinnedText, refusalsNow, whyNothing } from '../why-nothing.js';

/** What somebody who does not know the game has to be told beside the state that it is in. */
export function besideOf(game: GameState, words: PlayWords): SaidBeside {
  const { turn, offer, outcome } = game;
  if (!turn || offer || outcome || turn.phase === 'roll') return {};
  if (turn.phase === 'moving' || turn.phase === 'passed') return { why: ruleNow(turn, words) };
  return { ending: confirm(game).outcome, why: whyNothing(turn, words) };
}

/** Rules that keep back a checker which could otherwise go. */
const peculiar: readonly RefusalCode[] = ['runner-first', 'quarter-wall', 'front-wall', 'must-leave-move'];

/** What the state alone does not show: the die that must be the one, the runner, a wall that may not be, one's own pinned checkers. */
function ruleNow(turn: Turn, words: PlayWords): string {
  const { rules, duty, left, position, player } = turn;
  if (duty?.larger && left.length > 1) return refusalText({ code: 'must-use-larger', die: duty.larger }, words);
  const held = (rules.runner ?? rules.leaveMove) ? refusalsNow(turn).find(({ code }) => peculiar.includes(code)) : null;
  if (held) return refusalText(held, words);
  return isMotherPinned(rules, position, opponentOf(player)) ? words.motherHeld : pinnedText(position[player].pinned, words);
}
