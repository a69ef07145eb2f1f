/** Twice the length takes about twice the time. */
import assert from 'node:assert/strict';

/** Measures texts of two lengths, of which `textOf` makes the longer one about twice as long. */
export function takesLinearTime(read: (text: string) => unknown, textOf: (times: number) => string): void {
  const rounds: string[] = [];
  // a machine can be busy; what takes longer than it must does so every time
  while (rounds.length < 3) {
    const [short, long] = [100_000, 200_000].map((times) => fastest(read, textOf(times)));
    if (long! < 3 * short! + 40) return;
    rounds.push(`${short} ms, twice as long ${long} ms`);
  }
  assert.fail(rounds.join('; '));
}

/** In milliseconds of the processor, which other programs do not lengthen. */
export function fastest(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
