/** The record of what is played on a board. It comes when somebody asks for it. */
import { recordOf } from '../../notation/record/actions.js';
import { writeRecord } from '../../notation/record/write.js';
import { isPresetId } from '../../rules/presets.js';
import type { Setup } from '../setup.js';
import type { PlayedGame } from './game.js';

export const recordText = ({ begun, done }: PlayedGame, { game }: Setup): string =>
  // of a set each game has a name of its own
  writeRecord(recordOf(begun, done, begun.set ? {} : { preset: isPresetId(game) ? game : 'prava' }));
