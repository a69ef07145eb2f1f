/** The record of what is played on a board. It comes when somebody asks for it. */
import { recordOf } from '../../notation/record/actions.js';
import { writeRecord } from '../../notation/record/write.js';
import { isPresetId } from '../../rules/presets.js';
import type { PlayedGame } from './game.js';

/** `name`: what the game is called; of a set each has a name of its own. */
export const recordText = ({ begun, done }: PlayedGame, name: string): string =>
  writeRecord(recordOf(begun, done, !begun.set && isPresetId(name) ? { preset: name } : {}));
