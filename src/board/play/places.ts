import { place, pointAt, type Geometry, type Place } from '../../picture/geometry.js';
import type { Player } from '../../rules/index.js';
import { element } from '../drawing.js';

/** A place that can be chosen by key, pointer or screen reader, as it is now. */
export interface PlaceState {
  /** In the numbering of the side to move; 25 = its bar, 0 = its tray. */
  readonly point: number;
  /** Number, count, colour, pin: what a screen reader says. */
  readonly label: string;
  readonly selected: boolean;
  /** A checker can be picked up here. */
  readonly movable: boolean;
  /** The checker picked up may go here. */
  readonly isTarget: boolean;
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';
/** Half a column. */
const half = 21;

/**
 * The points, the bar and the tray as a group of buttons over the drawing: one tab stop, arrows by place. They keep their elements, since
 * the one in focus may not go away under the reader.
 */
export class Places {
  readonly group = element('g');
  #geometry: Geometry | null = null;
  /** The geometry in words, to see when it is another one. */
  #seat = '';
  #player: Player = 'white';
  #current = 24;
  #isLower = false;

  constructor() {
    this.group.setAttribute('class', 'places');
    for (let point = 25; point >= 0; point--) {
      const button = element('rect');
      button.setAttribute('role', 'button');
      button.setAttribute('rx', '4');
      button.setAttribute('tabindex', '-1');
      button.dataset.point = String(point);
      this.group.append(button);
    }
  }

  /** The point in focus, when one is. */
  get focused(): number | null {
    const root = this.group.getRootNode();
    return 'activeElement' in root ? pointOf((root as Document | ShadowRoot).activeElement) : null;
  }

  update(geometry: Geometry, player: Player, states: readonly PlaceState[]): void {
    const seat = JSON.stringify(geometry);
    if (seat !== this.#seat || player !== this.#player) {
      // the same place on the screen stays the current one when the numbering changes
      const focused = this.focused;
      const at = this.#geometry ? middleOf(this.#geometry, this.#player, this.#current) : null;
      this.#geometry = geometry;
      this.#seat = seat;
      this.#player = player;
      for (const { point } of states) this.#layOut(point);
      this.stopAt((at && pointAt(geometry, player, at.x, at.y)) ?? 24);
      if (focused !== null) this.focus();
    }
    for (const { point, label, selected, movable, isTarget } of states) {
      const button = this.#button(point);
      if (button?.getAttribute('aria-label') !== label) button?.setAttribute('aria-label', label);
      button?.setAttribute('class', `place${movable ? ' movable' : ''}${isTarget ? ' open' : ''}`);
      // only what can be picked up can be pressed
      if (movable) button?.setAttribute('aria-pressed', String(selected));
      else button?.removeAttribute('aria-pressed');
    }
  }

  focus(point = this.#current): void {
    this.stopAt(point);
    this.#button(point)?.focus({ preventScroll: true });
  }

  /** Moves the focus by place: to the next column, to the other row, to the ends of the row. */
  go(direction: Direction): boolean {
    const geometry = this.#geometry;
    if (!geometry) return false;
    const { width, height } = geometry;
    if (direction === 'up' || direction === 'down') this.#isLower = direction === 'down';
    // bar and tray belong to both rows: who crosses them stays in his own
    const y = height * (this.#isLower ? 0.75 : 0.25);
    const { x: here } = middleOf(geometry, this.#player, this.#current);
    const [start, step] = {
      left: [here, -half] as const,
      right: [here, half] as const,
      up: [here, width] as const,
      down: [here, width] as const,
      first: [0, half] as const,
      last: [width, -half] as const,
    }[direction];
    for (let x = start; x >= 0 && x <= width; x += step) {
      const point = pointAt(geometry, this.#player, x, y);
      if (point === null || (point === this.#current && (direction === 'left' || direction === 'right'))) continue;
      this.focus(point);
      break;
    }
    return true;
  }

  /**
   * Where a place in the window lies in the drawing. Three of the elements are asked where they lie themselves: the matrix that browsers
   * have for this leaves out CSS zoom in Firefox, and transforms outside the drawing in WebKit.
   */
  placeOf(x: number, y: number): Place {
    const [a, b, c] = ([24, 13, 1] as const).map((point) => this.#middles(point));
    if (!a || !b || !c) return nowhere;
    const [right, down] = [between(a.seen, b.seen), between(a.seen, c.seen)];
    const area = cross(right, down);
    if (area === 0) return nowhere;
    const way = between(a.seen, { x, y });
    const [along, across] = [cross(way, down) / area, cross(right, way) / area];
    const [drawnRight, drawnDown] = [between(a.drawn, b.drawn), between(a.drawn, c.drawn)];
    return {
      x: a.drawn.x + along * drawnRight.x + across * drawnDown.x,
      y: a.drawn.y + along * drawnRight.y + across * drawnDown.y,
    };
  }

  /** The middle of a place in the drawing, and in the window. */
  #middles(point: number): { drawn: Place; seen: Place } | null {
    const button = this.#button(point);
    if (!button || !this.#geometry) return null;
    const { left, top, width, height } = button.getBoundingClientRect();
    const zoom = leftOut(button);
    return { drawn: middleOf(this.#geometry, this.#player, point), seen: { x: (left + width / 2) * zoom, y: (top + height / 2) * zoom } };
  }

  #button(point: number): SVGRectElement | null {
    return this.group.querySelector(`[data-point="${point}"]`);
  }

  /** The tab stop comes to a point. */
  stopAt(point: number): void {
    this.#button(this.#current)?.setAttribute('tabindex', '-1');
    this.#current = point;
    this.#button(point)?.setAttribute('tabindex', '0');
    if (this.#geometry && point > 0 && point < 25)
      this.#isLower = middleOf(this.#geometry, this.#player, point).y > this.#geometry.height / 2;
  }

  #layOut(point: number): void {
    if (!this.#geometry) return;
    const { x, y, width, height } = boxOf(this.#geometry, this.#player, point);
    const button = this.#button(point);
    for (const [name, value] of Object.entries({ x, y, width, height })) button?.setAttribute(name, String(value));
  }
}

/** Browsers that do not know `currentCSSZoom` leave CSS zoom out of the rectangles that they tell. */
function leftOut(element: Element): number {
  if (Reflect.has(element, 'currentCSSZoom')) return 1;
  let zoom = 1;
  for (let at: Element | null = element; at; at = at.assignedSlot ?? at.parentElement ?? hostOf(at))
    zoom *= Number(getComputedStyle(at).getPropertyValue('zoom')) || 1;
  return zoom;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
}

const nowhere: Place = { x: -1, y: -1 };
const between = (from: Place, to: Place): Place => ({ x: to.x - from.x, y: to.y - from.y });
const cross = (one: Place, other: Place): number => one.x * other.y - one.y * other.x;

/** The box of a place: a whole column from the edge to the tips of the points, half of the bar, a tray. */
function boxOf(geometry: Geometry, player: Player, point: number): { x: number; y: number; width: number; height: number } {
  const { x, y } = place(geometry, player, point);
  const width = point === 0 ? 54 : point === 25 ? 46 : 42;
  const below = y > geometry.height / 2;
  const reach = geometry.height / 2 - 24 - 34;
  return { x: x - width / 2, y: below ? geometry.height - 24 - reach : 24, width, height: reach };
}

function middleOf(geometry: Geometry, player: Player, point: number): Place {
  const { x, y, width, height } = boxOf(geometry, player, point);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The point of a place's element. */
export function pointOf(target: EventTarget | null): number | null {
  const point = target instanceof SVGElement ? target.dataset.point : undefined;
  return point === undefined ? null : Number(point);
}
