import { saidByCode } from '../rules/error.js';

/** What was wrong with what an author asked of a board: the one error of this floor, shown as a box and sent as `tabla-error`. */
export class BoardError extends Error {
  override readonly name = 'BoardError';
  readonly line: number;
  readonly column: number;

  constructor(
    /** A fault of `notation` or `rules`, or `bad-attribute`, `bad-point`, `no-dice`, `no-answer`, `no-play`, `not-loaded`. */
    readonly code: string,
    /** Null where the code, with what would have been right, says enough. */
    message: string | null,
    /** Where the text came from: an attribute's name, or `text` for the element's own text. */
    readonly source: string,
    /** The text at fault, for the excerpt. */
    readonly text = '',
    place: { readonly line: number; readonly column: number } = { line: 1, column: 1 },
    /** What would have been right. */
    readonly expected: string | null = null,
  ) {
    super(message ?? saidByCode(code, expected));
    this.line = place.line;
    this.column = place.column;
  }
}
