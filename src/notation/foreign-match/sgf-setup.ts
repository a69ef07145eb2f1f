/** Positions that are set up in SGF, and the points as it names them: a to x are White's 1 to 24, y the bar, z off. */
import type { Cube, Situation } from '../../rules/game.js';
import { acrossPoint, BAR, OFF } from '../../rules/position.js';
import { startPosition } from '../../rules/position-text.js';
import type { Player, Rules } from '../../rules/rules.js';
import type { Dice } from '../../rules/turn.js';
import { expecting } from '../error.js';
import { backgammonPosition, cubeOf } from '../foreign/position.js';
import { wordOf } from './sgf-head.js';
import type { SgfNode } from './sgf-tree.js';

const letters = 'zabcdefghijklmnopqrstuvwxy';

/** A point in a side's own numbering. */
export function sgfPoint(letter: string, player: Player): number {
  const index = letters.indexOf(letter);
  return player === 'white' || index === BAR || index === OFF ? index : acrossPoint(index, 'contrary');
}

/** The letter of a point. */
export const sgfLetter = (point: number, player: Player): string =>
  letters.charAt(player === 'white' || point === BAR || point === OFF ? point : acrossPoint(point, 'contrary'));

const boards = ['AE', 'AW', 'AB', 'CV', 'CP', 'CO'];

/** Whether a node sets up something, so that no step has led there. In a root, `CP` holds whose the text is. */
export const setsUp = (node: SgfNode): boolean =>
  boards.some((name) => node.properties.has(name) && (name !== 'CP' || ownerOf(node) !== undefined));

/** The dice that lie there, and whose they are. */
export function thrownIn(node: SgfNode): { readonly player: Player | null; readonly dice: Dice } | null {
  const [, first, second] = /^([1-6])\D?([1-6])$/.exec(wordOf(node, 'DI') ?? '') ?? [];
  return first ? { player: playerIn(node), dice: [Number(first), Number(second)] } : null;
}

export function playerIn(node: SgfNode): Player | null {
  const word = wordOf(node, 'PL') ?? '';
  return /^w/i.test(word) ? 'white' : /^b/i.test(word) ? 'black' : null;
}

/** The situation that nodes set up one after another. @throws NotationError for one that cannot be */
export function situationIn(nodes: readonly SgfNode[], rules: Rules): Situation {
  const start = startPosition(rules);
  const checkers = { white: [...start.white.checkers], black: [...start.black.checkers] };
  let player: Player | null = null;
  let dice: Dice | null = null;
  let value = 1;
  let owner: Cube['owner'] = null;
  for (const node of nodes) {
    for (const letter of pointsIn(node, 'AE')) for (const side of ['white', 'black'] as const) checkers[side][sgfPoint(letter, side)] = 0;
    for (const [side, name] of [['white', 'AW'] as const, ['black', 'AB'] as const])
      for (const letter of pointsIn(node, name)) {
        const point = sgfPoint(letter, side);
        checkers[side][point] = (checkers[side][point] ?? 0) + 1;
      }
    player = playerIn(node) ?? player;
    dice = thrownIn(node)?.dice ?? dice;
    value = Number(wordOf(node, 'CV') ?? value);
    owner = ownerOf(node) ?? owner;
    if (ownerOf(node) === null) owner = null;
  }
  if (!Number.isInteger(Math.log2(value)) || value < 1 || value > 524_288) throw expecting('bad-cube', '1, 2, 4');
  const position = backgammonPosition(checkers, (code, expected) => {
    throw expecting(code, expected);
  });
  return { position, player, dice, cube: rules.cube && cubeOf(value, owner), score: null, rolls: null, passed: [] };
}

/** Null for the middle, undefined where nothing is said of it. */
function ownerOf(node: SgfNode): Player | null | undefined {
  const word = wordOf(node, 'CP') ?? wordOf(node, 'CO') ?? '';
  return /^w$/i.test(word) ? 'white' : /^b$/i.test(word) ? 'black' : /^[cn]$/i.test(word) ? null : undefined;
}

/** One letter for each checker or point; `[a:y]` is a row of them. */
function pointsIn(node: SgfNode, name: string): string[] {
  return (node.properties.get(name) ?? []).flatMap(({ raw }) => {
    const [, first = '', last = first] = /^\s*([a-z])\s*(?::\s*([a-z])\s*)?$/i.exec(raw) ?? [];
    if (first === '') throw expecting('bad-point', 'a to z');
    const [from, to] = [first, last].map((letter) => letter.toLowerCase().charCodeAt(0));
    return Array.from({ length: Math.max((to ?? 0) - (from ?? 0) + 1, 0) }, (_, index) => String.fromCharCode((from ?? 0) + index));
  });
}

/** The nodes that set up a situation, one thing each, as other programs want them. */
export function setupNodes({ position, player, dice, cube }: Situation): string[] {
  const side = player === 'black' ? 'B' : 'W';
  const checkersOf = (owner: Player): string =>
    position[owner].checkers.map((count, point) => (point === OFF ? '' : `[${sgfLetter(point, owner)}]`.repeat(count))).join('');
  const [white, black] = [checkersOf('white'), checkersOf('black')];
  const nodes = [`;PL[${side}]AE[a:y]${white && `AW${white}`}${black && `AB${black}`}`];
  if (cube && cube.value > 1) nodes.push(`;CV[${cube.value}]`, `;CP[${cube.owner?.charAt(0) ?? 'c'}]`);
  if (dice) nodes.push(`;PL[${side}]DI[${dice.slice(0, 2).join('')}]`);
  return nodes;
}
