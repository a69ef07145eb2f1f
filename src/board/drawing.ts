import type { PathShape, Picture, Place, Shape, TextShape } from '../picture/index.js';

const namespace = 'http://www.w3.org/2000/svg';
type Tag = 'svg' | 'g' | 'path' | 'text';
const create = <T extends Tag>(tag: T): SVGElementTagNameMap[T] => document.createElementNS(namespace, tag);

/** An element and what it shows now. */
interface Drawn {
  readonly element: SVGElement;
  shape: Shape;
}

const boards = new WeakMap<readonly Shape[], SVGGElement>();

/**
 * One `<svg>` that is brought to a picture and from there to the next: equal shapes are left alone, checkers keep their element, so that
 * they can move. It is made without templates: a page may hold a hundred boards, and a template part for each attribute would weigh more
 * than the drawing itself.
 */
export class Drawing {
  readonly svg = create('svg');
  /** The checker that is being dragged: it lies where the pointer holds it, whatever the picture says. */
  #held: { readonly key: string; readonly x: number; readonly y: number } | null = null;
  #board: readonly Shape[] | null = null;
  #drawn = new Map<string, Drawn>();
  #pieces = create('g');

  /** Called for each checker whose place has changed, before it changes. */
  moving: ((element: SVGElement, from: Place, to: Place) => void) | null = null;

  constructor() {
    this.svg.setAttribute('text-anchor', 'middle');
    this.svg.append(this.#pieces);
  }

  update({ width, height, board, pieces }: Picture): void {
    if (board !== this.#board) {
      this.svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      const drawn = boardElement(board);
      if (this.#board) this.svg.firstElementChild?.replaceWith(drawn);
      else this.svg.prepend(drawn);
      this.#board = board;
    }
    this.#updatePieces(pieces);
  }

  /** Holds a checker at a place of its own. */
  hold(key: string, x: number, y: number): void {
    const element = this.#drawn.get(`piece ${key}`)?.element;
    if (!element) return;
    if (this.#held?.key !== key) for (const flight of element.getAnimations()) flight.cancel();
    this.#held = { key, x, y };
    setPlace(element, this.#held);
  }

  /** Lets go of what is held: it goes to where the picture has it. */
  release(): void {
    const held = this.#held;
    this.#held = null;
    const { element, shape } = this.#drawn.get(`piece ${held?.key}`) ?? {};
    if (!held || !element || shape?.kind !== 'piece') return;
    this.moving?.(element, held, shape);
    setPlace(element, shape);
  }

  #updatePieces(shapes: readonly Shape[]): void {
    const before = this.#drawn;
    const after = new Map<string, Drawn>();
    let next = this.#pieces.firstElementChild;
    for (const shape of shapes) {
      let key = shape.kind === 'piece' ? `piece ${shape.key}` : `${shape.kind} ${shape.class}`;
      while (after.has(key)) key += '+';
      let drawn = before.get(key);
      if (drawn) {
        before.delete(key);
        if (drawn.shape !== shape) this.#change(drawn, shape);
      } else drawn = { element: draw(shape), shape };
      after.set(key, drawn);
      if (drawn.element === next) next = next.nextElementSibling;
      else this.#pieces.insertBefore(drawn.element, next);
    }
    for (const { element } of before.values()) element.remove();
    this.#drawn = after;
  }

  #change(drawn: Drawn, shape: Shape): void {
    const { element, shape: before } = drawn;
    drawn.shape = shape;
    if (shape.kind === 'piece' && before.kind === 'piece') {
      if (shape.parts.map((part) => part.d).join() !== before.parts.map((part) => part.d).join())
        element.replaceChildren(...shape.parts.map(draw));
      if (shape.key === this.#held?.key || (shape.x === before.x && shape.y === before.y)) return;
      this.moving?.(element, before, shape);
      setPlace(element, shape);
    } else if (shape.kind === 'path' && before.kind === 'path') {
      if (shape.d !== before.d) element.setAttribute('d', shape.d);
    } else setAttributes(element, shape as TextShape);
  }
}

function boardElement(board: readonly Shape[]): SVGGElement {
  let known = boards.get(board);
  if (!known) {
    known = create('g');
    known.append(...board.map(draw));
    boards.set(board, known);
  }
  return known.cloneNode(true) as SVGGElement;
}

function draw(shape: Shape): SVGElement {
  const element = create(shape.kind === 'piece' ? 'g' : shape.kind);
  if (shape.kind === 'piece') {
    element.setAttribute('class', shape.class);
    element.append(...shape.parts.map(draw));
    setPlace(element, shape);
  } else setAttributes(element, shape);
  return element;
}

function setPlace(element: SVGElement, { x, y }: Place): void {
  element.setAttribute('transform', `translate(${x} ${y})`);
}

function setAttributes(element: SVGElement, shape: PathShape | TextShape): void {
  element.setAttribute('class', shape.class);
  element.setAttribute('fill', shape.fill);
  if (shape.kind === 'path') {
    element.setAttribute('d', shape.d);
    if (shape.stroke) {
      element.setAttribute('stroke', shape.stroke);
      element.setAttribute('stroke-width', String(shape.width ?? 1));
    }
    return;
  }
  element.setAttribute('x', String(shape.x));
  element.setAttribute('y', String(shape.y));
  element.setAttribute('font-size', String(shape.size));
  if (shape.hidden) element.setAttribute('display', 'none');
  if (element.textContent !== shape.text) element.textContent = shape.text;
}
