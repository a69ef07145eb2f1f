/** A file's bytes as text: people have files of three decades, and few of them say in which letters. */
import { expecting } from './error.js';

/** What SGF says of itself. */
const charset = /^[^[]{0,200}\(\s*;[^]{0,200}?\bCA\s*\[\s*([\w-]{1,40})\s*\]/;

/** A word of Cyrillic, read as western letters: those words are not made of accents alone. */
const cyrillic = /(?<![A-Za-zÀ-ÿ])[À-ÿ]{3,}(?![A-Za-zÀ-ÿ])/;

/**
 * Reads bytes as UTF-8 or UTF-16 with a mark at the beginning, or as UTF-8 without one; what is not, as the letters that an SGF file names,
 * else as those of Windows: Cyrillic where there is a word of them, otherwise western, of which ISO-8859-1 is a part.
 *
 * @throws NotationError `syntax` for what are no bytes
 */
export function textFrom(bytes: Uint8Array): string {
  if (!(bytes instanceof Uint8Array)) throw expecting('syntax', 'a Uint8Array');
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const western = decoded(bytes, 'windows-1252');
    const [, named] = charset.exec(western.slice(0, 500)) ?? [];
    if (named && !/^utf-?8$/i.test(named)) return decoded(bytes, named);
    return cyrillic.test(western) ? decoded(bytes, 'windows-1251') : western;
  }
}

function decoded(bytes: Uint8Array, label: string): string {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // nobody knows these letters
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
