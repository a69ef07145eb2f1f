/** What the root of a game in SGF says: the match, the rules, the names, the result. */
import type { MatchScore } from '../../rules/game.js';
import { scoreOf } from '../foreign/position.js';
import { tidyTags } from '../record/tag-names.js';
import type { RecordResult, Tags } from '../record/tree.js';
import { sgfText, sgfValue, type SgfNode } from './sgf-tree.js';

export interface SgfHead {
  readonly tags: Tags;
  readonly score: MatchScore | null;
  readonly told: RecordResult | null;
  /** The result is that of a resignation. */
  readonly resigned: boolean;
  /** The words of `RU` in small letters, `crawford`, `crawfordgame`, `jacoby`, `nocube` among them. */
  readonly rules: ReadonlySet<string>;
  /** No other game is named. */
  readonly isBackgammon: boolean;
}

const tagNames = {
  PW: 'White',
  PB: 'Black',
  EV: 'Event',
  DT: 'Date',
  RO: 'Round',
  PC: 'Place',
  WR: 'WhiteRating',
  BR: 'BlackRating',
  AN: 'Annotator',
  GN: 'Name',
  SO: 'Source',
  US: 'User',
} as const;

/** The first value of a property; null where it has none. */
export const wordOf = (node: SgfNode | undefined, name: string): string | null => {
  const [value] = node?.properties.get(name) ?? [];
  return value ? sgfText(value.raw).trim() : null;
};

/** Reads a root. */
export function sgfHead(root: SgfNode | undefined): SgfHead {
  const info = new Map<string, number>();
  for (const { raw } of root?.properties.get('MI') ?? []) {
    const [, name = '', value] = /^\s*(\w{1,20})\s*:\s*(\d{1,5})\s*$/.exec(raw) ?? [];
    if (value !== undefined) info.set(name.toLowerCase(), Number(value));
  }
  const { told, resigned } = resultOf(wordOf(root, 'RE') ?? '');
  const rules = new Set((wordOf(root, 'RU') ?? '').toLowerCase().split(/[:\s]+/));
  return {
    tags: tidyTags(Object.fromEntries(Object.entries(tagNames).map(([name, tag]) => [tag, wordOf(root, name) ?? '']))),
    score: scoreOf(info.get('ws') ?? 0, info.get('bs') ?? 0, info.get('length') ?? 0),
    told,
    resigned,
    rules,
    isBackgammon: (wordOf(root, 'GM') ?? '6') === '6' && ![...rules].some((rule) => rule.startsWith('hypergammon')),
  };
}

function resultOf(text: string): Pick<SgfHead, 'told' | 'resigned'> {
  const [, side, points, how] = /^([wb])\w{0,10}\s*\+\s*(\d{1,5})\s*(r?)/i.exec(text) ?? [];
  if (side) return { told: { winner: /w/i.test(side) ? 'white' : 'black', points: Number(points) }, resigned: how !== '' };
  return { told: /^(?:0|draw)$/i.test(text) ? { winner: null, points: 0 } : null, resigned: false };
}

/** The names and other tags as properties. Tags that SGF does not know are left out. */
export const sgfTags = (tags: Tags): string =>
  Object.entries(tagNames)
    .map(([name, tag]) => (tags[tag] ? `${name}[${sgfValue(tags[tag])}]` : ''))
    .join('');
