/** A game that was played is gone through on a board of its own, above the one on which it lies; closed, that one is as it was. */
import { make } from '../make.js';
import type { BoardHost } from '../session.js';

/** A record, which of its games it is about, and what is written around it. */
interface Told {
  readonly record: string;
  readonly at: number;
  readonly title: string;
  readonly close: string;
}

export function replayThis(host: BoardHost, { record, at, title, close }: Told): void {
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
  const button = make('button', { type: 'button' }, close);
  const dialog = make('dialog', { class: 'replaying', 'aria-label': title }, button, board);
  button.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  // what is pressed there is not meant for the game below
  dialog.onkeydown = (event) => event.stopPropagation();
  host.renderRoot.querySelector('.tabla')?.append(dialog);
  dialog.showModal();
  // the keys are for the record
  void board.updateComplete.then(() => board.renderRoot.querySelector<HTMLElement>('[data-command="forward"]')?.focus());
}
