/** What every mode but plain showing needs: templates, checkers that move, a voice. It comes together with the mode. */
import { render } from 'lit/html.js';
import type { Frame } from './frame.js';
import { live } from '../picture/live.js';
import { LiveDrawing } from './live-drawing.js';
import { make } from './make.js';
import type { Session } from './session.js';

/** What a board has beside its frame once a mode has been loaded. */
export class Lively {
  readonly live = live;
  readonly drawing: LiveDrawing;
  readonly #spoken = make('div', { class: 'spoken', 'aria-live': 'polite' });

  constructor(readonly frame: Frame) {
    frame.drawing = this.drawing = new LiveDrawing(frame.drawing);
    frame.base.append(this.#spoken);
  }

  /** Brings what a mode has above and below the drawing up to date; without a mode there is nothing. */
  around(session: Session | null, host: object): void {
    const { base, drawing } = this.frame;
    render(session?.above?.(), base, { renderBefore: drawing.svg, host });
    render(session?.below?.(), base, { renderBefore: this.#spoken, host });
  }

  /** Says something in the live region: a fresh node makes the same words be said again, and what was said before may go. */
  say(text: string): void {
    this.#spoken.append(make('p', {}, text));
    while (this.#spoken.childElementCount > 3) this.#spoken.firstElementChild?.remove();
  }
}
