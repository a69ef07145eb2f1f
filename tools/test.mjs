/**
 * npm test: sets up, builds and runs every check; a failed one does not keep the others from running. Each step that counts single
 * tests writes them to the file COUNTS names; any other step is one test. The closing line is `N passed, N failed`.
 *
 *     npm test                    everything
 *     npm test -- build sizes     these steps alone, by their names
 *     VERBOSE=1 npm test          with the whole output of every step
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCounts } from './counts.mjs';
import { npm, root, setUpBrowsers, setUpPackages } from './setup.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'tabla-board-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const add = (counts) => {
  failures.push(...(counts.failures ?? []).map((one) => `${counts.name} › ${one}`));
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
};
const finish = () => {
  rmSync(scratch, { recursive: true, force: true });
  for (const one of failures.slice(0, 20)) console.log(`FAIL ${one}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed || !total.passed ? 1 : 0);
};

const has = (folder, pattern) =>
  existsSync(join(root, folder)) && readdirSync(join(root, folder), { recursive: true }).some((file) => pattern.test(file));
const node = (...args) => [process.execPath, ...args];
const bin = (file, ...args) => node(join('node_modules', file), ...args);
const tests = (folder, ...options) => ({
  command: node('tools/node-tests.mjs', folder, ...options),
  counted: true,
  when: () => has(folder, /\.test\.(ts|mjs)$/),
});

/** `counted`: the step writes its own counts. `when`: whether there is anything to do. `show`: its output is worth reading when all is well. */
const steps = {
  build: { command: npm('run', '--silent', 'build') },
  typecheck: { command: bin('typescript/bin/tsc', '--noEmit') },
  lint: { command: bin('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  templates: { command: npm('run', '--silent', 'lint:templates'), when: () => has('src/board', /\.ts$/) },
  format: { command: bin('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn') },
  api: { command: node('tools/api.mjs'), counted: true, when: () => has('dist', /\.d\.ts$/) },
  sizes: { command: node('tools/sizes.mjs'), counted: true, show: true, when: () => has('dist', /^define\.js$/) },
  node: { ...tests('test/node', '--test-concurrency=2'), minutes: 12 },
  vectors: tests('test/vectors'),
  browsers: { command: node('tools/browser-tests.mjs'), counted: true, when: () => has('test/browser', /\.test\.ts$/), minutes: 12 },
  // most of the time a page waits for its server or its frame
  pages: { ...tests('test/page', '--test-concurrency=2'), minutes: 12 },
  storybook: {
    command: bin('storybook/dist/bin/dispatcher.js', 'build', '-o', 'storybook-static', '--quiet'),
    when: () => has('stories', /\.stories\.ts$/),
  },
  stories: { command: node('tools/storybook-check.mjs'), counted: true, when: () => has('storybook-static', /^iframe\.html$/) },
};

function run(name, { command, counted, minutes = 8, show }) {
  const [file, ...args] = command;
  const COUNTS = join(scratch, name);
  const start = Date.now();
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32', // a group of its own, so that a step that hangs ends with all it started
    env: { ...process.env, COUNTS, COUNTS_NAME: name, STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
      if (process.env.VERBOSE) process.stdout.write(data);
    });
  const end = () => {
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  };
  const timer = setTimeout(() => ((output += `\n${name} was ended after ${minutes} minutes\n`), end()), minutes * 60_000);
  process.once('exit', end);
  return new Promise((done) => {
    child.once('error', (error) => (output += String(error)));
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      const own = readCounts(COUNTS);
      const failed = own.some((counts) => counts.failed);
      if (!counted || (code !== 0 && !failed)) own.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
      own.forEach(add);
      const good = code === 0 && !failed;
      if (!process.env.VERBOSE && (!good || show)) console.log(output.trimEnd().split('\n').slice(-400).join('\n'));
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      for (const counts of own)
        console.log(
          `${counts.failed ? 'FAIL' : 'ok  '} ${counts.name}: ${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''} (${seconds} s)`,
        );
      if (!own.length) console.log(`--   ${name}: nothing counted (${seconds} s)`);
      done();
    });
  });
}

const chosen = process.argv.slice(2);
for (const name of chosen)
  if (!(name in steps)) {
    console.error(`There is no step “${name}”, only ${Object.keys(steps).join(', ')}.`);
    process.exit(1);
  }
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const noPackages = setUpPackages();
if (noPackages) {
  console.log(noPackages);
  add({ failed: 1 });
  finish();
}
const needBrowsers = ['browsers', 'pages', 'stories'];
if (!chosen.length || chosen.some((name) => needBrowsers.includes(name))) {
  const noBrowsers = await setUpBrowsers();
  if (noBrowsers) {
    console.log(noBrowsers);
    add({ failed: 1 });
  }
}
async function runAll(names) {
  for (const name of names) {
    const step = steps[name];
    if (chosen.length && !chosen.includes(name)) continue;
    if (step.when && !step.when()) console.log(`--   ${name}: nothing there`);
    else await run(name, step);
  }
}
const [first, ...rest] = Object.keys(steps);
await runAll([first]);
// what needs no browser goes on at once in two rows, about as long as each other; real input wants browsers that nothing disturbs
const inBrowsers = ['browsers', 'pages', 'stories'];
await Promise.all([runAll(['node']), runAll(rest.filter((name) => name !== 'node' && !inBrowsers.includes(name)))]);
await runAll(['browsers']);
await Promise.all([runAll(['pages']), runAll(['stories'])]);
finish();
