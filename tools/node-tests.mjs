/** node tools/node-tests.mjs FOLDER [options of node --test]: runs every *.test.ts and *.test.mjs below it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const [folder, ...options] = process.argv.slice(2);
const files = existsSync(join(root, folder))
  ? readdirSync(join(root, folder), { recursive: true }).filter((file) => /\.test\.(ts|mjs)$/.test(file))
  : [];
if (!files.length) {
  console.log(`No tests in ${folder}.`);
  process.exit(0);
}
const reporters = [['spec', 'stdout'], ...(process.env.COUNTS ? [['./tools/counts.mjs', 'stderr']] : [])].flatMap(([reporter, to]) => [
  `--test-reporter=${reporter}`,
  `--test-reporter-destination=${to}`,
]);
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', ...reporters, ...options, ...files.sort().map((file) => join(folder, file))],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
