/** What the rules answer can never be changed, not even by changing what they were given. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyMove, legalPlays, parsePosition, presets, startTurn, throwDice } from '../../src/rules/index.js';
import type { Position } from '../../src/rules/index.js';

const { prava, tapa } = presets;

function assertFrozen(value: unknown, path = 'answer'): void {
  if (typeof value !== 'object' || value === null) return;
  assert.ok(Object.isFrozen(value), `${path} is not frozen`);
  for (const [key, part] of Object.entries(value)) assertFrozen(part, `${path}.${key}`);
}

const loose = (text: string, rules = prava): Position => structuredClone(parsePosition(text, rules));
const HIT = 'W 8:1 6:14 | B 24:13 22:1 20:1';
const PIN = 'W 8:1 6:14 | B 24:12 22:1 20:1 6:1';

describe('Frozen answers', () => {
  for (const [name, rules, text] of [
    ['a game with hits', prava, HIT],
    ['a game with pins', tapa, PIN],
  ] as const) {
    it(`legalPlays in ${name}`, () => {
      for (const play of legalPlays(rules, parsePosition(text, rules), 'white', [3, 2])) assertFrozen(play);
    });

    it(`legalPlays in ${name} of a position that can still be changed`, () => {
      const position = loose(text, rules);
      const plays = legalPlays(rules, position, 'white', [3, 2]);
      const before = JSON.stringify(plays);
      for (const play of plays) assertFrozen(play);
      (position.black.checkers as number[])[24] = 99;
      assert.equal(JSON.stringify(plays), before);
      assert.ok(!Object.isFrozen(position), 'what was given is left as it was');
    });

    it(`a turn in ${name} from a position of which only the outside is frozen`, () => {
      const position = Object.freeze(loose(text, rules));
      const turn = applyMove(throwDice(startTurn(rules, position, 'white'), [3, 2]), { from: 8, die: 3 });
      const before = JSON.stringify(turn);
      assertFrozen(turn);
      (position.black.checkers as number[])[24] = 99;
      assert.equal(JSON.stringify(turn), before);
    });
  }
});
