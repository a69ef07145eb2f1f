/**
 * How often a property is tried. The everyday tests draw the same cases each time; `TABLA_RUNS=20` asks twenty times as many
 * (as the long tests do), `TABLA_SEED` others. A failure prints the seed that it came from.
 */
export function runs(count: number): { numRuns: number; seed: number } {
  return { numRuns: Math.ceil(count * Number(process.env.TABLA_RUNS ?? 1)), seed: Number(process.env.TABLA_SEED ?? 20) };
}
