/**
 * One situation as text: a position and, after `;`, who is to act, the dice, the cube, the score, the rolls made and the dice handed over
 * (docs/notation.md, "Situation").
 */
import { placeAt, RulesError } from '../rules/error.js';
import { deepFreeze } from '../rules/freeze.js';
import { formatPosition, parsePosition } from '../rules/position-text.js';
import type { Situation } from '../rules/game.js';
import type { Position } from '../rules/position.js';
import type { Player, Rules } from '../rules/rules.js';
import { assertSituation } from '../rules/situation-data.js';
import type { Dice } from '../rules/turn.js';
import { expecting, NotationError, type NotationFault } from './error.js';
import { situationAt } from './strict.js';
import { diceOf, thrown } from './thrown.js';

type Said = { -readonly [K in keyof Omit<Situation, 'position'>]?: Situation[K] };

/** How sides are named in texts, in small letters. */
export const players: ReadonlyMap<string, Player> = new Map([
  ...['w', 'white', 'б', 'бели'].map((name) => [name, 'white'] as const),
  ...['b', 'black', 'ч', 'черни'].map((name) => [name, 'black'] as const),
]);

/**
 * Reads a situation, `W 24:15 | B 24:15 ; white 63 rolls 3-2`, each side in its own numbering. Where the game has a cube or climbing
 * doubles of which the text says nothing, the cube is at 1 in the middle and no roll was made.
 *
 * @throws NotationError with the place of the fault, and nothing else. Takes time linear in the length of the text.
 */
export function parseSituation(text: string, rules: Rules): Situation {
  if (typeof text !== 'string') throw new NotationError('syntax', 'A situation is a text.', { line: 1, column: 1 });
  const end = `${text};`.indexOf(';');
  return deepFreeze({ ...situationAt(positionOf(text.slice(0, end), rules), rules), ...readSaid(text, end) });
}

/** The part before `;` has the lines and columns of the whole. */
function positionOf(text: string, rules: Rules): Position {
  try {
    return parsePosition(text, rules);
  } catch (error) {
    throw error instanceof RulesError ? new NotationError(error.code, error.message, error, error) : error;
  }
}

function readSaid(text: string, from: number): Said {
  const said: Said = {};
  let at = from;
  let start = from;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const gap = (): unknown => take(/[\s,;]*/y);
  const fail = (code: NotationFault, expected: string, place = at): never => {
    throw new NotationError(code, `Expected ${expected}.`, placeAt(text, place), { expected });
  };
  const put = <K extends keyof Said>(field: K, value: Said[K]): void => {
    if (field in said) fail('field-twice', `${field} only once`, start);
    said[field] = value;
  };
  const pair = (code: NotationFault, expected: string): RegExpExecArray => {
    gap();
    return take(/(\d{1,5})\s*[-:‐-―−]\s*(\d{1,5})(?:\s*\/\s*(\d{1,5}))?(?![^\s,;])/y) ?? fail(code, expected);
  };

  for (gap(); at < text.length; gap()) {
    start = at;
    const word = (take(/\p{L}+/uy)?.[0] ?? '').toLowerCase();
    const player = players.get(word);
    if (player) put('player', player);
    else if (word === 'cube') {
      gap();
      const [, value, owner = ''] = take(/(\d{1,6})(?:\s+(w|b|б|ч|white|black|бели|черни))?(?![^\s,;])/iy) ?? [];
      if (!Number.isInteger(Math.log2(Number(value)))) fail('bad-cube', 'cube 2, cube 4 black', start);
      put('cube', { value: Number(value), owner: players.get(owner.toLowerCase()) ?? null });
    } else if (word === 'score') {
      const [, white, black, length] = pair('bad-score', 'score 1-2, score 1-2/5');
      put('score', { white: Number(white), black: Number(black), length: Number(length ?? 0) || null });
    } else if (word === 'rolls') {
      const [, white, black, more] = pair('bad-rolls', 'rolls 3-2');
      if (more) fail('bad-rolls', 'rolls 3-2', start);
      put('rolls', { white: Number(white), black: Number(black) });
    } else if (word === 'passed') {
      const stages: Dice[] = [];
      do {
        gap();
        const found = take(/([1-6])(?:\1{0,3}|[-‐-―−]?([1-6]))(?![^\s,;])/y) ?? fail('bad-passed', 'passed 5, passed 63, passed 55 6666');
        stages.push(found[0].match(/\d/g)?.map(Number) ?? []);
        gap();
      } while (/\d/.test(text.charAt(at)));
      put('passed', stages);
    } else if (!word && /\d/.test(text.charAt(at))) {
      put('dice', diceOf(take(thrown) ?? fail('bad-dice', 'two dice, 63')));
    } else if (word === 'в') fail('cyrillic-letter', 'B, or Ч for black', start);
    else fail('bad-field', 'white, black, 63, cube, score, rolls, passed', start);
  }
  if (!said.player && (said.dice || said.passed)) fail('player-missing', 'white or black before the dice', from + 1);
  return said;
}

/**
 * Writes a situation so that it reads back the same: the cube, the rolls made, the score and the dice handed over whenever there are any.
 *
 * @throws RulesError for what is no situation. NotationError `player-missing` for dice that are nobody's
 */
export function formatSituation(situation: Situation): string {
  assertSituation(situation);
  const { position, player, dice, cube, score, rolls, passed } = situation;
  if (!player && (dice || passed.length > 0)) throw expecting('player-missing', 'white or black');
  const said = [
    player,
    dice?.slice(0, 2).join(''),
    cube && `cube ${cube.value}`,
    cube?.owner,
    score && `score ${score.white}-${score.black}`,
    score?.length && `/${score.length}`,
    rolls && `rolls ${rolls.white}-${rolls.black}`,
    passed.length > 0 && `passed ${passed.map((stage) => stage.join('')).join(' ')}`,
  ].filter(Boolean);
  return formatPosition(position) + (said.length > 0 ? ` ; ${said.join(' ').replace(' /', '/')}` : '');
}
