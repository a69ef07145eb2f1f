import { readStrict } from '../notation/strict.js';
import type { Live } from '../picture/picture.js';
import type { LiveView } from '../picture/view.js';
import type { RulesChange } from '../rules/parse-rules.js';
import { isPresetId, presets, sets, type PresetId, type SetId } from '../rules/presets.js';
import type { Situation } from '../rules/game.js';
import type { Rules } from '../rules/rules.js';
import { BoardError } from './error.js';

/** What the attributes say, as they are given. */
export interface Attributes {
  readonly variant: string;
  readonly rules: string | object | null;
  readonly mode: string;
  readonly position: string | null;
  readonly dice: string | null;
  readonly turn: string | null;
  readonly view: string;
  readonly home: string;
  readonly numbers: string;
  readonly marks: string | null;
  readonly theme: string;
  readonly speed: string;
  readonly targets: unknown;
  readonly try: unknown;
  readonly controls: unknown;
  readonly keys: unknown;
  readonly auto: unknown;
  readonly length: unknown;
  readonly stake: unknown;
  readonly autosave: unknown;
  readonly directions: unknown;
  readonly pips: unknown;
  readonly dicenames: unknown;
  readonly src: unknown;
  readonly at: unknown;
  readonly hash: unknown;
  readonly answer: unknown;
  readonly reveal: unknown;
}

/** From where and how the board is seen. */
export type Sight = Required<Pick<LiveView, 'view' | 'home' | 'travel' | 'numbers'>>;

/** The attributes understood: everything that a mode begins with. */
export interface Setup {
  /** The game's id, by which it is named. */
  readonly game: PresetId;
  /** The set of which it is the first game. */
  readonly set: SetId | null;
  readonly rules: Rules;
  /** What the rules of the game, or of each game of the set, are changed by. */
  readonly changes: string | RulesChange | null;
  readonly situation: Situation;
  /** The author gave a position; without one a game begins with its opening. */
  readonly isSetUp: boolean;
  readonly seat: Sight;
  readonly theme: Chosen['theme'];
  readonly speed: Chosen['speed'];
  readonly mode: Chosen['mode'];
  /** What is asked of a rule: where something may go, whether a play is legal. */
  readonly targets: string | null;
  readonly try: string | null;
  /** What is offered to the players; null = everything. */
  readonly controls: readonly string[] | null;
  readonly keys: boolean;
  /** What shall happen by itself. */
  readonly auto: readonly string[];
  /** What only play asks for, as it is written: see play/plan.ts. */
  readonly length: string;
  readonly stake: string;
  readonly autosave: string;
  /** What only replay asks for: the record, by its address or as it is written, and where to open it; a quiz is about the play there. */
  readonly src: string;
  readonly text: string;
  readonly at: string;
  /** The page's hash is followed. */
  readonly hash: boolean;
  /** What only a quiz asks for: the right plays, and when they are told; the record that says them in place of a situation, as it is written. */
  readonly answer: string | null;
  readonly reveal: string;
  readonly record: string;
  readonly details: Partial<LiveView>;
  /** Draws the details. */
  readonly live: Live<LiveView> | undefined;
}

/** What an attribute may say; the first is what counts when it says nothing. */
const choices = {
  mode: ['show', 'play', 'replay', 'quiz', 'edit'],
  turn: [null, 'white', 'black'],
  view: ['white', 'black', 'mover'],
  home: ['right', 'left'],
  numbers: ['view', 'mover', 'none'],
  theme: ['auto', 'wood', 'light', 'dark', 'contrast'],
  speed: ['normal', 'slow', 'fast', 'none'],
} as const;

type Chosen = { -readonly [K in keyof typeof choices]: (typeof choices)[K][number] };

/** A property may hold anything, whatever its type says. */
export const textOf = (value: unknown): string => String((value as string | number | null | undefined) ?? '');
const optional = (value: unknown): string | null => ((value ?? null) === null ? null : textOf(value));
const tokens = (value: unknown): string[] => textOf(value).split(/\s+/).filter(Boolean);

// what few boards need comes when the first one needs it
let details: typeof import('./details.js') | undefined;
let changed: typeof import('./changed-rules.js') | undefined;
let spellings: typeof import('./spellings.js') | undefined;
const loadDetails = async (): Promise<void> => {
  details = await import('./details.js');
};
const loadChanged = async (): Promise<void> => {
  changed = await import('./changed-rules.js');
};
const loadSpellings = async (): Promise<void> => {
  spellings = await import('./spellings.js');
};

/**
 * What can be understood of what is given, and what has to be loaded to understand the rest. `ownText` is what stands inside the element.
 *
 * @throws BoardError for the first attribute that cannot be understood.
 */
export function readSetup(given: Attributes, ownText: string): { readonly setup: Setup | null; readonly load?: () => Promise<void> } {
  const { turn, view, home, numbers, theme, speed, mode } = readChoices(given);
  const { game, set } = gameOf(given.variant);
  const changes = given.rules ?? '';
  if (changes && !changed) return { setup: null, load: loadChanged };
  const rules = changes && changed ? changed.changedRules(game, changes) : presets[game];
  const position = textOf(given.position);
  const controls = optional(given.controls);
  const [source, text] = position.trim() ? ['position', position] : ['text', ownText];
  const answer = optional(given.answer);
  // a problem without an answer is a record, which says itself where its games begin
  const record = mode === 'quiz' && answer === null ? text : '';
  const isSetUp = mode !== 'replay' && !record && text.trim() !== '';
  const said = isSetUp ? text : `W ${rules.start} | B ${rules.start}`;
  const read = readStrict(said, rules) ?? spellings?.situationOf(source, said, rules);
  const thrown = textOf(given.dice).trim();
  const dice = !thrown ? read?.dice : /^[1-6]{2}$/.test(thrown) ? Array.from(thrown, Number) : spellings?.diceOf(thrown);
  if (!read || dice === undefined) return { setup: null, load: loadSpellings };
  const player = turn ?? read.player ?? (dice ? 'white' : null);
  const situation: Situation = { ...read, dice, player };
  const marks = textOf(given.marks);
  const isClimbing = rules.climb && dice && dice[0] === dice[1];
  const isRolled = read.rolls && read.rolls.white + read.rolls.black > 0;
  const isSimple = ![
    marks,
    given.directions,
    given.pips,
    given.dicenames,
    isClimbing,
    isRolled,
    read.cube,
    read.score,
    read.passed[0],
  ].some(Boolean);
  const setup: Setup = {
    game,
    set,
    rules,
    changes: changes === '' ? null : changes,
    situation,
    isSetUp,
    seat: { view, home, numbers, travel: rules.travel },
    theme,
    speed,
    mode,
    targets: optional(given.targets),
    try: optional(given.try),
    controls: controls === null ? null : tokens(controls),
    keys: given.keys !== 'none',
    auto: tokens(given.auto),
    length: textOf(given.length).trim(),
    stake: textOf(given.stake).trim(),
    autosave: textOf(given.autosave).trim(),
    src: textOf(given.src).trim(),
    text: ownText,
    at: textOf(given.at).trim(),
    hash: Boolean(given.hash),
    answer,
    reveal: textOf(given.reveal),
    record,
    details: isSimple || !details ? {} : details.detailsOf(marks, rules, situation),
    live: isSimple ? undefined : details?.live,
  };
  return isSimple || details ? { setup } : { setup, load: loadDetails };
}

function readChoices(given: Attributes): Chosen {
  const chosen: Record<string, string | null> = {};
  for (const [name, values] of Object.entries(choices)) {
    // frameworks take an attribute away by null or undefined
    const value = given[name as keyof Chosen] ?? values[0];
    if (!(values as readonly unknown[]).includes(value))
      throw new BoardError('bad-attribute', null, name, String(value), undefined, values.filter(Boolean).join(', '));
    chosen[name] = value;
  }
  return chosen as Chosen;
}

/** The game of a variant; of a set it is the first one. */
function gameOf(variant: unknown): { readonly game: PresetId; readonly set: SetId | null } {
  const set = Object.hasOwn(sets, String(variant)) ? (variant as SetId) : null;
  const game: unknown = set ? sets[set][0] : (variant ?? 'prava');
  if (isPresetId(game)) return { game, set };
  const known = [...Object.keys(presets), ...Object.keys(sets)].join(', ');
  throw new BoardError('unknown-preset', null, 'variant', String(variant), undefined, known);
}
