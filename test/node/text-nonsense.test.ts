/** Whatever is given to a public function that reads, writes or draws, it answers or throws an error of its own, and soon. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import * as notationModule from '../../src/notation/index.js';
import * as pictureModule from '../../src/picture/index.js';
import type { DiagramOptions } from '../../src/picture/index.js';
import { presets, RulesError, startPosition, startTurn, throwDice, type Situation } from '../../src/rules/index.js';
import { aValueLike, callsLettingPass, withOneSpoilt } from '../support/nonsense.js';
import { runs } from '../support/runs.js';

type AnyFunction = (...values: unknown[]) => unknown;

/** What a floor exports that can be called: its functions, not its errors and builders. */
const functionsOf = (floor: object): [string, AnyFunction][] =>
  Object.entries(floor).filter(
    (entry): entry is [string, AnyFunction] =>
      typeof entry[1] === 'function' && !/^class\b/.test(Function.prototype.toString.call(entry[1])),
  );

const { prava, tapa } = presets;
const position = startPosition(prava);
const text = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
const situation: Situation = {
  ...{ position, player: 'white' as const, dice: [6, 3], cube: { value: 2, owner: 'black' as const } },
  ...{ score: { white: 1, black: 2, length: 5 }, rolls: { white: 3, black: 2 }, passed: [[5, 5]] },
};
const options: DiagramOptions = {
  ...{ theme: 'dark', locale: 'en', game: 'prava', title: 'x', small: true, description: 'y', view: 'mover', home: 'left' },
  ...{ travel: 'contrary', numbers: 'view', pips: { white: 1, black: 2 }, caption: 'z', stage: [6, 3], left: [6], next: [[6, 6, 6, 6]] },
  ...{
    handOver: [[5]],
    marks: [
      { kind: 'arrow', from: 8, to: 5 },
      { kind: 'text', point: 7, text: 'a' },
    ],
    targets: [{ point: 5 }],
  },
  ...{ selected: 8, last: { player: 'white', moves: [{ from: 8, to: 5 }] } },
};

const sensible: unknown[] = [
  ...[prava, tapa, position, situation, options, throwDice(startTurn(prava, position, 'white'), [6, 5])],
  ...['white', 'black', 'bg', 'prava', text, `${text}; white 63`, '24/18 13/8', '8/5*', '-', '[%arrow 8/5]', '1. W 31: 8/5 6/5'],
  ...[[6, 5], [4, 4, 4, 4], [{ from: 24, to: 18, die: 6 }], [[{ from: 8, to: 5 }]], 0, 0.5, []],
];
const aValue = aValueLike(sensible);

const floors = { notation: [notationModule, notationModule.NotationError], picture: [pictureModule, pictureModule.PictureError] } as const;

for (const [floor, [module, ownError]] of Object.entries(floors)) {
  const call = callsLettingPass(ownError, ...(floor === 'notation' ? [RulesError] : []));
  describe(`nonsense for ${floor}`, () => {
    const functions = functionsOf(module);
    it('knows every public function', () => assert.ok(functions.length >= 2, functions.map(([name]) => name).join()));
    for (const [name, act] of functions)
      it(`${name} answers or throws its own error`, () => {
        fc.assert(
          fc.property(fc.array(aValue, { maxLength: 5 }), (values) => call(name, () => act(...values))),
          runs(250),
        );
      });
  });
}

describe('what is drawn with one value spoilt', () => {
  const call = callsLettingPass(pictureModule.PictureError);
  const { renderDiagram, describe: say } = pictureModule;
  it('whole, it is drawn and described', () => {
    assert.match(renderDiagram(situation, options), /^<svg/);
    assert.match(say(situation, 'en'), /^White to play 6 and 3/);
  });
  it('is drawn or refused, and says nothing that is not there', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(), aValue, (inSituation, at, value) => {
        const [seen, how] = inSituation ? [withOneSpoilt(situation, at, value), options] : [situation, withOneSpoilt(options, at, value)];
        call('renderDiagram', () => assert.doesNotMatch(renderDiagram(seen, how), /NaN|undefined|\[object/));
        if (inSituation) call('describe', () => assert.doesNotMatch(say(seen, 'bg'), /NaN|undefined|\[object/));
      }),
      runs(2000),
    );
  });
});
