/** A reporter for node:test: names the first test that fails and ends everything there. */
import { writeSync } from 'node:fs';

export default async function* bail(source) {
  const path = [];
  for await (const { type, data } of source) {
    if (type === 'test:start') path.splice(data.nesting, Infinity, data.name);
    if (type !== 'test:fail' || data.details.error.failureType === 'subtestsFailed') continue;
    writeSync(1, [...path.slice(0, data.nesting), data.name].join(' › '));
    process.exit(1);
  }
  yield '';
}
