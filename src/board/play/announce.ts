import type { PlayWords } from '../../locale/play.js';
import { matchResult, opponentOf, presentPart, type Dice, type GameState, type MatchState, type Turn } from '../../rules/index.js';
import { passedTo } from '../../rules/situation-of.js';
import { movesOf } from '../turn-view.js';
import { whyNothing } from '../why-nothing.js';
import { beginsBy } from './beside.js';
import { isNextGame } from './events.js';

/** What is said of a step from one state of a match to the next. `nextName`: the name of the game that follows. */
export function announce(match: MatchState, after: MatchState, words: PlayWords, nextName: string | null): string[] {
  const now = after.game;
  if (isNextGame(match, after)) return [words.toDo(now, { begins: beginsBy(after) })];
  const before = match.game;
  const said: string[] = [];
  const { turn, opening, outcome } = now;
  if (opening && opening !== before.opening) said.push(words.opened(opening.white, opening.black));
  if (now.offer !== before.offer) said.push(...ofOffer(before, now, words));
  if (turn?.roll && turn.roll !== before.turn?.roll) {
    said.push(words.rolled(turn.player, turn.roll, turn.climbs && turn.roll[0] === turn.roll[1]));
    if (turn.phase === 'done') said.push(words.nothingToPlay(turn.roll, turn.handOver.length > 0), ...why(turn, words));
  } else if (turn && turn.player === before.turn?.player) said.push(...announceMoves(before.turn, turn, words));
  if (outcome && !before.outcome) said.push(words.result(outcome), ...ofScore(after, words, nextName));
  else if (turn && turn.player !== before.turn?.player && (before.turn || passedTo(turn).length > 0))
    said.push(now.finished ? words.lastThrow(turn.player) : words.turnOf(turn.player, passedTo(turn)), ...stuck(turn, words));
  return said;
}

/** What is said of a step in a turn. */
export function announceMoves(before: Turn, now: Turn, words: PlayWords): string[] {
  if ((before.passed !== now.passed && before.own !== now.own) || presentPart(now) === null) return [];
  const [was, is] = [movesOf(before), movesOf(now)];
  if (is.length < was.length) return [words.undone];
  if (is.length === was.length) return [];
  const said = [words.moved(now.player, is.slice(was.length))];
  const stage = stageOf(now);
  const reason = now.phase === 'done' || now.phase === 'passedDone' ? why(now, words) : [];
  if (now.phase === 'done' && now.handOver.length > 0) said.push(words.handed(now.handOver), ...reason);
  else if (reason.length > 0) said.push(words.nothingToPlay(now.left), ...reason);
  else if (stage !== stageOf(before) && (now.phase === 'moving' || now.phase === 'passed')) said.push(words.stage(now.left));
  return said;
}

const stageOf = (turn: Turn): Dice | undefined => presentPart(turn)?.stages[(presentPart(turn)?.plays.length ?? 1) - 1];

/** Dice handed over of which nothing can be played. */
const stuck = (turn: Turn, words: PlayWords): string[] =>
  turn.phase === 'passedDone' ? [words.nothingToPlay(turn.passed?.stages.flat() ?? []), ...why(turn, words)] : [];

const why = (turn: Turn, words: PlayWords): string[] => [whyNothing(turn, words)].filter(Boolean);

function ofOffer(before: GameState, now: GameState, words: PlayWords): string[] {
  const { offer } = now;
  if (offer) return [words.offered(offer)];
  if (!before.offer || now.outcome) return [];
  const answering = opponentOf(before.offer.by);
  return [before.offer.kind === 'resign' ? words.refused(answering) : words.taken(before.offer.owner, before.offer.value)];
}

/** What a game that has ended means in its match. */
export function ofScore(match: MatchState, words: PlayWords, nextName: string | null): string[] {
  if (match.length === 'game') return [];
  const result = matchResult(match);
  const { white, black } = match.score;
  return [words.score(white, black), ...(result?.winner ? [words.matchWon(result.winner)] : nextName ? [words.nextGame(nextName)] : [])];
}
