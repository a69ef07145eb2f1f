/**
 * The duty to use the dice, by search over all orders (docs/rules.md, "The duty to use the dice"): which ends of a stage are legal, and
 * whether a stage begun can still be brought to one. Works on the scratch board; allocates nothing per candidate.
 */
import { BAR, OFF } from './position.js';
import {
  bannedWall,
  blockOf,
  enemyCanMove,
  extent,
  FREE,
  gameEnded,
  hash,
  hasWalls,
  make,
  mine,
  recount,
  unmake,
  words,
} from './scratch.js';
import { StateTable } from './state-table.js';
import type { Duty } from './turn.js';
import type { Rules } from './rules.js';

/** Distinct ends of the stage last searched, in the order found. */
export const ends = new StateTable(words.length);
const visited = new StateTable(words.length);

/** What the search found, besides `ends`. */
export const found = {
  /** Dice that a legal play uses; one that ends the game counts as using all. */
  most: 0,
  /** The die that must be used, where only one of two can be and either could. */
  larger: 0,
  leaveMove: false,
};

/** Of each end: its moves (each in one number: from, die, effect), how many, and which dice could have been first. */
const DICE = 4;
const LARGER = 1,
  SMALLER = 2;
let moves = new Int16Array(DICE * 256);
let lengths = new Int8Array(256);
let firstDice = new Uint8Array(256);
let endings = new Uint8Array(256);
/** Ends that a later duty has struck out. */
let struck = new Uint8Array(256);

const path = new Int16Array(DICE);
const dice = new Int8Array(DICE);
let total = 0;
let most = 0;
let walls = false;
/** In plain games an end does not depend on the order of moves, nor what may be moved, the bar and bearing off apart. */
let orderless = false;
let equal = false;

const isOrderless = (rules: Rules): boolean => rules.contact !== 'pin' && rules.hitAndRun === 'allowed' && rules.runner === null;

/** Finds all legal ends of a stage from the scratch board; answers how many. */
export function searchStage(rules: Rules, stage: readonly number[]): number {
  total = stage.length;
  for (let i = 0; i < total; i++) dice[i] = stage[i]!;
  equal = total < 2 || dice[0] === dice[1];
  if (!equal && dice[0]! < dice[1]!) {
    dice[0] = stage[1]!;
    dice[1] = stage[0]!;
  }
  walls = hasWalls();
  orderless = isOrderless(rules);
  most = 0;
  ends.clear();
  visited.clear();
  if (equal) {
    equalDice(0, BAR);
    found.larger = 0;
  } else {
    mixedDice(0, dice[0]!, dice[1]!);
    mixedDice(0, dice[1]!, dice[0]!);
    found.larger = most === 1 ? largerDuty() : 0;
  }
  found.most = most;
  found.leaveMove = rules.leaveMove && leaveMoveDuty();
  return ends.count;
}

/** Whether some end found ends the game. */
export function someEndEndsGame(): boolean {
  for (let end = 0; end < ends.count; end++) if (endings[end] !== 0) return true;
  return false;
}

/** Makes a step and notes it in the path. */
function step(depth: number, from: number, die: number, to: number): number {
  const effect = make(from, to);
  path[depth] = from | (die << 5) | (effect << 8);
  return effect;
}

function equalDice(depth: number, from: number): void {
  const die = dice[0]!;
  let leaf = true;
  for (let point = from; point > 0; point--) {
    if (blockOf(point, die) !== FREE) continue;
    leaf = false;
    const to = point > die ? point - die : OFF;
    const effect = step(depth, point, die, to);
    if (gameEnded()) record(depth + 1, total, 0, true);
    else if (depth + 1 === total) {
      if (!walls || bannedWall() === null) record(total, total, 0, false);
    } else if (orderless)
      equalDice(depth + 1, point); // from the rear to the front
    else if (visited.add(words, extent.moment, (hash.position + hash.marks + Math.imul(depth + 1, 0x9e3779b1)) | 0) < 0)
      equalDice(depth + 1, BAR);
    unmake(point, to, effect);
  }
  if (depth > 0 && (walls ? bannedWall() === null : leaf)) record(depth, depth, 0, false);
}

function mixedDice(depth: number, die: number, other: number): void {
  let leaf = true;
  for (let point = BAR; point > 0; point--) {
    if (blockOf(point, die) !== FREE) continue;
    leaf = false;
    const to = point > die ? point - die : OFF;
    if (depth === 1 && isFoundAlready(point, to, die, other)) continue;
    const effect = step(depth, point, die, to);
    if (gameEnded()) record(depth + 1, 2, 0, true);
    else if (depth === 1) {
      if (!walls || bannedWall() === null) record(2, 2, 0, false);
    } else mixedDice(1, other, die);
    unmake(point, to, effect);
  }
  // here `other` is the die already used
  if (depth === 1 && (walls ? bannedWall() === null : leaf)) record(1, 1, other === dice[0] ? LARGER : SMALLER, false);
}

/** After the smaller die, the larger one within the board by a checker that stood there before: in plain games the other order led there too. */
function isFoundAlready(from: number, to: number, die: number, other: number): boolean {
  const first = path[0]! & 31;
  if (!orderless || die < other || to === OFF || first === BAR) return false;
  return from !== first - other || mine[from]! > 1;
}

/** Takes the state on the scratch board as an end with `length` moves that ranks as using `rank` dice. */
function record(length: number, rank: number, firstDie: number, ending: boolean): void {
  if (rank < most) return;
  if (rank > most) {
    most = rank;
    ends.clear();
  }
  const number = ends.add(words, extent.position, hash.position);
  if (number >= 0) {
    firstDice[number]! |= firstDie;
    return;
  }
  const end = ~number;
  if (end === lengths.length) growEnds();
  lengths[end] = length;
  firstDice[end] = firstDie;
  endings[end] = ending ? 1 : 0;
  struck[end] = 0;
  for (let i = 0; i < length; i++) moves[DICE * end + i] = path[i]!;
}

function growEnds(): void {
  const grown = <T extends Int8Array | Uint8Array | Int16Array>(old: T, fresh: T): T => {
    fresh.set(old);
    return fresh;
  };
  moves = grown(moves, new Int16Array(moves.length * 2));
  lengths = grown(lengths, new Int8Array(lengths.length * 2));
  firstDice = grown(firstDice, new Uint8Array(firstDice.length * 2));
  endings = grown(endings, new Uint8Array(endings.length * 2));
  struck = grown(struck, new Uint8Array(struck.length * 2));
}

/** Only one die of two can be played: if either could be that one, it is the larger. */
function largerDuty(): number {
  let either = 0;
  for (let i = 0; i < ends.count; i++) either |= firstDice[i]!;
  if (either !== (LARGER | SMALLER)) return 0;
  for (let i = 0; i < ends.count; i++) if ((firstDice[i]! & LARGER) === 0) struck[i] = 1;
  return dice[0]!;
}

/** If any of the plays left leaves the enemy a step, only those may be played; a play that ends the game is not asked. */
function leaveMoveDuty(): boolean {
  let some = false;
  const now = words.slice();
  for (let i = 0; i < ends.count; i++) {
    if (struck[i] !== 0 || endings[i] !== 0) continue;
    words.set(ends.arena.subarray(i * ends.stride, i * ends.stride + extent.position));
    if (enemyCanMove()) some = true;
    else struck[i] = 2;
  }
  words.set(now);
  recount();
  for (let i = 0; i < ends.count; i++) if (struck[i] === 2 && !some) struck[i] = 0;
  return some;
}

/** Whether an end found is legal after all duties. */
export const isLegalEnd = (end: number): boolean => struck[end] === 0;
/** Number of moves of an end, and each of them. */
export const lengthOf = (end: number): number => lengths[end]!;
export const fromOf = (end: number, move: number): number => moves[DICE * end + move]! & 31;
export const dieOf = (end: number, move: number): number => (moves[DICE * end + move]! >> 5) & 7;
export const effectOf = (end: number, move: number): number => moves[DICE * end + move]! >> 8;

/** Whether an end is looked for that stands in a forbidden wall, and the wall of the end last looked at. */
let walled = false;
let wall: ReturnType<typeof bannedWall> = null;

/**
 * Whether the stage that stands on the scratch board with these dice left, after `used` moves (one at least), can still end as `duty` demands.
 * Judged by what can be completed, so every order of moves that leads to a legal end is allowed.
 */
export function completable(duty: Duty, left: readonly number[], used: number): boolean {
  visited.clear();
  walls = hasWalls();
  walled = false;
  return canComplete(duty, left, used);
}

/** The wall at an end that does what `duty` demands but for this wall; null where there is no such end. For stages that are not completable. */
export function wallAhead(duty: Duty, left: readonly number[], used: number): ReturnType<typeof bannedWall> {
  visited.clear();
  walls = hasWalls();
  walled = true;
  return walls && canComplete(duty, left, used) ? wall : null;
}

function canComplete(duty: Duty, left: readonly number[], used: number): boolean {
  if (gameEnded()) return true;
  if (used >= duty.most && isGoodEnd(duty)) return true;
  if (left.length === 0) return false;
  const moment = (hash.position + hash.marks + Math.imul(used, 0x9e3779b1) + (left.length === 1 ? left[0]! : 0)) | 0;
  if (visited.add(words, extent.moment, moment) >= 0) return false; // seen before and found wanting
  for (let i = 0; i < left.length; i++) {
    const die = left[i]!;
    if (left.indexOf(die) < i) continue;
    const rest = without(left, die);
    for (let from = BAR; from > 0; from--) {
      if (blockOf(from, die) !== FREE) continue;
      const to = from > die ? from - die : OFF;
      const effect = make(from, to);
      const can = canComplete(duty, rest, used + 1);
      unmake(from, to, effect);
      if (can) return true;
    }
  }
  return false;
}

function isGoodEnd(duty: Duty): boolean {
  wall = walls ? bannedWall() : null;
  return (wall !== null) === walled && (!duty.leaveMove || enemyCanMove());
}

/** Dice without one of this number. */
export function without(from: readonly number[], die: number): number[] {
  const rest = [...from];
  rest.splice(rest.indexOf(die), 1);
  return rest;
}

/** The greatest number of dice that can still be used from here, game endings apart. */
export function greatestUse(left: readonly number[], used: number): number {
  walls = hasWalls();
  visited.clear();
  return greatest(left, used);
}

function greatest(left: readonly number[], used: number): number {
  let most = used > 0 && walls && bannedWall() !== null ? -1 : used;
  if (left.length === 0) return most;
  const moment = (hash.position + hash.marks + Math.imul(used, 0x9e3779b1) + (left.length === 1 ? left[0]! : 0)) | 0;
  if (visited.add(words, extent.moment, moment) >= 0) return most;
  for (const die of new Set(left)) {
    const rest = without(left, die);
    for (let from = BAR; from > 0; from--) {
      if (blockOf(from, die) !== FREE) continue;
      const to = from > die ? from - die : OFF;
      const effect = make(from, to);
      if (!gameEnded()) most = Math.max(most, greatest(rest, used + 1));
      unmake(from, to, effect);
    }
  }
  return most;
}
