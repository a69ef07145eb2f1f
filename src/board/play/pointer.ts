import { pointAt, type Geometry } from '../../picture/index.js';
import type { Player } from '../../rules/index.js';
import { setPlace, type Drawing } from '../drawing.js';

/** What the pointer asks of the game that is played. */
export interface Pointed {
  readonly geometry: Geometry;
  /** The side to move, in whose numbering points are said. */
  readonly player: Player;
  /** The checker that may be picked up from a point, by its key; null when there is none. */
  liftable(point: number): string | null;
  /** How many checkers stand on a point, as far as they are drawn. */
  height(point: number): number;
  click(point: number, again: boolean): void;
  clickMiddle(): void;
  lift(point: number): void;
  put(from: number, to: number | null): void;
  /** The gesture was broken off. */
  cancel(): void;
}

/** In the drawing's units: how far a press may stray and still be a click, and how far above a finger the checker is held. */
const slack = 7;
const above = 34;
/** Two clicks within this many milliseconds on one point are a double click. */
const again = 350;

interface Press {
  readonly id: number;
  readonly point: number | null;
  readonly key: string | null;
  readonly x: number;
  readonly y: number;
  readonly offset: number;
  dragging: boolean;
}

/**
 * Click, tap and drag, one path for mouse, pen and finger. Where something was pressed is worked out at that moment through the drawing's
 * matrix, so it is right under every transform, zoom and scroll.
 */
export class Pointer {
  #press: Press | null = null;
  #last = { point: -1, time: 0 };
  readonly #listeners = new AbortController();

  constructor(
    readonly drawing: Drawing,
    readonly to: Pointed,
  ) {
    const { svg } = drawing;
    const { signal } = this.#listeners;
    svg.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    svg.addEventListener('pointermove', (event) => this.#move(event), { signal });
    svg.addEventListener('pointerup', (event) => this.#up(event), { signal });
    for (const type of ['pointercancel', 'lostpointercapture'] as const)
      svg.addEventListener(type, (event) => this.#press?.id === event.pointerId && this.cancel(), { signal });
    // a checker keeps the page still under the finger; elsewhere it scrolls (touch-action does not reach into SVG everywhere)
    svg.addEventListener('touchstart', (event) => this.#touch(event), { signal, passive: false });
  }

  dispose(): void {
    this.cancel();
    this.#listeners.abort();
  }

  /** Lets go of what is held; it goes back. */
  cancel(): void {
    const press = this.#press;
    if (!press) return;
    this.#press = null;
    this.drawing.held = null;
    if (this.drawing.svg.hasPointerCapture(press.id)) this.drawing.svg.releasePointerCapture(press.id);
    if (press.dragging) this.to.cancel();
  }

  #at({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): { readonly x: number; readonly y: number } {
    const matrix = this.drawing.svg.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: -1, y: -1 };
  }

  #pointAt(x: number, y: number): number | null {
    return pointAt(this.to.geometry, this.to.player, x, y);
  }

  /** Whether a place is on a checker that can be picked up, not only in its column. */
  #onChecker(x: number, y: number): boolean {
    const point = this.#pointAt(x, y);
    if (point === null || this.to.liftable(point) === null) return false;
    const { height } = this.to.geometry;
    const fromEdge = point === 25 ? Math.abs(y - height / 2) : Math.min(y, height - y) - 24;
    return fromEdge <= this.to.height(point) * 40 + 6;
  }

  #touch(event: TouchEvent): void {
    const [touch] = event.changedTouches;
    if (event.touches.length > 1 || !touch) return;
    const { x, y } = this.#at(touch);
    if (this.#onChecker(x, y) && event.cancelable) event.preventDefault();
  }

  #down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || this.#press) return;
    const { x, y } = this.#at(event);
    const point = this.#isMiddle(y) ? null : this.#pointAt(x, y);
    const key = point !== null && this.#onChecker(x, y) ? this.to.liftable(point) : null;
    this.#press = { id: event.pointerId, point, key, x, y, offset: event.pointerType === 'touch' ? above : 0, dragging: false };
    // the places take focus by key; a mouse or finger shall not move it with a ring on every click
    if (event.pointerType === 'mouse') event.preventDefault();
    if (key !== null) this.drawing.svg.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId || press.key === null) return;
    const { x, y } = this.#at(event);
    if (!press.dragging) {
      if (Math.hypot(x - press.x, y - press.y) < slack) return;
      press.dragging = true;
      this.drawing.held = press.key;
      this.to.lift(press.point ?? 0);
    }
    const piece = this.drawing.piece(press.key);
    if (!piece) return;
    piece.parentNode?.append(piece);
    setPlace(piece, { x, y: y - press.offset });
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#press = null;
    this.drawing.held = null;
    const { x, y } = this.#at(event);
    if (press.dragging && press.point !== null) this.to.put(press.point, this.#pointAt(x, y - press.offset));
    else if (Math.hypot(x - press.x, y - press.y) < 3 * slack) this.#click(press.point, event.timeStamp);
  }

  #click(point: number | null, time: number): void {
    if (point === null) {
      this.to.clickMiddle();
      return;
    }
    const double = this.#last.point === point && time - this.#last.time < again;
    this.#last = { point: double ? -1 : point, time };
    this.to.click(point, double);
  }

  /** The row of the dice. */
  #isMiddle(y: number): boolean {
    return Math.abs(y - this.to.geometry.height / 2) < 26;
  }
}
