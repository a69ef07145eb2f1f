/**
 * How often a property is tried. The everyday tests draw the same cases each time; `TABLA_RUNS=20` asks twenty times as many
 * (as the long tests do), `TABLA_SEED` others. A failure prints the seed that it came from.
 * `other` sets the cases of one test apart from those of the next.
 */
export function runs(count: number, other = 0): { numRuns: number; seed: number } {
  return { numRuns: Math.ceil(count * Number(process.env.TABLA_RUNS ?? 1)), seed: Number(process.env.TABLA_SEED ?? 20) + other };
}
