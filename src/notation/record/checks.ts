/** Records that come from outside programs as data are looked at before they are written or walked. */
import { aPlace, aPlayer, either, fields, list, none, one, someDice, text, whole, type Check } from '../../rules/data-checks.js';
import { isObject, RulesError } from '../../rules/error.js';
import { knownRules } from '../../rules/known.js';
import { presets } from '../../rules/presets.js';
import { assertSituation } from '../../rules/situation-data.js';
import { recordLimits } from './limits.js';
import type { RecordGame, RecordNode } from './tree.js';

const plays = list(list(fields({ from: aPlace, to: aPlace })));
const isFlag = one(true, false);
const step = either(
  fields({ kind: one('opening'), white: whole(1, 6), black: whole(1, 6) }),
  fields({ kind: one('passed'), stages: list(someDice), plays, unfinished: isFlag }),
  fields({ kind: one('roll'), dice: someDice, plays, unfinished: isFlag }),
  fields({ kind: one('resign'), price: one('oin', 'mars', 'koks') }),
  fields({ kind: one('double', 'take', 'drop', 'beaver', 'raccoon', 'accept', 'refuse') }),
);
const note = fields({ text, marks: list(isObject), value: either(none, Number.isFinite) });
const node = fields({
  ...{ step, number: whole(0), note, glyph: either(none, one('!', '?', '!!', '??', '!?', '?!')) },
  ...{ player: either(none, aPlayer), turn: either(none, aPlayer), game: isObject },
});
/** A line within so many others; what turns back into itself is none. */
const line =
  (depth: number): Check =>
  (value) =>
    depth <= recordLimits.depth &&
    fields({ note, nodes: list((one) => node(one) && list(line(depth + 1))((one as RecordNode).variations)) })(value);
const game = fields({
  preset: (value) => text(value) && Object.hasOwn(presets, value as string),
  tags: (value) => isObject(value) && Object.values(value).every(text),
  position: either(none, isObject),
  start: fields({ rules: isObject, score: either(none, isObject) }),
  line: line(0),
  result: either(none, fields({ winner: either(none, aPlayer), points: whole(0) })),
});

/** Frozen games that were found to be right, so that looking for a place in a long file does not go through all of it each time. */
const known = new WeakSet<RecordGame>();

/** @throws RulesError `bad-game` for what is not a list of games as a record has them */
export function assertRecord(games: readonly RecordGame[]): void {
  if (!list((one) => known.has(one as RecordGame) || game(one))(games))
    throw new RulesError('bad-game', 'This is not a list of games of a record.');
  for (const game of games) {
    if (known.has(game)) continue;
    if (game.position) assertSituation(game.position);
    knownRules(game.start.rules);
    if (Object.isFrozen(game) && Object.isFrozen(game.line)) known.add(game);
  }
}
