/** A game that was played is gone through on a board of its own, above the one on which it lies; closed, that one is as it was. */
import { css } from '@lit/reactive-element';
import { openDialog, type Named } from '../dialog.js';
import type { BoardHost } from '../session.js';

/** A record, which of its games it is about, and what is written around it. */
interface Told extends Named {
  readonly record: string;
  readonly at: number;
}

export function replayThis(host: BoardHost, { record, at, ...named }: Told): void {
  host.addSheet(dialogStyles);
  const { theme, seat, speed } = host.setup;
  const { view, home, numbers } = seat;
  const board = document.createElement(host.localName as 'tabla-board');
  Object.assign(board, {
    mode: 'replay',
    text: record,
    at: String(at),
    theme,
    view: view === 'mover' ? 'white' : view,
    home,
    numbers,
    speed,
    lang: host.language,
  });
  openDialog(host, named, 'replaying', (button) => [button, board]);
  // the keys are for the record
  void board.updateComplete.then(() => board.renderRoot.querySelector<HTMLElement>('[data-command="forward"]')?.focus());
}

const dialogStyles = css`
  .replaying {
    box-sizing: border-box;
    inline-size: min(76rem, calc(100vw - 1rem));
    max-inline-size: none;
    max-block-size: calc(100dvh - 1rem);
    padding: 0.7rem;
    border: 2px solid var(--tabla-lamp, var(--t-lamp));
    border-radius: 12px;
    background: var(--tabla-pale, var(--t-pale));
    color: var(--tabla-text, var(--t-text));
  }
  .replaying::backdrop {
    background: #0009;
  }
  .replaying button {
    display: block;
    margin: 0 0 0.5rem auto;
  }
`;
