import { readNote } from '../../notation/record/note-text.js';
import { noNote, type Note } from '../../notation/record/tree.js';
import { placeAt } from '../../rules/error.js';
import { presentPart, type GameState, type Move, type Turn } from '../../rules/index.js';
import { BoardError } from '../error.js';
import { movesOf } from '../turn-view.js';

interface Answer {
  readonly moves: readonly Move[];
  readonly note: Note;
}

const playPart = /[^;{}]*/y;
const notePart = /\{((?:\\[^]|[^\\}])*)\}\s*/y;

/**
 * Reads `8/5 6/5 {…}; 24/23 13/10 {…}`: right plays, each with what is said of it, as in a record's comment. The stages of a climbing double
 * are separated by the same sign; a play that is not finished at one goes on behind it.
 *
 * @param play - plays a text, in which all but the play is blank, so that faults have the places of the whole
 * @throws BoardError
 */
export function readAnswer(text: string, { turn }: GameState, play: (text: string) => Turn): Answer[] {
  const answers: Answer[] = [];
  const stages = presentPart(turn)?.stages.length ?? 1;
  let start = 0;
  let parts = 0;
  for (let at = 0; at < text.length;) {
    playPart.lastIndex = at;
    playPart.test(text);
    const end = playPart.lastIndex;
    const isLast = !text.slice(at).trim();
    if (isLast && parts === 0) break;
    const note = text.charAt(end) === '{' ? noteAt(text, end) : null;
    at = note ? notePart.lastIndex : end;
    if (at < text.length && text.charAt(at) !== ';') throw fault(text, at, '{…} ;');
    at++;
    parts++;
    const said = text.slice(0, start).replace(/[^\r\n]/g, ' ') + text.slice(start, end);
    try {
      answers.push({ moves: movesOf(play(said)), note: note ?? noNote });
    } catch (error) {
      const goesOn = error instanceof BoardError && error.code === 'illegal-play' && !note && parts < stages && at < text.length;
      if (goesOn) continue;
      throw error;
    }
    start = at;
    parts = 0;
  }
  return answers;
}

function noteAt(text: string, at: number): Note {
  notePart.lastIndex = at;
  const raw = notePart.exec(text)?.[1];
  if (raw === undefined) throw fault(text, at, '}');
  return readNote(raw, (error, inNote) => {
    throw new BoardError(error.code, error.message, 'answer', text, placeAt(text, at + 1 + inNote + error.column - 1), error.expected);
  });
}

const fault = (text: string, at: number, expected: string): BoardError =>
  new BoardError('bad-comment', null, 'answer', text, placeAt(text, at), expected);
