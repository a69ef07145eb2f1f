import { make } from './make.js';
import type { BoardHost } from './session.js';

/** What a dialog is called, and the word on the button that closes it. */
export interface Named {
  readonly title: string;
  readonly close: string;
}

/**
 * Opens a dialog above a board; closed, it is gone. `arrange` puts the button that closes it among what stands there. Null where one is
 * open already, or the board has left its page.
 */
export function openDialog(
  { renderRoot }: BoardHost,
  { title, close }: Named,
  name: string,
  arrange: (button: HTMLButtonElement) => readonly Element[],
): HTMLDialogElement | null {
  const board = renderRoot.querySelector('.tabla');
  if (!board?.isConnected || board.querySelector('dialog[open]')) return null;
  const button = make('button', { type: 'button' }, close);
  const dialog = make('dialog', { class: name, 'aria-label': title }, ...arrange(button));
  button.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  // what is pressed there is not meant for the board below
  dialog.onkeydown = (event) => event.stopPropagation();
  board.append(dialog);
  dialog.showModal();
  return dialog;
}
