/** The README is true: every sample is run as it stands there, and every table is compared with what it tells of. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { TablaBoard } from 'tabla-board';
import { presets } from 'tabla-board/rules';
import { boardWords } from '../../src/locale/board.js';
import { closeBrowsers, engines, open } from '../../tools/engines.mjs';
import { root } from '../../tools/setup.mjs';
import { inReadme } from '../../tools/statechart.ts';
import { look, servePages } from '../support/pages.mjs';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const samples = (language) => [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, text]) => text);
const html = samples('html');
const js = samples('js');
const policy = /Content-Security-Policy: (.+)/.exec(readme)[1];
/** The rows of the table whose head begins with this, as cells without their code marks. */
const table = (head) => {
  const [, rows] =
    new RegExp(`\\| ${head} [^\\n]*\\n\\|[-|]+\\n((?:\\|[^\\n]*\\n)+)`).exec(readme) ?? assert.fail(`there is no table ${head}`);
  return rows
    .trimEnd()
    .split('\n')
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
};
const names = (cell) => cell.split(/,\s*/);

suite('samples in Node.js', () => {
  for (const [at, code] of js.entries())
    test(`sample ${at + 1}: ${/tabla-board\/\w+/.exec(code)[0]} …`, () => {
      const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      const said = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
      assert.ok(said.length, 'it does not say what comes of it');
      assert.deepEqual(stdout.trimEnd().split('\n'), said);
    });
});

suite('samples in pages, under the policy that the README names', () => {
  let server;
  before(async () => {
    server = await servePages((path) => {
      const at = /^\/sample\/(\d+)$/.exec(path)?.[1];
      if (!at) return undefined;
      const page = html[at].includes('<script') ? html[at] : `${/<script.*<\/script>/.exec(html[0])[0]}${html[at]}`;
      return { html: `<!doctype html><html lang="en">${page}`, headers: { 'content-security-policy': policy } };
    });
  });
  after(async () => {
    await closeBrowsers();
    await server.close();
  });

  for (const engine of engines)
    for (const at of html.keys())
      test(`sample ${at + 1} in ${engine}`, async () => {
        const page = await open(engine);
        await page.goto(`${server.url}/sample/${at}`);
        const { boards, faults, outside, missing } = await page.waitFor(look);
        await page.close();
        assert.deepEqual([...faults, ...page.errors, ...outside, ...missing], []);
        assert.equal(boards.length, html[at].match(/<tabla-board/g).length);
        for (const { wrong, name } of boards) assert.deepEqual([wrong, name.length > 10], [[], true]);
      });

  const inChromium = { skip: !engines.includes('chromium') };
  const run = async (script) => {
    const page = await open('chromium');
    await page.goto(`${server.url}/sample/0`);
    await page.waitFor(look);
    const value = await page.evaluate(script);
    await page.close();
    return value;
  };

  test('the events are sent with what the table says', inChromium, async () => {
    const rows = table('event').map(([event, detail]) => [event, names(detail)]);
    const seen = await run(async () => {
      const seen = {};
      const watch = (board) => {
        for (const name of ['move', 'throw', 'turn', 'change', 'refused', 'say', 'result', 'match', 'cube', 'step', 'try', 'error'])
          board.addEventListener(
            `tabla-${name}`,
            (event) => (seen[event.type] = { keys: Object.keys(event.detail), bubbles: event.bubbles, stops: event.cancelable }),
          );
        document.body.append(board);
        return board.updateComplete;
      };
      const make = (attributes) => {
        const board = document.createElement('tabla-board');
        for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
        return board;
      };
      await watch(make({ variant: 'none' }));
      await watch(make({ try: '8/2', position: 'W 24:1 8:1 | B 13:5 8:3 6:5 3:2', dice: '62', turn: 'white' }));
      const board = make({ mode: 'play', position: 'W 24:1 1:1 | B 13:5', dice: '21', turn: 'white' });
      await watch(board);
      const press = async (text) => {
        const button = [...board.shadowRoot.querySelectorAll('button')].find((it) => it.textContent.trim() === text && !it.disabled);
        button?.click();
        await board.updateComplete;
        return Boolean(button);
      };
      const type = async (text) => {
        const form = board.shadowRoot.querySelector('form');
        form.elements.namedItem('play').value = text;
        form.requestSubmit();
        await board.updateComplete;
      };
      const words = { done: 'Done', roll: 'Roll', resign: 'Resign' };
      await type('24/21');
      await press(words.done);
      await press(words.roll);
      await press(words.resign);
      await press(words.resign);
      const match = make({ mode: 'play', variant: 'backgammon', length: '1', position: 'W 24:1 1:1 | B 13:5', turn: 'white' });
      await watch(match);
      match.apply({ type: 'double' });
      match.apply({ type: 'drop' });
      const record = make({ mode: 'replay' });
      record.text = '1. W 31: 8/5 6/5';
      await watch(record);
      record.go('forward');
      const quiz = make({ mode: 'quiz', dice: '31', turn: 'white', answer: '8/5 6/5' });
      await watch(quiz);
      quiz.play('8/5 6/5');
      quiz.confirm();
      return seen;
    });
    for (const [event, detail] of rows)
      assert.deepEqual(
        detail.filter((key) => !seen[event]?.keys.includes(key)),
        [],
        `${event}: ${JSON.stringify(seen[event])}`,
      );
    assert.deepEqual(Object.keys(seen).sort(), rows.map(([event]) => event).sort());
    for (const [event, , when] of table('event')) {
      assert.equal(seen[event].bubbles, when.includes('bubbles'), event);
      assert.equal(seen[event].stops, when.includes('preventDefault'), event);
    }
  });
});

suite('tables', () => {
  test('attributes', () => {
    const told = table('attribute').flatMap(([name]) => names(name));
    const known = TablaBoard.observedAttributes.filter((name) => !name.startsWith('aria-'));
    assert.deepEqual(told.sort(), known.sort());
  });

  test('companions', () => {
    const source = readFileSync(join(root, 'src/companions.ts'), 'utf8');
    const defined = [...new Set(source.match(/tabla-(?!board)[a-z]+/g))];
    assert.deepEqual(
      table('companion')
        .flatMap(([name]) => names(name))
        .sort(),
      defined.sort(),
    );
  });

  test('games', () => {
    const rows = table('`variant`').map(([id, name]) => [id, name]);
    const words = boardWords('bg');
    assert.deepEqual(
      rows,
      Object.keys(presets).map((id) => [id, words.game(id)]),
    );
  });
});

suite('the rest', () => {
  test('the statechart is that of the machine', () => {
    assert.ok(readme.includes(inReadme()), 'node --import tsx tools/statechart.ts --update writes it anew');
  });

  test('commands are in package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const called = [...readme.matchAll(/`(?:\w+=\S+ )?npm (?:run )?([\w:]+)/g)].map(([, name]) => name);
    assert.ok(called.includes('start') && called.includes('test'));
    assert.deepEqual(
      called.filter((name) => !(name in scripts)),
      [],
    );
  });

  test('links and names of folders lead somewhere', () => {
    const anchorsOf = (text) =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
        title
          .toLowerCase()
          .replace(/[^\p{L}\d -]/gu, '')
          .replaceAll(' ', '-'),
      );
    for (const [, target] of readme.matchAll(/(?:\]\(|src(?:set)?="(?!\/))([^)"]+)/g)) {
      if (/^https?:/.test(target)) continue;
      const [file, anchor] = target.split('#');
      assert.ok(existsSync(join(root, file)), target);
      if (anchor) assert.ok(anchorsOf(file ? readFileSync(join(root, file), 'utf8') : readme).includes(anchor), target);
    }
    for (const [, folder] of readme.matchAll(/^\| .*?`(\w[\w/]*\/)`/gm)) assert.ok(existsSync(join(root, folder)), folder);
  });

  test('the line of the first sample is demo/bare.html', () => {
    assert.equal(readFileSync(join(root, 'demo/bare.html'), 'utf8'), html[0]);
    assert.equal(html[0].trim().split('\n').length, 1);
  });

  test('the picture is there and small', () => {
    for (const file of ['docs/board.svg', 'docs/board-dark.svg']) assert.ok(statSync(join(root, file)).size <= 200_000);
  });
});
