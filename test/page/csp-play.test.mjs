/** A game under the strictest policy: buttons, pointer, words beside the point and flying checkers need nothing that it forbids. */
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { closeBrowsers, engines, open } from '../../tools/engines.mjs';
import { look, servePages } from '../support/pages.mjs';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html tabla-board";
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>play</title>
  <script type="module" src="/cdn/all.min.js"></script><tabla-board mode="play" auto="confirm" speed="fast"><tabla-dice></tabla-dice></tabla-board></html>`;

/** Runs in the page: some of a game, as a person or a page can play it; what is seen of it then. */
async function play() {
  const board = document.querySelector('tabla-board');
  const root = board.shadowRoot;
  const find = (selector) => root.querySelector(selector);
  const choose = async (point) => {
    find(`[data-point="${point}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await board.updateComplete;
  };
  board.apply({ type: 'thrown', dice: [6, 5] });
  board.apply({ type: 'thrown', dice: [6, 3] });
  await choose(24);
  await choose(23);
  const near = find('.near');
  const refused = near.textContent;
  const isPlaced = near.style.getPropertyValue('--x') !== '' && getComputedStyle(near).marginTop !== '0px';
  await choose(18);
  const flights = find('svg[part=board]').getAnimations({ subtree: true }).length;
  find('.resign').click();
  await board.updateComplete;
  find('.stay').click();
  await board.updateComplete;
  const input = find('input');
  input.value = '13/10';
  input.form.requestSubmit();
  await board.updateComplete;
  const played = find('.todo').textContent.trim();
  const dice = document.querySelector('tabla-dice');
  await dice.updateComplete;
  const beside = getComputedStyle(dice.shadowRoot.querySelector('.field')).fill;
  const { backgroundColor } = getComputedStyle(find('.main'));
  board.resign();
  await board.updateComplete;
  return { refused, isPlaced, flights, played, beside, backgroundColor, over: find('.todo').textContent.trim(), faults: globalThis.faults };
}

let server;
before(async () => {
  server = await servePages((path) => (path === '/play' ? { html, headers: { 'content-security-policy': policy } } : undefined));
});
after(async () => {
  await closeBrowsers();
  await server?.close();
});

for (const engine of engines)
  suite(engine, () => {
    test('a game is played without a violation, fully styled', async () => {
      const opened = await open(engine);
      try {
        await opened.goto(`${server.url}/play`);
        await opened.waitFor(look);
        const seen = await opened.evaluate(play);
        assert.deepEqual(
          seen.faults.filter((fault) => !fault.includes('/favicon.ico')),
          [],
        );
        assert.equal(seen.refused, 'That move needs a 1; you have a 6 and a 3 left.');
        assert.ok(seen.isPlaced, 'the words stand beside the point');
        assert.ok(seen.flights > 0, 'the checker flies');
        assert.equal(seen.played, 'White’s turn. All played. Done?');
        assert.notEqual(seen.beside, 'rgb(0, 0, 0)');
        assert.notEqual(seen.backgroundColor, 'rgba(0, 0, 0, 0)');
        assert.equal(seen.over, 'White resigns. A gammon (mars), 2 points for Black.');
        assert.deepEqual(opened.errors, []);
      } finally {
        await opened.close();
      }
    });
  });
