import { RulesError, shown } from './error.js';
import { deepFreeze } from './freeze.js';
import { readPoints } from './position-text.js';
import { climbBase, cubeBase, isPresetId, presets, type PresetId } from './presets.js';
import type { Rules } from './rules.js';

/** Single options to change: parts of `Rules`, and parts of its parts. */
export type RulesChange = {
  readonly [K in keyof Rules]?: Rules[K] extends object | null
    ? Partial<NonNullable<Rules[K]>> | Extract<Rules[K], null | string>
    : Rules[K];
};

const flag = [true, false] as const;
const whole =
  (least: number, most: number): ((value: unknown) => boolean) =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const cubeLimit = (value: unknown): boolean => value === 0 || (whole(2, 1024)(value) && Number.isInteger(Math.log2(value as number)));

/** What each option may be: a list of values, or a test. A nested table is an option with parts. */
type Allowed = readonly unknown[] | ((value: unknown) => boolean) | { readonly [part: string]: Allowed };
const allowed: { readonly [K in keyof Rules]: Allowed } = {
  travel: ['contrary', 'parallel'],
  contact: ['hit', 'pin', 'block'],
  start: (value) => typeof value === 'string',
  opening: ['reuse', 'reroll'],
  nextStarter: ['winner', 'loser', 'alternate', 'roll'],
  scoring: ['oin', 'mars', 'koks'],
  resignation: ['byPosition', 'marsIfNoneOff'],
  lastThrow: flag,
  cube: { limit: cubeLimit, beavers: flag, raccoons: flag, jacoby: flag, crawford: flag },
  hitAndRun: ['allowed', 'noHide', 'forbidden'],
  climb: { from: whole(1, 999), scope: ['restOfChain', 'currentNumber', 'continueAfterPass'] },
  pass: ['all', 'startedDoubles', 'none'],
  passed: { mandatory: flag, stopsAtStuck: flag },
  pins: { bearOffWhilePinned: flag, pinnedCountsAsFarthest: flag, mother: ['full', 'none'], motherDrawPoints: [0, 1] },
  runner: [null, 'past', 'reach'],
  walls: { quarter: ['whileBehind', 'always', 'off'], front: ['whileStartHeld', 'off'] },
  leaveMove: flag,
  maxRollsWithoutMove: whole(0, 10_000),
};
/** The options that may be null, and what they are made of when a part of one is named. */
const whenNamed: Readonly<Record<string, object>> = { cube: cubeBase, climb: climbBase };

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTable = (entry: Allowed): entry is Readonly<Record<string, Allowed>> => typeof entry === 'object' && !Array.isArray(entry);

/**
 * Rules from a preset's id, from changed options as text (`'climb.from=3 pass=none'`, an id may stand first), or from an object that holds
 * all or some options; what is not named comes from `over`, a preset's id or other rules. See docs/rules.md, "The options".
 *
 * @throws RulesError `unknown-preset`, `unknown-option`, `bad-option`, with the place in the text.
 */
export function parseRules(change: PresetId | (string & {}) | RulesChange = '', over: PresetId | (string & {}) | Rules = 'prava'): Rules {
  let from: Rules;
  if (typeof over === 'string') from = presetById(over, over, 0);
  else if (isPlain(over)) from = parseRules(over);
  else throw new RulesError('bad-rules', `Rules must be a preset's id or an object, not ${shown(over)}.`);
  if (typeof change === 'string') return readOptions(change, from);
  if (!isPlain(change)) throw new RulesError('bad-rules', `Changed options must be a text or an object, not ${shown(change)}.`);
  return merge(change, from);
}

function presetById(id: string, text: string, at: number): Rules {
  if (isPresetId(id)) return presets[id];
  throw new RulesError('unknown-preset', `There is no game ${shown(id)}.`, { text, at, expected: Object.keys(presets).join(', ') });
}

function readOptions(text: string, over: Rules): Rules {
  let from = over;
  const change: Plain = {};
  let first = true;
  for (const found of text.matchAll(/[^\s]+/g)) {
    const at = found.index;
    const [word] = found;
    const equals = word.indexOf('=');
    if (equals < 0) {
      if (!first) throw new RulesError('bad-option', `${shown(word)} is not name=value.`, { text, at, expected: 'name=value' });
      from = presetById(word, text, at);
    } else {
      const path = word.slice(0, equals).split('.');
      const [name = '', part] = path;
      const value = readValue(word.slice(equals + 1));
      const entry = allowedFor(name, part, path.length, text, at);
      if (!fits(value, entry, name, part)) {
        throw new RulesError('bad-option', `${shown(word.slice(0, equals))} cannot be ${shown(word.slice(equals + 1))}.`, {
          text,
          at: at + equals + 1,
          ...(Array.isArray(entry) ? { expected: entry.map(String).join(', ') } : {}),
        });
      }
      if (part === undefined) change[name] = value;
      else change[name] = { ...(isPlain(change[name]) ? change[name] : {}), [part]: value };
    }
    first = false;
  }
  return merge(change, from, text);
}

function readValue(word: string): unknown {
  if (word === 'null') return null;
  if (word === 'true' || word === 'false') return word === 'true';
  return /^\d{1,6}$/.test(word) ? Number(word) : word;
}

function allowedFor(name: string, part: string | undefined, depth: number, text: string, at: number): Allowed {
  const entry = Object.hasOwn(allowed, name) ? allowed[name as keyof Rules] : undefined;
  const inner = entry && part !== undefined ? (isTable(entry) && Object.hasOwn(entry, part) ? entry[part] : undefined) : entry;
  if (inner === undefined || depth > 2)
    throw new RulesError('unknown-option', `There is no option ${shown(part === undefined ? name : `${name}.${part}`)}.`, {
      text,
      at,
      expected: Object.keys(entry && isTable(entry) ? entry : allowed).join(', '),
    });
  return inner;
}

function fits(value: unknown, entry: Allowed, name: string, part: string | undefined): boolean {
  if (isTable(entry)) return part === undefined && value === null && name in whenNamed;
  return typeof entry === 'function' ? entry(value) : entry.includes(value);
}

function merge(change: Plain, from: Rules, text = ''): Rules {
  const merged: Plain = { ...from };
  for (const [name, value] of Object.entries(change)) {
    const entry = allowedFor(name, undefined, 1, text, 0);
    if (isTable(entry) && isPlain(value)) {
      const now: Plain = { ...((merged[name] ?? whenNamed[name]) as Plain) };
      for (const [part, inner] of Object.entries(value)) {
        const partEntry = allowedFor(name, part, 2, text, 0);
        if (!fits(inner, partEntry, name, part)) throw new RulesError('bad-option', `${name}.${part} cannot be ${shown(inner)}.`);
        now[part] = inner;
      }
      merged[name] = now;
    } else if (fits(value, entry, name, undefined)) merged[name] = value;
    else throw new RulesError('bad-option', `${name} cannot be ${shown(value)}.`);
  }
  const rules = merged as unknown as Rules;
  return deepFreeze({ ...rules, start: readPoints(rules) });
}
