/** The keys of a mode, told in a dialog that `?` or a button opens. */
import { css } from '@lit/reactive-element';
import { html, type TemplateResult } from 'lit/html.js';

export interface KeysTold {
  readonly title: string;
  readonly close: string;
  /** Each key, as it is named, with what it does. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

export function keysDialog({ title, close, keys }: KeysTold): TemplateResult {
  const shut = ({ currentTarget }: Event): void => (currentTarget as Element).closest('dialog')?.close();
  // only beside what stands in it is the dialog itself hit
  const beside = (event: Event): void => {
    if (event.target === event.currentTarget) shut(event);
  };
  return html`<dialog class="keys" aria-label=${title} @click=${beside} @keydown=${(event: Event) => event.stopPropagation()}>
    <div>
      <h2>${title}</h2>
      <dl>
        ${keys.map(
          ([key, does]) =>
            html`<div>
              <dt><kbd>${key}</kbd></dt>
              <dd>${does}</dd>
            </div>`,
        )}
      </dl>
      <button type="button" @click=${shut}>${close}</button>
    </div>
  </dialog>`;
}

/** Opens the dialog that stands in a board. */
export function openKeys(root: ParentNode): void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog.keys');
  if (dialog && !dialog.open) dialog.showModal();
}

export const keysStyles = css`
  .keys {
    max-inline-size: min(28rem, calc(100vw - 2rem));
    padding: 0;
    border: 2px solid var(--tabla-lamp, var(--t-lamp));
    border-radius: 12px;
    background: var(--tabla-field, var(--t-field));
    color: var(--tabla-text, var(--t-text));
    font-size: 1rem;
  }
  .keys::backdrop {
    background: #0008;
  }
  .keys > div {
    padding: 1rem 1.3rem;
  }
  .keys h2 {
    margin: 0 0 0.5rem;
    font-size: 1.2rem;
  }
  .keys dl {
    margin: 0 0 0.9rem;
  }
  .keys dl div {
    display: flex;
    align-items: baseline;
    gap: 0.8rem;
    padding-block: 0.15rem;
  }
  .keys dt {
    flex: none;
    inline-size: 7.5rem;
  }
  .keys dd {
    margin: 0;
  }
`;
