/**
 * What can be asked of a diagram, as it is written: an option of the command, a word behind a fence, or a setting of a plugin. The names are
 * those of the element's attributes.
 */
import { parseMarks, type DrawnMark } from '../notation/marks.js';
import { NotationError } from '../notation/error.js';
import { RulesError } from '../rules/error.js';
import { parseRules } from '../rules/parse-rules.js';
import { isPresetId, presets, sets, type PresetId, type SetId } from '../rules/presets.js';
import type { Rules } from '../rules/rules.js';
import type { ThemeName } from '../picture/theme.js';
import { PublishError } from './error.js';

/** What is asked, as it is written. */
export interface Asked {
  /** A game, or a set: then its first game. */
  readonly variant?: string | undefined;
  /** Changed rules of a position, `climb.from=3`. */
  readonly rules?: string | undefined;
  /** A place in a record, `2.14b`; the end of its first game without it. */
  readonly at?: string | undefined;
  /** Drawing commands, `[%arrow 8/5]`. */
  readonly marks?: string | undefined;
  /** The drawing's name. */
  readonly title?: string | undefined;
  /** What stands below it. */
  readonly caption?: string | undefined;
  /** The language tag of names, descriptions and reasons; English without it. */
  readonly lang?: string | undefined;
  readonly view?: 'white' | 'black' | 'mover' | undefined;
  readonly home?: 'right' | 'left' | undefined;
  readonly numbers?: 'view' | 'mover' | 'none' | undefined;
  readonly theme?: ThemeName | undefined;
  /** Shows which way each side goes. */
  readonly directions?: boolean | undefined;
  /** Larger letters, for a drawing narrower than some 400 px. */
  readonly small?: boolean | undefined;
}

/** What an option can say where not everything can be said; the first is what counts without it. */
export const choices = {
  view: ['white', 'black', 'mover'],
  home: ['right', 'left'],
  numbers: ['view', 'mover', 'none'],
  theme: ['wood', 'light', 'dark', 'contrast', 'print'],
} as const satisfies { [K in keyof Asked]: readonly NonNullable<Asked[K]>[] };

/** Options whose value is free, or read elsewhere. */
const texts = ['variant', 'rules', 'at', 'marks', 'title', 'caption', 'lang'] as const satisfies readonly (keyof Asked)[];
/** They are there or not. */
export const flags = ['directions', 'small'] as const satisfies readonly (keyof Asked)[];

type TextOption = (typeof texts)[number];
type ChoiceOption = keyof typeof choices;
type FlagOption = (typeof flags)[number];

/** What is asked from outside, where a value may be anything. */
export type Given = Readonly<Partial<Record<keyof Asked, string | boolean | undefined>>>;

/** The names of options that have a value. */
export const valued: readonly (TextOption | ChoiceOption)[] = [...texts, ...(Object.keys(choices) as ChoiceOption[])];

/** The game in which a text is read where it does not name one itself. */
export interface GivenGame {
  /** Null where nobody has named one. */
  readonly preset: PresetId | null;
  readonly rules: Rules;
}

/** What is asked, understood. */
export interface Wishes {
  readonly game: GivenGame;
  /** Where in a record; null = at the end of its first game. */
  readonly at: string | null;
  readonly marks: readonly DrawnMark[];
  readonly title: string | null;
  readonly caption: string | null;
  readonly lang: string;
  /** How it is drawn. */
  readonly look: { readonly [K in ChoiceOption]: (typeof choices)[K][number] } & Readonly<Record<FlagOption, boolean>>;
}

/** @throws PublishError for the first option that cannot be understood */
export function readWishes(given: Given): Wishes {
  const textOf = (name: TextOption): string | null => {
    const value = given[name];
    return value === undefined ? null : typeof value === 'string' ? value : fails(name, `${name}=…`);
  };
  const choose = <K extends ChoiceOption>(name: K): (typeof choices)[K][number] => {
    const known: readonly (typeof choices)[K][number][] = choices[name];
    const { [name]: value = known[0] } = given;
    return known.find((one) => one === value) ?? fails(name, known.join(', '));
  };
  const isOn = (name: FlagOption): boolean => {
    const { [name]: value = false } = given;
    return typeof value === 'boolean' ? value : fails(name, name);
  };
  return {
    game: gameOf(textOf('variant'), textOf('rules')),
    at: textOf('at'),
    marks: reading('marks', () => parseMarks(textOf('marks') ?? '')),
    title: textOf('title'),
    caption: textOf('caption'),
    lang: textOf('lang') ?? 'en',
    look: {
      view: choose('view'),
      home: choose('home'),
      numbers: choose('numbers'),
      theme: choose('theme'),
      directions: isOn('directions'),
      small: isOn('small'),
    },
  };
}

/** The game of a variant, which may be a set: then it is the first one. */
export function gameOf(variant: string | null, changes: string | null): GivenGame {
  const id = variant !== null && Object.hasOwn(sets, variant) ? sets[variant as SetId][0] : variant;
  if (id !== null && !isPresetId(id))
    throw new PublishError('unknown-preset', 'variant', [...Object.keys(presets), ...Object.keys(sets)].join(', '));
  const preset = id ?? null;
  return {
    preset,
    rules: reading('rules', () => (changes === null ? presets[preset ?? 'prava'] : parseRules(changes, preset ?? 'prava'))),
  };
}

/** Reads an option by a reader of another floor. */
function reading<T>(option: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RulesError) && !(error instanceof NotationError)) throw error;
    throw new PublishError(error.code, option, error.expected, error.line, error.column);
  }
}

function fails(option: string, expected: string): never {
  throw new PublishError('bad-attribute', option, expected);
}
