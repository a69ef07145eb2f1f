/** The tags of a game as canonical text. */
import { canBeCrawford } from '../../rules/cube.js';
import type { MatchScore } from '../../rules/game.js';
import { presets, type PresetId } from '../../rules/presets.js';
import type { Rules } from '../../rules/rules.js';
import { formatSituation } from '../situation.js';
import { isCrawfordAfter, scoreAfter } from './tags.js';
import type { RecordGame } from './tree.js';

type Values = Readonly<Record<string, string | undefined>>;

/** What a game says that the one before it in the file does not. Each game names itself, so that it begins with a tag. */
export function tagLines(game: RecordGame, before: RecordGame | null): string[] {
  const carried = valuesOf(game);
  const earlier: Values = before ? valuesOf(before) : {};
  const { score, crawford, rules } = game.start;
  const earlierScore = before?.start.score ?? null;
  const expected = scoreAfter(earlierScore, before?.result ?? null, score?.length ?? null);
  const isCrawford = isCrawfordAfter(earlierScore, score);
  const lines: Values = {
    Game: game.preset,
    ...Object.fromEntries(Object.entries(carried).filter(([name, value]) => value !== earlier[name])),
    ...Object.fromEntries(
      Object.keys(earlier)
        .filter((name) => !Object.hasOwn(carried, name))
        .map((name) => [name, '']),
    ),
    Score: isSame(score, expected) ? undefined : score ? `${score.white}-${score.black}` : '-',
    Crawford: canBeCrawford(rules, score) && crawford !== isCrawford ? (crawford ? 'yes' : 'no') : undefined,
    Position: game.position ? formatSituation(game.position) : undefined,
  };
  return Object.entries(lines).flatMap(([name, value]) =>
    value === undefined ? [] : [`[${name} "${value.replace(/[\\"\]]/g, '\\$&')}"]`],
  );
}

/** What the next game in the file need not repeat. */
function valuesOf({ preset, tags, start }: RecordGame): Readonly<Record<string, string>> {
  const change = changeOf(start.rules, preset);
  const length = start.score?.length;
  return { ...(change ? { Rules: change } : {}), ...tags, ...(length ? { Match: String(length) } : {}) };
}

const isSame = (one: MatchScore | null, other: MatchScore | null): boolean =>
  one?.white === other?.white && one?.black === other?.black && one?.length === other?.length;

/** The preset from which rules differ least. */
export function nearestPreset(rules: Rules): PresetId {
  const changes = (Object.keys(presets) as PresetId[]).map((id) => ({ id, length: changeOf(rules, id).length }));
  return changes.reduce((best, one) => (one.length < best.length ? one : best)).id;
}

/** The options in which rules differ from a preset, as text that `parseRules` reads. */
function changeOf(rules: Rules, preset: PresetId): string {
  const words: string[] = [];
  const over: Readonly<Record<string, unknown>> = { ...presets[preset] };
  for (const [name, value] of Object.entries(rules) as [string, unknown][]) {
    const base = over[name];
    if (!isTable(value)) {
      if (value !== base) words.push(`${name}=${String(value).replaceAll(' ', ',')}`);
      continue;
    }
    // of an option that the preset has not, all parts are named
    for (const [part, inner] of Object.entries(value))
      if (!isTable(base) || base[part] !== inner) words.push(`${name}.${part}=${String(inner)}`);
  }
  return words.join(' ');
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
