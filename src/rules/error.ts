import type { Refusal } from './refusal.js';

/** What is wrong with a value or a text given to `rules`. */
export type RulesFault =
  | 'unknown-preset'
  | 'unknown-option'
  | 'bad-option'
  | 'bad-rules'
  | 'syntax'
  | 'cyrillic-letter'
  | 'missing-side'
  | 'side-twice'
  | 'bad-point'
  | 'point-twice'
  | 'too-many-checkers'
  | 'off-mismatch'
  | 'shared-point'
  | 'pin-not-in-game'
  | 'pin-not-lone'
  | 'pin-without-enemy'
  | 'pin-twice'
  | 'bad-position'
  | 'bad-player'
  | 'bad-dice'
  | 'bad-turn'
  | 'bad-game'
  | 'bad-event'
  | 'wrong-phase'
  | 'illegal-move'
  | 'dice-exhausted';

/** Where in a text a fault lies; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The only error that `rules` throws. `line` and `column` count from 1 and are 1 where no text is at fault. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly line: number;
  readonly column: number;
  /** What would have been right. */
  readonly expected: string | null;
  /** Why a move or an action is not legal. */
  readonly refusal: Refusal | null;

  constructor(
    readonly code: RulesFault,
    /** Null where the code, with what would have been right, says enough. */
    message: string | null,
    more: { readonly text?: string; readonly at?: number; readonly expected?: string; readonly refusal?: Refusal } = {},
  ) {
    super(message ?? saidByCode(code, more.expected));
    const { line, column } = placeAt(more.text ?? '', more.at ?? 0);
    this.line = line;
    this.column = column;
    this.expected = more.expected ?? null;
    this.refusal = more.refusal ?? null;
  }
}

/** An error's code as a sentence: texts for readers are in `locale`, by the code. */
export const saidByCode = (code: string, expected?: string | null): string =>
  code.replaceAll('-', ' ') + (expected ? `; expected ${expected}` : '');

/** Line and column of an index of a text. */
export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
}

/** Whether a value from outside, whatever its type says, is an object. */
export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value from outside as it may stand in a message: short, on one line. */
export function shown(value: unknown): string {
  let text: string;
  try {
    text = typeof value === 'string' ? value : String(value);
  } catch {
    text = typeof value;
  }
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
