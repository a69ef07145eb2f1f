/** Nonsense for public functions: whatever they are given, they answer or throw an error of their own, and soon. */
import assert from 'node:assert/strict';
import fc from 'fast-check';

const cyclic: Record<string, unknown> = { from: 1 };
cyclic.self = cyclic;

const odd: unknown[] = [
  undefined,
  null,
  NaN,
  Infinity,
  -1,
  0.5,
  26,
  7,
  1e9,
  2 ** 53,
  -0,
  '',
  ' ',
  '\u0000',
  '__proto__',
  'constructor',
  'toString',
  'W | B',
  'W 24:16 | B 24:15',
  'x'.repeat(100_000),
  '1'.repeat(10_000),
  [],
  [[]],
  [0],
  [7, 1],
  [1, 2, 3],
  [1, 1, 1, 1, 1],
  ['6', '5'],
  [NaN, 1],
  [6.5, 1],
  {},
  cyclic,
  { length: 1e9 },
  { __proto__: null },
  () => 1,
  Symbol('x'),
  10n,
  new Date(0),
  new Map(),
  /x/,
  true,
  false,
  { white: null, black: null },
  Object.create(null),
];

/** Mostly values that would be right in the right place, some that are odd, and some that are anything at all. */
export const aValueLike = (sensible: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...sensible) },
    { weight: 3, arbitrary: fc.constantFrom(...odd) },
    { weight: 1, arbitrary: fc.anything({ withBigInt: true, withMap: true, withSet: true, withNullPrototype: true, maxDepth: 3 }) },
  );

type OwnError = abstract new (...values: never[]) => Error & { readonly code: string };

/** Calls and lets only these errors pass; says what was thrown otherwise. */
export const callsLettingPass =
  (...own: readonly OwnError[]) =>
  (name: string, action: () => unknown): void => {
    const began = performance.now();
    try {
      action();
    } catch (error) {
      if (!own.some((kind) => error instanceof kind))
        assert.fail(`${name} threw ${String(error)}\n${error instanceof Error ? (error.stack ?? '') : ''}`);
      const { code, message } = error as Error & { code: unknown };
      assert.equal(typeof code, 'string');
      assert.ok(message.length < 2000, `${name}: a message of ${message.length} characters`);
    }
    assert.ok(performance.now() - began < 5000, `${name} took too long`);
  };

/** A deep copy in which one value, counted through the whole tree, is another. */
export function withOneSpoilt<T>(whole: T, at: number, value: unknown): T {
  const places: [Record<string, unknown>, string][] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const key of Object.keys(part)) {
      places.push([part as Record<string, unknown>, key]);
      collect((part as Record<string, unknown>)[key]);
    }
  };
  const copy = structuredClone(whole);
  collect(copy);
  const [holder, key] = places[at % places.length]!;
  if (value === undefined) Reflect.deleteProperty(holder, key);
  else holder[key] = value;
  return copy;
}
