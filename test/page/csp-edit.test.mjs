/** The quiz and the editor under the strictest policy: no image is allowed there, and the board is saved as one all the same. */
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { closeBrowsers, engines, open } from '../../tools/engines.mjs';
import { look, servePages } from '../support/pages.mjs';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html tabla-board";
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>edit</title>
  <script type="module" src="/cdn/all.min.js"></script><tabla-board mode="edit" theme="wood"></tabla-board>
  <tabla-board mode="quiz" dice="31" turn="white" answer="8/5 6/5 {Right. [%mark 5]}"></tabla-board></html>`;

/** Runs in the page: something is set up and saved, a problem is solved. */
async function work() {
  const [editor, quiz] = document.querySelectorAll('tabla-board');
  const find = (selector) => editor.shadowRoot.querySelector(selector);
  const saved = [];
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
  find('[data-point="5"]').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  await editor.updateComplete;
  const wrong = find('[part=status]').textContent.trim();
  editor.undo();
  await editor.updateComplete;
  const buttons = [...editor.shadowRoot.querySelectorAll('button')];
  for (const kind of ['SVG', 'PNG']) buttons.find((one) => one.textContent.trim() === `Save ${kind}`).click();
  buttons.find((one) => one.textContent.trim() === 'Keys').click();
  const dialog = find('dialog');
  const isOpen = dialog.open && getComputedStyle(dialog).borderTopWidth;
  dialog.close();
  const file = await editor.toPNG(300);
  const size = new DataView(await file.arrayBuffer());
  for (let round = 0; round < 500 && saved.length < 2; round++) await new Promise((done) => setTimeout(done, 20));
  quiz.play('8/5 6/5');
  quiz.confirm();
  await quiz.updateComplete;
  return {
    wrong,
    saved,
    isOpen,
    png: [size.getUint32(0).toString(16), size.getUint32(16), size.getUint32(20)],
    answers: quiz.shadowRoot.querySelector('[part=answers]').textContent.replace(/\s+/g, ' ').trim(),
    faults: globalThis.faults,
  };
}

let server;
before(async () => {
  server = await servePages((path) => (path === '/edit' ? { html, headers: { 'content-security-policy': policy } } : undefined));
});
after(async () => {
  await closeBrowsers();
  await server?.close();
});

for (const engine of engines)
  suite(engine, () => {
    test('a position is set up, saved and asked for without a violation', async () => {
      const opened = await open(engine);
      try {
        await opened.goto(`${server.url}/edit`);
        await opened.waitFor(look);
        const seen = await opened.evaluate(work);
        assert.deepEqual(
          seen.faults.filter((fault) => !fault.includes('/favicon.ico')),
          [],
        );
        assert.equal(seen.wrong, 'White, point 5: These are more than 15 checkers.');
        assert.deepEqual(seen.saved, ['tabla.svg', 'tabla.png']);
        assert.equal(seen.isOpen, '2px');
        assert.deepEqual(seen.png, ['89504e47', 300, 240]);
        assert.match(seen.answers, /^8\/5 6\/5 ?Right\.$/);
        assert.deepEqual(opened.errors, []);
      } finally {
        await opened.close();
      }
    });
  });
