/** What the tags of a game say about it (docs/notation.md, "Records"). */
import { RulesError } from '../../rules/error.js';
import type { MatchScore, Situation } from '../../rules/game.js';
import { added, isClose, leader } from '../../rules/match-steps.js';
import type { Score } from '../../rules/match.js';
import { parseRules } from '../../rules/parse-rules.js';
import { isPresetId, presets, sets, type PresetId, type SetId } from '../../rules/presets.js';
import type { Rules } from '../../rules/rules.js';
import { expecting, NotationError } from '../error.js';
import { parseSituation } from '../situation.js';
import { recordLimits } from './limits.js';
import { tagName, tagsInOrder } from './tag-names.js';
import type { WrittenTag } from './split.js';
import { tidyLine, type RecordResult, type Tags } from './tree.js';

export type TagMap = ReadonlyMap<string, WrittenTag>;

/** They say how their own game begins and do not carry over. */
const ownOnly = ['Score', 'Crawford', 'Position'];

/** The tags that hold for a game: its own, and those of the game before that it does not repeat. An empty value takes a tag away. */
export function carriedOver(before: TagMap, own: readonly WrittenTag[]): Map<string, WrittenTag> {
  const tags = new Map([...before].filter(([name]) => !ownOnly.includes(name)));
  for (const tag of own) {
    const name = tagName(tag.name);
    tags.delete(name);
    if (tag.value.trim() !== '' && tags.size < recordLimits.tags) tags.set(name, tag);
  }
  return tags;
}

/** The score before a game, from what stood before the one that was played last and how that ended. */
export function scoreAfter(before: MatchScore | null, result: RecordResult | null, length: number | null): MatchScore | null {
  if (!before) return length === null ? null : { white: 0, black: 0, length };
  const score = result ? added(before, result) : before;
  // what follows the end of a match is a new one
  return before.length !== null && leader(score, before.length) ? scoreAfter(null, null, length) : { ...score, length };
}

/** Whether a game is the Crawford game, if it can be one, after a game of this score: only the first with a side so close to the end is. */
export const isCrawfordAfter = (before: MatchScore | null, score: MatchScore | null): boolean =>
  !(before && before.length === score?.length && isClose(before));

/** Hears what is wrong, and where in the text. */
export type Fault = (error: NotationError, at: number) => void;

/** What the tags say, before the games before it are known. */
export interface ReadHead {
  readonly preset: PresetId;
  readonly rules: Rules;
  readonly names: Tags;
  readonly position: Situation | null;
  /** Points of the match. */
  readonly length: number | null;
  /** Null where it is said that there is none, undefined where nothing is said. */
  readonly score: Score | null | undefined;
  readonly crawford: boolean | null;
  /** It cannot be known where the game begins. */
  readonly isLost: boolean;
}

/** The id of a game: that of the set which is played, else that of the tag. `ofSet`: which game of the set it is, from 0; null where its own tag names it. */
export function presetIn(tags: TagMap, ofSet: number | null, over: PresetId, fault: Fault): PresetId {
  const set = said(tags, 'Set').toLowerCase();
  const order = ofSet !== null && Object.hasOwn(sets, set) ? sets[set as SetId] : [];
  const tag = tags.get('Game');
  const id = order[(ofSet ?? 0) % order.length] ?? (said(tags, 'Game').toLowerCase() || over);
  if (isPresetId(id)) return id;
  if (tag) fault(expecting('unknown-preset', Object.keys(presets).join(', ')), tag.at);
  return over;
}

/** Reads the tags of one game; what is wrong with them is told, and the others hold. */
export function readTags(tags: TagMap, preset: PresetId, rulesOf: RulesReader, fault: Fault): ReadHead {
  const readBy = <T>(name: string, read: (value: string) => T, otherwise: T): T => {
    const tag = tags.get(name);
    try {
      return tag ? read(tag.value.trim()) : otherwise;
    } catch (error) {
      if (!(error instanceof RulesError) && !(error instanceof NotationError)) throw error;
      fault(error instanceof NotationError ? error : new NotationError(error.code, error.message, error, error), tag?.at ?? 0);
      return otherwise;
    }
  };
  const rules = readBy('Rules', (text) => rulesOf(preset, text), presets[preset]);
  const position = readBy<Situation | null>('Position', (text) => parseSituation(text, rules), null);
  return {
    preset,
    rules,
    names: tagsInOrder([...tags].map(([name, tag]) => [name, lineOf(tag)])),
    position,
    length: readBy('Match', (text) => Number(/^\d{1,5}$/.exec(text)?.[0] ?? fails('5')) || null, null),
    score: readBy<Score | null | undefined>('Score', readScore, undefined),
    crawford: readBy<boolean | null>(
      'Crawford',
      (text) => (/^(yes|no)$/i.exec(text)?.[0] ?? fails('yes, no')).toLowerCase() === 'yes',
      null,
    ),
    isLost: tags.has('Position') && position === null,
  };
}

function readScore(text: string): Score | null {
  if (/^[-‐-―−]$/.test(text)) return null;
  const [, white, black] = /^(\d{1,5})\s*[-:‐-―−]\s*(\d{1,5})$/.exec(text) ?? [];
  return { white: Number(white ?? fails('1-2')), black: Number(black) };
}

export type RulesReader = (preset: PresetId, text: string) => Rules;

/** Reads the rules of a tag, which games carry over, once for all of them, also where it cannot be read. */
export function rulesReader(): RulesReader {
  const last = new Map<PresetId, { readonly text: string; readonly rules: Rules | RulesError }>();
  return (preset, text) => {
    let read = last.get(preset);
    if (read?.text !== text) last.set(preset, (read = { text, rules: rulesOrError(text, preset) }));
    if (read.rules instanceof RulesError) throw read.rules;
    return read.rules;
  };
}

function rulesOrError(text: string, preset: PresetId): Rules | RulesError {
  try {
    return parseRules(text, preset);
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

/** The value of a tag on one line; of one that is carried over it is known. */
const lines = new WeakMap<WrittenTag, string>();
function lineOf(tag: WrittenTag): string {
  const line = lines.get(tag) ?? tidyLine(tag.value);
  lines.set(tag, line);
  return line;
}

const said = (tags: TagMap, name: string): string => tags.get(name)?.value.trim() ?? '';
const fails = (expected: string): never => {
  throw expecting('bad-tag', expected);
};
