import { barMiddle, frame, fromEdge, handMiddle, middle, trayMiddle, type Geometry } from './geometry.js';
import { box, type Pen } from './shapes.js';
import { pointer } from './throw.js';
import type { View } from './view.js';

/** The cube lies in the middle, or at its owner's end of the bar; as long as it is offered, before the side that is asked. */
export function drawCube({ situation: { cube }, offered }: View, g: Geometry, to: Pen): void {
  if (!cube) return;
  const value = offered?.value ?? cube.value;
  const asked = offered?.value ? offered.to : null;
  const owner = asked ? null : cube.owner;
  const x = asked ? handMiddle(g, asked, 'right') : owner ? barMiddle(g) : trayMiddle(g, g.viewer);
  const y = owner ? fromEdge(g, owner, frame + 22) : middle;
  if (asked) {
    const down = asked === g.viewer;
    to.path('lamp', box(x, y, 44, 44, 9));
    to.path('text', `M${x - 7} ${y + (down ? 34 : -34)}${pointer(down)}`);
  }
  to.path('die', box(x, y, 36, 36, 6), 'cube');
  to.text('pip', x, y, value > 999 ? 14 : value > 99 ? 18 : 24, value, 'cube');
}
