import { isObject, RulesError } from './error.js';
import { deepFreeze } from './freeze.js';
import { parseRules } from './parse-rules.js';
import { presets } from './presets.js';
import type { Rules } from './rules.js';

const checked = new WeakSet<Rules>(Object.values(presets));

/** The rules, checked; those that have been checked before, and are frozen since, are not looked at again. @throws RulesError */
export function knownRules(rules: Rules): Rules {
  if (!isObject(rules)) throw new RulesError('bad-rules', 'Rules are an object: a preset, or what parseRules answers.');
  return checked.has(rules) ? rules : adoptRules(parseRules(rules));
}

/** Marks rules that are known to be right as checked, and freezes them. */
function adoptRules(rules: Rules): Rules {
  deepFreeze(rules);
  checked.add(rules);
  return rules;
}
