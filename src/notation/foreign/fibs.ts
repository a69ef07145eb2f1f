/**
 * The board line of FIBS, `board:You:opponent:5:…`: `board` and 52 more fields. Signs and direction say which checkers are the player's and which
 * way they go; the player, who is named first, is White.
 */
import type { Situation } from '../../rules/game.js';
import { BAR, OFF } from '../../rules/position.js';
import { opponentOf, type Player, type Rules } from '../../rules/rules.js';
import {
  assertNoOffer,
  cubeOf,
  foreignPosition,
  noCheckers,
  sayable,
  scoreOf,
  type ForeignFacts,
  type ForeignPosition,
} from './position.js';
import { Scanner } from './scanner.js';
import { unsayable } from './unsayable.js';

const places = 26;
/** The length of a match without an end. */
const unlimited = 9999;
const name = /\s*([^:\s]{1,100})\s*/y;
const number = /\s*:\s*(-?\d{1,6})(?![\w.])/y;

/**
 * Reads a board line anywhere in a text. What stands behind the direction says nothing that the board has not said, and programs fill it
 * differently: it is not looked at, and may be missing.
 *
 * @throws NotationError, and nothing else. Takes time linear in the length of the text.
 */
export function readFibs(text: string): ForeignPosition {
  const scanner = new Scanner(text);
  if (!scanner.seek(/\bboard\s*:/i)) scanner.fail('board:');
  const next = (most = 999_999, least = 0): number => scanner.number(number, least, most);
  const names = { white: scanner.need(name, 'Anna'), black: (scanner.need(/:/y, ':'), scanner.need(name, 'Anna')) };
  const length = next();
  const [white, black] = [next(), next()];
  const start = scanner.at;
  const counts = Array.from({ length: places }, () => next(15, -15));
  const turn = next(1, -1);
  const [own, other] = [
    [next(6), next(6)],
    [next(6), next(6)],
  ];
  const cubeAt = scanner.at;
  const value = next(524_288, 1);
  if (!Number.isInteger(Math.log2(value))) scanner.fail('1, 2, 4', cubeAt);
  const may = { white: next(1) === 1, black: next(1) === 1 };
  const isDoubled = next(1) === 1;
  const sideAt = scanner.at;
  const [color, direction] = [next(1, -1), next(1, -1)];
  if (color * direction === 0) scanner.fail('-1:1, 1:-1, 1:1, -1:-1', sideAt);
  const player = turn === 0 ? null : turn === color ? 'white' : 'black';
  const dice = player === 'black' ? other : own;
  const owner = may.white === may.black ? null : may.white ? 'white' : 'black';
  return foreignPosition(
    'fibs',
    {
      checkers: sidesOf(counts, color, direction, () => scanner.fail('0', start)),
      // the other side has doubled: it is still its turn
      player: isDoubled ? 'black' : player,
      dice: dice.includes(0) || isDoubled || player === null ? null : dice,
      cube: cubeOf(value, owner),
      score: scoreOf(white, black, length === unlimited ? 0 : length),
      // with a cube at 1 only the Crawford game keeps both from doubling; often they are said to may even then
      crawford: value === 1 && !may.white && !may.black ? true : null,
      offer: isDoubled ? { kind: 'double', by: 'black' } : null,
      names,
      isOver: turn === 0,
    },
    scanner,
    start,
  );
}

function sidesOf(counts: readonly number[], color: number, direction: number, fail: () => never): Record<Player, number[]> {
  const checkers = { white: noCheckers(), black: noCheckers() };
  counts.forEach((count, index) => {
    if (count === 0) return;
    const isMine = count * color > 0;
    const own = direction < 0 === isMine ? index : BAR - index;
    if (own === OFF) fail();
    checkers[isMine ? 'white' : 'black'][own] = Math.abs(count);
  });
  return checkers;
}

/**
 * Writes a board line: White is the player, with O and the numbers of the fields. A double that White has offered cannot be said, nor
 * that the Crawford game is over.
 *
 * @throws NotationError for what it cannot say. RulesError where the position is none.
 */
export function writeFibs(situation: Situation, rules: Rules, facts: ForeignFacts = {}): string {
  const { checkers, player, dice, cube, score, crawford, offer, names } = sayable(situation, rules, facts);
  assertNoOffer(offer, 'double');
  if (offer?.by === 'white') unsayable('own-double');
  const [white, black] = (['white', 'black'] as const).map((side) => {
    const name = names[side].trim();
    return /^[^:\s]{1,100}$/.test(name) ? name : unsayable('word');
  });
  const { length } = score;
  const points = Array.from(
    { length: places },
    (_, point) => (point && (checkers.white[point] ?? 0)) - (point < BAR ? (checkers.black[BAR - point] ?? 0) : 0),
  );
  const thrown = (side: Player): readonly number[] => (dice && player === side ? dice : [0, 0]);
  const mayDouble = (side: Player): number => Number(!crawford && cube.owner !== opponentOf(side));
  const off = [checkers.white[OFF], checkers.black[OFF]];
  const bar = [checkers.white[BAR], checkers.black[BAR]];
  const fields = [
    ...['board', white, black, length || unlimited, score.white, score.black],
    ...points,
    ...[player === 'white' ? 1 : -1, ...thrown('white'), ...thrown('black')],
    ...[cube.value, mayDouble('white'), mayDouble('black'), Number(offer !== null)],
    // O, from 24 to 1, home 0, bar 25
    ...[1, -1, 0, BAR],
    ...[...off, ...bar],
    // how many can move, a forced move, the Crawford game, redoubles: not said
    ...[0, 0, 0, 0],
  ];
  return fields.join(':');
}
