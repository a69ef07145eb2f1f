/** Pages with the strictest policy: nothing is blocked, all is styled. The published one-script files are what runs here. */
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { closeBrowsers, engines, open } from '../../tools/engines.mjs';
import { look, servePages } from '../support/pages.mjs';

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html tabla-board";
const twice = strict.replace('lit-html', "lit-html 'allow-duplicates'");

const boards = `
<tabla-board theme="dark" dice="63"><span slot="caption">caption</span></tabla-board>
<tabla-board theme="light" marks='[%arrow 8/5 red] [%mark 7] [%text 20 "text"]'></tabla-board>
<tabla-board variant="backgammon" dice="31" try="8/5 6/5" pips dicenames></tabla-board>
<tabla-board dice="55" try="24/14"></tabla-board>
<tabla-board dice="64" targets></tabla-board>
<tabla-board rules="climb.from=1 contact=pin"><pre>W 24:1! 13:7 8:7 | B 24:7 1:8; white 22</pre></tabla-board>
<tabla-board position="W nonsense"></tabla-board>`;
const page = (scripts, inside) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>boards</title>${scripts
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('')}${inside}</html>`;
const pages = {
  '/show': { html: page(['/cdn/show.min.js'], boards), policy: strict },
  '/play': { html: page(['/cdn/all.min.js'], '<tabla-board mode="play"></tabla-board>'), policy: strict },
  '/two': { html: page(['/cdn/show.min.js', '/cdn/all.min.js'], boards), policy: strict },
  '/two-allowed': { html: page(['/cdn/show.min.js', '/cdn/all.min.js'], boards), policy: twice },
};

/** Runs in a page: the colours in force, by the theme of each board. */
function coloursOf() {
  return [...document.querySelectorAll('tabla-board')].map((board) => {
    const frame = board.shadowRoot.querySelector('.frame');
    return { theme: board.theme, fill: frame && getComputedStyle(frame).fill };
  });
}

/** What went wrong, but for the icon that Firefox asks for by itself and the policy refuses. */
const faultsOf = ({ faults }) => faults.filter((fault) => !fault.includes('/favicon.ico'));

let server;
before(async () => {
  server = await servePages((path) => {
    const found = pages[path];
    return found && { html: found.html, headers: { 'content-security-policy': found.policy } };
  });
});
after(async () => {
  await closeBrowsers();
  await server?.close();
});

for (const engine of engines)
  suite(engine, () => {
    const visit = async (path, check) => {
      const opened = await open(engine);
      try {
        await opened.goto(`${server.url}${path}`);
        await check(opened, await opened.waitFor(look));
        assert.deepEqual(opened.errors, []);
      } finally {
        await opened.close();
      }
    };

    test('shows without a violation, fully styled', () =>
      visit('/show', async (opened, seen) => {
        assert.deepEqual(faultsOf(seen), []);
        assert.deepEqual(seen.outside, []);
        const [, , , , , , bad] = seen.boards;
        assert.match(bad.wrong.join(), /cannot be shown/);
        for (const board of seen.boards.slice(0, -1)) {
          assert.deepEqual(board.wrong, []);
          assert.equal(board.role, 'img');
          assert.match(board.name, /White: /);
        }
        assert.match(seen.boards[3].refusal, /Point 19/);
        const colours = await opened.evaluate(coloursOf);
        const [dark, light, auto] = colours.map(({ fill }) => fill);
        assert.equal(new Set([dark, light, auto]).size, 3);
        assert.ok(!colours.slice(0, -1).some(({ fill }) => !fill || fill === 'rgb(0, 0, 0)'));
      }));

    test('plays without a violation', () =>
      visit('/play', async (opened, seen) => {
        assert.deepEqual(faultsOf(seen), []);
        assert.deepEqual(seen.boards[0].wrong, []);
        const buttons = await opened.evaluate(() => document.querySelector('tabla-board').shadowRoot.querySelectorAll('button').length);
        assert.ok(buttons > 0);
      }));

    test("a second copy works where the policy says 'allow-duplicates'", () =>
      visit('/two-allowed', async (_opened, seen) => {
        assert.deepEqual(faultsOf(seen), []);
        assert.deepEqual(seen.boards[0].wrong, []);
      }));

    test('without that a second copy is refused, and the first one shows all', async () => {
      const opened = await open(engine);
      try {
        await opened.goto(`${server.url}/two`);
        const seen = await opened.waitFor(look);
        assert.match(faultsOf(seen).join(), /trusted-types|TrustedTypes|Policy|policy/);
        assert.deepEqual(seen.boards[0].wrong, []);
        assert.match(seen.boards[0].name, /White: /);
      } finally {
        await opened.close();
      }
    });
  });
