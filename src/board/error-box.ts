import { faultWords } from '../locale/faults.js';
import type { BoardError } from './error.js';
import { make } from './make.js';

/** What stands in place of a board that cannot be shown: what is wrong, and the line with a caret under the place. */
export function errorBox({ code, message, source, text, line, column, expected }: BoardError, language: string): Element {
  const words = faultWords(language);
  const sentence = words.sentences[code]?.replace('{}', expected ?? '');
  const box = make('div', { class: 'fault', part: 'error', role: 'alert', lang: words.language, dir: 'ltr' });
  box.append(make('strong', {}, words.faulty), make('p', {}, make('code', {}, source), `: ${sentence ?? message}`));
  const found = text.split(/\r\n|\r|\n/)[line - 1]?.trimEnd();
  if (found) {
    // a window around the place, so that a long line stays readable; what takes no place or two would shift the caret
    const start = Math.max(0, column - 40);
    const shown = found.slice(start, start + 72).replace(/\s/g, ' ');
    const caret = `${' '.repeat(column - 1 - start)}^`;
    box.append(make('p', { class: 'place' }, words.at(line, column)), make('pre', {}, `${shown}\n${caret}`));
  }
  if (expected && !sentence) box.append(make('p', {}, `→ ${expected}`));
  return box;
}
