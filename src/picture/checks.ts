/** What outside programs want drawn or described is looked at first, so that nonsense is named and not half drawn. */
import {
  aPlace,
  aPlayer,
  both,
  either,
  fields,
  forEach,
  list,
  none,
  one,
  someDice,
  text,
  whole,
  wrongField,
  type Check,
} from '../rules/data-checks.js';
import { RulesError } from '../rules/error.js';
import type { Situation } from '../rules/game.js';
import { assertSituation as assertKnown } from '../rules/situation-data.js';
import type { DescribeOptions } from './describe-plain.js';
import type { DiagramOptions } from './diagram.js';
import { PictureError } from './error.js';
import type { ThemeName } from './theme.js';

const stages = list(someDice);
/** A drawing, as `notation` reads it. */
const aMark = both(
  either(
    fields({ kind: one('arrow'), from: aPlace, to: aPlace }),
    fields({ kind: one('mark'), point: aPlace }),
    fields({ kind: one('text'), point: aPlace, text }),
  ),
  fields({ player: either(none, aPlayer), color: either(none, text) }),
);

const optionChecks: Readonly<Record<keyof (DiagramOptions & DescribeOptions), Check>> = {
  theme: one(...(['wood', 'dark', 'light', 'contrast', 'print'] satisfies ThemeName[])),
  // a language tag, or the words themselves
  locale: either(text, fields({ game: (value) => typeof value === 'function' })),
  game: text,
  title: text,
  small: one(true, false),
  description: text,
  view: one('white', 'black', 'mover'),
  home: one('left', 'right'),
  travel: one('contrary', 'parallel'),
  numbers: one('view', 'mover', 'none'),
  numbering: aPlayer,
  pips: either(none, forEach),
  caption: text,
  offered: either(none, fields({ value: either(one(undefined), whole(1)), to: aPlayer })),
  directions: one(true, false),
  stage: someDice,
  left: someDice,
  next: stages,
  handOver: stages,
  marks: list(aMark),
  targets: list(fields({ point: aPlace })),
  selected: either(none, aPlace),
  sources: list(aPlace),
  last: either(none, fields({ player: aPlayer, moves: list(fields({ from: aPlace, to: aPlace })) })),
};

/** @throws PictureError `bad-situation` */
export function assertSituation(situation: Situation): void {
  try {
    assertKnown(situation);
  } catch (error) {
    if (error instanceof RulesError) throw new PictureError('bad-situation', error.message);
    throw error;
  }
}

/** @throws PictureError `bad-option` */
export function assertOptions(options: DiagramOptions | DescribeOptions): void {
  const given = Object.fromEntries(Object.entries(optionChecks).map(([name, check]) => [name, either(one(undefined), check)]));
  const wrong = wrongField(options, given);
  if (wrong !== null)
    throw new PictureError('bad-option', wrong ? `This is not a value of the option ${wrong}.` : 'Options are an object.');
}
