/** Random rules, dice and whole situations: every preset and mixes of all options. */
import fc from 'fast-check';
import { PRESETS, PRESET_IDS } from '../checker/presets.js';
import type { Dice, Player, Rules } from '../checker/types.js';
import { aPosition } from './positions.js';

export interface Stage {
  rules: Rules;
  text: string;
  player: Player;
  dice: Dice;
}

export const aPlayer = fc.constantFrom<Player>('white', 'black');
const aDie = fc.integer({ min: 1, max: 6 });

/** The dice of one stage. */
export const aStage: fc.Arbitrary<Dice> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(aDie, aDie).filter(([a, b]) => a !== b) },
  { weight: 2, arbitrary: aDie.map((die) => [die, die, die, die]) },
  { weight: 1, arbitrary: fc.tuple(aDie, fc.integer({ min: 1, max: 3 })).map(([die, count]) => Array<number>(count).fill(die)) },
);

export const aPreset: fc.Arbitrary<Rules> = fc.constantFrom(...PRESET_IDS).map((id) => PRESETS[id]);

const anyOptions: fc.Arbitrary<Rules> = fc.record({
  travel: fc.constantFrom('contrary', 'parallel'),
  contact: fc.constantFrom('hit', 'pin', 'block'),
  start: fc.constantFrom('24:2 13:5 8:3 6:5', '24:15', '24:5 23:5 20:5'),
  opening: fc.constantFrom('reuse', 'reroll'),
  nextStarter: fc.constantFrom('winner', 'loser', 'alternate', 'roll'),
  scoring: fc.constantFrom('oin', 'mars', 'koks'),
  resignation: fc.constantFrom('byPosition', 'marsIfNoneOff'),
  lastThrow: fc.boolean(),
  cube: fc.constant(null),
  hitAndRun: fc.constantFrom('allowed', 'noHide', 'forbidden'),
  climb: fc.option(
    fc.record({ from: fc.integer({ min: 1, max: 5 }), scope: fc.constantFrom('restOfChain', 'currentNumber', 'continueAfterPass') }),
  ),
  pass: fc.constantFrom('all', 'startedDoubles', 'none'),
  passed: fc.record({ mandatory: fc.boolean(), stopsAtStuck: fc.boolean() }),
  pins: fc.record({
    bearOffWhilePinned: fc.boolean(),
    pinnedCountsAsFarthest: fc.boolean(),
    mother: fc.constantFrom('full', 'none'),
    motherDrawPoints: fc.constantFrom(0 as const, 1 as const),
  }),
  runner: fc.constantFrom(null, 'past', 'reach'),
  walls: fc.record({ quarter: fc.constantFrom('whileBehind', 'always', 'off'), front: fc.constantFrom('whileStartHeld', 'off') }),
  leaveMove: fc.boolean(),
  maxRollsWithoutMove: fc.constantFrom(0, 6, 100),
});

/** One stage to be judged: rules, a position, a player and dice. */
export const aSituation = (rules: fc.Arbitrary<Rules>): fc.Arbitrary<Stage> =>
  rules.chain((some) => fc.record({ rules: fc.constant(some), text: aPosition(some), player: aPlayer, dice: aStage }));

/**
 * Any option with any other, but for one pair: whether a wall may stand where dice that need not be played are given up half-way
 * is no question of any game, and the rules do not answer it.
 */
export const aMix: fc.Arbitrary<Rules> = anyOptions.map((rules) => {
  const hasWalls = rules.walls.quarter !== 'off' || rules.walls.front !== 'off';
  return hasWalls ? { ...rules, passed: { ...rules.passed, mandatory: true } } : rules;
});
