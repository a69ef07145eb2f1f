/**
 * Finds the moves that a written stage means, by playing what is written in every order that the rules allow. A stage has at most four
 * dice and a text at most four checkers, so the search is small however the text is written.
 */
import { placeAt } from '../rules/error.js';
import { explainMove } from '../rules/explain.js';
import { isStageOver, moved } from '../rules/turn-steps.js';
import { OFF } from '../rules/position.js';
import { formatPosition } from '../rules/position-text.js';
import { without } from '../rules/search.js';
import type { Refusal } from '../rules/refusal.js';
import type { Dice, Turn } from '../rules/turn.js';
import { NotationError } from './error.js';
import { formatPlay } from './format-play.js';
import { readMoves, type Hop, type WrittenMove } from './play-text.js';

/** A checker on its way along a written item. */
interface Traveller {
  readonly at: number;
  readonly hop: Hop;
  readonly later: readonly Hop[];
}

interface Found {
  readonly turn: Turn;
  /** Points on which something was hit or pinned. */
  readonly struck: readonly number[];
}

/** Where a way of playing the text came to a stop, and why. */
interface Obstacle {
  readonly depth: number;
  readonly refusal: Refusal;
  readonly at: number;
}

/**
 * Plays what stands between two indexes of the text as the present stage of a turn. With `partial` the stage need not be complete.
 *
 * @throws NotationError
 */
export function playStage(turn: Turn, text: string, start: number, end: number, partial = false): Turn {
  const items = readMoves(text, start, end);
  const travellers = items.flatMap(({ from, hops: [hop, ...later], count }) =>
    Array.from({ length: count }, (): Traveller => ({ at: from, hop, later })),
  );
  const extra = travellers[Math.max(turn.left.length, 1)];
  if (extra) {
    const expected = `at most ${turn.left.length} moves`;
    throw new NotationError('too-many-moves', `Expected ${expected}.`, placeAt(text, extra.hop.at), { expected });
  }
  const found: Found[] = [];
  const obstacles: Obstacle[] = [];
  const said = text.slice(start, end);
  const more = items.length > 0 ? start + said.trimEnd().length : end - said.trimStart().length;

  const landings = items.reduce((sum, { hops, count }) => sum + hops.length * count, 0);

  /** Answers the end at once where every landing is written, since then no other is meant. */
  const play = (now: Turn, waiting: readonly Traveller[], depth: number, struck: readonly number[]): Turn | null => {
    if (waiting.length === 0) {
      const isComplete = partial || isStageOver(now) || now.duty?.optional;
      if (isComplete && depth === landings) return now;
      if (isComplete) found.push({ turn: now, struck });
      else obstacles.push({ depth, refusal: { code: 'not-finished', dice: now.left }, at: more });
      return null;
    }
    let stuck = true;
    for (const traveller of waiting) {
      const { at, hop, later } = traveller;
      if (waiting.find((other) => other.hop === hop && other.at === at) !== traveller) continue;
      const others = waiting.filter((other) => other !== traveller);
      for (const die of diceFor(traveller, now.left)) {
        const to = Math.max(OFF, at - die);
        if (explainMove(now, at, to, die)) continue;
        stuck = false;
        const after = moved(now, at, die);
        const arrived = to === hop.to;
        const [next, ...rest] = arrived ? later : [hop, ...later];
        const left = next ? [{ at: to, hop: next, later: rest }, ...others] : others;
        const whole = play(after, left, depth + 1, hasEffect(after) ? [...struck, to] : struck);
        if (whole) return whole;
      }
    }
    if (stuck) obstacles.push(...obstaclesTo(now, waiting, depth));
    return null;
  };
  const chosen = play(turn, travellers, 0, []) ?? choose(found, items, text, start);
  if (chosen) return chosen;
  // the way that got farthest is the one that was meant
  const { refusal, at } = obstacles.reduce((a, b) => (b.depth > a.depth ? b : a));
  return refuse(refusal, text, at);
}

const hasEffect = ({ passed, own }: Turn): boolean => Boolean((own ?? passed)?.plays.at(-1)?.at(-1)?.effect);

/** The dice by which a checker may go towards its next written landing so that others can take it there exactly; the one that arrives first. */
function diceFor({ at, hop: { to } }: Traveller, left: Dice): number[] {
  const beyond = (die: number): number => Math.abs(at - die - to);
  return [...new Set(left)].filter((die) => canCover(at - die - to, without(left, die), to === OFF)).sort((a, b) => beyond(a) - beyond(b));
}

/** Whether some of these dice add up to a distance; when bearing off they may be more. */
function canCover(distance: number, dice: Dice, orMore: boolean): boolean {
  if (distance === 0 || (distance < 0 && orMore)) return true;
  return distance > 0 && [...new Set(dice)].some((die) => canCover(distance - die, without(dice, die), orMore));
}

/** What keeps each of the waiting checkers from moving; those that may only wait for another one come last. */
function obstaclesTo(turn: Turn, waiting: readonly Traveller[], depth: number): Obstacle[] {
  const all = waiting.map(({ at, hop }) => ({
    depth,
    refusal: explainMove(turn, at, hop.to) ?? ({ code: 'not-finished' } as const),
    at: hop.at,
  }));
  const waits = ({ refusal: { code } }: Obstacle): boolean => code === 'bar-first' || code === 'no-checker';
  return [...all.filter((one) => !waits(one)), ...all.filter(waits)];
}

/** The one play that the text means. Written hits and pins choose where the dice could be played in ways that differ in their result. */
function choose(found: readonly Found[], items: readonly WrittenMove[], text: string, start: number): Turn | null {
  const written = items.flatMap(({ hops }) => hops.filter(({ effect }) => effect).map(({ to }) => to));
  const fitting = written.length > 0 ? found.filter(({ struck }) => isSameSet(struck, written)) : [];
  const results = new Map<string, Turn>();
  for (const { turn } of fitting.length > 0 ? fitting : found) {
    const end = formatPosition(turn.position);
    if (!results.has(end)) results.set(end, turn);
  }
  const [first = null] = results.values();
  if (results.size < 2) return first;
  const plays = [...results.values()].map(({ own, passed }) => formatPlay((own ?? passed)?.plays.at(-1) ?? []));
  const place = placeAt(text, items[0]?.at ?? start);
  throw new NotationError('ambiguous-play', `This can be ${plays.join(' or ')}.`, place, { expected: plays.join('; '), plays });
}

const isSameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((one) => b.includes(one)) && b.every((one) => a.includes(one));

/** Throws that a play is not legal, and why. */
export function refuse(refusal: Refusal, text: string, at: number): never {
  throw new NotationError('illegal-play', `This play is not legal: ${refusal.code}.`, placeAt(text, at), { refusal });
}
