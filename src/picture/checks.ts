/** What outside programs want drawn or described is looked at first, so that nonsense is named and not half drawn. */
import { isObject, RulesError, shown } from '../rules/error.js';
import type { Situation } from '../rules/game.js';
import { assertSides } from '../rules/position-data.js';
import type { DescribeOptions } from './describe.js';
import type { DiagramOptions } from './diagram.js';
import { PictureError } from './error.js';
import type { ThemeName } from './theme.js';

type Check = (value: unknown) => boolean;

const one =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && Array.from(value as unknown[]).every(check);
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
const whole =
  (least: number, most = Number.MAX_SAFE_INTEGER): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const none = one(null, undefined);
const text: Check = (value) => typeof value === 'string';
const player = one('white', 'black');
const place = whole(0, 25);
const dice: Check = (value) => list(whole(1, 6))(value) && (value as unknown[]).length <= 4;
const stages = list(dice);
const each = fields({ white: whole(0), black: whole(0) });
const words: Check = (value) => isObject(value) && typeof value.game === 'function';

const situationChecks: Readonly<Record<Exclude<keyof Situation, 'position'>, Check>> = {
  player: either(none, player),
  dice: either(none, dice),
  cube: either(none, fields({ value: whole(1), owner: either(none, player) })),
  score: either(none, (value) => each(value) && fields({ length: either(none, whole(1)) })(value)),
  rolls: either(none, each),
  passed: stages,
};

const mark: Check = either(
  fields({ kind: one('arrow'), from: place, to: place }),
  fields({ kind: one('mark'), point: place }),
  fields({ kind: one('text'), point: place, text }),
);

const optionChecks: Readonly<Record<keyof (DiagramOptions & DescribeOptions), Check>> = {
  theme: one(...(['wood', 'dark', 'light', 'contrast', 'print'] satisfies ThemeName[])),
  locale: either(text, words),
  game: text,
  title: text,
  small: one(true, false),
  description: text,
  view: one('white', 'black', 'mover'),
  home: one('left', 'right'),
  travel: one('contrary', 'parallel'),
  numbers: one('view', 'mover', 'none'),
  numbering: player,
  pips: either(none, each),
  caption: text,
  stage: dice,
  left: dice,
  next: stages,
  handOver: stages,
  marks: list((value) => mark(value) && fields({ player: either(none, player), color: either(none, text) })(value)),
  targets: list(fields({ point: place })),
  selected: either(none, place),
  last: either(none, fields({ player, moves: list(fields({ from: place, to: place })) })),
};

/** @throws PictureError `bad-situation` */
export function assertSituation(situation: Situation): void {
  if (!isObject(situation)) throw new PictureError('bad-situation', `A situation is an object, not ${shown(situation)}.`, 'situation');
  try {
    assertSides(situation.position);
  } catch (error) {
    if (error instanceof RulesError) throw new PictureError('bad-situation', error.message, 'position');
    throw error;
  }
  look(situation, situationChecks, 'bad-situation');
}

/** @throws PictureError `bad-option` */
export function assertOptions(options: DiagramOptions | DescribeOptions): void {
  if (!isObject(options)) throw new PictureError('bad-option', `Options are an object, not ${shown(options)}.`, 'options');
  look(options, optionChecks, 'bad-option', true);
}

function look(given: object, checks: Readonly<Record<string, Check>>, code: 'bad-situation' | 'bad-option', mayLack = false): void {
  for (const [name, check] of Object.entries(checks)) {
    const value: unknown = (given as Record<string, unknown>)[name];
    if (!(mayLack && value === undefined) && !check(value))
      throw new PictureError(code, `${name} is not to be drawn: ${shown(value)}.`, name);
  }
}
