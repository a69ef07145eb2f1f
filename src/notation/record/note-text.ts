/** What stands between the braces of a comment: words, drawing commands and numbers (docs/notation.md, "Records" and "Drawing"). */
import { expecting, NotationError } from '../error.js';
import { parseMarks, type DrawnMark } from '../marks.js';
import { noteOf, type Note } from './tree.js';

/** A drawing command has no more characters, so that reading it stays cheap. */
const LONGEST = 2_000;

const special = /\\[\\"[\]{}]|\[%(?:arrow|mark|text|eval)(?![\p{L}\p{N}])/giu;
const value = /^\[%eval\s+(?:([+−-])\s*)?(\d{1,25}(?:[.,]\d{1,30})?(?:e[+-]?\d{1,3})?)\s*\]$/i;

/** Reads a comment. A command that cannot be read stays a part of the words. `fault` hears what is wrong, and where in the text. */
export function readNote(raw: string, fault: (error: NotationError, at: number) => void): Note {
  const words: string[] = [];
  const marks: DrawnMark[] = [];
  let evaluation: number | null = null;
  let from = 0;
  special.lastIndex = 0;
  for (let found = special.exec(raw); found; found = special.exec(raw)) {
    const at = found.index;
    words.push(raw.slice(from, at));
    from = special.lastIndex;
    if (found[0].startsWith('\\')) {
      words.push(found[0].slice(1));
      continue;
    }
    const end = endOf(raw, at);
    const command = raw.slice(at, end);
    try {
      if (command.length > LONGEST) throw expecting('bad-mark', `at most ${LONGEST} characters`);
      const [, sign, number] = value.exec(command) ?? [];
      if (number !== undefined) evaluation = (sign && sign !== '+' ? -1 : 1) * Number(number.replace(',', '.'));
      else for (const mark of parseMarks(command)) marks.push(mark);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      fault(error, at);
      words.push(command);
    }
    special.lastIndex = from = end;
  }
  words.push(raw.slice(from));
  return noteOf({ text: words.join(''), marks, value: evaluation });
}

/** Behind the bracket that ends a command. */
function endOf(raw: string, at: number): number {
  const end = /\\[^]|\]/g;
  end.lastIndex = at;
  for (let found = end.exec(raw); found; found = end.exec(raw)) if (found[0] === ']') return end.lastIndex;
  return raw.length;
}
