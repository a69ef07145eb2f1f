/**
 * What the foreign formats have in common: positions of backgammon, each in its own numbers and signs (docs/notation.md, "Foreign positions").
 * Readers hand over what they found to `foreignPosition`; writers learn from `sayable` what is to be written, or why it cannot be.
 */
import { aPlayer, either, fields, none, one, text } from '../../rules/data-checks.js';
import { canBeCrawford } from '../../rules/cube.js';
import { deepFreeze } from '../../rules/freeze.js';
import type { Cube, CubeOffer, MatchScore, ResignOffer, Situation } from '../../rules/game.js';
import { knownRules } from '../../rules/known.js';
import { parseRules } from '../../rules/parse-rules.js';
import { assertPosition } from '../../rules/position-data.js';
import { acrossPoint, BAR, CHECKERS, OFF, type Position, type Side } from '../../rules/position.js';
import { assertSituation } from '../../rules/situation-data.js';
import { opponentOf, type CubeRules, type Player, type Rules } from '../../rules/rules.js';
import type { Dice } from '../../rules/turn.js';
import { NotationError, type NotationFault } from '../error.js';
import type { Scanner } from './scanner.js';
import { unsayable } from './unsayable.js';

/** The foreign formats that say one position. */
export type ForeignFormat = 'xgid' | 'gnu' | 'fibs' | 'snowie' | 'ogid';

/** What waits for an answer: the cube turned, turned back or turned once more, or a resignation and its price. */
export type ForeignOffer = Pick<CubeOffer, 'kind' | 'by'> | Pick<ResignOffer, 'kind' | 'by' | 'price'>;

/** What a foreign text says beside the situation. */
export interface ForeignFacts {
  /** Whether this is the Crawford game; null = the text does not say. As in the `match` of `gameFrom`. */
  readonly crawford?: boolean | null;
  /** What the other side has to answer. The situation's player stays the one whose turn it is. */
  readonly offer?: ForeignOffer | null;
  readonly names?: Readonly<Record<Player, string>> | null;
}

/** A foreign text, read. */
export interface ForeignPosition extends Required<ForeignFacts> {
  readonly format: ForeignFormat;
  readonly situation: Situation;
  /** Backgammon, with the cube that the text implies. */
  readonly rules: Rules;
  /** The game has ended. */
  readonly isOver: boolean;
}

/** What a reader found. Checkers are by own number, 1 to 25; those that are missing are off. */
interface Found extends ForeignFacts {
  readonly checkers: Readonly<Record<Player, number[]>>;
  readonly player: Player | null;
  readonly dice: Dice | null;
  readonly cube: Cube;
  readonly score: MatchScore | null;
  /** What the text says of the rules of the cube; null = there is none. */
  readonly cubeRules?: Partial<CubeRules> | null;
  readonly isOver?: boolean;
}

/** The checkers of a side that has none on the board. */
export const noCheckers = (): number[] => new Array<number>(BAR + 1).fill(0);

/** Points of a match, or of games without an end; none of them where nobody has any. */
export const scoreOf = (white: number, black: number, length: number): MatchScore | null =>
  white + black + length === 0 ? null : { white, black, length: length || null };

/** The value of a cube, in which `null` is no owner; a cube at 1 lies in the middle, whatever is written. */
export const cubeOf = (value: number, owner: Player | null): Cube => ({ value, owner: value === 1 ? null : owner });

const backgammon = parseRules('backgammon');
const match = parseRules('cube.crawford=true', backgammon);

/** Backgammon with the cube of which a text says this much, null = none; in a match it is a match's. */
export const foreignRules = (length: number | null, cube: Partial<CubeRules> | null = {}, over: Partial<Rules> = {}): Rules =>
  length === null ? parseRules({ ...over, cube }, backgammon) : parseRules({ ...over, cube: cube && { ...cube, jacoby: false } }, match);

/** Whether this can be the Crawford game, in which nobody turns the cube. */
const canBeNow = (score: MatchScore | null, { value }: Cube): boolean => value === 1 && canBeCrawford(match, score);

/** A position with these checkers, the missing ones off; `fail` is called where there is none. */
export function backgammonPosition(
  checkers: Found['checkers'],
  fail: (code: 'too-many-checkers' | 'shared-point', expected: string) => never,
): Position {
  const side = (player: Player): Side => {
    const counts = checkers[player];
    const off = counts.reduce((left, count, point) => left - (point === OFF ? 0 : count), CHECKERS);
    if (off < 0) fail('too-many-checkers', `${CHECKERS} in all`);
    return { checkers: [off, ...counts.slice(1)], pinned: [] };
  };
  const position = { white: side('white'), black: side('black') };
  for (let point = 1; point < BAR; point++)
    if (position.white.checkers[point] && position.black.checkers[acrossPoint(point, 'contrary')])
      fail('shared-point', 'one side on a point');
  return position;
}

/** Puts together what was read; `at` is where the text names the checkers. */
export function foreignPosition(format: ForeignFormat, found: Found, scanner: Scanner, at: number): ForeignPosition {
  const { checkers, player, dice, score, crawford = false, offer = null, names = null } = found;
  const position = backgammonPosition(checkers, (code, expected) => scanner.fail(expected, at, code));
  const rules = foreignRules(score?.length ?? null, found.cubeRules);
  return deepFreeze({
    format,
    situation: { position, player, dice, cube: rules.cube && found.cube, score, rolls: null, passed: [] },
    rules,
    crawford: canBeNow(score, found.cube) ? crawford : false,
    offer,
    names,
    isOver: found.isOver === true || position.white.checkers[OFF] === CHECKERS || position.black.checkers[OFF] === CHECKERS,
  });
}

/** What is to be written, in words of the formats. */
export interface Sayable {
  /** By own number, 1 to 25. */
  readonly checkers: Readonly<Record<Player, readonly number[]>>;
  readonly player: Player;
  readonly dice: readonly [number, number] | null;
  readonly cube: Cube;
  /** 0 where there is none. */
  readonly score: Readonly<Record<Player | 'length', number>>;
  readonly crawford: boolean;
  readonly offer: ForeignOffer | null;
  readonly names: Readonly<Record<Player, string>>;
}

/** A writer cannot write what it is given. */
export function refuse(code: NotationFault, message: string, expected: string | null = null): never {
  throw new NotationError(code, message, { line: 1, column: 1 }, { expected });
}

/** The foreign formats know only games that move as backgammon does. @throws NotationError `other-game` */
export function assertMovesAsBackgammon(rules: Rules): void {
  const { travel, contact, climb, pass, hitAndRun, lastThrow, runner, walls, leaveMove } = rules;
  const isSo =
    travel === 'contrary' &&
    contact === 'hit' &&
    climb === null &&
    pass === 'none' &&
    hitAndRun === 'allowed' &&
    !lastThrow &&
    runner === null &&
    walls.quarter === 'off' &&
    walls.front === 'off' &&
    !leaveMove;
  if (!isSo) refuse('other-game', 'This format only knows games that move as backgammon does.', 'backgammon');
}

/**
 * What can be said of a situation in any of the formats.
 *
 * @throws NotationError `other-game`, `player-missing`, `not-sayable`. RulesError where the position is none.
 */
export function sayable(situation: Situation, rules: Rules, facts: ForeignFacts): Sayable {
  assertMovesAsBackgammon(knownRules(rules));
  assertSituation(situation);
  if (!areFacts(facts)) unsayable('facts');
  const { crawford, offer, names } = facts;
  const { position, player, dice, score, rolls, passed } = situation;
  assertPosition(position, rules);
  if (!player) refuse('player-missing', 'This format has to say who is to act.', 'white, black');
  if (rolls !== null || passed.length > 0) unsayable('rolls');
  if (dice && dice.length !== 2) unsayable('dice', '63');
  const [first = 0, second = 0] = dice ?? [];
  const cube = situation.cube ?? { value: 1, owner: null };
  if (!Number.isInteger(Math.log2(cube.value)) || cube.value < 1 || (cube.value === 1 && cube.owner !== null))
    unsayable('cube', 'cube 2 black');
  const { white, black, length } = score ?? { white: 0, black: 0, length: null };
  if (Math.max(white, black, length ?? 0) > mostPoints) unsayable('points', String(mostPoints));
  const isPossible = canBeNow(score, cube);
  if (crawford && !isPossible) unsayable('crawford');
  const turner = offer?.kind === 'beaver' ? opponentOf(player) : player;
  if (offer && offer.kind !== 'resign' && (dice || offer.by !== turner)) unsayable('turner');
  return {
    checkers: { white: position.white.checkers, black: position.black.checkers },
    player,
    dice: dice && [first, second],
    cube,
    score: { white, black, length: length ?? 0 },
    crawford: crawford ?? (isPossible && rules.cube?.crawford === true),
    offer: offer ?? null,
    names: names ?? { white: 'White', black: 'Black' },
  };
}

const areFacts = fields({
  crawford: either(none, one(true, false)),
  offer: either(
    none,
    fields({ kind: one('double', 'beaver', 'raccoon'), by: aPlayer }),
    fields({ kind: one('resign'), by: aPlayer, price: one('oin', 'mars', 'koks') }),
  ),
  names: either(none, fields({ white: text, black: text })),
});

/** What fifteen bits hold: the least that a format has. */
const mostPoints = 32_767;

/** A format that has no place for what is offered. */
export function assertNoOffer(offer: ForeignOffer | null, ...known: readonly ForeignOffer['kind'][]): void {
  if (offer && !known.includes(offer.kind)) unsayable('offer');
}
