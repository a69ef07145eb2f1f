/**
 * A record as data (docs/notation.md, "Records"): games, each a line of steps with other lines beside them. Everything is frozen plain data
 * without a way up, so that an altered record shares what was not altered; `Place` walks along it.
 */
import type { GameState, ResultKind, Situation } from '../../rules/game.js';
import type { PresetId } from '../../rules/presets.js';
import type { Player } from '../../rules/rules.js';
import type { Dice, Move } from '../../rules/turn.js';
import type { DrawnMark } from '../marks.js';

/** What happened, checked by the rules. Points are in the acting side's own numbering. */
export type Step =
  /** The opening throw, one die for each side; equal dice are thrown again. */
  | { readonly kind: 'opening'; readonly white: number; readonly black: number }
  /** The dice that the opponent handed over, and how each stage of them was played. */
  | { readonly kind: 'passed'; readonly stages: readonly Dice[]; readonly plays: Plays; readonly unfinished: boolean }
  /** The own roll, and how each stage of it was played. */
  | { readonly kind: 'roll'; readonly dice: Dice; readonly plays: Plays; readonly unfinished: boolean }
  | { readonly kind: 'double' | 'take' | 'drop' | 'beaver' | 'raccoon' | 'accept' | 'refuse' }
  | { readonly kind: 'resign'; readonly price: ResultKind };

/**
 * The moves of each stage. Where a player broke off in the middle of them the step is `unfinished`; a resignation may follow it, and if that
 * is refused, a step with the moves that were left.
 */
export type Plays = readonly (readonly Move[])[];

/** What an annotator thinks of a step. */
export type Glyph = '!' | '?' | '!!' | '??' | '!?' | '?!';

/** A comment. In its drawings points without a side are in the numbering of the player whose step it follows. */
export interface Note {
  /** Paragraphs, with an empty line between them; within a paragraph single spaces. Plain text, never markup. */
  readonly text: string;
  readonly marks: readonly DrawnMark[];
  /** The number of `[%eval …]`. */
  readonly value: number | null;
}

/** One step of a line. */
export interface RecordNode {
  readonly step: Step;
  /** Who did it; null in the opening, which is everybody's. */
  readonly player: Player | null;
  /** Whose turn it belongs to: an answer to the cube is given in the turn of the other side. Null in the opening. */
  readonly turn: Player | null;
  /** The number of the turn, as written; both sides' first turns are 1, the opening is 0. */
  readonly number: number;
  /** The game after it. */
  readonly game: GameState;
  readonly glyph: Glyph | null;
  readonly note: Note;
  /** Lines that could have been played instead, each from this step on. */
  readonly variations: readonly Line[];
}

/** Steps one after another. */
export interface Line {
  /** What is said before its first step. */
  readonly note: Note;
  readonly nodes: readonly RecordNode[];
}

/** Who won and by how many points; a draw has no winner. */
export interface RecordResult {
  readonly winner: Player | null;
  readonly points: number;
}

/** Tags that are no rules: `White`, `Black`, `Event`, `Date`, and whatever else there was. One line each, none of them empty. */
export type Tags = Readonly<Record<string, string>>;

/** One game of a record. */
export interface RecordGame {
  readonly preset: PresetId;
  readonly tags: Tags;
  /** Where it was set up to begin; null for the start of its rules. */
  readonly position: Situation | null;
  /** The game before its first step, with its rules, the score before it, and whether it is the Crawford game. */
  readonly start: GameState;
  readonly line: Line;
  /** How it ended; null while it goes on. A game that was broken off can have a result that its steps do not show. */
  readonly result: RecordResult | null;
}

/** Nothing said. */
export const noNote: Note = Object.freeze({ text: '', marks: Object.freeze([]), value: null });

export const isNote = (note: Note): boolean => note.text !== '' || note.marks.length > 0 || note.value !== null;

/** A comment's words as a record keeps them: paragraphs, and single spaces within them. */
const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map(tidyLine)
    .filter(Boolean)
    .join('\n\n');

/** A value as it stands in one line. */
export const tidyLine = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');

/** A note with its words in order. */
export const noteOf = ({ text = '', marks = [], value = null }: Partial<Note>): Note =>
  Object.freeze({
    text: tidyText(text),
    marks: Object.freeze([...marks]),
    value: value !== null && Number.isFinite(value) ? value + 0 : null,
  });

/** Several comments on the same step are one. */
export function joined(notes: readonly Note[]): Note {
  const [first, ...more] = notes.filter(isNote);
  if (!first || more.length === 0) return first ?? noNote;
  return noteOf({
    text: notes.map(({ text }) => text).join('\n\n'),
    marks: notes.flatMap(({ marks }) => marks),
    value:
      notes
        .map(({ value }) => value)
        .filter((value) => value !== null)
        .at(-1) ?? null,
  });
}

/** How a line that starts here has ended by the rules; null while it goes on. */
export const endOf = (start: GameState, { nodes }: Line): RecordResult | null => {
  const { outcome } = nodes.at(-1)?.game ?? start;
  return outcome && Object.freeze({ winner: outcome.winner, points: outcome.points });
};

/** A result as it is written: `W+1`, `B+2`, `=`, and `*` where there is none yet. */
export const resultText = (result: RecordResult | null): string =>
  !result ? '*' : !result.winner ? '=' : `${result.winner === 'white' ? 'W' : 'B'}+${result.points}`;
