/** What is put in, as text. */
import { recordLimits } from '../../notation/record/limits.js';
import { textFrom } from '../../notation/text-from.js';
import { FileError, onFile, UsageError, type World } from './world.js';

/** A text, and how it is called where a fault in it is told. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** Reads a file, or standard input for `-`. @throws FileError */
export function readSource(file: string, world: World): Promise<Source> {
  const isInput = file === '-';
  const name = isInput ? 'stdin' : file;
  return onFile(name, async () => {
    const bytes = await world.read(isInput ? null : file, mostBytes);
    if (bytes.length > mostBytes) throw new FileError(name, 'too-large', String(mostBytes));
    return { name, text: textFrom(bytes) };
  });
}

/** No text that could be read is longer, in whatever letters. */
const mostBytes = 4 * recordLimits.length;

/** Reads the one file that a command takes. @throws UsageError, FileError */
export function readOnly(files: readonly string[], world: World): Promise<Source> {
  const [file = '-', second] = files;
  if (second !== undefined) throw new UsageError('One file at a time.');
  return readSource(file, world);
}
