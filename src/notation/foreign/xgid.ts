/**
 * XGID, `XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10`: nothing in it turns with the player to move. White is the bottom player, with
 * the capitals and the 1 of owner and turn, so that point and number are White's own.
 */
import type { Situation } from '../../rules/game.js';
import { acrossPoint, BAR } from '../../rules/position.js';
import { opponentOf, type CubeRules, type Player, type Rules } from '../../rules/rules.js';
import {
  assertNoOffer,
  cubeOf,
  foreignPosition,
  noCheckers,
  sayable,
  scoreOf,
  type ForeignFacts,
  type ForeignOffer,
  type ForeignPosition,
} from './position.js';
import { Scanner, wrapping } from './scanner.js';
import { unsayable } from './unsayable.js';

/** Also as templates of web pages write the equals sign. */
export const xgidPrefix = /XGID\s*(?:=|&(?:#61|#x3d|equals);)/i;

const places = 26;
/** The highest exponent of a cube that a situation can hold, and what XG writes for a cube without a limit. */
const mostDoublings = 19;
const noLimit = 10;

const signed = (pattern: string): RegExp => new RegExp(`\\s*:\\s*(${pattern})(?![\\w.])`, 'y');
const minus = '[-−–]1';
const cubeField = signed('\\d{1,2}');
const ownerField = signed(`${minus}|[01]`);
const turnField = signed(`${minus}|1`);
const diceField = /\s*:\s*(00?|[1-6]{2}|[DBR])(?![\w.])/iy;
const numberField = signed('\\d{1,5}');
const rulesField = signed('[0-3]');
/** Text may be glued on behind it. */
const lastField = /\s*:\s*(\d{1,2})/y;

/**
 * Reads an XGID anywhere in a text, or bare at its beginning. A last field that is missing is taken as no limit of the cube.
 *
 * @throws NotationError, and nothing else. Takes time linear in the length of the text.
 */
export function readXgid(text: string): ForeignPosition {
  const scanner = new Scanner(text);
  if (!scanner.seek(xgidPrefix)) scanner.take(wrapping);
  scanner.take(/\s*/y);
  const start = scanner.at;
  const checkers = readCheckers(scanner);
  const cubeAt = scanner.at;
  const doublings = Number(scanner.need(cubeField, ': 0 … 19'));
  if (doublings > mostDoublings) scanner.fail(': 0 … 19', cubeAt);
  const owner = playerOf(scanner.need(ownerField, ': -1, 0, 1'));
  const player = playerOf(scanner.need(turnField, ': -1, 1'));
  const thrown = scanner.need(diceField, ': 00, 63, D, B, R').toUpperCase();
  const [white, black] = [Number(scanner.need(numberField, ': 0')), Number(scanner.need(numberField, ': 0'))];
  const flags = Number(scanner.need(rulesField, ': 0, 1, 2, 3'));
  const length = Number(scanner.need(numberField, ': 0, 7'));
  const limitAt = scanner.at;
  const most = Number(scanner.take(lastField) ?? noLimit);
  if (most < noLimit && most < doublings) scanner.fail(`: ${doublings} … ${noLimit}`, limitAt);
  const isMoney = length === 0;
  const cubeRules: Partial<CubeRules> = {
    limit: most < noLimit ? 2 ** most : 0,
    jacoby: isMoney && (flags & 1) === 1,
    beavers: (isMoney && flags > 1) || thrown === 'B' || thrown === 'R',
    raccoons: thrown === 'R',
  };
  return foreignPosition(
    'xgid',
    {
      checkers,
      player,
      dice: /[1-6]{2}/.test(thrown) ? Array.from(thrown, Number) : null,
      cube: cubeOf(2 ** doublings, owner),
      score: scoreOf(white, black, length),
      cubeRules: most === 0 ? null : cubeRules,
      crawford: (flags & 1) === 1,
      offer: player && offerOf(thrown, player),
    },
    scanner,
    start,
  );
}

function readCheckers(scanner: Scanner): Record<Player, number[]> {
  const checkers = { white: noCheckers(), black: noCheckers() };
  for (let point = 0; point < places; point++) {
    const sign = scanner.need(/\s*([-a-p])/iy, `${places} × -, A … O, a … o`);
    if (sign === '-') continue;
    const isWhite = sign < 'a';
    const own = isWhite ? point : BAR - point;
    if (own === 0) scanner.fail(isWhite ? '-, a … o' : '-, A … O', scanner.at - 1);
    checkers[isWhite ? 'white' : 'black'][own] = sign.toLowerCase().charCodeAt(0) - 96;
  }
  return checkers;
}

const playerOf = (sign: string): Player | null => (sign === '1' ? 'white' : sign === '0' ? null : 'black');

const offers = { D: 'double', B: 'beaver', R: 'raccoon' } as const;

/** The turn is that of the first doubler. */
function offerOf(thrown: string, player: Player): ForeignOffer | null {
  const kind = Object.hasOwn(offers, thrown) ? offers[thrown as keyof typeof offers] : null;
  return kind && { kind, by: kind === 'beaver' ? opponentOf(player) : player };
}

/**
 * Writes an XGID. In a game without a cube the highest cube is 1.
 *
 * @throws NotationError for what it cannot say. RulesError where the position is none.
 */
export function writeXgid(situation: Situation, rules: Rules, facts: ForeignFacts = {}): string {
  const { checkers, player, dice, cube, score, crawford, offer } = sayable(situation, rules, facts);
  assertNoOffer(offer, 'double', 'beaver', 'raccoon');
  const letters = Array.from({ length: places }, (_, point) => {
    const mine = point > 0 ? (checkers.white[point] ?? 0) : 0;
    const theirs = point < BAR ? (checkers.black[acrossPoint(point, 'contrary')] ?? 0) : 0;
    return mine ? String.fromCharCode(64 + mine) : theirs ? String.fromCharCode(96 + theirs) : '-';
  });
  const doublings = Math.log2(cube.value);
  if (doublings > mostDoublings) unsayable('cube-limit', String(2 ** mostDoublings));
  const { limit, jacoby, beavers } = rules.cube ?? { limit: 1, jacoby: false, beavers: false };
  const flags = score.length > 0 ? Number(crawford) : Number(jacoby) + 2 * Number(beavers);
  const turned = offer?.kind.charAt(0).toUpperCase();
  const fields = [
    letters.join(''),
    doublings,
    signOf(cube.owner),
    signOf(player),
    turned ?? dice?.join('') ?? '00',
    score.white,
    score.black,
    flags,
    score.length,
    limit === 0 ? Math.max(noLimit, doublings) : Math.log2(limit),
  ];
  return `XGID=${fields.join(':')}`;
}

const signOf = (player: Player | null): number => (player === 'white' ? 1 : player === 'black' ? -1 : 0);
