import type { Place } from '../../rules/error.js';
import { NotationError } from '../error.js';

/** Tells of an index of a text its line and column, as `placeAt` does, but for many of them in a long text. */
export function placesIn(text: string): (index: number) => Place {
  let starts: number[] | null = null;
  return (index) => {
    starts ??= lineStarts(text);
    let line = 0;
    for (let above = starts.length; above - line > 1;) {
      const middle = (line + above) >> 1;
      if ((starts[middle] ?? 0) <= index) line = middle;
      else above = middle;
    }
    return { line: line + 1, column: index - (starts[line] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  const end = /\r\n|\r|\n/g;
  while (end.test(text)) starts.push(end.lastIndex);
  return starts;
}

/** The same error, found in a part of a text that begins at a place of the whole. */
export function movedTo({ line, column }: Place, error: NotationError): NotationError {
  const place = error.line === 1 ? { line, column: column + error.column - 1 } : { line: line + error.line - 1, column: error.column };
  return new NotationError(error.code, error.message, place, error);
}
