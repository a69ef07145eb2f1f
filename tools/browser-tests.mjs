/** Runs test/browser in every browser that is there, or in those that BROWSERS names; further arguments go to Web Test Runner. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { engines, wanted } from './browsers.mjs';
import { root } from './setup.mjs';

const folder = join(root, 'test/browser');
if (!existsSync(folder) || !readdirSync(folder, { recursive: true }).some((file) => file.endsWith('.test.ts'))) {
  console.log('No tests in test/browser.');
  process.exit(0);
}
const found = wanted.filter((name) => engines[name].found);
for (const name of wanted) if (!found.includes(name)) console.log(`${name} is not on this machine: not tested in it.`);
if (!found.length) process.exit(1);
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/@web/test-runner/dist/bin.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, BROWSERS: found.join() },
});
process.exit(status ?? 1);
