import { placeAt } from '../../rules/error.js';
import { NotationError, type NotationFault } from '../error.js';

/** Goes through a foreign text piece by piece and says where it is wrong. */
export class Scanner {
  at = 0;

  constructor(readonly text: string) {
    if (typeof text !== 'string') throw new NotationError('unknown-format', 'A position is a text.', { line: 1, column: 1 });
  }

  /** Goes on behind the first place in the text where a pattern fits; false if there is none. */
  seek(pattern: RegExp): boolean {
    const found = pattern.exec(this.text);
    if (found) this.at = found.index + found[0].length;
    return found !== null;
  }

  /** What a sticky pattern fits right here: its first group, or all of it. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return null;
    this.at = pattern.lastIndex;
    return found[1] ?? found[0];
  }

  /** As `take`, but the text has to go on so. */
  need(pattern: RegExp, expected: string): string {
    return this.take(pattern) ?? this.fail(expected);
  }

  /** A whole number within bounds. */
  number(pattern: RegExp, least: number, most: number): number {
    const { at } = this;
    const expected = `${least} … ${most}`;
    const value = Number(this.need(pattern, expected));
    // 0 also where -0 is written
    return value >= least && value <= most ? value + 0 : this.fail(expected, at);
  }

  fail(expected: string, at = this.at, code: NotationFault = 'foreign-field'): never {
    throw new NotationError(code, `Expected ${expected}.`, placeAt(this.text, at), { expected });
  }
}

/** What people paste along in front of a text: blanks, a byte order mark, quotes, brackets, quoted HTML. */
export const wrapping = /[\s\uFEFF"'`“”„‘’«»<>()]*(?:&(?:quot|lt|gt|nbsp|#39);[\s\uFEFF"'`“”„‘’«»<>()]*)*/y;
