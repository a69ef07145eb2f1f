import { parseSituation } from '../notation/situation.js';
import type { View } from '../picture/index.js';
import { parseRules } from '../rules/parse-rules.js';
import { startPosition } from '../rules/position-text.js';
import { presets, sets, type SetId } from '../rules/presets.js';
import type { Situation } from '../rules/game.js';
import type { Player, Rules } from '../rules/rules.js';
import type { Dice } from '../rules/turn.js';
import { BoardError, reading } from './error.js';

/** What the attributes say, as they are given; null or empty where they say nothing. */
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
  readonly theme: string;
  readonly speed: string;
}

/** The attributes understood: everything that a mode begins with. */
export interface Setup {
  /** The game's id, by which it is named. */
  readonly game: string;
  readonly rules: Rules;
  readonly situation: Situation;
  /** The author gave a position; without one a game begins with its opening. */
  readonly isSetUp: boolean;
  readonly seat: Required<Pick<View, 'view' | 'home' | 'travel'>> & Required<Pick<View, 'numbers'>>;
}

const choices: Readonly<Record<string, readonly string[]>> = {
  mode: ['show', 'play', 'replay', 'quiz', 'edit'],
  turn: ['white', 'black'],
  view: ['white', 'black', 'mover'],
  home: ['right', 'left'],
  numbers: ['view', 'mover', 'none'],
  theme: ['wood', 'light', 'dark', 'contrast', 'auto'],
  speed: ['slow', 'normal', 'fast', 'none'],
};

/** @throws BoardError for the first attribute that cannot be understood. `ownText` is what stands inside the element. */
export function readSetup(given: Attributes, ownText: string): Setup {
  for (const [name, values] of Object.entries(choices)) {
    const value = given[name as keyof Attributes];
    if (value !== null && !values.includes(value as string))
      throw new BoardError('bad-attribute', `${name} cannot be "${String(value)}".`, name, String(value), undefined, values.join(', '));
  }
  const game = gameOf(given.variant);
  const changes = given.rules ?? '';
  const rules = reading('rules', typeof changes === 'string' ? changes : '', () => parseRules(changes, game));
  const text = given.position?.trim() ? given.position : ownText;
  const source = given.position?.trim() ? 'position' : 'text';
  const isSetUp = text.trim() !== '';
  const read = isSetUp ? reading(source, text, () => parseSituation(text, rules)) : atStart(rules);
  const dice = given.dice?.trim() ? readDice(given.dice) : read.dice;
  const player = (given.turn as Player | null) ?? read.player ?? (dice ? 'white' : null);
  return {
    game: given.variant,
    rules,
    situation: { ...read, dice, player },
    isSetUp,
    seat: {
      view: given.view as Player | 'mover',
      home: given.home as 'right' | 'left',
      numbers: given.numbers as 'view' | 'mover' | 'none',
      travel: rules.travel,
    },
  };
}

/** The game of a variant; of a set it is the first one. */
function gameOf(variant: string): string {
  const game = Object.hasOwn(sets, variant) ? sets[variant as SetId][0] : variant;
  if (game !== undefined && Object.hasOwn(presets, game)) return game;
  const known = [...Object.keys(presets), ...Object.keys(sets)].join(', ');
  throw new BoardError('unknown-preset', `There is no game "${variant}".`, 'variant', variant, undefined, known);
}

const atStart = (rules: Rules): Situation => ({
  position: startPosition(rules),
  player: null,
  dice: null,
  cube: rules.cube && { value: 1, owner: null },
  score: null,
  rolls: null,
  passed: [],
});

function readDice(text: string): Dice {
  const found = /^\s*([1-6])\s*[-:,]?\s*([1-6])\s*$/.exec(text);
  if (!found) throw new BoardError('bad-dice', `"${text}" are not two dice.`, 'dice', text, undefined, '63');
  return [Number(found[1]), Number(found[2])];
}
