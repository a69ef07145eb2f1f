import type { Player } from '../rules/rules.js';
import { handMiddle, middle, type Geometry } from './geometry.js';
import { box, circle, type Pen } from './shapes.js';
import type { View } from './view.js';

/** Where the pips are, in thirds of a die. */
const faces = ['', '11', '0022', '001122', '00022022', '0002112022', '000102202122'];

/** How wide a die is that was thrown. */
export const thrownSize = 38;

/** One die around a place: its area and its pips. */
export function die(value: number, x: number, y: number, size: number): [area: string, pips: string] {
  const face = faces[value] ?? '';
  let pips = '';
  for (let i = 0; i < face.length; i += 2)
    pips += circle(x + (Number(face[i]) - 1) * size * 0.275, y + (Number(face[i + 1]) - 1) * size * 0.275, size * 0.095);
  return [box(x, y, size, size, size / 5), pips];
}

/** An eight-pointed star, the inlay of a half in whose middle nothing lies. */
export const inlay = (g: Geometry, player: Player, hand: 'left' | 'right'): string =>
  `M${handMiddle(g, player, hand)} 238l4 14 12-7-7 12 14 6-14 6 7 12-12-7-4 14-4-14-12 7 7-12-14-6 14-6-7-12 12 7z`;

/** The middle of the board as most diagrams show it: the throw in the mover's right half. */
export function drawDice({ situation }: View, g: Geometry, to: Pen): void {
  const { player, dice } = situation;
  const mover = player ?? g.viewer;
  to.path('inlay', (dice ? '' : inlay(g, mover, 'right')) + inlay(g, mover, 'left'));
  let areas = '';
  let pips = '';
  dice?.forEach((value, i) => {
    const [area, spots] = die(value, handMiddle(g, mover, 'right') + (i - (dice.length - 1) / 2) * thrownSize * 1.25, middle, thrownSize);
    areas += area;
    pips += spots;
  });
  to.path('die', areas);
  to.path('pip', pips);
}
