/**
 * The board on which legal plays are searched: one side to move, everything in its own numbering, changed in place and restored.
 * One module-private scratch serves the whole program: every search loads it first and is over before another begins.
 */
import { motherEnd, mothersCount } from './mothers.js';
import { acrossPoint, BAR, CHECKERS, OFF, type Position, type Side } from './position.js';
import type { Player, Rules } from './rules.js';

/** Length of one list of points: off, 1 to 24, bar. */
const POINTS = 26;

/** Everything that a search changes lies in one buffer, so that a state is copied and compared as a whole, by words. */
const state = new Int8Array(132);
export const words = new Int32Array(state.buffer);
export const mine = state.subarray(0, POINTS);
/** The enemy's checkers under the mover's numbers; its bar under 25, its off under 0. */
export const theirs = state.subarray(POINTS, 2 * POINTS);
const minePinned = state.subarray(2 * POINTS, 3 * POINTS);
const theirsPinned = state.subarray(3 * POINTS, 4 * POINTS);
/** Checkers that hit in their own home in this turn. */
const marks = state.subarray(4 * POINTS, 5 * POINTS);

/** How many words make a position, and how many more tell two moments of a turn apart. */
export const extent = { position: 13, moment: 13 };

/** Sums of random numbers tell positions apart; changed step by step, with the marks apart since results are compared without them. */
export const hash = { position: 0, marks: 0 };
const salt = new Int32Array(state.length);
for (let i = 0, x = 0x2545f491; i < salt.length; i++) {
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  salt[i] = x;
}

/** Rules in the form in which a step asks for them. */
interface Policy {
  readonly across: Int8Array;
  readonly hits: boolean;
  readonly pins: boolean;
  readonly blocks: boolean;
  readonly marksHitters: boolean;
  readonly hittersStay: boolean;
  readonly bearOffWhilePinned: boolean;
  readonly pinnedCountsAsFarthest: boolean;
  readonly mother: boolean;
  /** A checker on this point or lower releases the others; 0 = no runner. */
  readonly runner: number;
  readonly quarterWall: 'whileBehind' | 'always' | 'off';
  readonly frontWall: boolean;
}

const acrossFor = (travel: Rules['travel']): Int8Array =>
  Int8Array.from({ length: POINTS }, (_, point) => (point === OFF || point === BAR ? point : acrossPoint(point, travel)));
const across = { contrary: acrossFor('contrary'), parallel: acrossFor('parallel') };

const policies = new WeakMap<Rules, Policy>();
function policyOf(rules: Rules): Policy {
  let found = policies.get(rules);
  if (!found) {
    const { contact, pins } = rules;
    found = {
      across: across[rules.travel],
      hits: contact === 'hit',
      pins: contact === 'pin',
      blocks: contact === 'block',
      marksHitters: contact === 'hit' && rules.hitAndRun !== 'allowed',
      hittersStay: rules.hitAndRun === 'forbidden',
      bearOffWhilePinned: pins.bearOffWhilePinned,
      pinnedCountsAsFarthest: pins.pinnedCountsAsFarthest,
      mother: mothersCount(rules),
      runner: rules.runner === null ? 0 : rules.runner === 'past' ? 11 : 12,
      quarterWall: rules.walls.quarter,
      frontWall: rules.walls.front === 'whileStartHeld',
    };
    policies.set(rules, found);
  }
  return found;
}

let policy: Policy;
/** Own checkers outside home, the bar included: while there are any, nothing is borne off. */
let outside = 0;
let pinnedOfMine = 0;

/** Puts a position on the scratch board, seen by the player to move. */
export function load(rules: Rules, position: Position, player: Player, marked: readonly number[] = []): void {
  policy = policyOf(rules);
  extent.position = policy.pins ? 26 : 13;
  extent.moment = policy.marksHitters ? words.length : extent.position;
  const own = player === 'white' ? position.white : position.black;
  const enemy = player === 'white' ? position.black : position.white;
  state.fill(0, 2 * POINTS);
  outside = 0;
  let sum = 0;
  for (let point = 0; point < POINTS; point++) {
    const count = own.checkers[point]!;
    const there = policy.across[point]!;
    const facing = enemy.checkers[point]!;
    mine[point] = count;
    theirs[there] = facing;
    sum += Math.imul(count, salt[point]!) + Math.imul(facing, salt[POINTS + there]!);
    if (point > 6) outside += count;
  }
  for (const point of own.pinned) minePinned[point] = 1;
  for (const point of enemy.pinned) theirsPinned[policy.across[point]!] = 1;
  pinnedOfMine = own.pinned.length;
  for (const point of marked) marks[point]!++;
  hash.position = sum | 0;
  hash.marks = 0;
}

/** The mover and the enemy change places, to see what the enemy could do. Again called, it changes them back. */
function swapSides(): void {
  for (let point = 0; point < POINTS; point++) {
    const there = policy.across[point]!;
    swapped[point] = theirs[there]!;
    swapped[POINTS + there] = mine[point]!;
    swapped[2 * POINTS + point] = theirsPinned[there]!;
    swapped[3 * POINTS + there] = minePinned[point]!;
  }
  state.set(swapped);
  recount();
}
const swapped = new Int8Array(4 * POINTS);

/** Counts anew what is kept beside `state`, when `state` has been set as a whole. */
export function recount(): void {
  outside = 0;
  pinnedOfMine = 0;
  for (let point = 1; point < POINTS; point++) {
    if (point > 6) outside += mine[point]!;
    pinnedOfMine += minePinned[point]!;
  }
}

/** Why a step cannot be made, as small numbers for the search; `blockCodes` gives their refusal codes. */
export const FREE = 0;
const NO_CHECKER = 1,
  BAR_FIRST = 2,
  PINNED = 3,
  RUNNER_FIRST = 4,
  HELD = 5,
  TAKEN = 6,
  OWN_PINNED = 7;
const STAYS = 8,
  HIDING = 9,
  NOT_HOME = 10,
  PINNED_AT_HOME = 11,
  FARTHER = 12;
export const blockCodes = [
  null,
  'no-checker',
  'bar-first',
  'pinned',
  'runner-first',
  'point-held',
  'point-taken',
  'own-pinned-there',
  'no-hit-and-run',
  'no-hiding',
  'not-all-home',
  'pinned-no-bearing-off',
  'farther-first',
] as const;

/** Whether the mover's checker on `from` may go forward by `die` now, and if not, why. */
export function blockOf(from: number, die: number): number {
  const count = mine[from]!;
  if (count === 0) return NO_CHECKER;
  if (mine[BAR] !== 0 && from !== BAR) return BAR_FIRST;
  if (minePinned[from] !== 0) return PINNED;
  if (policy.runner !== 0 && !mayLeave(from)) return RUNNER_FIRST;
  const marked = policy.marksHitters && marks[from] === count;
  if (marked && policy.hittersStay) return STAYS;
  const to = from - die;
  if (to > 0) {
    const enemies = theirs[to]!;
    if (minePinned[to] !== 0) return OWN_PINNED;
    if (enemies > (policy.blocks ? 0 : 1)) return policy.blocks ? TAKEN : HELD;
    if (marked && mine[to] !== 0) return HIDING;
    return FREE;
  }
  if (outside !== 0) return NOT_HOME;
  if (pinnedOfMine !== 0 && !policy.bearOffWhilePinned) return PINNED_AT_HOME;
  if (to < 0 && farthest() > from) return FARTHER;
  return FREE;
}

/** The highest own point whose checkers count for a die that is larger than needed. */
export function farthest(): number {
  for (let point = BAR; point > 0; point--)
    if (mine[point]! > 0 && (minePinned[point] === 0 || policy.pinnedCountsAsFarthest)) return point;
  return 0;
}

/** The runner's rule: until a checker has passed, only one may have left the start. */
function mayLeave(from: number): boolean {
  if (from === BAR) return true;
  for (let point = policy.runner; point >= OFF; point--) if (mine[point] !== 0) return true;
  let out = 0;
  for (let point = 23; point > policy.runner; point--) out += mine[point]!;
  return (from === 24) === (out === 0);
}

/** What made steps changed beyond the checker itself, for taking them back. */
const HIT = 1,
  PIN = 2,
  RELEASE = 4,
  MARKED = 8,
  MARK_MOVED = 16;
export const wasHit = (effect: number): boolean => (effect & HIT) !== 0;
export const wasPin = (effect: number): boolean => (effect & PIN) !== 0;

/** Makes a step that `blockOf` allows; the answer is what `unmake` needs. */
export function make(from: number, to: number): number {
  let effect = 0;
  const marked = policy.marksHitters && marks[from] !== 0 && marks[from] === mine[from];
  mine[from]!--;
  mine[to]!++;
  hash.position = (hash.position + salt[to]! - salt[from]!) | 0;
  if (from > 6 && to <= 6) outside--;
  if (to > 0 && theirs[to] === 1) {
    if (policy.hits) {
      effect |= HIT;
      theirs[to] = 0;
      theirs[BAR]!++;
      hash.position = (hash.position + salt[POINTS + BAR]! - salt[POINTS + to]!) | 0;
    } else if (theirsPinned[to] === 0) {
      effect |= PIN;
      theirsPinned[to] = 1;
    }
  }
  if (policy.pins && mine[from] === 0 && theirsPinned[from] !== 0) {
    effect |= RELEASE;
    theirsPinned[from] = 0;
  }
  if (policy.marksHitters) {
    if (marked) {
      effect |= MARK_MOVED;
      mark(from, -1);
      if (to > 0) mark(to, 1);
    } else if ((effect & HIT) !== 0 && to <= 6) {
      effect |= MARKED;
      mark(to, 1);
    }
  }
  return effect;
}

function mark(point: number, by: number): void {
  marks[point]! += by;
  hash.marks = (hash.marks + by * salt[4 * POINTS + point]!) | 0;
}

/** Takes back the last step made. */
export function unmake(from: number, to: number, effect: number): void {
  mine[from]!++;
  mine[to]!--;
  hash.position = (hash.position + salt[from]! - salt[to]!) | 0;
  if (from > 6 && to <= 6) outside++;
  if (effect === 0) return;
  if ((effect & HIT) !== 0) {
    theirs[to] = 1;
    theirs[BAR]!--;
    hash.position = (hash.position + salt[POINTS + to]! - salt[POINTS + BAR]!) | 0;
  }
  if ((effect & PIN) !== 0) theirsPinned[to] = 0;
  if ((effect & RELEASE) !== 0) theirsPinned[from] = 1;
  if ((effect & MARKED) !== 0) mark(to, -1);
  if ((effect & MARK_MOVED) !== 0) {
    mark(from, 1);
    if (to > 0) mark(to, -1);
  }
}

/** The side to move has just ended the game: everything off, or by the mothers (docs/rules.md, "Pins and mothers"). */
export function gameEnded(): boolean {
  if (mine[OFF] === CHECKERS) return true;
  return policy.mother && motherEnd(theirsPinned[policy.across[24]!] !== 0, minePinned[24] !== 0, mine[24]!) !== null;
}

/** Which wall the mover may not end with stands now (docs/rules.md, "Февга"). */
export function bannedWall(): 'quarter-wall' | 'front-wall' | null {
  if (policy.quarterWall !== 'off' && holdsSix(24, false) && (policy.quarterWall === 'always' || enemyBehind())) return 'quarter-wall';
  if (policy.frontWall && theirs[policy.across[24]!]! > 0 && holdsSix(23, true)) return 'front-wall';
  return null;
}
export const hasWalls = (): boolean => policy.frontWall || policy.quarterWall !== 'off';

/** Six points held from `highest` down, in the mover's numbering or in the enemy's. */
function holdsSix(highest: number, inEnemys: boolean): boolean {
  for (let i = highest; i > highest - 6; i--) {
    const point = inEnemys ? policy.across[i]! : i;
    if (mine[point]! <= minePinned[point]!) return false;
  }
  return true;
}

/** Enemy checkers that have not yet come out of their own first half. */
function enemyBehind(): boolean {
  for (let point = 24; point >= 13; point--) if (theirs[policy.across[point]!]! > 0) return true;
  return false;
}

/** Whether the enemy could make any step with any die, were it to move now. */
export function enemyCanMove(): boolean {
  const set = policy.marksHitters ? marks.slice() : null;
  swapSides();
  marks.fill(0);
  let can = false;
  for (let from = BAR; from > 0 && !can; from--)
    if (mine[from] !== 0) for (let die = 1; die <= 6 && !can; die++) can = blockOf(from, die) === FREE;
  swapSides();
  if (set) marks.set(set);
  return can;
}

/** The position on the scratch board as it is now; as `positionIn`. */
export const positionNow = (before: Position, player: Player, effects: number): Position => positionIn(state, 0, before, player, effects);

/**
 * The position that lies in `bytes`, laid out as the scratch board, frozen. It is what comes of moves from `before` whose effects together
 * are these, and what no move has touched is taken over: comparing would cost more than copying.
 */
export function positionIn(bytes: Int8Array, at: number, before: Position, player: Player, effects: number): Position {
  const other = player === 'white' ? 'black' : 'white';
  const own = Object.freeze({ checkers: copied(bytes, at, null), pinned: before[player].pinned });
  const enemy = (effects & (HIT | PIN | RELEASE)) === 0 ? before[other] : enemyIn(bytes, at, before[other], effects);
  return Object.freeze(player === 'white' ? { white: own, black: enemy } : { white: enemy, black: own });
}

function enemyIn(bytes: Int8Array, at: number, { checkers, pinned }: Side, effects: number): Side {
  const { across } = policy;
  if ((effects & HIT) !== 0) return Object.freeze({ checkers: copied(bytes, at + POINTS, across), pinned });
  const pins: number[] = [];
  for (let point = 24; point > 0; point--) if (bytes[at + 3 * POINTS + across[point]!] !== 0) pins.push(point);
  return Object.freeze({ checkers, pinned: Object.freeze(pins) });
}

function copied(bytes: Int8Array, at: number, numbers: Int8Array | null): readonly number[] {
  const copy = new Array<number>(POINTS);
  for (let point = 0; point < POINTS; point++) copy[point] = bytes[at + (numbers ? numbers[point]! : point)]!;
  return Object.freeze(copy);
}

/** Own points of the marked checkers, once for each. */
export function markedPoints(): number[] {
  const points: number[] = [];
  for (let point = 1; point <= 6; point++) for (let k = marks[point]!; k > 0; k--) points.push(point);
  return points;
}
