/** Times things side by side: in turns, so that a busy machine slows all of them alike, and each judged by its middle round. */

export interface Timing {
  /** Milliseconds of one call in each round. */
  readonly rounds: readonly number[];
  readonly median: number;
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

declare const gc: (() => void) | undefined;

const timed = (run: () => void, times: number): number => {
  gc?.(); // nobody pays for what another has left lying about
  const start = performance.now();
  for (let i = 0; i < times; i++) run();
  return (performance.now() - start) / times;
};

/** Calls each in turn, `rounds` times over; a quick one is repeated within its turn until it has run about `slice` milliseconds. */
export function sideBySide<Name extends string>(
  runs: Readonly<Record<Name, () => void>>,
  { rounds = 5, slice = 250 } = {},
): Record<Name, Timing> {
  const all = Object.entries(runs) as [Name, () => void][];
  const lanes = all.map(([name, run]) => {
    timed(run, 1); // warms up
    return { name, run, times: Math.max(1, Math.round(slice / timed(run, 1))), found: [] as number[] };
  });
  for (let round = 0; round < rounds; round++) for (const lane of lanes) lane.found.push(timed(lane.run, lane.times));
  const timing = ({ found }: (typeof lanes)[number]): Timing => ({ rounds: found, median: median(found) });
  return Object.fromEntries(lanes.map((lane) => [lane.name, timing(lane)])) as Record<Name, Timing>;
}

/** How many times longer the one takes than the other, round by round, and the middle of it. */
export const ratio = (slow: Timing, fast: Timing): number => median(slow.rounds.map((time, round) => time / fast.rounds[round]!));

/** Prints a figure against its bar and keeps count of those missed. */
export function say(what: string, value: number, bar: { readonly least: number } | { readonly most: number }): void {
  const isMet = 'least' in bar ? value >= bar.least : value <= bar.most;
  const sign = 'least' in bar ? `≥ ${bar.least}` : `≤ ${bar.most}`;
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${what}: ${value.toFixed(value < 10 ? 2 : 0)} (bar ${sign})`);
  if (!isMet) process.exitCode = 1;
}
