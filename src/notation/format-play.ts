import { BAR, OFF } from '../rules/position.js';
import { aPlace, fields, list } from '../rules/data-checks.js';
import type { Move } from '../rules/turn.js';
import { NotationError } from './error.js';

const areMoves = list(fields({ from: aPlace, to: aPlace }));

/** Moves of one checker after another: where it was and where it landed; and how many checkers went so. */
interface Chain {
  readonly path: number[];
  count: number;
  /** It hit in its home, on a point that no other checker of its side held then. */
  isHitter: boolean;
}

/** A point as it is written. */
export const nameOf = (point: number): string => (point === BAR ? 'bar' : point === OFF ? 'off' : String(point));

/**
 * The moves of one stage as canonical text, `bar/22 24/18/13* 6/4(2)`: moves of one checker joined, with every touch-down, equal ones counted,
 * from the rear to the front; no move is `-`. Every legal play written so is read back as the same play (docs/notation.md, "Moves and plays").
 * Of checkers that meet on a point the one that did not hit there goes on, for some rules keep the hitter where it is.
 */
export function formatPlay(moves: readonly Pick<Move, 'from' | 'to' | 'effect'>[]): string {
  if (!areMoves(moves)) throw new NotationError('bad-move', 'A play is a list of moves.', { line: 1, column: 1 });
  const chains: Chain[] = [];
  const signs = new Map<number, { readonly sign: string; readonly by: Chain }>();
  for (const { from, to, effect } of moves) {
    const there = chains.filter(({ path }) => path.at(-1) === from);
    let chain = there.find(({ isHitter }) => !isHitter) ?? there[0];
    if (!chain) chains.push((chain = { path: [from], count: 1, isHitter: false }));
    chain.path.push(to);
    if (effect) signs.set(to, { sign: effect === 'hit' ? '*' : '^', by: chain });
    if (effect === 'hit' && to < 7) chain.isHitter = true;
  }
  const items: Chain[] = [];
  for (const chain of chains.sort(byPath)) {
    const same = items.at(-1);
    if (same && byPath(same, chain) === 0) same.count++;
    else items.push(chain);
  }
  // whichever checker came first, the sign stands at the first landing that is written, unless one goes on and it matters which
  const signOf = (item: Chain, index: number): string => {
    const point = item.path[index] ?? 0;
    const effect = index > 0 ? signs.get(point) : undefined;
    if (!effect) return '';
    const goesOn = items.some(({ path }) => path.includes(point) && path.at(-1) !== point && path[0] !== point);
    if (goesOn && byPath(item, effect.by) !== 0) return '';
    signs.delete(point);
    return effect.sign;
  };
  const written = items.map((item) => {
    const { path, count } = item;
    return path.map((point, index) => nameOf(point) + signOf(item, index)).join('/') + (count > 1 ? `(${count})` : '');
  });
  return written.join(' ') || '-';
}

/** The stages of a part of a turn, `24/20(4); 24/19(2)`; a stage without a move is `-`. */
export function formatStages(plays: readonly (readonly Move[])[]): string {
  if (!Array.isArray(plays)) throw new NotationError('bad-move', 'Stages are a list of plays.', { line: 1, column: 1 });
  return Array.from(plays, formatPlay).join('; ');
}

/** From the rear to the front, the longer move first. */
function byPath({ path: a }: Chain, { path: b }: Chain): number {
  if (a[0] !== b[0]) return (b[0] ?? 0) - (a[0] ?? 0);
  for (let i = 1; i < a.length || i < b.length; i++) if (a[i] !== b[i]) return (a[i] ?? 99) - (b[i] ?? 99);
  return 0;
}
