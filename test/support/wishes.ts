/** Where fifteen checkers might be, at random and in the corners where the rules differ from one another. */
import fc from 'fast-check';
import type { Rules } from '../checker/types.js';
import type { Wishes } from './positions.js';

const places = (min: number, max: number, least: number, most: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min, max }), { minLength: least, maxLength: most });

/** Some checkers where they are named, all others together. */
const filledUp = (some: readonly number[], rest: number): number[] => [...some, ...Array<number>(15).fill(rest)].slice(0, 15);

/** One side's checkers, without a thought for the other. */
export const aWish: fc.Arbitrary<number[]> = fc.oneof(
  places(1, 24, 15, 15),
  places(0, 7, 15, 15),
  places(0, 12, 15, 15),
  fc.tuple(places(0, 25, 1, 6), fc.integer({ min: 1, max: 24 })).map(([some, rest]) => filledUp(some, rest)),
  // The first checkers of a game of the long kind.
  places(7, 24, 1, 3).map((some) => filledUp(some, 24)),
  fc
    .tuple(fc.integer({ min: 1, max: 2 }), places(1, 24, 15, 15))
    .map(([bar, wish]) => [...filledUp([], 25).slice(0, bar), ...wish].slice(0, 15)),
  // A few left to bear off.
  places(1, 6, 1, 4).map((some) => filledUp(some, 0)),
);

/** Both sides in a corner where one of the rules of this game has a say. */
export function aCorner(rules: Rules): fc.Arbitrary<Wishes> {
  const corners = [aLock(rules)];
  if (rules.walls.quarter !== 'off') corners.push(aWall([24, 23, 22, 21, 20, 19]));
  if (rules.walls.front !== 'off') corners.push(aWall([23, 22, 21, 20, 19, 18].map((point) => across(rules, point))));
  if (rules.runner !== null) corners.push(aRunner);
  if (rules.contact === 'hit') corners.push(homeBlots(rules));
  if (rules.contact === 'pin') corners.push(pinnedAtHome(rules), mothers(rules));
  return fc.oneof(...corners);
}

const across = (rules: Rules, point: number): number => (rules.travel === 'contrary' ? 25 - point : point > 12 ? point - 12 : point + 12);

/** Six points, one or two of them not yet held, and checkers that can fill them; the enemy has some at his start. */
function aWall(points: readonly number[]): fc.Arbitrary<Wishes> {
  const missing = fc.subarray([...points], { minLength: 0, maxLength: 2 });
  const enemy = fc.tuple(places(1, 24, 0, 6), fc.constantFrom(24, 24, 13, 6, 2)).map(([some, rest]) => filledUp(some, rest));
  return fc.tuple(missing, places(1, 6, 1, 5), places(1, 24, 0, 4), enemy).map(([gaps, distances, others, his]) => {
    const held = points.filter((point) => !gaps.includes(point));
    const near = distances.map((distance) => Math.min(24, (gaps[0] ?? points[0]!) + distance));
    return { mover: filledUp([...held, ...near, ...others], held[0] ?? 24), enemy: his };
  });
}

/** The enemy stands on one or two points, and the mover on most of the six before them. */
function aLock(rules: Rules): fc.Arbitrary<Wishes> {
  const stands = fc.tuple(fc.integer({ min: 7, max: 24 }), fc.option(fc.integer({ min: 1, max: 24 })));
  const open = fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 0, maxLength: 2 });
  const spare = fc.tuple(places(1, 24, 1, 7), fc.integer({ min: 0, max: 24 }));
  return fc.tuple(stands, open, spare).map(([[stack, single], gaps, [some, rest]]) => {
    const before = [1, 2, 3, 4, 5, 6].filter((gap) => !gaps.includes(gap)).map((distance) => across(rules, stack - distance));
    return { mover: filledUp([...before, ...some], rest), enemy: filledUp(single === null ? [] : [single], stack) };
  });
}

/** Nobody is released yet. */
const aRunner: fc.Arbitrary<Wishes> = fc
  .tuple(places(12, 23, 0, 2), places(9, 24, 0, 8), fc.integer({ min: 1, max: 24 }))
  .map(([runners, some, rest]) => ({ mover: filledUp(runners, 24), enemy: filledUp(some, rest) }));

/** Lone enemy checkers in the mover's home, which he can hit. */
const homeBlots = (rules: Rules): fc.Arbitrary<Wishes> =>
  fc
    .tuple(fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1, maxLength: 3 }), places(1, 12, 6, 15), places(1, 18, 0, 6))
    .map(([blots, mover, some]) => ({
      mover: filledUp(mover, 0),
      enemy: filledUp([...blots.map((point) => across(rules, point)), ...some], across(rules, 12)),
    }));

/** All at home, one of them under an enemy checker. */
const pinnedAtHome = (rules: Rules): fc.Arbitrary<Wishes> =>
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), places(0, 6, 3, 8), fc.integer({ min: 1, max: 2 }), places(1, 24, 0, 6))
    .map(([pinned, mover, pinners, some]) => ({
      mover: filledUp([pinned, ...mover.filter((point) => point !== pinned)], 0),
      enemy: filledUp([...filledUp([], across(rules, pinned)).slice(0, pinners), ...some], 1),
    }));

/** The enemy's last checker on its start, or the mover's, or both. */
const mothers = (rules: Rules): fc.Arbitrary<Wishes> =>
  fc
    .tuple(fc.integer({ min: 0, max: 2 }), places(1, 7, 0, 3), places(1, 23, 0, 5), fc.boolean(), fc.boolean(), fc.boolean())
    .map(([atStart, near, some, alone, pinsMine, isPinned]) => ({
      mover: filledUp([...filledUp([], 24).slice(0, atStart), ...(isPinned ? [across(rules, 24)] : []), ...near, ...some], 8),
      enemy: filledUp([24, ...(alone ? [] : [24]), ...(pinsMine ? [across(rules, 24)] : [])], 10),
    }));
