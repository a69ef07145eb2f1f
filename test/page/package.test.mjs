/** What npm publishes: every entry of the exports map leads somewhere, and nothing goes along that nobody asked for. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { build } from 'esbuild';
import ts from 'typescript';
import { npm, root } from '../../tools/setup.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const pkg = read('package.json');
const entries = Object.entries(pkg.exports).map(([entry, target]) => ({
  entry: entry.replace('.', pkg.name),
  files: typeof target === 'string' ? [target] : Object.values(target),
}));
/** What an entry that registers elements registers, or one of them. */
const defined = { 'tabla-board/define': 'tabla-board', 'tabla-board/companions': 'tabla-score' };
const modules = entries.map(({ entry }) => entry).filter((entry) => !/\.\w+$/.test(entry));

suite('every entry', () => {
  for (const { entry, files } of entries)
    test(`${entry} is there`, () => {
      for (const file of files) assert.ok(existsSync(join(root, file)), `${file} is missing`);
    });
  for (const entry of modules)
    test(`${entry} loads in Node.js, and twice`, async () => {
      const exported = Object.keys(await import(entry));
      if (defined[entry]) assert.ok(customElements.get(defined[entry]), 'it defines nothing');
      else assert.ok(exported.length, 'it exports nothing');
      await import(`${import.meta.resolve(entry)}?again`);
    });
});

suite('types', () => {
  const { ESNext, NodeNext } = ts.ModuleKind;
  for (const [name, module, moduleResolution] of [
    ['a bundler', ESNext, ts.ModuleResolutionKind.Bundler],
    ['Node.js', NodeNext, ts.ModuleResolutionKind.NodeNext],
  ])
    test(`${name} finds them, and strict settings find no fault in them`, () => {
      const file = join(root, 'consumer.mts');
      const source = [...modules, ...entries.map(({ entry }) => entry).filter((entry) => entry.endsWith('.min.js'))]
        .map((entry, at) => `import * as e${at} from '${entry}';\nexport { e${at} };`)
        .concat(`document.querySelector('tabla-board')?.addEventListener('tabla-move', ({ detail }) => detail.move.die satisfies number);`)
        .join('\n');
      const options = {
        module,
        moduleResolution,
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        types: [],
      };
      const host = ts.createCompilerHost(options);
      const { fileExists, readFile, getSourceFile } = host;
      host.fileExists = (path) => path === file || fileExists(path);
      host.readFile = (path) => (path === file ? source : readFile(path));
      host.getSourceFile = (path, ...rest) =>
        path === file ? ts.createSourceFile(path, source, options.target) : getSourceFile(path, ...rest);
      const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
      // faults inside other packages' types are not ours to mend
      const ours = found.filter(({ file }) => !file?.fileName.includes('/node_modules/'));
      assert.equal(ts.formatDiagnostics(ours, { ...host, getCanonicalFileName: (path) => path }), '');
    });
});

suite('bundlers', () => {
  for (const entry of modules)
    test(`an unused import of ${entry} ${defined[entry] ? 'stays' : 'leaves nothing'}`, async () => {
      const { outputFiles } = await build({
        stdin: { contents: `import '${entry}';`, resolveDir: root },
        bundle: true,
        write: false,
        format: 'esm',
        minify: true,
        splitting: true,
        outdir: 'out',
        conditions: ['production', 'module', 'browser'],
        logLevel: 'silent',
      });
      // what is loaded when needed has files of its own even where nothing needs it
      const text = outputFiles.find(({ path }) => path.endsWith('stdin.js')).text.trim();
      assert.equal(text === '', !defined[entry], text.slice(0, 200));
    });
});

test('the integrity hashes are those of the files', () => {
  const hashes = read('cdn/integrity.json');
  assert.deepEqual(Object.keys(hashes).sort(), ['all.min.js', 'show.min.js']);
  for (const [file, hash] of Object.entries(hashes))
    assert.equal(
      hash,
      `sha384-${createHash('sha384')
        .update(readFileSync(join(root, 'cdn', file)))
        .digest('base64')}`,
    );
});

test('the command is there, and the tarball holds what it and the entries need and no sources', () => {
  const [command, ...args] = npm('pack', '--dry-run', '--json', '--ignore-scripts');
  const { stdout, stderr, status } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const files = JSON.parse(stdout)[0].files.map(({ path }) => path);
  for (const file of [...entries.flatMap(({ files }) => files), ...Object.values(pkg.bin)])
    assert.ok(files.includes(file.replace('./', '')), `${file} is left out`);
  // the read me speaks of them, and an author at home has nothing else
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const docs = [...readme.matchAll(/(?:\]\(|src(?:set)?=")(docs\/[^)#"]+)/g)].map(([, file]) => file);
  assert.ok(docs.length > 3);
  for (const file of docs) assert.ok(files.includes(file), `${file} is left out`);
  const odd = files.filter(
    (file) => !/^(dist|cdn|docs)\/|^(package\.json|custom-elements\.json|README\.md|LICENSE|CHANGELOG\.md)$/.test(file),
  );
  assert.deepEqual(odd, []);
});

test('the manifest describes the elements at their published addresses, and the events that they send', () => {
  const declarations = read('custom-elements.json').modules.flatMap(({ path, declarations = [] }) =>
    declarations.map((it) => ({ ...it, path })),
  );
  for (const name of ['tabla-board', 'tabla-comment', 'tabla-cube', 'tabla-dice', 'tabla-moves', 'tabla-score', 'tabla-status']) {
    const element = declarations.find(({ tagName }) => tagName === name);
    assert.ok(element, `${name} is not in custom-elements.json`);
    assert.ok(existsSync(join(root, element.path)), `${element.path} is missing`);
  }
  const { events } = declarations.find(({ tagName }) => tagName === 'tabla-board');
  assert.ok(events.length > 10 && events.every(({ name, type }) => name.startsWith('tabla-') && type), JSON.stringify(events));
  assert.doesNotMatch(readFileSync(join(root, 'custom-elements.json'), 'utf8'), /"\/?src\//);
});
