/** What is read at once is what the whole reader reads: the same situations, nothing of its own, and no fault passed over. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatSituation, NotationError, parseSituation } from '../../src/notation/index.js';
import { readStrict } from '../../src/notation/strict.js';
import { parseRules, presets, type PresetId, type Rules } from '../../src/rules/index.js';
import { runs } from '../support/runs.js';

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
const ids = Object.keys(presets) as PresetId[];

/** Both readers, with null for what cannot be read. */
function bothOf(text: string, rules: Rules) {
  try {
    return { strict: readStrict(text, rules), whole: parseSituation(text, rules) };
  } catch (error) {
    assert.ok(error instanceof NotationError);
    return { strict: readStrict(text, rules), whole: null };
  }
}

describe('strictly written situations', () => {
  const read: [string, PresetId?][] = [
    [start],
    [`\n  ${start}\n`],
    [`${start} ; white`],
    [`${start} ; black 63\n`, 'backgammon'],
    ['W bar:2 6:4 off:9 | B 24:1 1:14', 'gyulbara'],
    ['W 24:9 18:2 13:4 | B 24:8 20:2 16:5 ; white 66', 'tapa'],
    ['W 24:15\n| B 24:15', 'fevga'],
  ];
  for (const [text, id = 'prava'] of read)
    it(`reads ${JSON.stringify(text)} as the whole reader does`, () => {
      const { strict, whole } = bothOf(text, presets[id]);
      assert.ok(strict);
      assert.deepEqual(strict, whole);
      assert.ok(Object.isFrozen(strict) && Object.isFrozen(strict.position.white.checkers) && Object.isFrozen(strict.dice ?? strict));
    });

  it('reads every start, also one of an author’s own', () => {
    const rules = [...Object.values(presets), parseRules('start=bar:1,24:3,6:1')];
    for (const one of rules) assert.ok(readStrict(`W ${one.start} | B ${one.start}`, one), one.start);
  });

  const left: [string, PresetId?][] = [
    [''],
    ['W 24:16 | B 24:15'],
    ['W 6:1 6:2 | B 24:2'],
    ['W 6:5 off:9 | B 24:2'],
    ['W 25:1 | B 24:2'],
    ['W 0:15 | B 24:2'],
    ['W 6:0 | B 24:2'],
    ['W 06:1 | B 24:2'],
    ['W 6:2 | B 19:2'],
    ['W 6:1! | B 19:2'],
    ['W 6:2! | B 19:2', 'tapa'],
    ['W 6:1! | B 19:2', 'tapa'],
    ['W 6:1 | B 18:1', 'fevga'],
    ['W bar:1! | B 19:2', 'tapa'],
    ['W 6:1 | B 6:1 7'],
    ['B 24:15 | W 24:15'],
    ['Б 24:15 | Ч 24:15'],
    [`${start} ; 63`],
    [`${start} ; white 67`],
    [`${start} ; white 63 cube 2`],
    [`${start} | W 1:1`],
  ];
  for (const [text, id = 'prava'] of left)
    it(`leaves ${JSON.stringify(text)} to the whole reader`, () => assert.equal(readStrict(text, presets[id]), null));

  it('never reads anything else than the whole reader', () => {
    const point = fc.constantFrom('bar', 'off', ...Array.from({ length: 27 }, (_, number) => String(number)));
    const item = fc
      .tuple(point, fc.integer({ min: 0, max: 7 }), fc.constantFrom('', '', '', '!'))
      .map(([at, count, mark]) => `${at}:${count}${mark}`);
    const side = fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => items.join(' '));
    const said = fc.constantFrom('', ' ', ' ; white', ' ; black 63', '; white 44', ' ; white 6-3', ' ; rolls 1-2', ' ; 31');
    let count = 0;
    fc.assert(
      fc.property(fc.constantFrom(...ids), side, side, said, (id, white, black, rest) => {
        const { strict, whole } = bothOf(`W ${white} | B ${black}${rest}`, presets[id]);
        if (!strict) return;
        count++;
        assert.deepEqual(strict, whole);
        assert.deepEqual(
          readStrict(formatSituation({ ...strict, cube: null, rolls: null }), { ...presets[id], cube: null, climb: null })?.position,
          strict.position,
        );
      }),
      runs(20_000),
    );
    assert.ok(count > 50, `${count} were read`);
  });
});
