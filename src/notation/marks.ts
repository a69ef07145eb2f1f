/**
 * Drawing commands as in a record's comments, `[%arrow 8/5 6/5] [%mark 7 18 red] [%text 20 "капия"]` (docs/notation.md, "Drawing").
 * Every board that has the attribute `marks` loads this file, so it stays small.
 */
import { placeAt } from '../rules/error.js';
import { BAR } from '../rules/position.js';
import type { Player } from '../rules/rules.js';
import { NotationError } from './error.js';
import { pointOf, pointPattern } from './point-text.js';

/** A drawing on the board. Points are in the numbering of `player`, else of the side to move; 25 = bar, 0 = off. */
export type DrawnMark =
  | { readonly kind: 'arrow'; readonly from: number; readonly to: number; readonly player?: Player; readonly color?: string }
  | { readonly kind: 'mark'; readonly point: number; readonly player?: Player; readonly color?: string }
  | { readonly kind: 'text'; readonly point: number; readonly text: string; readonly player?: Player };

/**
 * Reads drawing commands and nothing else. An arrow along `24/18/13` is two arrows. A leading `w` or `b` picks the side whose numbers
 * the rest of the command uses; a colour, a name or `#` with hexadecimal digits, stands last.
 *
 * @throws NotationError `bad-mark` or `bad-point` with the place. Takes time linear in the length of the text.
 */
export function parseMarks(text: string): DrawnMark[] {
  if (typeof text !== 'string') throw new NotationError('syntax', 'Drawing commands are a text.', { line: 1, column: 1 });
  const marks: DrawnMark[] = [];
  let at = 0;
  const fail = (expected: string, code: 'bad-mark' | 'bad-point' = 'bad-mark', place = at): never => {
    throw new NotationError(code, `Expected ${expected}.`, placeAt(text, place), { expected });
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found?.[1] ?? found?.[0];
  };
  const gap = (): unknown => take(/[\s,]*/y);
  const readPoint = (): number | null => {
    const place = at;
    const name = take(pointPattern);
    const point = name === undefined ? null : pointOf(name);
    return point !== null && point > BAR ? fail('1 to 24, bar, off', 'bad-point', place) : point;
  };

  for (gap(); at < text.length; gap()) {
    const kind = take(/\[%(arrow|mark|text)(?!\w)/iy)?.toLowerCase() ?? fail('[%arrow 8/5], [%mark 7], [%text 20 "…"]');
    const drawn: DrawnMark[] = [];
    let side: { player?: Player } = {};
    for (;;) {
      gap();
      const letter = take(/[wbбч](?=\s*(?:\d|bar|бар|off|вън))/iy);
      if (letter) side = { player: /[wб]/i.test(letter) ? 'white' : 'black' };
      gap();
      const point = readPoint();
      if (point === null) break;
      if (kind === 'mark') drawn.push({ kind, point, ...side });
      else if (kind === 'text') {
        gap();
        const said = take(/["“”„«]([^\\"“”„«»]*(?:\\[^][^\\"“”„«»]*)*)["“”»]/y) ?? fail('a text in quotes');
        drawn.push({ kind, point, text: said.replace(/\\([^])/g, '$1'), ...side });
      } else {
        let from = point;
        const before = drawn.length;
        while (take(/\s*[/→‐-―−-]\s*/y)) {
          const to = readPoint() ?? fail('where the arrow ends');
          drawn.push({ kind: 'arrow', from, to, ...side });
          from = to;
        }
        if (drawn.length === before) fail('/ and where the arrow ends');
      }
    }
    if (drawn.length === 0) fail('a point');
    const color = kind === 'text' ? undefined : take(/#[\da-f]{3,8}(?!\w)|[a-z]{2,20}(?!\w)/iy);
    gap();
    if (!take(/\]/y)) fail(kind === 'text' ? ']' : 'a point, a colour or ]');
    marks.push(...drawn.map((mark) => (color && mark.kind !== 'text' ? { ...mark, color } : mark)));
  }
  return marks;
}
