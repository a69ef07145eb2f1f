/** The keys of a mode, told in a dialog that `?` or a button opens. It comes when it is asked for. */
import { css } from '@lit/reactive-element';
import { openDialog, type Named } from './dialog.js';
import { make } from './make.js';
import type { BoardHost } from './session.js';

/** What is told, in the reader's language. */
export interface KeysTold extends Named {
  /** Each key, as it is named, with what it does. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

export function tellKeys(host: BoardHost, told: KeysTold): void {
  host.addSheet(keysStyles);
  const rows = told.keys.map(([key, does]) => make('div', {}, make('dt', {}, make('kbd', {}, key)), make('dd', {}, does)));
  const dialog = openDialog(host, told, 'keys', (button) => [make('div', {}, make('h2', {}, told.title), make('dl', {}, ...rows), button)]);
  // only beside what stands in it is the dialog itself hit
  dialog?.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}

const keysStyles = css`
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
  kbd {
    padding: 0.05em 0.5em;
    border: 1.5px solid var(--tabla-deep, var(--t-deep));
    border-radius: 5px;
    font: inherit;
  }
`;
