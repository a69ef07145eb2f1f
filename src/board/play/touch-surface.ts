import { geometry, type Geometry, type Place } from '../../picture/geometry.js';
import type { Player } from '../../rules/index.js';
import type { BoardHost } from '../session.js';
import type { Sight } from '../setup.js';
import { Attention } from './attention.js';
import { glide, land } from './motion.js';
import { Places, pointOf, type PlaceState } from './places.js';
import { Pointer, type Pointed } from './pointer.js';

/** Where every board is touched: the places over the drawing, pointer and keys, checkers in flight, the focus. What it means the mode says. */
export abstract class TouchSurface implements Pointed {
  protected readonly places = new Places();
  readonly #pointer: Pointer;
  readonly #attention: Attention;
  readonly #listeners = new AbortController();
  /** The seat for which the board is drawn now: from one seat to another nothing flies. */
  #seat = '';

  constructor(
    readonly host: BoardHost,
    /** What lies over the drawing besides the places. */
    readonly signs: readonly SVGElement[] = [],
  ) {
    this.#attention = new Attention(host.renderRoot);
    this.#pointer = new Pointer(host.drawing, this);
    host.drawing.svg.append(...signs, this.places.group);
    host.drawing.moving = (element, from, to) => {
      if (this.#seat === this.#seatNow()) glide(element, from, to, host.setup.speed);
    };
    const { signal } = this.#listeners;
    const key = (event: Event): void => {
      // what a caption of the page's own is told is not for the board
      if (!host.setup.keys || !host.renderRoot.contains(event.target as Node)) return;
      if (this.key(event as KeyboardEvent)) event.preventDefault();
    };
    host.renderRoot.addEventListener('keydown', key, { signal });
    // not on the group of places: with such a listener Chromium takes it for a tab stop
    const focus = ({ target }: Event): void => {
      const point = pointOf(target);
      if (point !== null) this.places.stopAt(point);
    };
    host.renderRoot.addEventListener('focusin', focus, { signal });
    // a screen reader clicks without a pointer
    const click = ({ detail, target }: MouseEvent): void => {
      const point = pointOf(target);
      if (detail === 0 && point !== null) this.choose(point);
    };
    this.places.group.addEventListener('click', click, { signal });
  }

  dispose(): void {
    const { drawing } = this.host;
    this.#pointer.dispose();
    this.#listeners.abort();
    for (const sign of [...this.signs, this.places.group]) sign.remove();
    land(drawing.svg);
    drawing.moving = null;
  }

  // --- what the mode says

  protected abstract readonly sight: Sight;
  /** The side in whose numbering points are said. */
  abstract readonly player: Player;
  /** What each place is and says now. */
  protected abstract states(): readonly PlaceState[];
  /** A key was pressed; true when it was for us. */
  protected abstract key(event: KeyboardEvent): boolean;
  /** A place was chosen without a pointer. */
  protected abstract choose(point: number): void;
  abstract liftable(point: number): string | null;
  abstract height(point: number): number;
  abstract click(point: number, again: boolean): void;
  abstract tap(place: Place): boolean;
  abstract lift(point: number, key: string): void;
  abstract put(from: number, to: number | null): void;
  abstract cancel(): void;

  // --- the rest is the same everywhere

  get geometry(): Geometry {
    return geometry(this.sight, this.player);
  }

  placeOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Place {
    return this.places.placeOf(clientX, clientY);
  }

  /** The checker that is being dragged. */
  get held(): string | null {
    return this.#pointer.held;
  }

  /** It goes on from elsewhere: a held checker goes where the new state has it. */
  letGo(): void {
    this.#pointer.cancel();
  }

  /** Before the board is drawn anew. */
  drawing(): void {
    this.#attention.remember();
  }

  /** After it has been drawn. */
  drawn(): void {
    const { svg } = this.host.drawing;
    if (this.places.group !== svg.lastElementChild) svg.append(...this.signs, this.places.group);
    this.places.update(this.geometry, this.player, this.states());
    this.#seat = this.#seatNow();
    this.#attention.restore(() => this.focus());
  }

  /** The board is seen otherwise: nothing that stands on it changes, and nothing flies. */
  turned(): void {
    this.letGo();
    if (this.#seat !== this.#seatNow()) land(this.host.drawing.svg);
  }

  focus(): void {
    this.places.focus();
  }

  /** After the next drawing the focus goes there. */
  turnTo(selector: string): void {
    this.#attention.turnTo(selector);
  }

  #seatNow(): string {
    return JSON.stringify(this.geometry);
  }
}
