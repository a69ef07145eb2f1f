/** The author's command as it is published: a process with files, pipes and large texts. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, suite, test } from 'node:test';
import { root } from '../../tools/setup.mjs';

const pkg = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const command = join(root, pkg.bin.tabla);
const folder = mkdtempSync(join(tmpdir(), 'tabla-command-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const env = { ...process.env, LC_ALL: 'C' };
/** The result of a call, with this text on standard input. */
function tabla(args, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    input,
    env,
    encoding: 'utf8',
    cwd: folder,
    timeout: 120_000,
    maxBuffer: 1e8,
  });
  return { status, stdout, stderr };
}

const bad = '1. W 31: 8/5 6/5\n1. B 42: 8/4 7/5\n*\n';

test('it begins as a program does, and tells its version', () => {
  assert.match(readFileSync(command, 'utf8'), /^#!\/usr\/bin\/env node\n/);
  assert.deepEqual(tabla(['--version']), { status: 0, stdout: `${pkg.version}\n`, stderr: '' });
});

test('files and standard input, exit codes, what is put out and what is told', () => {
  writeFileSync(join(folder, 'bad.tabla'), bad);
  assert.deepEqual(tabla(['check', 'bad.tabla']), { status: 1, stdout: 'bad.tabla:2:14 You have no checker on 7.\n', stderr: '' });
  assert.equal(tabla(['check', '--lang', 'bg'], bad).stdout, 'stdin:2:14 На поле 7 нямаш пул.\n');
  assert.deepEqual(tabla(['check', 'none', '.']), {
    status: 2,
    stdout: '',
    stderr: 'none: There is no such file.\n.: This is a folder, not a file.\n',
  });
  const drawn = tabla(['svg', '--variant', 'tapa', '--position', '', '-o', 'tapa.svg']);
  assert.deepEqual(drawn, { status: 0, stdout: '', stderr: '' });
  assert.match(readFileSync(join(folder, 'tapa.svg'), 'utf8'), /^<svg .*<title>Tapa<\/title>.*<\/svg>\n$/s);
  assert.match(tabla(['svg', '-o', 'none/a.svg', '--position', '']).stderr, /^none\/a\.svg: There is no such file\.\n/);
  const { status, stdout } = tabla(['convert', '--to', 'xgid'], '4HPwATDgc/ABMA:cAkAAAAAAAAE');
  assert.deepEqual([status, stdout.slice(0, 36)], [0, 'XGID=-b----E-C---eE---c-e----B-:0:0:']);
});

test('what is no text, or has no end, is not opened', () => {
  writeFileSync(join(folder, 'board.png'), Buffer.from('89504e470d0a1a0a0000000d494844527c7c', 'hex'));
  assert.match(tabla(['check', 'board.png']).stdout, /^board\.png:1:1 This looks neither like a position, .*\n$/);
  if (process.platform === 'win32') return;
  const { status, stderr } = tabla(['check', '/dev/zero']);
  assert.deepEqual([status, stderr], [2, '/dev/zero: This file is too large: at most 40000000 bytes are read.\n']);
});

suite('a hundred thousand lines', () => {
  /** Games that stand one behind the other, a step a line. */
  const games = (count, each) => Array.from({ length: count }, () => `[Game "prava"]\n${each}*\n`).join('\n');

  test('right ones are read and written', () => {
    const turns = '1. W 31: 8/5 6/5\n1. B 31: 8/5 6/5\n'.concat('{A remark\nof several\nlines.}\n'.repeat(8));
    const text = games(3500, turns);
    assert.ok(text.split('\n').length > 100_000);
    assert.deepEqual(tabla(['check'], text), { status: 0, stdout: '', stderr: '' });
    const { status, stdout } = tabla(['convert', '--to', 'record'], text);
    assert.deepEqual([status, stdout.match(/\[Game/g).length], [0, 3500]);
  });

  test('wrong ones are told, each with its line', () => {
    const { status, stdout } = tabla(['check'], games(2000, '?\n'.repeat(50)));
    assert.equal(status, 1);
    const lines = stdout.trimEnd().split('\n');
    assert.equal(lines.length, 100_000);
    assert.match(lines.at(-1), /^stdin:10[0-9]{4}:1 /);
  });
});

test('whoever has read enough may close the pipe', async () => {
  const child = spawn(process.execPath, [command, 'check'], { env, stdio: 'pipe' });
  let stderr = '';
  child.stderr.on('data', (data) => (stderr += data));
  child.stdin.on('error', () => undefined);
  child.stdin.end(Array.from({ length: 200 }, () => `[Game "prava"]\n${'?\n'.repeat(50)}`).join('\n'));
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((done) => child.once('close', done));
  assert.equal(stderr, '');
  assert.equal(code, 0);
});

suite('docs/publish.md', () => {
  const docs = readFileSync(join(root, 'docs/publish.md'), 'utf8');
  const blocks = (language) => [...docs.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, text]) => text);

  test('every call answers what is told there', { skip: process.platform === 'win32' }, () => {
    writeFileSync(join(folder, 'igra.tabla'), blocks('record')[0]);
    writeFileSync(join(folder, 'tabla'), `#!/bin/sh\nexec "${process.execPath}" "${command}" "$@"\n`);
    chmodSync(join(folder, 'tabla'), 0o755);
    const calls = blocks('console').flatMap((block) => block.split(/^\$ /m).slice(1));
    assert.ok(calls.length > 7);
    for (const call of calls) {
      const [line, ...answer] = call.split('\n');
      const { stdout, stderr } = spawnSync('sh', ['-c', line], {
        cwd: folder,
        env: { ...env, PATH: `${folder}:${process.env.PATH}` },
        encoding: 'utf8',
      });
      assert.equal(stderr, '', line);
      assert.equal(stdout.trimEnd(), answer.join('\n').trimEnd(), line);
    }
  });

  for (const code of blocks('js'))
    test(`sample: ${/tabla-board\/[\w-]+/.exec(code)[0]} …`, () => {
      const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      const said = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
      assert.ok(said.length, 'it does not say what comes of it');
      assert.deepEqual(stdout.trimEnd().split('\n'), said);
    });

  /** What follows a site's configuration, `config`, and says the page that comes of a fence. */
  const sites = {
    eleventy: `
      import MarkdownIt from 'markdown-it';
      const md = new MarkdownIt();
      const copied = [];
      config({ amendLibrary: (name, change) => name === 'md' && change(md), addPassthroughCopy: (files) => copied.push(...Object.keys(files)) });
      for (const file of copied) if (!existsSync(file.replace('node_modules/tabla-board/', ''))) throw new Error(file);
      console.log(md.render(fence));`,
    vitepress: `
      import MarkdownIt from 'markdown-it';
      const md = new MarkdownIt();
      config.markdown.config(md);
      if (!config.vue.template.compilerOptions.isCustomElement('tabla-board')) throw new Error('It would be left out.');
      console.log(md.render(fence));`,
    astro: `
      import rehypeStringify from 'rehype-stringify';
      import remarkParse from 'remark-parse';
      import remarkRehype from 'remark-rehype';
      import { unified } from 'unified';
      const pipe = unified().use(remarkParse).use(config.markdown.remarkPlugins).use(remarkRehype).use(rehypeStringify);
      console.log(String(await pipe.process(fence)));`,
  };
  for (const [site, rest] of Object.entries(sites))
    test(`what ${site} is told makes drawings and elements, in Bulgarian`, () => {
      const [config] = blocks(`js ${site}`);
      const code = config.replace('export default', 'const config =').replace('const config = function (', 'function config(');
      const fence = JSON.stringify('```tabla\n```\n\n```tabla mode=play\n```\n');
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', `import { existsSync } from 'node:fs';\n${code}\nconst fence = ${fence};\n${rest}`],
        { cwd: root, encoding: 'utf8' },
      );
      assert.equal(stderr, '');
      assert.match(
        stdout,
        /^<figure class="tabla"><svg [^]*<title>Права<\/title>[^]*<tabla-board [^>]*mode="play" lang="bg"><\/tabla-board>/,
      );
    });

  test('its tables of options and formats are whole', () => {
    const { stdout } = tabla(['svg', '--help']);
    const told = new Set([...docs.matchAll(/^\| (`--.*?) \|/gm)].flatMap(([, cell]) => cell.match(/--[a-z]+/g)));
    assert.deepEqual([...told].sort(), [...new Set(stdout.match(/--[a-z]+/g))].sort());
    const [, read] = /--from FORMAT +(.*);/.exec(tabla(['convert', '--help']).stdout);
    const formats = [...docs.matchAll(/^\| (`.*?) \| yes \|/gm)].flatMap(([, cell]) => cell.replaceAll('`', '').split(', '));
    assert.deepEqual(formats.sort(), read.split(', ').sort());
  });
});
