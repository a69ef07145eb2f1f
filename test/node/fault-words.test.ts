/** Whatever can be wrong with a text is said in every language. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { bg } from '../../src/locale/record-faults/bg.js';
import { en } from '../../src/locale/record-faults/en.js';
import { unsayable } from '../../src/locale/unsayable.js';
import type { Unsayable } from '../../src/notation/foreign/unsayable.js';
import type { NotationFault } from '../../src/notation/index.js';

/** Every code of the readers: the type makes this list whole, and keeps out what none of them can say. */
const codes = {
  'unknown-preset': '',
  'unknown-option': '',
  'bad-option': '',
  'bad-rules': '',
  syntax: '',
  'cyrillic-letter': '',
  'missing-side': '',
  'side-twice': '',
  'bad-point': '',
  'point-twice': '',
  'too-many-checkers': '',
  'off-mismatch': '',
  'shared-point': '',
  'pin-not-in-game': '',
  'pin-not-lone': '',
  'pin-without-enemy': '',
  'pin-twice': '',
  'bad-position': '',
  'bad-player': '',
  'bad-dice': '',
  'bad-turn': '',
  'bad-game': '',
  'bad-event': '',
  'wrong-phase': '',
  'illegal-move': '',
  'dice-exhausted': '',
  'bad-field': '',
  'field-twice': '',
  'player-missing': '',
  'bad-cube': '',
  'bad-score': '',
  'bad-rolls': '',
  'bad-passed': '',
  'play-missing': '',
  'bad-move': '',
  'too-many-moves': '',
  'illegal-play': '',
  'ambiguous-play': '',
  'bad-mark': '',
  'bad-tag': '',
  'bad-comment': '',
  'bad-variation': '',
  'bad-price': '',
  'bad-result': '',
  'too-long': '',
  'too-many-games': '',
  'too-many-turns': '',
  'too-many-tags': '',
  'too-deep': '',
  'unknown-format': '',
  'foreign-field': '',
  'other-game': '',
  'not-sayable': '',
} satisfies Record<NotationFault, ''>;

/** What the board and the author's command find wrong themselves. */
const others = ['bad-attribute', 'nobody-to-act', 'no-dice', 'no-place', 'no-answer', 'no-play', 'no-games', 'not-fetched'];

/** All that a writer of another program's format cannot say: here, too, the type makes the list whole. */
const unsaid = {
  facts: '',
  rolls: '',
  dice: '',
  cube: '',
  'cube-limit': '',
  points: '',
  crawford: '',
  turner: '',
  offer: '',
  'own-double': '',
  word: '',
  name: '',
  'set-up': '',
  matches: '',
  'own-roll': '',
  'borne-off': '',
  worth: '',
} satisfies Record<Unsayable, ''>;

suite('every fault has a sentence', () => {
  for (const words of [bg, en])
    for (const code of [...Object.keys(codes), ...others])
      test(`${words.language}: ${code}`, () => {
        const sentence = words.sentences[code] ?? '';
        assert.match(sentence, /^\p{Lu}.*[.!]$/u);
        assert.equal(/[а-я]{2}/.test(sentence), words === bg, sentence);
      });

  test('and no sentence is for a code that there is not', () => {
    for (const { sentences } of [bg, en]) assert.deepEqual(Object.keys(sentences).sort(), [...Object.keys(codes), ...others].sort());
  });

  test('and so has what cannot be said', () => {
    const { bg: sentences = {} } = unsayable;
    assert.deepEqual(Object.keys(sentences).sort(), Object.keys(unsaid).sort());
    for (const sentence of Object.values(sentences)) assert.match(sentence, /^[А-Я][^a-z]*\.$/);
  });
});
