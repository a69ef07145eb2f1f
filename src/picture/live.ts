/** What only a board has on which somebody plays: checkers that move, and marks of what may be done and what was done; and what few diagrams have. */
import type { Player } from '../rules/rules.js';
import { trayBox } from './board.js';
import { checkerPlace, drawOne, high } from './checkers.js';
import { place, type Geometry, type Place } from './geometry.js';
import { describe } from './describe.js';
import { drawCube } from './cube.js';
import { beyond, count, drawMarks, haloed, topPlace } from './marks.js';
import { circle, pen, short, type Pen } from './shapes.js';
import { drawTally } from './tally.js';
import { drawMiddle } from './throw.js';
import { drawWays } from './ways.js';
import type { Live } from './picture.js';
import type { LiveView, PathShape, PieceShape } from './view.js';

/** Draws every checker as a piece of its own, pinned ones first, since they lie below. */
function drawPieces(view: LiveView, g: Geometry, to: Pen): boolean {
  if (!view.checkers) return false;
  const seen: Record<string, number> = {};
  const pieces = view.checkers.map((checker): PieceShape => {
    const { key, player, point } = checker;
    const nth = (seen[`${player}${point}`] = (seen[`${player}${point}`] ?? -1) + 1);
    const parts = pen();
    drawOne(player, point, parts);
    const at = checkerPlace(view.situation.position, g, player, point, nth);
    return { kind: 'piece', class: 'checker', key, ...at, parts: parts.shapes as PathShape[], pinned: checker.pinned === true };
  });
  to.shapes.push(...pieces.filter(({ pinned }) => pinned), ...pieces.filter(({ pinned }) => !pinned));
  return true;
}

const ringed = ({ x, y }: Place): string => circle(x, y, 19);

/** Where the picked-up checker may go: a dot where it will lie; a crossed ring round what it hits. */
function targets(view: LiveView, g: Geometry, player: Player, to: Pen): void {
  let dots = '';
  let rings = '';
  for (const { point, hits } of view.targets ?? []) {
    const { x, y } = hits ? place(g, player, point) : beyond(view, g, player, point);
    if (point === 0) rings += trayBox(g, player, 4);
    else if (hits) rings += `${circle(x, y, 18)}M${short(x - 6)} ${y - 6}l12 12m-12 0l12-12`;
    else dots += circle(x, y, 9.5);
  }
  haloed('ring', rings, to);
  to.path('target', dots);
}

/** What was done last: a dot where a checker left, a ring round the one that came. */
function last(view: LiveView, g: Geometry, to: Pen): void {
  const { player, moves = [] } = view.last ?? {};
  if (!player) return;
  const came: Record<number, number> = {};
  let d = '';
  for (const { from, to } of moves) {
    // A checker that goes on has not come to stay.
    if (came[from]) came[from]--;
    else {
      const { x, y } = beyond(view, g, player, from);
      d += circle(x, y, 4.5);
    }
    came[to] = (came[to] ?? 0) + 1;
  }
  for (const [to, many] of Object.entries(came)) {
    const point = Number(to);
    const top = Math.min(count(view, player, point), high(point));
    for (let nth = Math.max(top - many, 0); point && nth < top; nth++) {
      const { x, y } = checkerPlace(view.situation.position, g, player, point, nth);
      d += circle(x, y, 18.6);
    }
  }
  to.path('last', d);
}

function drawBelow(view: LiveView, g: Geometry, to: Pen): void {
  for (const player of ['white', 'black'] as const) drawTally(view, g, player, to);
  drawCube(view, g, to);
}

function drawAbove(view: LiveView, g: Geometry, to: Pen): void {
  const player = view.situation.player ?? g.viewer;
  if (view.directions) drawWays(g, to);
  last(view, g, to);
  if (typeof view.selected === 'number') {
    haloed('ring', ringed(topPlace(view, g, player, view.selected)), to, 'selected');
  }
  haloed('ring', (view.sources ?? []).map((point) => ringed(topPlace(view, g, player, point))).join(''), to, 'source');
  targets(view, g, player, to);
  drawMarks(view, g, to);
}

/** Makes `picture` show the whole of a `LiveView`, and says what it shows. Most diagrams do without it. */
export const live: Live<LiveView> = { drawBelow, drawPieces, drawMiddle, drawAbove, describe };
