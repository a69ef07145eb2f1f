import type { FencePlace } from './fence.js';

/** A fence in its file. */
export interface FenceLines {
  /** The lines of the file. */
  readonly lines: readonly string[];
  /** The line of its first backticks, from 1; null where that is not known. */
  readonly line: number | null;
  /** What stands behind its name, and between its lines. */
  readonly words: string;
  readonly text: string;
}

/** A place in a file; both count from 1. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/**
 * Where in the file a place of a fence lies; null where it is not known where the fence stands. Fences may be indented, in lists and
 * quotations, and then their lines begin behind the indent.
 */
export function placeInFile({ lines, line: first, words, text }: FenceLines, { part, line, column }: FencePlace): FilePlace | null {
  if (first === null) return null;
  const number = part === 'words' ? first : first + line;
  const own = (part === 'words' ? words : (linesOf(text)[line - 1] ?? '')).trimEnd();
  const written = (lines[number - 1] ?? '').trimEnd();
  return { line: number, column: column + (written.endsWith(own) ? written.length - own.length : 0) };
}
