/** The named games as the tables of the rules give them, typed out a second time so that a slip in src/rules is seen. */
import type { Rules } from './types.js';

const base: Rules = {
  travel: 'contrary',
  contact: 'hit',
  start: '24:2 13:5 8:3 6:5',
  opening: 'reroll',
  nextStarter: 'winner',
  scoring: 'mars',
  resignation: 'marsIfNoneOff',
  lastThrow: false,
  cube: null,
  hitAndRun: 'allowed',
  climb: null,
  pass: 'none',
  passed: { mandatory: true, stopsAtStuck: false },
  pins: { bearOffWhilePinned: true, pinnedCountsAsFarthest: false, mother: 'full', motherDrawPoints: 0 },
  runner: null,
  walls: { quarter: 'off', front: 'off' },
  leaveMove: false,
  maxRollsWithoutMove: 100,
};

const prava = base;
const obiknovena: Rules = { ...prava, opening: 'reuse', nextStarter: 'roll' };
const backgammon: Rules = {
  ...obiknovena,
  scoring: 'koks',
  resignation: 'byPosition',
  cube: { limit: 0, beavers: false, raccoons: false, jacoby: false, crawford: false },
};
const kratka: Rules = { ...base, opening: 'reuse', nextStarter: 'loser', scoring: 'koks', resignation: 'byPosition' };
const kavkazka: Rules = { ...kratka, hitAndRun: 'noHide' };
const chelebi: Rules = { ...obiknovena, climb: { from: 3, scope: 'restOfChain' }, pass: 'startedDoubles' };
const gyulbara: Rules = {
  ...base,
  travel: 'parallel',
  contact: 'block',
  start: '24:15',
  climb: { from: 4, scope: 'restOfChain' },
  pass: 'all',
};
const gyulbaraTraditional: Rules = {
  ...gyulbara,
  opening: 'reuse',
  nextStarter: 'roll',
  climb: { from: 3, scope: 'restOfChain' },
  pass: 'startedDoubles',
};
const tapa: Rules = { ...base, contact: 'pin', start: '24:15' };
const blockedWhilePinned = { ...base.pins, bearOffWhilePinned: false };
const tapaTraditional: Rules = { ...tapa, opening: 'reuse', nextStarter: 'roll', pins: blockedWhilePinned };
const plakoto: Rules = { ...tapa, pins: blockedWhilePinned };
const fevga: Rules = {
  ...base,
  travel: 'parallel',
  contact: 'block',
  start: '24:15',
  runner: 'past',
  walls: { quarter: 'whileBehind', front: 'whileStartHeld' },
  leaveMove: true,
};

export const PRESETS = {
  prava,
  portes: prava,
  tavla: prava,
  obiknovena,
  backgammon,
  kratka,
  kavkazka,
  chelebi,
  gyulbara,
  'gyulbara-traditional': gyulbaraTraditional,
  tapa,
  'tapa-traditional': tapaTraditional,
  plakoto,
  fevga,
} satisfies Record<string, Rules>;

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as PresetId[];
