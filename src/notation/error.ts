import type { Place, RulesFault } from '../rules/error.js';
import type { Refusal } from '../rules/refusal.js';

/** What is wrong with a text: the faults that `rules` finds in a position, and those of notation itself (docs/notation.md, "Errors"). */
export type NotationFault =
  | RulesFault
  | 'bad-field'
  | 'field-twice'
  | 'player-missing'
  | 'bad-cube'
  | 'bad-score'
  | 'bad-rolls'
  | 'bad-passed'
  | 'play-missing'
  | 'bad-move'
  | 'too-many-moves'
  | 'illegal-play'
  | 'ambiguous-play'
  | 'bad-mark'
  | 'bad-tag'
  | 'bad-comment'
  | 'bad-variation'
  | 'bad-price'
  | 'bad-result'
  | 'too-long'
  | 'too-many-games'
  | 'too-many-turns'
  | 'too-many-tags'
  | 'too-deep'
  | 'unknown-format'
  | 'foreign-field'
  | 'other-game'
  | 'not-sayable';

/** What an error may say besides its code, message and place. */
export interface NotationFacts {
  readonly expected?: string | null;
  readonly refusal?: Refusal | null;
  readonly plays?: readonly string[];
}

/** The only error that readers of `notation` throw. `line` and `column` count from 1, the column in UTF-16 units, as editors do. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  readonly line: number;
  readonly column: number;
  /** What would have been right there. */
  readonly expected: string | null;
  /** Why a play is not legal; its points are in the mover's own numbering. */
  readonly refusal: Refusal | null;
  /** The plays that an ambiguous text could mean, as canonical text. */
  readonly plays: readonly string[];

  constructor(
    readonly code: NotationFault,
    message: string,
    { line, column }: Place,
    facts: NotationFacts = {},
  ) {
    super(message);
    this.line = line;
    this.column = column;
    this.expected = facts.expected ?? null;
    this.refusal = facts.refusal ?? null;
    this.plays = facts.plays ?? [];
  }
}

/** Something else should have stood where a text begins, or the part of one that is being read. */
export const expecting = (code: NotationFault, expected: string): NotationError =>
  new NotationError(code, `Expected ${expected}.`, { line: 1, column: 1 }, { expected });

/** Does something; what is wrong with a text then is told, not thrown. The answer is whether it could be done. */
export function attempt(act: () => unknown, tell: (error: NotationError) => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    tell(error);
    return false;
  }
}
