/** Why a file cannot be read or written, by what the system calls it; `{}` is a number. */
import type { Language } from './index.js';

export const fileSentences: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  bg: {
    ENOENT: 'Няма такъв файл.',
    EISDIR: 'Това е папка, а не файл.',
    EACCES: 'Този файл не може да се отвори: няма право за това.',
    EPERM: 'Този файл не може да се отвори: няма право за това.',
    ENOTDIR: 'Част от този път е файл, а не папка.',
    ENOSPC: 'Дискът е пълен.',
    'too-large': 'Този файл е твърде голям: четат се най-много {} байта.',
  },
  en: {
    ENOENT: 'There is no such file.',
    EISDIR: 'This is a folder, not a file.',
    EACCES: 'This file may not be opened.',
    EPERM: 'This file may not be opened.',
    ENOTDIR: 'A part of this path is a file, not a folder.',
    ENOSPC: 'The disk is full.',
    'too-large': 'This file is too large: at most {} bytes are read.',
  },
};
