/**
 * GNU Backgammon's Position ID and Match ID, `4HPwATDgc/ABMA:cAkAAAAAAAAE`: bits as Base64. The position turns with the player to move, the match
 * speaks of players 0 and 1. White is player 1, whom GNU Backgammon shows at the bottom.
 */
import type { ResultKind, Situation } from '../../rules/game.js';
import { BAR, OFF, CHECKERS } from '../../rules/position.js';
import { opponentOf, type Player, type Rules } from '../../rules/rules.js';
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

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** A sign of Base64, also as templates of web pages write `+` and `/`. */
const sign = '(?:[A-Za-z0-9+/]|&(?:#43|#47|#x2b|#x2f|sol|plus);)';
const end = '(?![A-Za-z0-9+/])';
const positionSigns = 14;
const matchSigns = 12;

const pair = new RegExp(`(?<![A-Za-z0-9+/])(?=${sign}{${positionSigns}}={0,2}\\s*:\\s*${sign}{${matchSigns}}${end})`, 'i');
/** `Position ID: …` in any language, and the same for the match. */
const labelled = (signs: number): RegExp => new RegExp(`\\bID\\b[^:\\n]{0,30}[:=]\\s*(?=${sign}{${signs}}${end})`, 'i');
const labelledPosition = labelled(positionSigns);
const labelledMatch = labelled(matchSigns);
const bareId = new RegExp(`${sign}{${positionSigns}}${end}`, 'iy');
const oneSign = new RegExp(`\\s*(${sign})`, 'iy');
/** Right behind a colon nothing else can stand, so that what is wrong with it is told. */
const matchFollows = new RegExp(`={0,2}:(?=\\S)|(?:={0,2}\\s*:|\\s)\\s*(?=${sign}{${matchSigns}}${end})`, 'iy');

/** Whether somewhere in a text stands a Position ID that says so: with its Match ID, or with its name. */
export const namesGnuId = (text: string): boolean => pair.test(text) || labelledPosition.test(text);

/** Whether a text begins with a Position ID, and not with a word of as many letters. */
export function beginsWithGnuId(text: string): boolean {
  const scanner = new Scanner(text);
  scanner.take(wrapping);
  const start = scanner.at;
  if (scanner.take(bareId) === null) return false;
  scanner.at = start;
  try {
    readSides(scanner, start);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is nothing but what should be an ID, with or without its Match ID: some signs of it are wrong, one is missing, or it says no position. */
export function resemblesGnuId(text: string): boolean {
  const [, position, match = ''] = /^([^\s:]{13,14})(?:={0,2}\s*:\s*([^\s:]{11,12}))?$/.exec(text.trim()) ?? [];
  if (position === undefined) return false;
  const signs = position + match;
  // a word has neither digits nor large letters among its small ones
  return signs.replace(/[A-Za-z0-9+/]/g, '').length <= 2 && [/[a-z]/, /[A-Z]/, /[0-9+/]/].every((kind) => kind.test(signs));
}

/** How many bits each number of a Match ID has, in their order. */
const layout = {
  doublings: 4,
  owner: 2,
  roller: 1,
  crawford: 1,
  state: 3,
  decider: 1,
  doubled: 1,
  resigned: 2,
  die1: 3,
  die2: 3,
  length: 15,
  score0: 15,
  score1: 15,
  noJacoby: 1,
  reserved: 5,
} as const;
type MatchFields = Record<keyof typeof layout, number>;

const nobody = 3;
const playing = 1;
const over = 2;
const players = ['black', 'white'] as const;
const numberOf = (player: Player): number => players.indexOf(player);
const prices: readonly ResultKind[] = ['oin', 'mars', 'koks'];

/**
 * Reads a Position ID and its Match ID: `positionId:matchId` or both with their names, anywhere in a text, or bare at its beginning. Without a
 * Match ID the player on roll is White.
 *
 * @throws NotationError, and nothing else. Takes time linear in the length of the text.
 */
export function readGnuId(text: string): ForeignPosition {
  const scanner = new Scanner(text);
  const isLabelled = !scanner.seek(pair) && scanner.seek(labelledPosition);
  if (scanner.at === 0) scanner.take(wrapping);
  const start = scanner.at;
  const [waiting, rolling] = readSides(scanner, start);
  const hasMatch = isLabelled ? scanner.seek(labelledMatch) : scanner.take(matchFollows) !== null;
  if (!hasMatch)
    return foreignPosition(
      'gnu',
      { checkers: { white: rolling, black: waiting }, player: 'white', dice: null, cube: cubeOf(1, null), score: null },
      scanner,
      start,
    );
  const match = readMatch(scanner);
  const player = players[match.roller as 0 | 1];
  const { die1, die2, length } = match;
  return foreignPosition(
    'gnu',
    {
      checkers: player === 'white' ? { white: rolling, black: waiting } : { white: waiting, black: rolling },
      player,
      dice: die1 > 0 ? [die1, die2] : null,
      cube: cubeOf(2 ** match.doublings, players[match.owner] ?? null),
      score: scoreOf(match.score1, match.score0, length),
      cubeRules: { jacoby: match.noJacoby === 0 },
      crawford: match.crawford === 1,
      offer: offerOf(match, player),
      isOver: match.state >= over,
    },
    scanner,
    start,
  );
}

/** The bits of so many signs: each eight of them come with the last one first. */
function readBits(scanner: Scanner, signs: number): number[] {
  let bits = '';
  for (let i = 0; i < signs; i++) {
    const said = scanner.need(oneSign, `GNU ID: ${signs} × A … Z, a … z, 0 … 9, +, /`);
    const plain = said.length === 1 ? said : /43|2b|plus/i.test(said) ? '+' : '/';
    bits += alphabet.indexOf(plain).toString(2).padStart(6, '0');
  }
  return Array.from({ length: signs * 6 - ((signs * 6) % 8) }, (_, i) => Number(bits[swapped(i)]));
}

const swapped = (bit: number): number => bit - (bit % 8) + 7 - (bit % 8);

function writeBits(bits: readonly number[], signs: number): string {
  const code = (at: number): number =>
    Array.from({ length: 6 }, (_, i) => bits[swapped(6 * at + i)] ?? 0).reduce((sum, bit) => 2 * sum + bit);
  return Array.from({ length: signs }, (_, at) => alphabet.charAt(code(at))).join('');
}

/** The checkers of the side that waits, then of the side on roll: for each point a 1 for each checker, then a 0. */
function readSides(scanner: Scanner, start: number): [number[], number[]] {
  const bits = readBits(scanner, positionSigns);
  const sides: [number[], number[]] = [noCheckers(), noCheckers()];
  let at = 0;
  for (const side of sides) {
    for (let point = 1; point <= BAR; point++, at++) for (; bits[at] === 1; at++) side[point] = (side[point] ?? 0) + 1;
    if (side.reduce((sum, count) => sum + count) > CHECKERS) scanner.fail(`${CHECKERS}`, start, 'too-many-checkers');
  }
  if (bits.lastIndexOf(1) >= at) scanner.fail('Position ID 4HPwATDgc/ABMA', start);
  return sides;
}

function readMatch(scanner: Scanner): MatchFields {
  scanner.take(/\s*/y);
  const start = scanner.at;
  const bits = readBits(scanner, matchSigns);
  let at = 0;
  const fields = Object.fromEntries(
    Object.entries(layout).map(([name, width]) => {
      const value = bits.slice(at, at + width).reduceRight((sum, bit) => 2 * sum + bit, 0);
      at += width;
      return [name, value];
    }),
  ) as MatchFields;
  const { die1, die2, owner } = fields;
  if (die1 > 6 || die2 > 6 || (die1 === 0) !== (die2 === 0) || owner === 2) scanner.fail('Match ID cAkAAAAAAAAE', start);
  return fields;
}

/** Who resigns is the other side than the one that has to decide. */
function offerOf({ doubled, resigned, decider }: MatchFields, player: Player): ForeignOffer | null {
  const price = prices[resigned - 1];
  if (price) return { kind: 'resign', by: opponentOf(players[decider as 0 | 1]), price };
  return doubled ? { kind: 'double', by: player } : null;
}

/**
 * Writes Position ID and Match ID, with a colon between them. They know no limit of the cube and no beavers.
 *
 * @throws NotationError for what they cannot say. RulesError where the position is none.
 */
export function writeGnuId(situation: Situation, rules: Rules, facts: ForeignFacts = {}): string {
  const { checkers, player, dice, cube, score, crawford, offer } = sayable(situation, rules, facts);
  assertNoOffer(offer, 'double', 'resign');
  if (cube.value >= 2 ** (1 << layout.doublings)) unsayable('cube-limit', String(2 ** ((1 << layout.doublings) - 1)));
  const isOver = checkers.white[OFF] === CHECKERS || checkers.black[OFF] === CHECKERS;
  const fields: MatchFields = {
    doublings: Math.log2(cube.value),
    owner: cube.owner ? numberOf(cube.owner) : nobody,
    roller: numberOf(player),
    crawford: Number(crawford),
    state: isOver ? over : playing,
    decider: numberOf(offer ? opponentOf(offer.by) : player),
    doubled: Number(offer?.kind === 'double'),
    resigned: offer?.kind === 'resign' ? prices.indexOf(offer.price) + 1 : 0,
    die1: dice?.[0] ?? 0,
    die2: dice?.[1] ?? 0,
    length: score.length,
    score0: score.black,
    score1: score.white,
    noJacoby: Number(rules.cube?.jacoby !== true || score.length > 0),
    reserved: 0,
  };
  const match = Object.entries(layout).flatMap(([name, width]) =>
    Array.from({ length: width }, (_, bit) => (fields[name as keyof MatchFields] >> bit) & 1),
  );
  const position = [opponentOf(player), player].flatMap((side) =>
    checkers[side].slice(1).flatMap((count) => [...new Array<number>(count).fill(1), 0]),
  );
  return `${writeBits(position, positionSigns)}:${writeBits(match, matchSigns)}`;
}
