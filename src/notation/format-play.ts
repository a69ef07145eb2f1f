import { BAR, OFF } from '../rules/position.js';
import type { Move } from '../rules/turn.js';

/** Moves of one checker after another: where it was and where it landed; and how many checkers went so. */
interface Chain {
  readonly path: number[];
  count: number;
}

const nameOf = (point: number): string => (point === BAR ? 'bar' : point === OFF ? 'off' : String(point));

/**
 * The moves of one stage as canonical text, `bar/22 24/18/13* 6/4(2)`: moves of one checker joined, with every touch-down, equal ones counted,
 * from the rear to the front; no move is `-`. Every legal play written so is read back as the same play (docs/notation.md, "Moves and plays").
 */
export function formatPlay(moves: readonly Pick<Move, 'from' | 'to' | 'effect'>[]): string {
  const chains: Chain[] = [];
  const signs = new Map<number, string>();
  for (const { from, to, effect } of moves) {
    const before = chains.find(({ path }) => path.at(-1) === from);
    if (before) before.path.push(to);
    else chains.push({ path: [from, to], count: 1 });
    if (effect) signs.set(to, effect === 'hit' ? '*' : '^');
  }
  const items: Chain[] = [];
  for (const chain of chains.sort(byPath)) {
    const same = items.at(-1);
    if (same && byPath(same, chain) === 0) same.count++;
    else items.push(chain);
  }
  // whichever checker came first: the sign stands at the first landing that is written
  const signOf = (point: number, index: number): string => {
    const sign = index > 0 ? signs.get(point) : undefined;
    if (sign) signs.delete(point);
    return sign ?? '';
  };
  const written = items.map(
    ({ path, count }) => path.map((point, index) => nameOf(point) + signOf(point, index)).join('/') + (count > 1 ? `(${count})` : ''),
  );
  return written.join(' ') || '-';
}

/** The stages of a part of a turn, `24/20(4); 24/19(2)`; a stage without a move is `-`. */
export const formatStages = (plays: readonly (readonly Move[])[]): string => plays.map(formatPlay).join('; ');

/** From the rear to the front, the longer move first. */
function byPath({ path: a }: Chain, { path: b }: Chain): number {
  if (a[0] !== b[0]) return (b[0] ?? 0) - (a[0] ?? 0);
  for (let i = 1; i < a.length || i < b.length; i++) if (a[i] !== b[i]) return (a[i] ?? 99) - (b[i] ?? 99);
  return 0;
}
