import { Drawing } from './drawing.js';
import type { LiveDrawing } from './live-drawing.js';
import type * as Lively from './lively.js';
import { make } from './make.js';
import type { Session } from './session.js';

/**
 * The few elements of a board's shadow tree. They are made without templates, as the drawing is: so a page of diagrams does not load what
 * only modes with buttons need.
 */
export class Frame {
  drawing = new Drawing();
  readonly base = make('div', { part: 'base', dir: 'ltr' }, this.drawing.svg);
  /** What is said to those who listen; a mode says it. */
  readonly spoken = make('div', { class: 'spoken', 'aria-live': 'polite' });
  #live: LiveDrawing | null = null;
  #notice: Element | null = null;

  constructor(readonly root: HTMLElement | DocumentFragment) {}

  /** The drawing, from now on with checkers that can move. */
  enliven({ LiveDrawing }: typeof Lively): LiveDrawing {
    if (!this.#live) this.drawing = this.#live = new LiveDrawing(this.drawing);
    return this.#live;
  }

  /** Shows the board, or an error in its place. */
  show(shown: Element = this.base): void {
    if (shown.parentNode === this.root) return;
    // a picture of no height gives the element a width of its own that still yields where there is less room
    const size = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    size.setAttribute('class', 'size');
    this.root.replaceChildren(size, shown, make('slot', { name: 'caption' }));
  }

  /** Brings what a mode has above and below the drawing up to date; without a mode there is nothing. */
  around(session: Session | null, { render }: typeof Lively, host: object): void {
    const { base, drawing, spoken } = this;
    if (spoken.parentNode !== base) base.append(spoken);
    render(session?.above?.(), base, { renderBefore: drawing.svg, host });
    render(session?.below?.(), base, { renderBefore: spoken, host });
  }

  /** A line under the board with a button, or none. */
  notice(text: string | null, button = '', click?: () => void): void {
    this.#notice?.remove();
    this.#notice = null;
    if (text === null) return;
    const again = make('button', { type: 'button' }, button);
    again.onclick = click ?? null;
    this.#notice = make('p', { class: 'notice', role: 'status' }, `${text} `, again);
    this.base.append(this.#notice);
  }

  /** Says something in the live region: a fresh node makes the same words be said again, and what was said before may go. */
  say(text: string): void {
    this.spoken.append(make('p', {}, text));
    while (this.spoken.childElementCount > 3) this.spoken.firstElementChild?.remove();
  }
}
