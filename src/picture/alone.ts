/** Dice and cube for themselves, beside a board: pieces cut out of its picture, with wood around them, for the page may be of any colour. */
import { drawCube } from './cube.js';
import { geometry, half, handMiddle, middle, trayMiddle } from './geometry.js';
import { box, pen, type Pen } from './shapes.js';
import { drawThrow, drawWaiting, waitingOf } from './throw.js';
import type { LiveView, Shape } from './view.js';

/** A small drawing, of which only this rectangle is seen. */
export interface Vignette {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

const rim = 6;

/** The dice as they lie on the board of a view, those used up faint; beside them, where there is any, what waits. */
export function diceAlone({ caption: _, ...view }: LiveView): Vignette[] {
  const { player } = view.situation;
  const g = geometry(view, player);
  const rows = waitingOf(view).length;
  const tray = (hand: 'right' | 'left', height: number, draw: (to: Pen) => void): Vignette =>
    cutOut(handMiddle(g, player ?? g.viewer, hand), half, height, (to, x) => {
      to.path('field', box(x, middle, half, height, 2));
      draw(to);
    });
  const thrown = tray('right', 54, (to) => drawThrow(view, g, to));
  return rows > 0 ? [thrown, tray('left', 29 + rows * 25, (to) => drawWaiting(view, g, to))] : [thrown];
}

/** The cube of a view where it lies in the middle. */
export function cubeAlone(view: LiveView, value: number): Vignette {
  const g = geometry(view);
  return cutOut(trayMiddle(g, g.viewer), 36, 36, (to) =>
    drawCube({ ...view, situation: { ...view.situation, cube: { value, owner: null } } }, g, to),
  );
}

/** A piece of the board around a place in its middle, on wood. */
function cutOut(x: number, width: number, height: number, draw: (to: Pen, x: number) => void): Vignette {
  const to = pen();
  const [w, h] = [width + 2 * rim, height + 2 * rim];
  to.path('frame', box(x, middle, w, h, 8));
  to.path('edge', box(x, middle, w - 4, h - 4, 6));
  draw(to, x);
  return { x: x - w / 2, y: middle - h / 2, width: w, height: h, shapes: to.shapes };
}
