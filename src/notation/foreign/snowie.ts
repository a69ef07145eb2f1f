/**
 * Snowie's position text, forty fields with `;` behind each. All of it is seen by the player on roll, whose checkers are positive. White is
 * player 1, as in the IDs of GNU Backgammon.
 */
import type { Situation } from '../../rules/game.js';
import { BAR } from '../../rules/position.js';
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
import { Scanner, wrapping } from './scanner.js';
import { unsayable } from './unsayable.js';

const number = /\s*(-?\d{1,6})\s*(?:;|$)/y;
const name = /([^;\r\n]{0,200});/y;
const places = 26;

/**
 * Reads a position text.
 *
 * @throws NotationError, and nothing else. Takes time linear in the length of the text.
 */
export function readSnowie(text: string): ForeignPosition {
  const scanner = new Scanner(text);
  scanner.take(wrapping);
  const next = (least: number, most: number): number => scanner.number(number, least, most);
  const length = next(0, 99_999);
  const jacoby = next(0, 1) === 1;
  next(0, 0); // no other game than backgammon
  const isMoney = next(0, 1) === 1;
  const player: Player = next(0, 1) === 1 ? 'white' : 'black';
  const enemy = opponentOf(player);
  const names = { [player]: scanner.need(name, 'Anna').trim(), [enemy]: scanner.need(name, 'Anna').trim() } as Record<Player, string>;
  const crawford = next(0, 1) === 1;
  const score = { [player]: next(0, 99_999), [enemy]: next(0, 99_999) } as Record<Player, number>;
  const cubeAt = scanner.at;
  const value = next(1, 524_288);
  if (!Number.isInteger(Math.log2(value))) scanner.fail('1, 2, 4', cubeAt);
  const owner = next(-1, 1);
  const start = scanner.at;
  const mine = noCheckers();
  const theirs = noCheckers();
  for (let point = 0; point < places; point++) {
    const count = next(point === BAR ? 0 : -15, point === 0 ? 0 : 15);
    if (count > 0) mine[point] = count;
    if (count < 0) theirs[BAR - point] = -count;
  }
  const dice = [next(0, 6), next(0, 6)];
  return foreignPosition(
    'snowie',
    {
      checkers: { [player]: mine, [enemy]: theirs } as Record<Player, number[]>,
      player,
      dice: dice.includes(0) ? null : dice,
      cube: cubeOf(value, owner === 0 ? null : owner === 1 ? player : enemy),
      score: scoreOf(score.white, score.black, isMoney ? 0 : length),
      cubeRules: { jacoby },
      crawford,
      names,
    },
    scanner,
    start,
  );
}

/**
 * Writes a position text. It has no place for what is offered.
 *
 * @throws NotationError for what it cannot say. RulesError where the position is none.
 */
export function writeSnowie(situation: Situation, rules: Rules, facts: ForeignFacts = {}): string {
  const { checkers, player, dice, cube, score, crawford, offer, names } = sayable(situation, rules, facts);
  assertNoOffer(offer);
  const enemy = opponentOf(player);
  const nameOf = (side: Player): string => (/^[^;\r\n]{0,200}$/.test(names[side]) ? names[side].trim() : unsayable('name'));
  const { length } = score;
  const fields = [
    ...[length, Number(rules.cube?.jacoby === true && length === 0), 0, Number(length === 0)],
    ...[player === 'white' ? 1 : 0, nameOf(player), nameOf(enemy)],
    ...[Number(crawford), score[player], score[enemy]],
    ...[cube.value, cube.owner === null ? 0 : cube.owner === player ? 1 : -1],
    ...Array.from(
      { length: places },
      (_, point) => (point && (checkers[player][point] ?? 0)) - (point < BAR ? (checkers[enemy][BAR - point] ?? 0) : 0),
    ),
    ...(dice ?? [0, 0]),
  ];
  return fields.map((field) => `${field};`).join('');
}
