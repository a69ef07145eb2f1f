/** A step in words: short for the list of moves, as sentences for the live region. */
import { upperFirst } from '../../locale/dice.js';
import type { ReplayWords } from '../../locale/replay.js';
import { formatStages } from '../../notation/format-play.js';
import type { Place } from '../../notation/record/place.js';
import type { Note, RecordNode, RecordResult, Step } from '../../notation/record/tree.js';
import type { GameState } from '../../rules/game.js';
import { climbsAt } from '../../rules/stages.js';

/** The dice of a step and its play, as a record writes them: `31: 8/5 6/5`. */
export function shortText({ step }: RecordNode, words: ReplayWords): string {
  switch (step.kind) {
    case 'opening':
      return `${step.white} : ${step.black}`;
    case 'roll':
      return `${step.dice.join('')}: ${played(step)}`;
    case 'passed':
      return `${words.passed} ${step.stages.map((stage) => stage.join('')).join(' ')}: ${played(step)}`;
    case 'resign':
      return `${words.acts.resign}: ${words.prices[step.price]}`;
    default:
      return words.acts[step.kind];
  }
}

const played = ({ plays, unfinished }: Extract<Step, { plays: unknown }>): string => {
  const play = formatStages(plays);
  return unfinished ? `${play === '-' ? '' : `${play} `}…` : play.replaceAll('-', '–');
};

/** What has happened at a place, as sentences. */
export function toldAt(place: Place, words: ReplayWords): string {
  const { node, game } = place;
  if (!node) return `${words.start}.`;
  const { outcome } = game;
  return [
    ...did(node, place.parent?.game ?? place.record.start, words),
    outcome ? words.result(outcome) : '',
    node.glyph ? `${upperFirst(words.glyphs[node.glyph])}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is said of it in the record. */
export const noteAt = ({ node, line }: Place): Note => (node ? node.note : line.note);

function did({ step, player, game }: RecordNode, before: GameState, words: ReplayWords): string[] {
  if (step.kind === 'opening') return [words.opened(step.white, step.black)];
  if (!player) return [];
  if ('plays' in step) {
    const moves = step.plays.flat();
    const isRoll = step.kind === 'roll';
    const dice = isRoll ? step.dice : step.stages.flat();
    return [
      isRoll ? words.rolled(player, dice, climbsAt(before.rules, before.rolls[player])) : '',
      moves.length > 0 ? words.moved(player, moves) : step.unfinished ? '' : words.nothingToPlay(dice),
    ];
  }
  const value = game.offer && game.offer.kind !== 'resign' ? game.offer.value : (game.cube?.value ?? 1);
  return [words.did(step.kind, player, value, step.kind === 'resign' ? step.price : 'oin')];
}

/** How the game ended, as the record tells it. */
export const resultText = (result: RecordResult | null, words: ReplayWords): string =>
  result ? words.ended(result.winner, result.points) : words.unfinished;
