/** Counts of single tests, gathered over the steps of `npm test` in the file that COUNTS names. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** `failures` name the failed tests, each with the first line of what was wrong. */
export function writeCounts(name, { passed = 0, failed = 0, skipped = 0, failures = [] }) {
  if (process.env.COUNTS) appendFileSync(process.env.COUNTS, `${JSON.stringify({ name, passed, failed, skipped, failures })}\n`);
}

const failure = (name, error) =>
  `${name}: ${
    String(error ?? 'no reason')
      .trim()
      .split('\n')[0]
  }`;

export function readCounts(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(JSON.parse);
}

/** For Web Test Runner: one count for each browser. */
export function wtrCounts() {
  return {
    stop({ sessions }) {
      const browsers = new Map();
      const walk = (suite, counts) => {
        for (const test of suite?.tests ?? []) {
          counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
          if (!test.skipped && !test.passed) counts.failures.push(failure(test.name, test.error?.message));
        }
        for (const inner of suite?.suites ?? []) walk(inner, counts);
      };
      for (const session of sessions) {
        const { name } = session.browser;
        if (!browsers.has(name)) browsers.set(name, { passed: 0, failed: 0, skipped: 0, failures: [] });
        const counts = browsers.get(name);
        const before = counts.failed;
        walk(session.testResults, counts);
        // a file that did not load, or ran out of time, has no failed test of its own
        if (!session.passed && counts.failed === before) {
          counts.failed++;
          counts.failures.push(failure(session.testFile, session.errors?.[0]?.message));
        }
      }
      for (const [name, counts] of browsers) writeCounts(`browser tests in ${name}`, counts);
    },
  };
}

/** For node:test, as a second reporter. */
export default async function* nodeCounts(source) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.skip !== undefined || data.todo !== undefined) counts.skipped++;
    else if (type === 'test:fail') {
      counts.failed++;
      counts.failures.push(failure(data.name, data.details.error?.cause?.message ?? data.details.error?.message));
    } else if (data.details.type !== 'suite') counts.passed++;
  }
  writeCounts(process.env.COUNTS_NAME ?? 'node tests', counts);
  yield '';
}
