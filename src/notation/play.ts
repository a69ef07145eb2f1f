/**
 * Plays that are written, on turns and on single stages (docs/notation.md, "Moves and plays"). Loads the search for legal moves;
 * a board that only shows a situation does without this file.
 */
import { RulesError } from '../rules/error.js';
import { knownRules } from '../rules/known.js';
import { parseRules } from '../rules/parse-rules.js';
import { assertTurn } from '../rules/turn-data.js';
import { endStage, isStageOver, startTurn, throwDice } from '../rules/turn-steps.js';
import type { Position } from '../rules/position.js';
import type { Player, Rules } from '../rules/rules.js';
import type { Dice, Play, Turn } from '../rules/turn.js';
import { NotationError } from './error.js';
import { playStage, refuse } from './play-search.js';
import { readMoves } from './play-text.js';

/**
 * The legal play of one stage that a text means: `24/18/13*`, `bar/22 6/off`, `13/10(2)`, `-`. Points are in the player's own numbering.
 * Hits and touch-downs may be left out, dice combined, the order is free.
 *
 * @param dice - one stage, as for `legalPlays`: two different dice, or one to four equal ones; a double that was thrown is four
 * @throws NotationError for every fault of the text: `illegal-play` with the refusal, `ambiguous-play` with the plays that it could mean.
 *   RulesError for a position, a player or dice that cannot be.
 */
export function parsePlay(text: string, rules: Rules, position: Position, player: Player, dice: Dice): Play {
  assertText(text);
  const { passed, own, position: end } = playStage(stageAlone(rules, position, player, dice), text, 0, text.length);
  return Object.freeze({ moves: (own ?? passed)?.plays[0] ?? [], position: end });
}

/** A turn in which just this stage is to be played, all of it. */
function stageAlone(rules: Rules, position: Position, player: Player, dice: Dice): Turn {
  const isRoll = Array.isArray(dice) && (dice[0] === dice[1] ? dice.length === 4 : dice.length === 2);
  if (isRoll) return throwDice(startTurn(rules, position, player), dice.slice(0, 2));
  const owed = knownRules(rules).passed.mandatory ? rules : parseRules({ passed: { mandatory: true } }, rules);
  return startTurn(owed, position, player, { passed: [dice] });
}

/**
 * Plays a text on a turn in phase `passed` or `moving`, to the end of that part: stages are separated by `;`, and those in which nothing
 * can be played may be left out. With `partial` the last stage written may be unfinished, and is not ended.
 *
 * @throws NotationError for every fault of the text. RulesError for a turn in another phase.
 */
export function playText(turn: Turn, text: string, partial = false): Turn {
  assertText(text);
  let now = assertTurn(turn);
  if (!isPlaying(now)) throw new RulesError('wrong-phase', 'No stage is being played.');
  const { length } = text;
  for (let start = 0, end = 0; start === 0 || end < length; start = end + 1) {
    end = text.indexOf(';', start);
    if (end < 0) end = length;
    const last = end === length;
    const isDash = readMoves(text, start, end).length === 0;
    // one `-` more than there are stages does no harm; one move more is refused
    if (isDash && !isPlaying(now)) continue;
    now = playStage(isDash ? now : pastStuck(now), text, start, end, partial && last);
    if (!partial || !last) now = endStage(now);
  }
  while (!partial && isPlaying(now)) {
    if (!isStageOver(now) && !now.duty?.optional) refuse({ code: 'not-finished', dice: now.left }, text, length);
    now = endStage(now);
  }
  return now;
}

const isPlaying = ({ phase }: Turn): boolean => phase === 'passed' || phase === 'moving';

/** The next stage in which something can be played, where the text left out the ones before; the present one if there is none. */
function pastStuck(turn: Turn): Turn {
  let now = turn;
  while (isPlaying(now) && isStageOver(now)) now = endStage(now);
  return isPlaying(now) ? now : turn;
}

function assertText(text: unknown): void {
  if (typeof text !== 'string') throw new NotationError('syntax', 'A play is a text.', { line: 1, column: 1 });
}
