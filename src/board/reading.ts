import { BoardError } from './error.js';

/** Runs a reader of some text; its own kinds of error come out as one of ours with the source named, all others as they are. */
export function reading<T>(source: string, text: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'line' in error && 'column' in error) {
      const { code, line, column, message } = error as Error & { code: string; line: number; column: number };
      const expected = 'expected' in error && typeof error.expected === 'string' ? error.expected : null;
      throw new BoardError(code, message, source, text, { line, column }, expected);
    }
    throw error;
  }
}
