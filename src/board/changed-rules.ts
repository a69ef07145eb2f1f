/** The rules of a game of which some are changed. They come with the first board that asks for it. */
import { parseRules, type RulesChange } from '../rules/parse-rules.js';
import type { PresetId } from '../rules/presets.js';
import type { Rules } from '../rules/rules.js';
import { reading } from './reading.js';

/** @throws BoardError for changes that cannot be understood. */
export const changedRules = (game: PresetId, changes: string | RulesChange): Rules =>
  reading('rules', typeof changes === 'string' ? changes : '', () => parseRules(changes, game));
