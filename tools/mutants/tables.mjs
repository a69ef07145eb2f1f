/** Every mutant: by file of src/rules, the rule that is switched off or changed, what is found in the source (once), what stands there then. */
import { dutyTable } from './duty.mjs';
import { gameTable } from './game.mjs';
import { matchTable } from './match.mjs';
import { refusalTable } from './refusals.mjs';
import { stepTable } from './steps.mjs';
import { textTable } from './texts.mjs';
import { turnTable } from './turns.mjs';

export const tables = { ...stepTable, ...dutyTable, ...turnTable, ...refusalTable, ...gameTable, ...matchTable, ...textTable };
