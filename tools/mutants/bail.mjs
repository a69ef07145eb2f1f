/** A reporter for node:test: names the first test that fails and ends everything there; else says how many have passed. */
import { writeSync } from 'node:fs';

export default async function* bail(source) {
  const path = [];
  let passed = 0;
  for await (const { type, data } of source) {
    if (type === 'test:start') path.splice(data.nesting, Infinity, data.name);
    if (type === 'test:pass' && data.details.type !== 'suite') passed++;
    if (type !== 'test:fail' || data.details.error.failureType === 'subtestsFailed') continue;
    writeSync(1, [...path.slice(0, data.nesting), data.name].join(' › '));
    process.exit(1);
  }
  yield String(passed);
}
