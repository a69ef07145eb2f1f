import type { PlayWords } from '../../locale/play.js';
import { readGames } from '../../notation/record/read.js';
import { Place, splitAt } from '../../notation/record/place.js';
import type { RecordNode, Step } from '../../notation/record/tree.js';
import { startGame, throwInGame, type GameState } from '../../rules/index.js';
import { BoardError } from '../error.js';
import { reading } from '../reading.js';
import type { Setup } from '../setup.js';
import { after, inWords, toBePlayed, type Problem } from './problem.js';

type Played = Extract<Step, { kind: 'roll' | 'passed' }>;

/**
 * A play of a record as a problem: the one that `at` names, or the first behind that place; without `at` the first of all. Right is what
 * was played there, unless the record itself doubts it by a `?`, and each variation beside it that has a `!`; of the other variations the
 * comments are told when they are tried.
 *
 * @throws BoardError for the first fault of the record
 */
export function problemOf(text: string, { game, at }: Setup, words: PlayWords): Problem {
  const games = reading('text', text, () => readGames(text, game));
  if (games.length === 0) throw new BoardError('no-dice', null, 'text', text, undefined, '1. W 31: 8/5 6/5');
  const { number, address } = splitAt(at || '1');
  const { game: record, faults } = games[number - 1]?.read() ?? noPlace(at);
  const [fault] = faults;
  if (fault) throw inWords(fault, 'text', text, words);
  let place = Place.find(record, address) ?? noPlace(at);
  while (place.next && !(place.node && isPlayed(place.node.step))) place = place.next;
  const main = place.node;
  if (!main || !isPlayed(main.step)) throw new BoardError('no-dice', null, 'text', text, undefined, '1. W 31: 8/5 6/5');
  const start = thrown(place.parent?.game ?? record.start, main);
  toBePlayed(start);
  const beside = main.variations.flatMap(({ nodes: [node] }) => (node && isSameThrow(node.step, main.step) ? [node] : []));
  const known = (node: RecordNode, isRight: boolean) => ({ game: after(start, movesIn(node.step)), note: node.note, isRight });
  return {
    gameId: record.preset,
    start,
    known: [known(main, !main.glyph?.startsWith('?')), ...beside.map((node) => known(node, node.glyph === '!' || node.glyph === '!!'))],
  };
}

function noPlace(at: string): never {
  throw new BoardError('no-place', null, 'at', at);
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
