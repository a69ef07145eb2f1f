import { Drawing, element } from './drawing.js';
import { make } from './make.js';

/**
 * The few elements of a board's shadow tree. They are made without templates, as the drawing is: so a page of diagrams does not load what
 * only modes with buttons need.
 */
export class Frame {
  drawing = new Drawing();
  readonly base = make('div', { part: 'base', dir: 'ltr' }, this.drawing.svg);
  #notice: Element | null = null;

  constructor(readonly root: HTMLElement | DocumentFragment) {}

  /** Shows the board, or an error in its place. */
  show(shown: Element = this.base): void {
    if (shown.parentNode === this.root) return;
    // a picture of no height gives the board a width of its own that still yields where there is less room
    const size = element('svg');
    size.setAttribute('class', 'size');
    this.root.replaceChildren(size, shown, make('slot', { name: 'companions' }), make('slot', { name: 'caption' }));
  }

  /** A line under the board with a button, or none. While it says the same it stays the same one, for the button may have the focus. */
  notice(text: string | null, button: string, click: () => void): void {
    if (this.#notice?.textContent === `${text} ${button}`) return;
    this.#notice?.remove();
    this.#notice = null;
    if (text === null) return;
    const again = make('button', { type: 'button' }, button);
    again.onclick = click;
    this.#notice = make('p', { class: 'notice', role: 'status' }, `${text} `, again);
    this.base.append(this.#notice);
  }
}
