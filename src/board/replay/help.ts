import { html, type TemplateResult } from 'lit/html.js';
import type { ReplayCommand, ReplayWords } from '../../locale/replay.js';
import { keyTable } from './keys.js';

/** Every key with what it does on this board. */
export function keysDialog(words: ReplayWords, isOffered: (command: ReplayCommand) => boolean): TemplateResult {
  const close = ({ currentTarget }: Event): void => (currentTarget as Element).closest('dialog')?.close();
  // the dialog itself is only hit beside what stands in it
  const beside = (event: Event): void => {
    if (event.target === event.currentTarget) close(event);
  };
  return html`<dialog class="keys" aria-label=${words.commands.help} @click=${beside} @keydown=${(event: Event) => event.stopPropagation()}>
    <div>
      <h2>${words.commands.help}</h2>
      <dl>
        ${keyTable(words, isOffered).map(
          ([key, does]) =>
            html`<div>
              <dt><kbd>${key}</kbd></dt>
              <dd>${does}</dd>
            </div>`,
        )}
      </dl>
      <button type="button" @click=${close}>${words.close}</button>
    </div>
  </dialog>`;
}
