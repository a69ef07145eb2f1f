import type { Picture, Shape } from '../picture/view.js';

type Tag = 'svg' | 'g' | 'path' | 'text' | 'rect';
export const element = <T extends Tag>(tag: T): SVGElementTagNameMap[T] => document.createElementNS('http://www.w3.org/2000/svg', tag);

const boards = new WeakMap<readonly Shape[], Element>();

/**
 * One `<svg>` that is brought to a picture and from there to the next. It is made without templates: a page may hold a hundred boards, and
 * a template part for each attribute would weigh more than the drawing itself. What is drawn is kept by the page alone.
 */
export class Drawing {
  readonly svg: SVGSVGElement;
  readonly pieces: SVGGElement = element('g');
  #shown: readonly Shape[] | null = null;
  #board: Element = element('g');

  /** A drawing can take over what another one has drawn. */
  constructor(before?: Drawing) {
    if (before) {
      this.svg = before.svg;
      this.pieces = before.pieces;
      this.#board = before.#board;
      this.#shown = before.#shown;
      return;
    }
    this.svg = element('svg');
    this.svg.setAttribute('part', 'board');
    this.svg.setAttribute('text-anchor', 'middle');
    this.svg.setAttribute('stroke-linecap', 'round');
    this.svg.append(this.#board, this.pieces);
  }

  update({ width, height, board, pieces }: Picture): void {
    this.bring(pieces);
    if (board === this.#shown) return;
    this.#shown = board;
    let drawn = boards.get(board);
    if (!drawn) {
      drawn = element('g');
      drawn.append(...board.map(draw));
      boards.set(board, drawn);
    }
    drawn = drawn.cloneNode(true) as Element;
    this.#board.replaceWith(drawn);
    this.#board = drawn;
    this.svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  }

  /** Brings what lies on the board to a picture. */
  protected bring(shapes: readonly Shape[]): void {
    this.pieces.replaceChildren(...shapes.map(draw));
  }
}

/** Draws what lies still; a checker that moves is drawn by `LiveDrawing`. */
export function draw(shape: Shape): SVGElement {
  const drawn = element(shape.kind as 'path' | 'text');
  setAttributes(drawn, shape);
  return drawn;
}

export function setAttributes(drawn: SVGElement, shape: Shape): void {
  const set = (name: string, value: string | number | undefined): void => {
    if (value !== undefined) drawn.setAttribute(name, String(value));
  };
  set('class', shape.class);
  if (shape.kind === 'path') {
    set('stroke-width', shape.width);
    set('d', shape.d);
    // over the colour of its class
    if (shape.stroke) drawn.style.stroke = shape.stroke;
  } else if (shape.kind === 'text') {
    set('x', shape.x);
    set('y', shape.y);
    set('font-size', shape.size);
    if (shape.hidden) set('display', 'none');
    drawn.textContent = shape.text;
  }
}
