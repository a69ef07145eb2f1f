import { opponentOf, type Dice, type Player } from '../rules/index.js';
import { frameLine, trayBox } from './board.js';
import { atBottom, barMiddle, frame, half, halves, handMiddle, height, middle, trayMiddle, type Geometry } from './geometry.js';
import { box, circle, square, type Pen } from './shapes.js';
import type { Shape, View } from './view.js';

const size = 38;
const small = 21;

/** Places of the pips, as steps from the middle. */
const faces = ['', '0 0', '-1-1 1 1', '-1-1 0 0 1 1', '-1-1-1 1 1-1 1 1', '-1-1-1 1 0 0 1-1 1 1', '-1-1-1 0-1 1 1-1 1 0 1 1'];

function pips(die: number, x: number, y: number, width: number): string {
  const steps = (faces[die] ?? '').match(/-?\d/g)?.map(Number) ?? [];
  let d = '';
  for (let i = 0; i < steps.length; i += 2) {
    d += circle(x + ((steps[i] ?? 0) * width) / 3.6, y + ((steps[i + 1] ?? 0) * width) / 3.6, width * 0.095);
  }
  return d;
}

/** Dice side by side around a place; those not in `left` are drawn faintly. */
function thrown(dice: Dice, left: Dice, x: number, make: Pen): Shape[] {
  const rest = [...left];
  const parts = { used: ['', ''], '': ['', ''] };
  const step = dice.length > 2 ? size + 8 : size + 14;
  dice.forEach((die, i) => {
    const at = rest.indexOf(die);
    const to = parts[at < 0 ? 'used' : ''];
    if (at >= 0) rest.splice(at, 1);
    const center = x + (i - (dice.length - 1) / 2) * step;
    to[0] += square(center, middle, size, 7);
    to[1] += pips(die, center, middle, size);
  });
  return (['used', ''] as const).flatMap((state) => [
    ...make.path(state ? 'used-die' : 'die', parts[state][0] ?? ''),
    ...make.path(state ? 'used-pip' : 'pip', parts[state][1] ?? ''),
  ]);
}

/** Small dice in one row, `n ×` for equal ones, after an arrow that says who gets them. */
function waiting(stages: readonly Dice[], x: number, y: number, arrow: 'up' | 'down' | 'then', make: Pen): Shape[] {
  const items = stages.flatMap((stage) => {
    const equal = stage.every((die) => die === stage[0]);
    return equal ? [{ die: stage[0] ?? 0, times: stage.length }] : stage.map((die) => ({ die, times: 1 }));
  });
  const widths = items.map(({ times }) => small + (times > 1 ? 22 : 5));
  let at = x - (widths.reduce((sum, width) => sum + width, 0) + 18) / 2;
  const head = { up: `M${at} ${y + 5}h12l-6-10z`, down: `M${at} ${y - 5}h12l-6 10z`, then: `M${at + 1} ${y - 6}v12l10-6z` }[arrow];
  at += 18;
  let bodies = '';
  let dots = '';
  const texts: Shape[] = [];
  items.forEach(({ die, times }, i) => {
    bodies += square(at + small / 2, y, small, 4);
    dots += pips(die, at + small / 2, y, small);
    if (times > 1) texts.push(make.text('text', at + small + 11, y + 4.5, 13, `×${times}`));
    at += widths[i] ?? 0;
  });
  return [...make.path('text', head, 'arrow'), ...make.path('die', bodies), ...make.path('pip', dots), ...texts];
}

/** Everything thrown: the dice in the mover's right half; in the other what waits, and a line of text. */
export function drawDice(view: View, g: Geometry, make: Pen): Shape[] {
  const { situation, next = [], handOver = [], caption } = view;
  const player = situation.player ?? g.viewer;
  const toPlayer = atBottom(g, player);
  const shapes: Shape[] = [];
  let dice = view.stage ?? situation.dice ?? [];
  const left = view.left ?? dice;
  if (left.length > dice.length) dice = left;
  shapes.push(...thrown(dice, left, handMiddle(g, player, 'right'), make));
  const x = handMiddle(g, player, 'left');
  const rows: ((y: number) => Shape[])[] = [];
  if (situation.passed.length) rows.push((y) => waiting(situation.passed, x, y, toPlayer ? 'down' : 'up', make));
  if (next.length) rows.push((y) => waiting(next, x, y, 'then', make));
  if (handOver.length) rows.push((y) => waiting([handOver], x, y, toPlayer ? 'up' : 'down', make));
  if (caption) rows.push((y) => [make.text('text', x, y + 5, 16, caption, 'caption')]);
  rows.forEach((row, i) => shapes.push(...row(middle + (i - (rows.length - 1) / 2) * 25)));
  return shapes;
}

/** Doubled, the cube lies at its owner's end of the bar. */
export function drawCube({ situation: { cube } }: View, g: Geometry, make: Pen): Shape[] {
  if (!cube) return [];
  const x = cube.owner ? barMiddle(g) : trayMiddle(g, g.viewer);
  const y = cube.owner ? (atBottom(g, cube.owner) ? height - frame - 22 : frame + 22) : middle;
  const text = String(cube.value);
  const font = text.length > 2 ? 15 : 20;
  return [...make.path('die', square(x, y, 36, 6), 'cube'), make.text('pip', x, y + font * 0.35, font, text, 'cube')];
}

/** Whose turn it is: the mover's edge of the field and tray are lit. */
export function drawTurn({ situation: { player } }: View, g: Geometry, make: Pen): Shape[] {
  if (!player) return [];
  const below = atBottom(g, player);
  const y = below ? height - frame : frame - 4;
  const strips = halves(g).map((x) => box(x, y, half, 4, 2));
  return [
    ...make.path('lamp', strips.join('')),
    ...make.path('lamp-line', trayBox(g, player) + circle(barMiddle(g), below ? height - frame / 2 : frame / 2, 9)),
  ];
}

/** What is written in the frame at each side's edge: score and pips. */
export function drawFrameTexts({ situation: { score }, pips: toGo }: View, g: Geometry, make: Pen): Shape[] {
  return [g.viewer, opponentOf(g.viewer)].flatMap((player: Player) => {
    const y = frameLine(atBottom(g, player));
    return [
      ...(score ? [make.text('number', barMiddle(g) + 17, y, 12, String(score[player]), 'score')] : []),
      ...(toGo ? [make.text('number', trayMiddle(g, player), y, 12, String(toGo[player]), 'pips')] : []),
    ];
  });
}
