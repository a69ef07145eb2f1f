/**
 * npm run test:mutants: switches off or changes each rule in turn, in a copy, and looks that some test notices. A change that no test
 * notices is a test that is missing.
 *
 *     npm run test:mutants                  all of tools/mutants/*.mjs
 *     npm run test:mutants -- pin wall      those whose file or name holds one of these words
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { writeCounts } from './counts.mjs';
import { sampleVectors } from './mutants/sample.mjs';
import { tables } from './mutants/tables.mjs';
import { root } from './setup.mjs';

/** The quick ones first: most mutants meet their end in the examples. */
const tests = [
  'node/examples-hit',
  'node/examples-pin',
  'node/examples-fevga',
  'node/examples-climb',
  'node/regression-counts',
  'node/dice',
  'node/presets',
  'node/rules-frozen',
  'node/rules-gaps',
  'node/rules-gaps-duty',
  'node/rules-gaps-turns',
  'node/rules-gaps-games',
  'node/rules-gaps-cube',
  'node/rules-gaps-text',
  'node/notation-situation',
  'node/match-rules',
  'node/flow-examples',
  'node/flow-cube',
  'node/flow-machine',
  'vectors/rules',
  'node/rules-nonsense',
  'node/hostile-data',
  'node/refusals',
  'node/rules-games',
  'node/rules-properties',
  'node/play-view',
]
  .map((name) => `test/${name}.test.ts`)
  .filter((file) => existsSync(join(root, file)));

const work = join(root, 'node_modules/.cache/tabla-mutants');
const env = { ...process.env, TABLA_VECTORS: join(work, 'vectors') };
const workers = Math.min(2, availableParallelism());

const sources = new Map();
const sourceOf = (file) => {
  if (!sources.has(file)) sources.set(file, readFileSync(join(root, 'src/rules', file), 'utf8'));
  return sources.get(file);
};
const mutants = Object.entries(tables).flatMap(([file, rows]) => rows.map(([rule, find, replace]) => ({ file, rule, find, replace })));

/** A table that no longer fits the source would prove nothing. */
function faultsOfTable() {
  const faults = [];
  const names = new Set();
  for (const { file, rule, find, replace } of mutants) {
    const found = sourceOf(file).split(find).length - 1;
    if (found !== 1) faults.push(`${file}, “${rule}”: found ${found} times: ${find}`);
    if (find === replace) faults.push(`${file}, “${rule}”: changes nothing`);
    if (names.has(`${file} ${rule}`)) faults.push(`${file}, “${rule}”: this name stands twice`);
    names.add(`${file} ${rule}`);
  }
  return faults;
}

/** All tests in one file, with one of the sources changed; the working tree is never touched. */
async function bundle(outfile, mutant) {
  const change = {
    name: 'change',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^node:test$/ }, () => ({ path: join(root, 'tools/mutants/harness.mjs') }));
      onLoad({ filter: /\/src\/rules\/[^/]+\.ts$/ }, ({ path }) =>
        mutant && path === join(root, 'src/rules', mutant.file)
          ? { contents: sourceOf(mutant.file).replace(mutant.find, () => mutant.replace), loader: 'ts' }
          : undefined,
      );
    },
  };
  const imports = tests.map((file) => `import ${JSON.stringify(`./${file}`)};`);
  await build({
    stdin: { contents: [...imports, "import { run } from 'node:test';", 'await run();'].join('\n'), resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    ignoreAnnotations: true, // the package says that its files do nothing by themselves; tests do
    plugins: [change],
    logLevel: 'silent',
  });
}

/** Runs the tests until the first one fails, which `by` names. */
async function trial(name, mutant, seconds) {
  const file = join(work, `${name}.mjs`);
  await bundle(file, mutant);
  const start = Date.now();
  const child = spawn(process.execPath, [file], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let by = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (by += text));
  let late = false;
  const timer = setTimeout(() => ((late = true), child.kill('SIGKILL')), seconds * 1000);
  const code = await new Promise((done) => child.once('close', done));
  clearTimeout(timer);
  rmSync(file);
  const took = (Date.now() - start) / 1000;
  return {
    killed: code !== 0,
    passed: Number(by),
    by: late ? `no end within ${seconds.toFixed(0)} s` : by || 'a fault while loading',
    took,
  };
}

const faults = faultsOfTable();
if (faults.length > 0) {
  console.error(`The table does not fit the source:\n${faults.join('\n')}`);
  process.exit(1);
}
const words = process.argv.slice(2);
const chosen = mutants.filter(({ file, rule }) => words.length === 0 || words.some((word) => `${file} ${rule}`.includes(word)));

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
sampleVectors(join(root, 'test/vectors'), env.TABLA_VECTORS);

const sound = await trial('unchanged', null, 1800);
if (sound.killed || !(sound.passed > 0)) {
  console.error(sound.killed ? `The tests fail without any change: ${sound.by}` : 'No test has run.');
  process.exit(1);
}
console.log(`${chosen.length} mutants against ${sound.passed} tests, which take ${sound.took.toFixed(1)} s when nothing is changed`);

const alive = [];
let next = 0;
async function killAll(worker) {
  while (next < chosen.length) {
    const mutant = chosen[next++];
    const { killed, by, took } = await trial(`worker-${worker}`, mutant, Math.max(30, sound.took * 5));
    if (!killed) alive.push(mutant);
    console.log(
      `${killed ? 'killed' : 'ALIVE '} ${took.toFixed(1).padStart(5)} s  ${mutant.file}: ${mutant.rule}${killed ? ` — ${by}` : ''}`,
    );
  }
}
await Promise.all(Array.from({ length: workers }, (_, worker) => killAll(worker)));
rmSync(work, { recursive: true, force: true });
for (const { file, rule, find, replace } of alive) console.log(`\nALIVE ${file}: ${rule}\n  - ${find}\n  + ${replace}`);
writeCounts('mutants', { passed: chosen.length - alive.length, failed: alive.length });
console.log(`${chosen.length - alive.length} killed, ${alive.length} alive`);
process.exitCode = alive.length > 0 ? 1 : 0;
