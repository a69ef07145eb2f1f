/** Damaged texts of records; 100,000 of them in test/long. And texts that are long: twice the length takes about twice the time. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRecord } from '../../src/notation/index.js';
import { fastest, takesLinearTime } from '../support/linear.js';
import { readsAnything, staysWhole } from '../support/record-fuzz.js';
import { runs } from '../support/runs.js';

describe('damaged records', () => {
  it('spoil no other game', () => staysWhole(runs(400)));
  it('are read as far as they can be', () => readsAnything(runs(1_100, 1)));
});

describe('long texts', () => {
  const steps = '1. W 31: 24/21 24/23 B 66: 24/18(4) ';
  const texts: Readonly<Record<string, (times: number) => string>> = {
    'open brackets': (times) => '1. W 31: 8/5 6/5 ' + '('.repeat(times),
    'variations within each other': (times) => '1. W 31: 8/5 6/5 ' + '(1. W 31: 8/5 6/5 '.repeat(times / 10),
    'variations beside each other': (times) => '1. W 31: 8/5 6/5 ' + '(1. W 42: 8/4 6/4)'.repeat(times / 100),
    'empty variations': (times) => '1. W 31: 8/5 6/5 ' + '({a})'.repeat(times / 5),
    'open comments': (times) => '{'.repeat(times),
    'many comments': (times) => '1. W 31: 8/5 6/5 ' + '{a}'.repeat(times / 5),
    'drawings that do not end': (times) => `{${'[%mark '.repeat(times / 7)}}`,
    'drawings that are none': (times) => `{${'[%mark] '.repeat(times / 20)}}`,
    'a long drawing': (times) => `{[%mark ${'7 '.repeat(times / 2)}]}`,
    backslashes: (times) => `{${'\\'.repeat(times)}}`,
    'tags that do not end': (times) => '[Event "'.repeat(times / 8),
    'tags in comments': (times) => '{[Event "x"] '.repeat(times / 12),
    'tags on lines': (times) => '[Event "x"]\n'.repeat(times / 12),
    'many games': (times) => '[Event "x"]\n1. W 31: 8/5 6/5\n'.repeat(times / 400),
    'a value full of quotes': (times) => `[Event "${'" '.repeat(times / 2)}`,
    spaces: (times) => `1. W 31: ${' '.repeat(times)}`,
    'a play that does not end': (times) => `1. W 31: ${'24/21 '.repeat(times / 6)}`,
    'a chain that does not end': (times) => `1. W 31: 24${'/21'.repeat(times / 3)}`,
    dashes: (times) => `1. W 31: ${'- '.repeat(times / 2)}`,
    stages: (times) => `1. W 31: ${'-;'.repeat(times / 2)}`,
    'handed dice': (times) => `1. W passed ${'55 '.repeat(times / 3)}: -`,
    glyphs: (times) => '!'.repeat(times),
    words: (times) => 'a '.repeat(times / 2),
    digits: (times) => '1'.repeat(times),
    dots: (times) => '1.'.repeat(times / 2),
    'what is not understood behind a fault': (times) => `1. W 31: 9/9 ${steps.repeat(times / 40)}`,
    lines: (times) => '\n'.repeat(times) + 'x',
  };
  for (const [name, textOf] of Object.entries(texts)) it(name, () => takesLinearTime(readRecord, textOf));

  it('a comment that does not end is looked for in its own game alone', () => {
    const games = (end: string): string => `[Event "x"]\n{${'x'.repeat(1_000)}${end}\n`.repeat(2_000);
    const [closed, open] = [games('}'), games('')].map((text) => fastest(readRecord, text));
    assert.ok(open! < 2 * closed! + 200, `closed ${closed} ms, open ${open} ms`);
  });
});
