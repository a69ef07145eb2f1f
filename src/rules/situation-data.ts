import { aPlayer, both, either, fields, forEach, list, none, someDice, whole, wrongField, type Check } from './data-checks.js';
import { RulesError } from './error.js';
import type { Situation } from './game.js';
import { assertSides } from './position-data.js';

const checks: Readonly<Record<Exclude<keyof Situation, 'position'>, Check>> = {
  player: either(none, aPlayer),
  dice: either(none, someDice),
  cube: either(none, fields({ value: whole(1), owner: either(none, aPlayer) })),
  score: either(none, both(forEach, fields({ length: either(none, whole(1)) }))),
  rolls: either(none, forEach),
  passed: list(someDice),
};

/** Checks a situation that comes as data, as far as one can without knowing the game. @throws RulesError `bad-position`, `bad-game` */
export function assertSituation(situation: Situation): void {
  const wrong = wrongField(situation, checks);
  if (wrong !== null) throw new RulesError('bad-game', wrong ? `This is not the ${wrong} of a situation.` : 'A situation is an object.');
  assertSides(situation.position);
}
