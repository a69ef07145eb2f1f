/** No worked example of docs/rules.md is forgotten: each has a test that is named after it, and no test names one that is not there. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const idsIn = (text: string): string[] => text.match(/\b[PCHGTLFM]\d{1,2}\b/g) ?? [];

describe('the worked examples', () => {
  it('are all tests by name', () => {
    const examples = [...read('../../docs/rules.md').matchAll(/^\*\*([A-Z]\d+)\b/gm)].map(([, id]) => id!);
    assert.ok(examples.length > 70, 'they are found');
    const tests = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.test.ts'));
    const names = tests.flatMap((file) => [...read(file).matchAll(/^ *it\((?:'.*?'|`.*?`)/gm)].map(([name]) => name));
    const named = new Set(names.flatMap(idsIn));
    assert.deepEqual([...named].sort(), examples.sort());
  });
});
