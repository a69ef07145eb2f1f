/** What the command needs of the machine it runs on; a test gives it another one. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  /** The bytes of a file; null = standard input. What has more of them than `most` need not be read to its end. */
  read(file: string | null, most: number): Promise<Uint8Array>;
  /** Writes a text to a file; null = standard output. */
  write(file: string | null, text: string): Promise<void>;
  /** Writes a line for the user, beside what is put out. */
  tell(line: string): void;
}

/** 0 = well, 1 = there are faults, 2 = it could not be tried: wrong usage, or a file that is not there. */
export type ExitCode = 0 | 1 | 2;

/** The command was called in a way that it does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file that cannot be read or written. */
export class FileError extends Error {
  override readonly name = 'FileError';

  constructor(
    readonly file: string,
    /** What the system calls it, or `too-large`. */
    readonly code: string,
    /** What the system says, or how much there may be. */
    readonly detail: string,
  ) {
    super(`${file}: ${detail}`);
  }
}

/** Does something with a file. @throws FileError */
export async function onFile<T>(name: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof FileError) throw error;
    const { code = '', message } = error as { readonly code?: string; readonly message: string };
    throw new FileError(name, code, message);
  }
}
