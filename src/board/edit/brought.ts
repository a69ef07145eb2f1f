/** What is brought to the editor: a position in any format, or the line of HTML that shows one. */
import { placeAt } from '../../rules/error.js';
import { BoardError } from '../error.js';

const beginning = /<tabla-board(?=[\s>])/i;
/** A board up to the end of its text, which may stand in a `pre`. */
const board = /<tabla-board((?:[^>"']|"[^"]*"|'[^']*')*)>(?:\s*<pre>)?([^<]*)/iy;
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * The position in a text, with blanks in place of the markup before it, so that a fault is told where it stands. The markup is looked at and
 * never made.
 *
 * @throws BoardError `bad-attribute` where the HTML names another game
 */
export function positionIn(text: string, game: string): string {
  const start = text.search(beginning);
  if (start < 0) return text;
  board.lastIndex = start;
  const [, attributes = '', own = ''] = board.exec(text) ?? [];
  const said = (name: string): string =>
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes)?.slice(1).join('') ?? '';
  const [variant, turn, dice] = [said('variant'), said('turn'), said('dice')];
  if (variant && variant !== game)
    throw new BoardError('bad-attribute', null, 'variant', variant, placeAt(text, text.indexOf(variant, start)), game);
  const position = said('position') || own;
  const before = text.slice(0, text.indexOf(position, start)).replace(/[^\r\n]/g, ' ');
  const plain = position.trimEnd().replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => signs[name] ?? entity);
  return before + plain + (turn || dice ? `; ${turn || 'white'} ${dice}` : '');
}
