/**
 * npm run bench: measures speed, size and weight against their bars, side by side with others in one run.
 *
 *     npm run bench                       everything that can be measured yet
 *     npm run bench -- generator game     these alone: generator, game, sizes, boards, records
 *
 * What it compares with is installed in bench/node_modules when it is first needed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from '../tools/setup.mjs';
import { bundle } from './bundle.mjs';

const bench = import.meta.dirname;
const runBundled = async (name) => runNode('--expose-gc', await bundle(`${name}.ts`));
const runNode = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
const hasBuild = () => existsSync(join(root, 'dist/define.js'));

const parts = {
  generator: { title: 'Legal plays against tsgammon-core', run: () => runBundled('generator') },
  game: { title: 'Whole games through the statechart', run: () => runBundled('game') },
  sizes: { title: 'What a page loads', when: hasBuild, run: () => runNode('tools/sizes.mjs') },
  boards: { title: 'Boards on a page', run: () => runNode('bench/boards/run.mjs') },
  records: { title: 'A long match on a page', run: () => runNode('bench/records/run.mjs') },
};

const chosen = process.argv.slice(2);
for (const name of chosen) {
  if (name in parts) continue;
  console.error(`There is no part “${name}”, only ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
if (!existsSync(join(bench, 'node_modules/.package-lock.json'))) {
  console.log('Installing what is compared with (bench/package.json) …');
  if (runNpm(['ci', '--loglevel=error'], { cwd: bench }).status !== 0) process.exit(1);
}
for (const [name, { title, when, run }] of Object.entries(parts)) {
  if (chosen.length && !chosen.includes(name)) continue;
  console.log(`\n${title}`);
  if (when && !when()) console.log('--   not there: npm run build first');
  else if (!(await run())) process.exitCode = 1;
}
