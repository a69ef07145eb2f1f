/** Records as canonical text, which reads back as the same games (docs/notation.md, "Records"). */
import type { Player } from '../../rules/rules.js';
import { formatStages } from '../format-play.js';
import { assertRecord } from './checks.js';
import { isNote, resultText, type Line, type Note, type RecordGame, type RecordNode, type Step } from './tree.js';
import { noteWords } from './write-note.js';
import { tagLines } from './write-tags.js';

/** Lines are broken where they would be longer; only a word or a play that is longer itself stands out. */
const WIDTH = 100;
/** Where the second turn of a line begins. */
const SECOND = 31;

/**
 * Writes games one after another; what a game has in common with the one before it is not repeated.
 *
 * @throws RulesError for what are no games. NotationError `bad-mark`, for a drawing that an outside program made and that cannot be written
 */
export function writeRecord(games: readonly RecordGame[]): string {
  assertRecord(games);
  const texts = games.map((game, index) => {
    const page = new Page();
    writeLine(game.line, page);
    page.row(resultText(game.result));
    return [...tagLines(game, games[index - 1] ?? null), ...page.rows].join('\n');
  });
  return texts.length > 0 ? `${texts.join('\n\n')}\n` : '';
}

/** Rows of text; words that do not fit into one go on in the next. */
class Page {
  readonly rows: string[] = [];
  #row = '';
  #indent = '';
  #bracket = '';

  /** How long the present row is; 0 = it is empty. */
  get length(): number {
    return this.#row.length;
  }

  indent(by: number): void {
    this.end();
    this.#indent = ' '.repeat(this.#indent.length + by);
  }

  fits(word: string, gap: number): boolean {
    return this.#indent.length + this.#row.length + gap + word.length <= WIDTH;
  }

  put(word: string, gap = 1): void {
    if (this.#row !== '' && !this.fits(word, gap)) this.end();
    this.#row = this.#row === '' ? this.#bracket + word : this.#row + ' '.repeat(gap) + word;
    this.#bracket = '';
  }

  /** A bracket before the word that comes next. */
  open(bracket: string): void {
    this.end();
    this.#bracket = bracket;
  }

  /** Puts a bracket behind whatever was written last. */
  close(bracket: string): void {
    if (this.#row !== '') this.#row += bracket;
    else this.rows.push(`${this.rows.pop() ?? ''}${bracket}`);
    this.end();
  }

  end(): void {
    if (this.#row !== '') this.rows.push(this.#indent + this.#row);
    this.#row = '';
  }

  /** A row of its own. */
  row(text: string): void {
    this.end();
    this.put(text);
    this.end();
  }

  note(note: Note): void {
    if (!isNote(note)) return;
    noteWords(note).forEach((words, index) => {
      if (index > 0) {
        this.end();
        this.rows.push('');
      }
      for (const word of words) this.put(word);
    });
    this.end();
  }
}

/** Two turns stand in a row, as long as nothing is said behind the first. */
function writeLine({ note, nodes }: Line, page: Page): void {
  page.note(note);
  let before: RecordNode | null = null;
  for (const node of nodes) {
    const { player, number } = node;
    const isTurnsRow = before !== null && page.length > 0 && before.number === number;
    const isSameTurn = isTurnsRow && before?.turn === node.turn;
    const isSamePart = isSameTurn && before?.step.kind === 'passed' && node.step.kind === 'roll' && !before.step.unfinished;
    const text = stepText(node);
    const said = player && !isSamePart ? `${sideOf(player)} ${text}` : text;
    const gap = isSamePart ? 2 : isSameTurn ? 1 : Math.max(SECOND - page.length, 1);
    if (before && !(isTurnsRow && page.fits(said, gap))) page.end();
    const isFirst = before === null || page.length === 0;
    page.put(isFirst && number > 0 ? `${number}. ${isSamePart && player ? `${sideOf(player)} ${said}` : said}` : said, gap);
    page.note(node.note);
    for (const line of node.variations) {
      page.end();
      page.indent(2);
      page.open('(');
      writeLine(line, page);
      page.close(')');
      page.indent(-2);
    }
    before = node;
  }
}

const sideOf = (player: Player): string => (player === 'white' ? 'W' : 'B');

function stepText({ step, glyph }: RecordNode): string {
  const text = actionText(step);
  return glyph ? `${text} ${glyph}` : text;
}

function actionText(step: Step): string {
  switch (step.kind) {
    case 'opening':
      return `W ${step.white}, B ${step.black}`;
    case 'passed':
      return playedText(`passed ${step.stages.map((stage) => stage.join('')).join(' ')}`, step);
    case 'roll':
      return playedText(step.dice.join(''), step);
    case 'resign':
      return `resign ${step.price}`;
    default:
      return step.kind;
  }
}

function playedText(dice: string, { plays, unfinished }: Extract<Step, { plays: unknown }>): string {
  const played = formatStages(plays);
  if (!unfinished) return `${dice}: ${played}`;
  return played === '-' ? `${dice}: ...` : `${dice}: ${played} ...`;
}
