/** Foreign positions of every kind: what is written reads back the same, what is spoilt is told, and nothing takes long. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { detect, NotationError, readForeign, situationFrom } from '../../src/notation/index.js';
import type { ForeignFormat } from '../../src/notation/index.js';
import { presets, RulesError } from '../../src/rules/index.js';
import { aSaid, readers, writers, type Written } from '../support/foreign.js';
import { aValueLike, callsLettingPass, withOneSpoilt } from '../support/nonsense.js';
import { runs } from '../support/runs.js';

describe('foreign positions: properties', () => {
  for (const format of Object.keys(writers) as Written[])
    it(`${format}: what is written reads back the same`, () => {
      fc.assert(
        fc.property(aSaid(format), ({ situation, rules, facts }) => {
          const text = writers[format](situation, rules, facts);
          assert.equal(detect(text), format);
          const { situation: back, rules: rulesBack, crawford, offer, names } = readForeign(text);
          assert.deepEqual(back, situation, text);
          assert.deepEqual(rulesBack, rules, text);
          assert.deepEqual({ crawford, offer, names }, facts, text);
        }),
        runs(200),
      );
    });

  const written = (format: Written): fc.Arbitrary<string> =>
    aSaid(format).map(({ situation, rules, facts }) => writers[format](situation, rules, facts));
  const texts: Readonly<Record<ForeignFormat, fc.Arbitrary<string>>> = {
    xgid: written('xgid'),
    gnu: written('gnu'),
    fibs: written('fibs'),
    snowie: written('snowie'),
    ogid: fc.constantFrom('cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3:11', 'OGID=099cchhjjjjkkmm:223333344556668:N0N:14:B:R:2:1:3C:19'),
  };
  const piece = fc.oneof(
    fc.constantFrom(
      'XGID=',
      ':',
      ';',
      '-',
      '−1',
      '99',
      'A',
      'p',
      'D',
      '\n',
      ' ',
      '&#x2F;',
      '=',
      '"',
      '🎲',
      '0',
      'Position ID: ',
      'board:',
      '\uFEFF',
    ),
    fc.string({ maxLength: 3 }),
  );
  for (const format of Object.keys(readers) as ForeignFormat[])
    it(`${format}: a mutated text is read or is a NotationError within the text`, () => {
      fc.assert(
        fc.property(texts[format], fc.array(fc.tuple(fc.nat(), fc.nat(6), piece), { minLength: 1, maxLength: 4 }), (whole, changes) => {
          let text = whole;
          for (const [at, length, put] of changes) {
            const index = at % (text.length + 1);
            text = text.slice(0, index) + put + text.slice(index + length);
          }
          for (const read of [readers[format], (some: string) => situationFrom(some, presets.backgammon)])
            try {
              const found = read(text);
              if (!('rules' in found) || found.situation.player === null || found.format === 'ogid') continue;
              // what was read can be written; at most a name or an odd offer is not for this format
              const again = writers[found.format](found.situation, found.rules, { ...found, names: null });
              assert.deepEqual(readers[found.format](again).situation, found.situation, text);
            } catch (error) {
              assert.ok(error instanceof NotationError, `${JSON.stringify(text)}: ${String(error)}`);
              const lines = text.split(/\r\n|\r|\n/);
              assert.ok(error.line <= lines.length && error.column <= (lines[error.line - 1] ?? '').length + 1, text);
            }
        }),
        runs(2000, 1),
      );
    });

  for (const format of Object.keys(writers) as Written[])
    it(`${format}: with one value spoilt it is written or refused`, () => {
      const call = callsLettingPass(NotationError, RulesError);
      fc.assert(
        fc.property(
          aSaid(format),
          fc.nat(2),
          fc.nat(),
          aValueLike(['white', 'resign', 1, []]),
          ({ situation, rules, facts }, which, at, value) => {
            const given = [situation, rules, facts].map((one, index) => (index === which ? withOneSpoilt(one, at, value) : one));
            call(format, () => (writers[format] as (...values: unknown[]) => string)(...given));
          },
        ),
        runs(500, 2),
      );
    });

  it('reads and tells long texts in linear time', () => {
    const pieces = [
      '-',
      'a',
      'A:',
      ':',
      ': ',
      ' ',
      '\n',
      'XGID',
      'XGID=',
      'XGID ',
      'ID',
      'ID:',
      'ID: ',
      'ID a',
      'board:',
      'board ',
      'board:a:',
      '4HPwATDgc/ABMA',
      '4HPwATDgc/ABMA ',
      '4HPwATDgc/ABMA: ',
      '=',
      '1 ',
      '12;',
      '0;',
      ';',
      '"',
      '&quot;',
      '1 point match\n',
      'Game 1\n',
      '[',
      '(',
      '{',
      'OGID',
      'OGID=',
      '0:',
      'W ',
      '1.',
      '1 .',
      '&',
    ];
    for (const one of pieces) {
      const long = one.repeat(200_000 / one.length);
      for (const text of [
        long,
        `W 3${long}`,
        `XGID=${long}`,
        `board:You:${long}`,
        `4HPwATDgc/ABMA${long}`,
        `0;1;0;1;1;${long}`,
        `${long}@`,
      ]) {
        const began = process.cpuUsage();
        detect(text);
        for (const read of Object.values(readers))
          try {
            read(text);
          } catch (error) {
            assert.ok(error instanceof NotationError, String(error));
          }
        assert.ok(process.cpuUsage(began).user < 1_000_000, JSON.stringify(text.slice(0, 50)));
      }
    }
  });
});
