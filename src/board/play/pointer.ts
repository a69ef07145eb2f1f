import { pointAt, type Geometry, type Place } from '../../picture/geometry.js';
import type { Player } from '../../rules/index.js';
import type { LiveDrawing } from '../live-drawing.js';

/** What the pointer asks of the game that is played. */
export interface Pointed {
  readonly geometry: Geometry;
  /** The side to move, in whose numbering points are said. */
  readonly player: Player;
  /** Where something happened, in the drawing's units. */
  placeOf(event: { readonly clientX: number; readonly clientY: number }): Place;
  /** The checker that may be picked up from a point, by its key; null when there is none. */
  liftable(point: number): string | null;
  /** How many checkers stand on a point, as far as they are drawn. */
  height(point: number): number;
  /** `again`: the second click of a double click. */
  click(point: number, again: boolean): void;
  /** A tap on what is neither point nor tray; false where there is no such thing. */
  tap(place: Place): boolean;
  lift(point: number, key: string): void;
  put(from: number, to: number | null): void;
  /** The gesture was broken off. */
  cancel(): void;
}

/** On the screen: how far a press may stray and still be a click; a finger is less steady than a mouse. */
const slack = { mouse: 5, pen: 8, touch: 12 } as const;
/** In the drawing's units: how far above a finger the checker is held, that it may be seen. */
const above = 34;
/** Two clicks within this many milliseconds on one point are a double click. */
const again = 350;

interface Press {
  readonly id: number;
  readonly point: number | null;
  readonly key: string | null;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
  readonly offset: number;
  /** While it is dragged: ends what listens on the window. */
  drag: AbortController | null;
}

/**
 * Click, tap and drag, one path for mouse, pen and finger. Where something was pressed is worked out at that moment, so it is right under
 * every transform, zoom and scroll.
 */
export class Pointer {
  #press: Press | null = null;
  #last = { point: -1, time: 0 };
  readonly #listeners = new AbortController();

  constructor(
    readonly drawing: LiveDrawing,
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

  /** The checker that is being dragged. */
  get held(): string | null {
    return this.#press?.drag ? this.#press.key : null;
  }

  /** Lets go of what is held; it goes back. */
  cancel(): void {
    const press = this.#letGo();
    if (!press?.drag) return;
    this.drawing.release();
    this.to.cancel();
  }

  #letGo(): Press | null {
    const press = this.#press;
    this.#press = null;
    press?.drag?.abort();
    const { svg } = this.drawing;
    if (press && svg.hasPointerCapture(press.id)) svg.releasePointerCapture(press.id);
    return press;
  }

  #pointAt({ x, y }: Place): number | null {
    return pointAt(this.to.geometry, this.to.player, x, y);
  }

  /** The checker at a place that can be picked up; its column alone does not count. */
  #checkerAt(place: Place): string | null {
    const point = this.#pointAt(place);
    if (point === null) return null;
    const { height } = this.to.geometry;
    const { y } = place;
    const fromEdge = point === 25 ? Math.abs(y - height / 2) : Math.min(y, height - y) - 24;
    return fromEdge <= this.to.height(point) * 40 + 6 ? this.to.liftable(point) : null;
  }

  #touch(event: TouchEvent): void {
    const [touch] = event.changedTouches;
    // a second finger shall not begin to zoom while the first one holds a checker
    const holds = event.touches.length > 1 ? Boolean(this.#press?.key) : touch && this.#checkerAt(this.to.placeOf(touch)) !== null;
    if (holds && event.cancelable) event.preventDefault();
  }

  #down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    // the end of an earlier press was never told
    this.cancel();
    const place = this.to.placeOf(event);
    const type = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
    this.#press = {
      id: event.pointerId,
      point: this.#pointAt(place),
      key: this.#checkerAt(place),
      x: event.clientX,
      y: event.clientY,
      slack: slack[type],
      offset: type === 'touch' ? above : 0,
      drag: null,
    };
    this.drawing.svg.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId || press.key === null || press.point === null) return;
    if (!press.drag) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < press.slack) return;
      press.drag = this.#watch();
      this.to.lift(press.point, press.key);
    }
    const { x, y } = this.to.placeOf(event);
    const { width, height } = this.to.geometry;
    this.drawing.hold(press.key, Math.min(Math.max(x, 0), width), Math.min(Math.max(y - press.offset, 0), height));
  }

  /** Whatever takes the person away from the drag ends it. */
  #watch(): AbortController {
    const drag = new AbortController();
    const { signal } = drag;
    addEventListener('blur', () => this.cancel(), { signal });
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      this.cancel();
    };
    addEventListener('keydown', escape, { signal, capture: true });
    return drag;
  }

  #up(event: PointerEvent): void {
    if (this.#press?.id !== event.pointerId) return;
    const press = this.#letGo();
    if (!press) return;
    const { x, y } = this.to.placeOf(event);
    if (press.drag) {
      if (press.point !== null) this.to.put(press.point, this.#pointAt({ x, y: y - press.offset }));
      // what was put flies from where it was held, for the picture is not drawn anew yet
      this.drawing.release();
    } else if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < 2 * press.slack) this.#click({ x, y }, press.point);
  }

  #click(place: Place, point: number | null): void {
    const time = performance.now();
    if (this.to.tap(place) || point === null) return;
    const double = this.#last.point === point && time - this.#last.time < again;
    this.#last = { point: double ? -1 : point, time };
    this.to.click(point, double);
  }
}
