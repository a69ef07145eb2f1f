import { refusalText, type PlayWords } from '../../locale/play.js';
import { detect } from '../../notation/foreign/detect.js';
import { NotationError } from '../../notation/error.js';
import { formatStages } from '../../notation/format-play.js';
import { playText } from '../../notation/play.js';
import type { Note } from '../../notation/record/tree.js';
import { formatPosition, gameFrom, moveInGame, presentPart, RulesError, type GameState, type Move } from '../../rules/index.js';
import { BoardError } from '../error.js';
import type { Setup } from '../setup.js';
import { readAnswer } from './answer.js';

/** A play of which the author has something to say. */
export interface KnownPlay {
  /** The game after it. */
  readonly game: GameState;
  readonly note: Note;
  readonly isRight: boolean;
}

/** What is asked, and what is known of it. */
export interface Problem {
  /** The id of the game. */
  readonly gameId: string;
  readonly start: GameState;
  readonly known: readonly KnownPlay[];
}

/** The problem of a board: from its record, or from its situation and `answer`. @throws BoardError where there is none */
export async function readProblem(setup: Setup, words: PlayWords): Promise<Problem> {
  const { record } = setup;
  const problem =
    detect(record) === 'record' ? (await import('./record-problem.js')).problemOf(record, setup, words) : written(setup, words);
  if (problem.known.some(({ isRight }) => isRight)) return problem;
  throw noAnswer();
}

const noAnswer = (): BoardError => new BoardError('no-answer', null, 'answer', '', undefined, '8/5 6/5 {…}');

function written(setup: Setup, words: PlayWords): Problem {
  const answer = setup.answer ?? '';
  if (!answer.trim()) throw noAnswer();
  const start = startOf(setup);
  const known = readAnswer(answer, start, (text) => {
    try {
      return playText(toBePlayed(start), text);
    } catch (error) {
      throw inWords(error, 'answer', answer, words);
    }
  });
  return { gameId: setup.game, start, known: known.map(({ moves, note }) => ({ game: after(start, moves), note, isRight: true })) };
}

function startOf({ rules, situation }: Setup): GameState {
  const { player, dice, passed } = situation;
  if (!player || (!dice && passed.length === 0)) throw new BoardError('no-dice', null, 'answer', '', undefined, 'dice="63" turn="white"');
  try {
    return gameFrom(rules, { ...situation, dice: dice?.slice(0, 2) ?? null });
  } catch (error) {
    if (error instanceof RulesError) throw new BoardError(error.code, error.message, 'position');
    throw error;
  }
}

/** The turn in which a play is to be found. @throws BoardError where there is nothing to be played */
export function toBePlayed({ turn, outcome }: GameState): NonNullable<GameState['turn']> {
  if (!outcome && (turn?.phase === 'moving' || turn?.phase === 'passed')) return turn;
  throw new BoardError('no-play', null, 'dice');
}

/** The game after the moves of a turn. */
export const after = (start: GameState, moves: readonly Move[]): GameState => moves.reduce(moveInGame, start);

/** The play that was made in the turn of a game. */
export const playOf = ({ turn }: GameState): string => formatStages(presentPart(turn)?.plays ?? []);

/** Whether two plays lead to the same place, in whatever order their moves were made. */
export const isSame = (one: GameState, other: GameState): boolean => placed(one) === placed(other);
const placed = ({ turn }: GameState): string => (turn ? formatPosition(turn.position) : '');

/** A fault in a text as an error of the board: that a play is not legal is said in the words of the rules. */
export function inWords(error: unknown, source: string, text: string, words: PlayWords): unknown {
  if (!(error instanceof NotationError)) return error;
  const { code, message, refusal, expected } = error;
  return new BoardError(code, refusal ? refusalText(refusal, words) : message, source, text, error, expected);
}
