/** Whatever is given to a public function of the rules, it answers or throws a RulesError, and soon. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import * as rulesModule from '../../src/rules/index.js';
import {
  RulesError,
  gameFrom,
  legalPlays,
  parsePosition,
  parseRules,
  presets,
  startGame,
  startPosition,
  startTurn,
  throwDice,
  throwInGame,
} from '../../src/rules/index.js';
import { aValueLike, callsLettingPass, withOneSpoilt } from '../support/nonsense.js';
import { runs } from '../support/runs.js';

type AnyFunction = (...values: unknown[]) => unknown;

/** All functions that `src/rules/index.ts` exports. */
const functions = Object.entries(rulesModule).filter(
  (entry): entry is [string, AnyFunction & (typeof entry)[1]] => typeof entry[1] === 'function' && entry[1] !== RulesError,
);

const { prava, chelebi, tapa } = presets;
const start = startPosition(prava);
const turn = throwDice(startTurn(prava, start, 'white'), [6, 5]);
const climbing = throwDice(startTurn(chelebi, start, 'black', { rolls: 4, passed: [] }), [4, 4]);
const handed = startTurn(chelebi, start, 'black', {
  rolls: 4,
  passed: [
    [5, 5],
    [6, 6, 6, 6],
  ],
});
const game = throwInGame(startGame(prava, 'white'), [3, 1]);
const situation = { position: start, player: 'white' as const, dice: null, cube: null, score: null, rolls: null, passed: [] };

/** Values that would be right in the right place. */
const sensible: unknown[] = [
  prava,
  chelebi,
  tapa,
  start,
  turn,
  climbing,
  handed,
  game,
  situation,
  'white',
  'black',
  'prava',
  'climb.from=3',
  [6, 5],
  [4, 4, 4, 4],
  [1],
  { from: 24, die: 6 },
  { white: 5, black: 3 },
  { rolls: 2, passed: [[5]] },
  { type: 'roll' },
  { type: 'move', from: 8, die: 1 },
  'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5',
  24,
  6,
  1,
  0,
  25,
  '63 55',
];

const aValue = aValueLike(sensible);
const call = callsLettingPass(RulesError);

describe('nonsense', () => {
  it('knows every public function', () => assert.ok(functions.length >= 30, `${functions.length}`));

  for (const [name, act] of functions) {
    it(`${name} answers or throws a RulesError`, () => {
      fc.assert(
        fc.property(fc.array(aValue, { maxLength: 5 }), (values) => call(name, () => act(...values))),
        runs(250),
      );
    });
  }

  it('states and turns with one value spoilt', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<unknown>(turn, climbing, handed, game, situation),
        fc.nat(),
        aValue,
        fc.constantFrom(...functions),
        (whole, at, value, fn) => {
          const [name, act] = fn;
          const spoilt = withOneSpoilt(whole, at, value);
          call(name, () => act(spoilt, 24, 18));
          call(name, () => act(spoilt, { from: 24, die: 6 }));
          call(name, () => act(prava, spoilt, 'white', [6, 5]));
        },
      ),
      runs(3000),
    );
  });

  it('positions with one count spoilt', () => {
    const aCount = fc.constantFrom<unknown>(-1, 16, 0.5, NaN, '2', null, undefined, 1e9, [], {});
    fc.assert(
      fc.property(fc.constantFrom('white' as const, 'black' as const), fc.nat({ max: 25 }), aCount, (side, point, count) => {
        const checkers: unknown[] = [...start[side].checkers];
        checkers[point] = count;
        const position = { ...start, [side]: { ...start[side], checkers } };
        assert.throws(() => legalPlays(prava, position, 'white', [6, 5]), RulesError);
      }),
      runs(200),
    );
  });

  it('sixteen checkers, dice that are none, presets and options that are none', () => {
    const throwsCode = (code: string, action: () => unknown) =>
      assert.throws(action, (error) => error instanceof RulesError && error.code === code, code);
    throwsCode('too-many-checkers', () => parsePosition('W 24:16 | B 24:15', tapa));
    for (const dice of [[0, 1], [7, 1], [1.5, 2], [NaN, 1], [1, 2, 3], [1, 1, 1, 1, 1], [], [1, 1, 2]]) {
      throwsCode('bad-dice', () => legalPlays(prava, start, 'white', dice));
    }
    for (const dice of [[6], [6, 5, 4], [0, 0], [1, 7]]) throwsCode('bad-dice', () => throwDice(startTurn(prava, start, 'white'), dice));
    throwsCode('bad-player', () => legalPlays(prava, start, 'green' as 'white', [6, 5]));
    throwsCode('unknown-preset', () => parseRules('pravva'));
    throwsCode('unknown-option', () => parseRules('clim.from=3'));
    throwsCode('unknown-option', () => parseRules('__proto__.from=3'));
    throwsCode('bad-option', () => parseRules('climb.from=x'));
    throwsCode('bad-option', () => parseRules({ contact: 'kick' as 'hit' }));
    assert.throws(() => gameFrom(prava, { ...situation, dice: [9, 9] }), RulesError);
  });
});
