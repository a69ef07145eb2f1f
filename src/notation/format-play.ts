import { BAR, OFF } from '../rules/position.js';
import type { Move } from '../rules/turn.js';

/** Moves of one checker after another: where it was and where it landed, and what that did. */
interface Chain {
  readonly path: number[];
  readonly effects: Move['effect'][];
  count: number;
}

const nameOf = (point: number): string => (point === BAR ? 'bar' : point === OFF ? 'off' : String(point));
const signs = { hit: '*', pin: '^' } as const;

/**
 * The moves of one stage as canonical text, `bar/22 24/18/13* 6/4(2)`: moves of one checker joined, with every touch-down, equal ones counted,
 * from the rear to the front; no move is `-`. Every legal play written so is read back as the same play (docs/notation.md, "Moves and plays").
 */
export function formatPlay(moves: readonly Pick<Move, 'from' | 'to' | 'effect'>[]): string {
  const chains: Chain[] = [];
  for (const { from, to, effect } of moves) {
    const before = from === BAR ? undefined : chains.find(({ path }) => path.at(-1) === from);
    if (before) {
      before.path.push(to);
      before.effects.push(effect);
    } else chains.push({ path: [from, to], effects: [null, effect], count: 1 });
  }
  chains.sort(byPath);
  const items: Chain[] = [];
  for (const chain of chains) {
    const same = items.at(-1);
    if (same && byPath(same, chain) === 0) {
      same.count++;
      chain.effects.forEach((effect, index) => (same.effects[index] ??= effect));
    } else items.push(chain);
  }
  return items.map(formatChain).join(' ') || '-';
}

/** The stages of a part of a turn, `24/20(4); 24/19(2)`; a stage without a move is `-`. */
export const formatStages = (plays: readonly (readonly Move[])[]): string => plays.map(formatPlay).join('; ');

function formatChain({ path, effects, count }: Chain): string {
  const points = path.map((point, index) => nameOf(point) + (effects[index] ? signs[effects[index]] : ''));
  return points.join('/') + (count > 1 ? `(${count})` : '');
}

/** From the rear to the front, the longer move first. */
function byPath({ path: a }: Chain, { path: b }: Chain): number {
  if (a[0] !== b[0]) return (b[0] ?? 0) - (a[0] ?? 0);
  for (let i = 1; i < a.length || i < b.length; i++) if (a[i] !== b[i]) return (a[i] ?? 99) - (b[i] ?? 99);
  return 0;
}
