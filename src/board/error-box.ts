import { css } from '@lit/reactive-element';
import { loadFaultWords } from '../locale/faults.js';
import type { BoardError } from './error.js';
import { make } from './make.js';

export const faultStyles = css`
  .fault {
    border: 2px solid #b3382c;
    border-radius: 8px;
    padding: 0.8em 1em;
    background: #fff6f2;
    color: #3b1512;
    overflow-wrap: anywhere;
  }
  pre {
    margin: 0.4em 0 0;
    overflow-x: auto;
  }
`;

/** What stands in place of a board that cannot be shown: what is wrong, and the line with a caret under the place; and the sentence in it. */
export async function errorBox(error: BoardError, language: string): Promise<[box: Element, sentence: string]> {
  const { code, message, source, text, line, column, expected } = error;
  const words = await loadFaultWords(language);
  const found = words.sentences[code];
  const sentence = found?.replace('{}', () => expected ?? '') ?? message;
  const box = make('div', { class: 'fault', part: 'error', role: 'alert', lang: words.language, dir: 'ltr' });
  // of a single word that is wrong there is no place to be shown
  const isWord = /^\S+$/.test(text) && line * column === 1;
  box.append(make('strong', {}, words.faulty), make('p', {}, make('code', {}, isWord ? `${source}="${text}"` : source), `: ${sentence}`));
  // every other sentence says it in its own language
  if (expected && code === 'bad-option') box.append(make('p', {}, `${words.expected}: `, make('code', { lang: 'en' }, expected)));
  if (isWord) return [box, sentence];
  const wrong = text.split(/\r\n|\r|\n/)[line - 1]?.trimEnd();
  if (wrong) {
    // a window around the place, so that a long line stays readable; what takes no place or two would shift the caret
    const start = Math.max(0, column - 40);
    const shown = wrong.slice(start, start + 72).replace(/\s/g, ' ');
    const caret = `${' '.repeat(column - 1 - start)}^`;
    box.append(make('p', {}, words.at(line, column)), make('pre', {}, `${shown}\n${caret}`));
  }
  return [box, sentence];
}
