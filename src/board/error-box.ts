import { html, nothing, type TemplateResult } from 'lit';
import type { BoardWords } from '../locale/index.js';
import type { BoardError } from './error.js';

/** What stands in place of a board that cannot be shown: what is wrong, where, and the line with a caret under the place. */
export function errorBox(error: BoardError, words: BoardWords): TemplateResult {
  const { message, source, text, line, column, expected } = error;
  const found = text.split(/\r\n|\r|\n/)[line - 1] ?? '';
  // a window around the place, so that a long line stays readable
  const start = Math.max(0, column - 40);
  const excerpt = found.slice(start, start + 72);
  return html`<div class="fault" part="error" role="alert">
    <strong>${words.faulty}</strong>
    <p><code>${source}</code>: ${message}</p>
    ${
      excerpt
        ? html`<p class="place">${words.at(line, column)}</p>
            <pre>
${excerpt}
${' '.repeat(column - 1 - start)}^</pre>`
        : nothing
    }
    ${expected ? html`<p class="expected">→ ${expected}</p>` : nothing}
  </div>`;
}
