import type { PlayWords } from '../../locale/play.js';
import { readGames } from '../../notation/record/read.js';
import type { RecordNode, Step } from '../../notation/record/tree.js';
import { startGame, throwInGame, type GameState } from '../../rules/index.js';
import { BoardError, reading } from '../error.js';
import type { Setup } from '../setup.js';
import { after, inWords, toBePlayed, type Problem } from './problem.js';

type Played = Extract<Step, { kind: 'roll' | 'passed' }>;

/**
 * The first play of a record's first game as a problem. Right is what was played there, unless the record itself doubts it by a `?`, and each
 * variation beside it that has a `!`; of the other variations the comments are told when they are tried.
 *
 * @throws BoardError for the first fault of the record
 */
export function problemOf(text: string, { game }: Setup, words: PlayWords): Problem {
  const [first] = reading('text', text, () => readGames(text, game));
  if (!first) throw new BoardError('no-dice', null, 'text', text, undefined, '1. W 31: 8/5 6/5');
  const { game: record, faults } = first.read();
  const [fault] = faults;
  if (fault) throw inWords(fault, 'text', text, words);
  const { nodes } = record.line;
  const at = nodes.findIndex(({ step }) => isPlayed(step));
  const main = nodes[at];
  if (!main || !isPlayed(main.step)) throw new BoardError('no-dice', null, 'text', text, undefined, '1. W 31: 8/5 6/5');
  const start = thrown(nodes[at - 1]?.game ?? record.start, main);
  toBePlayed(start);
  const beside = main.variations.flatMap(({ nodes: [node] }) => (node && isSameThrow(node.step, main.step) ? [node] : []));
  const known = (node: RecordNode, isRight: boolean) => ({ game: after(start, movesIn(node.step)), note: node.note, isRight });
  return {
    gameId: record.preset,
    start,
    known: [known(main, !main.glyph?.startsWith('?')), ...beside.map((node) => known(node, node.glyph === '!' || node.glyph === '!!'))],
  };
}

const isPlayed = (step: Step): step is Played => movesIn(step).length > 0;
const movesIn = (step: Step) => (step.kind === 'roll' || step.kind === 'passed' ? step.plays.flat() : []);

/** The game in which the dice of a step are to be played. */
function thrown(game: GameState, { step, player }: RecordNode): GameState {
  // a record need not tell the opening throw
  const begun = game.turn ? game : startGame(game.rules, player, game);
  return step.kind === 'roll' && begun.turn?.phase === 'roll' ? throwInGame(begun, step.dice) : begun;
}

const isSameThrow = (step: Step, other: Step): boolean => JSON.stringify(diceOf(step)) === JSON.stringify(diceOf(other));
const diceOf = (step: Step): readonly number[] => (step.kind === 'roll' ? [...step.dice].sort() : step.kind === 'passed' ? [0] : []);
