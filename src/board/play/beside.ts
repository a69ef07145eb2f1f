import { refusalText, type PlayWords, type SaidBeside } from '../../locale/play.js';
import {
  acrossPoint,
  BAR,
  confirm,
  destinations,
  explainAction,
  isMotherPinned,
  opponentOf,
  startTurn,
  throwDice,
  type Dice,
  type GameState,
  type MatchState,
  type RefusalCode,
  type Turn,
} from '../../rules/index.js';
import { descending, pinnedText, reasons, refusalsNow, whyNothing } from '../why-nothing.js';

/**
 * What somebody who does not know the game has to be told beside the state that it is in. `doubles`: whether doubling is offered where
 * the rules allow it.
 */
export function besideOf(game: GameState, words: PlayWords, doubles = true): SaidBeside {
  const { turn, offer, outcome } = game;
  if (!turn || offer || outcome) return {};
  if (turn.phase === 'roll') return { mayDouble: doubles && explainAction(game, { type: 'double' }) === null };
  if (turn.phase === 'moving' || turn.phase === 'passed') {
    const dice = playable(turn);
    return { why: ruleNow(turn, dice, words), playable: dice };
  }
  return { ending: confirm(game).outcome, why: whyNothing(turn, words) };
}

/** Why the side to move begins the game: by the custom of a match, in its later games, where no opening throw decides. */
export function beginsBy({ game, played }: MatchState): SaidBeside['begins'] {
  const { turn, rolls, opening, rules } = game;
  if (played.length === 0 || opening || !turn || turn.passed || rolls.white + rolls.black > 0 || rules.nextStarter === 'roll') return null;
  return rules.nextStarter;
}

/** Rules that keep back a checker which could otherwise go. */
const peculiar: readonly RefusalCode[] = ['runner-first', 'quarter-wall', 'front-wall', 'must-leave-move'];

/** The few moves that are kept back, by name; that nothing but the runner goes needs none. */
function notNow(turn: Turn, held: ReturnType<typeof refusalsNow>, words: PlayWords): string {
  const moves = new Set(held.map(({ from, to }) => `${from}/${to}`));
  return held[0]?.code === 'runner-first' || moves.size > 3
    ? ''
    : ` ${words.notNow([...moves], held[0]?.code === 'must-leave-move' && waits(turn))}`;
}

/** Whether the opponent's runner still keeps back his other checkers. */
function waits({ rules, position, player }: Turn): boolean {
  const next = throwDice(startTurn(rules, position, opponentOf(player)), [2, 1]);
  return refusalsNow(next).some(({ code }) => code === 'runner-first');
}

/**
 * What the state alone does not show: the larger one of two dice handed over, why a die beside the playable ones is lost, the runner, a wall
 * that may not be, a pinned mother, pinned checkers.
 */
function ruleNow(turn: Turn, playable: Dice | null, words: PlayWords): string {
  const { rules, phase, duty, left, position, player } = turn;
  const opponent = opponentOf(player);
  if (phase === 'passed' && duty?.larger && left.length > 1) return refusalText({ code: 'must-use-larger', die: duty.larger }, words);
  const lost = playable && !duty?.larger ? left.filter((die) => !playable.includes(die)) : [];
  const why = lost.length > 0 ? reasons(refusalsNow(turn, lost), turn, words) : '';
  if (why) return why;
  const held = (rules.runner ?? rules.leaveMove) ? refusalsNow(turn).filter(({ code }) => peculiar.includes(code)) : [];
  if (held[0]) return `${refusalText(held[0], words)}${notNow(turn, held, words)}`;
  if (isMotherPinned(rules, position, opponent)) return words.motherHeld;
  if (isMotherPinned(rules, position, player)) return words.motherLost;
  const pins = position[opponent].pinned.map((point) => acrossPoint(point, rules.travel));
  return [pinnedText(position[player].pinned, words), words.pins(descending(pins))].filter(Boolean).join(' ');
}

/** The thrown dice that can be played, where these are fewer than are left; null too in a climb, the rest of which has its own words. */
function playable(turn: Turn): Dice | null {
  const { phase, duty, left, own } = turn;
  if (phase !== 'moving' || !duty || !own || own.stages.length > 1) return null;
  const count = duty.most - (own.plays.at(-1)?.length ?? 0);
  if (count >= left.length) return null;
  if (duty.larger) return [duty.larger];
  const ways = Array.from({ length: BAR }, (_, at) => destinations(turn, BAR - at)).flat();
  const dice = left.filter((die) => ways.some(({ moves }) => moves[0]?.die === die));
  return new Set(dice).size === 1 ? dice.slice(0, count) : null;
}
