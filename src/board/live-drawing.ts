import type { Place } from '../picture/geometry.js';
import type { PieceShape, Shape } from '../picture/view.js';
import { draw, Drawing, element, setAttributes } from './drawing.js';

/** An element and what it shows now. */
interface Drawn {
  readonly element: SVGElement;
  shape: Shape;
}

/** A drawing on which checkers move: each keeps its element from picture to picture, and what is equal is left alone. */
export class LiveDrawing extends Drawing {
  /** The checker that is being dragged: it lies where the pointer holds it, whatever the picture says. */
  #held: { readonly key: string; readonly x: number; readonly y: number } | null = null;
  #drawn = new Map<string, Drawn>();

  /** Called for each checker whose place has changed, before it changes. */
  moving: ((element: SVGElement, from: Place, to: Place) => void) | null = null;

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

  protected override bring(shapes: readonly Shape[]): void {
    const before = this.#drawn;
    const after = new Map<string, Drawn>();
    // what another drawing has left
    if (before.size === 0) this.pieces.replaceChildren();
    let next = this.pieces.firstElementChild;
    for (const shape of shapes) {
      let key = shape.kind === 'piece' ? `piece ${shape.key}` : `${shape.kind} ${shape.class}`;
      while (after.has(key)) key += '+';
      let drawn = before.get(key);
      if (drawn) {
        before.delete(key);
        if (drawn.shape !== shape) this.#change(drawn, shape);
      } else drawn = { element: shape.kind === 'piece' ? drawPiece(shape) : draw(shape), shape };
      after.set(key, drawn);
      if (drawn.element === next) next = next.nextElementSibling;
      else this.pieces.insertBefore(drawn.element, next);
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
    } else if (JSON.stringify(shape) !== JSON.stringify(before)) setAttributes(element, shape);
  }
}

function drawPiece(piece: PieceShape): SVGElement {
  const drawn = element('g');
  drawn.setAttribute('class', piece.class);
  setPlace(drawn, piece);
  drawn.append(...piece.parts.map(draw));
  return drawn;
}

function setPlace(element: SVGElement, { x, y }: Place): void {
  element.setAttribute('transform', `translate(${x} ${y})`);
}
