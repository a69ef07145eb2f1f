/** Backgammon in SGF, as GNU Backgammon writes it: one tree for each game. */
import type { Player, Rules } from '../../rules/rules.js';
import { refuse } from '../foreign/position.js';
import { assertRecord } from '../record/checks.js';
import { endOf, type Glyph, type Line, type RecordGame, type RecordResult } from '../record/tree.js';
import { variations } from './mat-headers.js';
import { assertSayable, saidSteps, type Said } from './said-steps.js';
import { sgfTags } from './sgf-head.js';
import { setupNodes, sgfLetter } from './sgf-setup.js';
import { sgfValue } from './sgf-tree.js';

/**
 * Writes games as a collection, with comments, judgements and variations. Drawings and numbers of comments, the opening throw and refused
 * offers to resign are left out, since there is no place for them, and so are tags that SGF does not know.
 *
 * @throws RulesError for what are no games. NotationError `other-game`, `not-sayable`
 */
export function writeSgf(games: readonly RecordGame[]): string {
  assertRecord(games);
  const texts = games.map((game, index) => {
    assertSayable(game);
    const nodes = game.position ? setupNodes(game.position) : [];
    return `(${[rootOf(game, index), ...nodes, lineText(game.line, game.position !== null)].filter(Boolean).join('\n')})`;
  });
  return texts.length > 0 ? `${texts.join('\n')}\n` : '';
}

function rootOf(game: RecordGame, index: number): string {
  const { start, tags, result, line } = game;
  const { white, black, length } = start.score ?? { white: 0, black: 0, length: null };
  const rules = rulesOf(start.rules, start.crawford);
  const { text } = line.note;
  return [
    ';FF[4]GM[6]CA[UTF-8]AP[tabla-board]',
    `MI[length:${length ?? 0}][game:${index}][ws:${white}][bs:${black}]`,
    sgfTags(tags),
    rules && `RU[${rules}]`,
    result && `RE[${resultOf(game, result)}]`,
    text && `GC[${sgfValue(text)}]`,
  ]
    .filter(Boolean)
    .join('');
}

function rulesOf({ cube, start }: Rules, isCrawford: boolean): string {
  const [variation] = [...variations].find(([, checkers]) => checkers === start) ?? [];
  if (variation !== 'backgammon' && variation !== 'nackgammon') refuse('other-game', 'This format knows backgammon and nackgammon.');
  return [
    cube?.crawford && 'Crawford',
    isCrawford && 'CrawfordGame',
    cube?.jacoby && 'Jacoby',
    !cube && 'NoCube',
    variation === 'nackgammon' && 'Nackgammon',
  ]
    .filter(Boolean)
    .join(':');
}

function resultOf({ start, line }: RecordGame, { winner, points }: RecordResult): string {
  if (!winner) return '0';
  const { outcome } = line.nodes.at(-1)?.game ?? start;
  return `${sideOf(winner)}+${points}${outcome?.by === 'resignation' && endOf(start, line) ? 'R' : ''}`;
}

const sideOf = (player: Player): string => (player === 'white' ? 'W' : 'B');

/**
 * The nodes of a line. What stands behind a node with variations is its first branch, and they are the others. Dice alone
 * belong to a position that was set up before them, and no branch can replace them; there a throw is told as a roll.
 */
function lineText(line: Line, isSetUp = false): string {
  let isPosition = isSetUp;
  const nodes: string[] = [];
  const branches: string[] = [];
  for (const said of saidSteps(line)) {
    const { node, step, goesOn } = said;
    const others = step && !goesOn ? node.variations : [];
    const text = nodeText(said, isPosition);
    if (step) isPosition = false;
    if (others.length > 0) {
      nodes.push(`(${text ?? ''}`);
      branches.push(others.map((other) => `(${variationText(other)})`).join('\n'));
    } else if (text) nodes.push(text);
  }
  return [nodes.join('\n'), ...branches.reverse()].join(')\n');
}

function variationText(line: Line): string {
  const { text } = line.note;
  return `${text && `;C[${sgfValue(text)}]`}${lineText(line)}`;
}

function nodeText({ node, step }: Said, isPosition: boolean): string | null {
  const { player, glyph } = node;
  const comment = node.note.text && `C[${sgfValue(node.note.text)}]`;
  if (!step || !player) return comment && `;${comment}`;
  const said = (glyph ? judgements[glyph] : '') + comment;
  if (step.kind !== 'roll') return `;${sideOf(player)}[${step.kind === 'take' || step.kind === 'drop' ? step.kind : 'double'}]${said}`;
  const dice = step.dice.join('');
  if (step.unfinished && step.moves.length === 0 && !isPosition && node.variations.length === 0)
    return `;PL[${sideOf(player)}]DI[${dice}]${said}`;
  const pairs = step.moves.map(({ from, to }) => sgfLetter(from, player) + sgfLetter(to, player)).join('');
  return `;${sideOf(player)}[${dice}${pairs}]${said}`;
}

const judgements: Readonly<Record<Glyph, string>> = {
  '!': 'TE[1]',
  '!!': 'TE[2]',
  '?': 'BM[1]',
  '??': 'BM[2]',
  '!?': 'IT[]',
  '?!': 'DO[]',
};
