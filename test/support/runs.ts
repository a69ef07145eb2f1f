/**
 * How much is tried. The everyday tests draw the same cases each time; `TABLA_RUNS=20` asks twenty times as many, as the long tests do,
 * and `TABLA_SEED` others. A failure prints the seed that it came from.
 */
const factor = (): number => Number(process.env.TABLA_RUNS ?? 1);

/** For fast-check: so many cases; `other` sets the cases of one test apart from those of the next. */
export const runs = (count: number, other = 0): { numRuns: number; seed: number } => ({
  numRuns: Math.ceil(count * factor()),
  seed: Number(process.env.TABLA_SEED ?? 20) + other,
});

/** Of a long list one in so many is looked at; all of them where more is tried. */
export const oneIn = (count: number): number => Math.max(1, Math.floor(count / factor()));
