/** Altered records: each is a new one, which shares with the old one whatever was not altered. */
import { deepFreeze } from '../../rules/freeze.js';
import { assertPlace, Place } from './place.js';
import { nextStep, type Said } from './steps.js';
import { endOf, noteOf, type Glyph, type Line, type Note, type RecordNode } from './tree.js';

/**
 * Adds a step behind a place, and answers the place behind it. Where the line goes on already it becomes a variation, unless that step has
 * been there before.
 *
 * @throws NotationError with the refusal of what is not legal
 */
export function addStep(place: Place, said: Said): Place {
  assertPlace(place);
  const { record, node } = place;
  const step: RecordNode = Object.freeze(nextStep(record.start, node, said));
  const there = place.children.find((child) => isSame(child.node?.step, step.step));
  if (there) return there;
  const { next } = place;
  const nodes = [...place.line.nodes, step];
  if (!next) return replaced(place, { ...place.line, nodes }, nodes.length - 1);
  const variations = [...(next.node?.variations ?? []), deepFreeze({ note: noteOf({}), nodes: [step] })];
  return altered(next, { variations }).variations.at(-1) ?? next;
}

/** What can be said of a step, or before the first one; what is not named stays. */
export interface Remark {
  readonly note?: Partial<Note> | null;
  readonly glyph?: Glyph | null;
}

/** Says something of the step that led to a place, in place of what was said before; at the start it is the comment before the first step. */
export function annotate(place: Place, remark: Remark): Place {
  assertPlace(place);
  const { note, glyph } = remark;
  const said = note === undefined ? {} : { note: noteOf(note ?? {}) };
  if (!place.node) return replaced(place, { ...place.line, ...said }, -1);
  return altered(place, { ...said, ...(glyph === undefined ? {} : { glyph }) });
}

/** The place with its step changed, in a new record. */
function altered(place: Place, change: Partial<RecordNode>): Place {
  const nodes = place.line.nodes.map((node, index) => (index === place.index ? Object.freeze({ ...node, ...change }) : node));
  return replaced(place, { ...place.line, nodes }, place.index);
}

/** A place in a line that stands where the place's own line stood, in a new record. */
function replaced({ record, line: old, replaced: above }: Place, now: Line, index: number): Place {
  const line: Line = Object.freeze({ note: now.note, nodes: Object.freeze(now.nodes) });
  if (!above) {
    const result = endOf(record.start, line) ?? record.result;
    return Place.start(Object.freeze({ ...record, line, result })).at(index);
  }
  const variations = above.node?.variations ?? [];
  const number = variations.indexOf(old);
  const around = altered(above, { variations: Object.freeze(variations.map((one) => (one === old ? line : one))) });
  return around.variations[number]?.at(index) ?? around;
}

/** Whether two steps are the same, which are data of the same make. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
