/** Comments as canonical text: words that can be wrapped, and commands that cannot. */
import { NotationError } from '../error.js';
import { nameOf } from '../format-play.js';
import type { DrawnMark } from '../marks.js';
import { BAR } from '../../rules/position.js';
import type { Note } from './tree.js';

/** A comment as paragraphs of words, the braces among them. @throws NotationError `bad-mark` for drawings that cannot be written. */
export function noteWords({ text, marks, value }: Note): string[][] {
  const paragraphs = text ? text.split('\n\n').map((words) => words.split(' ').map(escaped)) : [[]];
  const commands = [...formatMarks(marks), ...(value === null ? [] : [`[%eval ${value}]`])];
  paragraphs.at(-1)?.push(...commands);
  // the braces stand at the first and at the last word
  return paragraphs.map((words, index) =>
    words.map((word, place) => {
      const isFirst = index === 0 && place === 0;
      const isLast = index === paragraphs.length - 1 && place === words.length - 1;
      return (isFirst ? '{' : '') + word + (isLast ? '}' : '');
    }),
  );
}

const escaped = (word: string): string => word.replace(/[\\}[]/g, '\\$&');

/** Drawing commands that read back as these marks, those of one kind, side and colour in one. */
function formatMarks(marks: readonly DrawnMark[]): string[] {
  const commands: { readonly kind: string; readonly side: string; readonly color: string; readonly items: string[] }[] = [];
  for (const mark of marks) {
    const side = mark.player?.charAt(0) ?? '';
    const color = mark.kind === 'text' ? '' : (mark.color ?? '');
    const last = commands.at(-1);
    if (last?.kind === mark.kind && last.side === side && last.color === color && mark.kind !== 'text') last.items.push(itemOf(mark));
    else commands.push({ kind: mark.kind, side, color, items: [itemOf(mark)] });
  }
  return commands.map(({ kind, side, color, items }) => `[%${kind} ${side}${[...items, ...(color ? [checked(color)] : [])].join(' ')}]`);
}

function itemOf(mark: DrawnMark): string {
  switch (mark.kind) {
    case 'arrow':
      return `${placed(mark.from)}/${placed(mark.to)}`;
    case 'mark':
      return placed(mark.point);
    case 'text':
      return `${placed(mark.point)} "${mark.text.replace(/[\\"“”„«»[\]{}]/g, '\\$&')}"`;
  }
}

const placed = (point: number): string =>
  Number.isInteger(point) && point >= 0 && point <= BAR ? nameOf(point) : fails(`the point ${point}`);
const checked = (color: string): string =>
  /^(?:#[\da-f]{3,8}|(?!bar$|off$)[a-z]{2,20})$/i.test(color) ? color : fails(`the colour ${JSON.stringify(color)}`);

function fails(what: string): never {
  throw new NotationError('bad-mark', `There is no way to write ${what}.`, { line: 1, column: 1 });
}
