import { deepFreeze } from './freeze.js';
import type { Climb, CubeRules, Rules } from './rules.js';

/** What every preset starts from; options without a meaning for a game keep these values. */
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

/** What a cube or a climb is made of where only a part of it is named. */
export const cubeBase: CubeRules = { limit: 0, beavers: false, raccoons: false, jacoby: false, crawford: false };
export const climbBase: Climb = { from: 1, scope: 'restOfChain' };

const obiknovena: Rules = { ...base, opening: 'reuse', nextStarter: 'roll' };
const kratka: Rules = { ...base, opening: 'reuse', nextStarter: 'loser', scoring: 'koks', resignation: 'byPosition' };
const gyulbara: Rules = {
  ...base,
  travel: 'parallel',
  contact: 'block',
  start: '24:15',
  climb: { ...climbBase, from: 4 },
  pass: 'all',
};
const tapa: Rules = { ...base, contact: 'pin', start: '24:15' };

/** Every game of the family by its id (docs/rules.md, "Presets"). */
export const presets = deepFreeze({
  prava: base,
  portes: { ...base },
  tavla: { ...base },
  obiknovena,
  backgammon: { ...obiknovena, scoring: 'koks', resignation: 'byPosition', cube: cubeBase },
  kratka,
  kavkazka: { ...kratka, hitAndRun: 'noHide' },
  chelebi: { ...obiknovena, climb: { ...climbBase, from: 3 }, pass: 'startedDoubles' },
  gyulbara,
  'gyulbara-traditional': {
    ...gyulbara,
    opening: 'reuse',
    nextStarter: 'roll',
    climb: { ...climbBase, from: 3 },
    pass: 'startedDoubles',
  },
  tapa,
  'tapa-traditional': { ...tapa, opening: 'reuse', nextStarter: 'roll', pins: { ...base.pins, bearOffWhilePinned: false } },
  plakoto: { ...tapa, pins: { ...base.pins, bearOffWhilePinned: false } },
  fevga: {
    ...base,
    travel: 'parallel',
    contact: 'block',
    start: '24:15',
    runner: 'past',
    walls: { quarter: 'whileBehind', front: 'whileStartHeld' },
    leaveMove: true,
  },
} as const satisfies Record<string, Rules>) as Readonly<Record<PresetId, Rules>>;

export type PresetId =
  | 'prava'
  | 'portes'
  | 'tavla'
  | 'obiknovena'
  | 'backgammon'
  | 'kratka'
  | 'kavkazka'
  | 'chelebi'
  | 'gyulbara'
  | 'gyulbara-traditional'
  | 'tapa'
  | 'tapa-traditional'
  | 'plakoto'
  | 'fevga';

/** The games of a match in order; after the last the first comes again (docs/rules.md, "Sets"). */
export const sets = deepFreeze({
  makedonska: ['prava', 'gyulbara', 'tapa'],
  balgarska: ['prava', 'gyulbara', 'tapa'],
  gratska: ['portes', 'plakoto', 'fevga'],
  turska: ['tavla'],
}) as Readonly<Record<SetId, readonly PresetId[]>>;

export type SetId = 'makedonska' | 'balgarska' | 'gratska' | 'turska';

export const isPresetId = (id: unknown): id is PresetId => typeof id === 'string' && Object.hasOwn(presets, id);
