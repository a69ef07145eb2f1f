/** What is put in, as text. */
import { onFile, UsageError, type World } from './world.js';

/** A text, and how it is called where a fault in it is told. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** Reads a file, or standard input for `-`. @throws FileError */
export function readSource(file: string, world: World): Promise<Source> {
  const isInput = file === '-';
  const name = isInput ? 'stdin' : file;
  return onFile(name, async () => ({ name, text: decode(await world.read(isInput ? null : file)) }));
}

/** Reads the one file that a command takes. @throws UsageError, FileError */
export function readOnly(files: readonly string[], world: World): Promise<Source> {
  const [file = '-', second] = files;
  if (second !== undefined) throw new UsageError('One file at a time.');
  return readSource(file, world);
}

/** A byte order mark tells what a text is written in; without one it is UTF-8, or an older file of Western Europe where it cannot be. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
