/** Weighs what a page loads against its bar, and looks that a diagram does not carry what it does not need. Needs a build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { writeCounts } from './counts.mjs';
import { root } from './setup.mjs';

/** What the base of every page may not hold: what only modes need, and what few diagrams do. */
const notForAll = [
  ['XState', /(^|\/)node_modules\/xstate\//],
  ['the legal-move search', /^dist\/rules\/(generator|search|scratch|plays)\b/],
  ['the record reader', /^dist\/notation\/(record|formats|foreign)/],
  ['the turn flow', /^dist\/flow\//],
  ['what few diagrams show', /^dist\/picture\/(live|cube|tally|throw|marks)\b/],
  ['the reader of every spelling', /^dist\/(notation\/situation|rules\/position-text)\b/],
];
/**
 * `with`: dynamic imports that the row counts in, and what they import in turn; every other stays outside. `most`: what the row may weigh
 * as long as it is over its bar; it is lowered with every gram that goes, and raised only by what the game itself needs.
 */
const rows = [
  { name: './define: a diagram', entry: 'dist/define.js', bar: 14_000, without: notForAll },
  { name: 'everything for play, one language', entry: 'dist/define.js', bar: 48_000, most: 74_730, with: 'play' },
  { name: 'everything for replay, one language', entry: 'dist/define.js', bar: 32_000, most: 58_340, with: 'replay' },
];
const modes = /^dist\/board\/(play|replay|quiz|edit)(-[a-z]+)*(\/index)?\.js$/;
/**
 * What comes only when it is asked for: a diagram is explained, a text is faulty, not strictly written or in old letters, a file is drawn, a
 * game is written down, a reader of a record tries his own move or asks for the keys. And what only some authors ask for, each by an attribute
 * of its own: drawings (`marks`), a game that goes on by itself (`auto`), a page whose address follows the reader (`hash`).
 */
const aside = new RegExp(
  '^dist/(board/(explain|details|spellings|error-box|keys-dialog|to-svg|to-png|play/(record-text|replay-this)|replay/(trial|fault-list|hash))' +
    '|flow/auto-play|notation/(foreign/read|games-from|text-from|record/write)|locale/(record-)?faults/.*)\\.js$',
);
const outside = (path, mode) => {
  const found = modes.exec(path)?.[1];
  return (
    aside.test(path) || (found && found !== mode) || /^dist\/bot\//.test(path) || /^dist\/locale\/(?:.*\/)?(?!en\b)[^/]*\.js$/.test(path)
  );
};

/** What a bundle of these files weighs, and which dynamic imports it would make. */
async function bundled(files) {
  const later = new Set();
  const outsiders = {
    name: 'outsiders',
    setup(bundle) {
      bundle.onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData?.own) return undefined;
        const target = await bundle.resolve(path, { kind, resolveDir, pluginData: { own: true } });
        later.add(target.path.slice(root.length + 1));
        return { path, external: true };
      });
    },
  };
  const { outputFiles, metafile } = await build({
    // a name for each, so that no file is left out for having no effect of its own
    stdin: { contents: files.map((file, index) => `export * as part${index} from './${file}';`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['production', 'module', 'browser'],
    legalComments: 'none',
    plugins: [outsiders],
    logLevel: 'error',
  });
  return { outputFiles, metafile, later };
}

/** The entry with all that it imports; what the mode loads later is weighed as if it were imported at once. */
async function weigh({ entry, with: mode }) {
  const parts = new Set([entry]);
  for (;;) {
    const { outputFiles, metafile, later } = await bundled([...parts]);
    const before = parts.size;
    if (mode) for (const file of later) if (!outside(file, mode)) parts.add(file);
    if (parts.size > before) continue;
    const reached = !mode || [...parts].some((file) => modes.exec(file)?.[1] === mode);
    return weighed(outputFiles, metafile, reached);
  }
}

function weighed(outputFiles, metafile, reached) {
  const [{ inputs }] = Object.values(metafile.outputs);
  const files = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return {
    reached,
    size: gzipSync(outputFiles[0].contents, { level: 9 }).length,
    files: new Map(files.map(([file, { bytesInOutput }]) => [file, bytesInOutput])),
  };
}

const counts = { passed: 0, failed: 0 };
const say = (good, text) => {
  counts[good ? 'passed' : 'failed']++;
  console.log(`${good ? 'ok  ' : 'FAIL'} ${text}`);
};
const kilo = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;
for (const row of rows) {
  let result;
  try {
    if (existsSync(join(root, row.entry))) result = await weigh(row);
  } catch (error) {
    say(false, `${row.name}: ${error.message}`);
    continue;
  }
  if (!result?.reached) {
    console.log(`--   ${row.name}: not there`);
    continue;
  }
  const over = result.size - row.bar;
  say(
    result.size <= (row.most ?? row.bar),
    `${row.name}: ${kilo(result.size)} of ${kilo(row.bar)}${over > 0 ? `, ${kilo(over)} over` : ''}`,
  );
  for (const [what, pattern] of row.without ?? []) {
    const found = [...result.files.keys()].filter((file) => pattern.test(file));
    say(!found.length, `${row.name}, without ${what}${found.length ? `: ${found.join(', ')}` : ''}`);
  }
  if (process.argv.includes('--files'))
    for (const [file, bytes] of [...result.files].sort((a, b) => b[1] - a[1]).slice(0, 40))
      console.log(`       ${String(bytes).padStart(7)}  ${file}`);
}
writeCounts('sizes', counts);
process.exitCode = counts.failed ? 1 : 0;
