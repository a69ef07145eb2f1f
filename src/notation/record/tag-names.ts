import { NotationError } from '../error.js';
import { tidyLine, type Tags } from './tree.js';

/** Tags that say how a game is played; a record keeps that in other places than its tags. */
const ruling = ['Game', 'Rules', 'Match', 'Score', 'Crawford', 'Position'];
/** In the order in which they are written. */
const usual = ['White', 'Black', 'Event', 'Date', 'Set'];
const known: ReadonlyMap<string, string> = new Map([...ruling, ...usual].map((name) => [name.toLowerCase(), name]));

/** The name as it is written, whatever its letters are. */
export const tagName = (name: string): string => known.get(name.toLowerCase()) ?? name;

/** The tags that a game may be given: names in order, values on one line, none empty. @throws NotationError `bad-tag` for what is no name. */
export const tidyTags = (tags: Tags): Tags =>
  inOrder.has(tags) ? tags : tagsInOrder(Object.entries(tags).map(([name, value]) => [name, tidyLine(value)]));

const inOrder = new WeakSet<Tags>();

/** The same of values that stand on one line. */
export function tagsInOrder(lines: readonly (readonly [string, string])[]): Tags {
  const kept: [string, string][] = [];
  for (const [given, line] of lines) {
    const name = tagName(given);
    if (!/^\p{L}[\p{L}\p{N}_-]{0,99}$/u.test(name))
      throw new NotationError('bad-tag', `A tag cannot be called ${JSON.stringify(name)}.`, { line: 1, column: 1 });
    if (!ruling.includes(name) && line.trim() !== '') kept.push([name, line]);
  }
  const place = ([name]: [string, string]): number => (usual.indexOf(name) + usual.length + 1) % (usual.length + 1);
  const tags = Object.freeze(Object.fromEntries(kept.sort((one, other) => place(one) - place(other))));
  inOrder.add(tags);
  return tags;
}
