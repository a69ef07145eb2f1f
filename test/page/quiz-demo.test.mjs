/** The page of problems says true things, and keeps score; the builder's line shows what was set up. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { formatPlay, parsePlay, parseSituation } from 'tabla-board/notation';
import { legalPlays, OFF, outcome, parseRules } from 'tabla-board/rules';
import { closeBrowsers, engines, open } from '../../tools/engines.mjs';
import { root } from '../../tools/setup.mjs';
import { look, servePages } from '../support/pages.mjs';

const html = readFileSync(join(root, 'demo/zadachi.html'), 'utf8');
const problems = [...html.matchAll(/variant="([^"]+)"\s+answer="([^{]+)\{([^"]*)\}"\s*>([^<]+)</g)].map(
  ([, variant, play, comment, text]) => {
    const rules = parseRules(variant);
    const { position, player, dice } = parseSituation(text, rules);
    return { variant, comment, rules, position, player, dice, answer: parsePlay(play, rules, position, player, dice) };
  },
);
const stage = (a, b) => (a === b ? [a, a, a, a] : [a, b]);

/** Of 36 throws those with which the side bears off all that is left. */
function wins({ rules, player }, position) {
  let count = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      if (legalPlays(rules, position, player, stage(a, b)).some((play) => play.position[player].checkers[OFF] === 15)) count++;
  return count;
}
const numbers = {
  деветнайсет: 19,
  петнайсет: 15,
  'двайсет и три': 23,
  седемнайсет: 17,
  'трийсет и четири': 34,
  'двайсет и пет': 25,
};

suite('the problems', () => {
  test('are one for each of ten games', () => {
    assert.equal(problems.length, html.match(/<tabla-board\b/g).length);
    assert.equal(new Set(problems.map(({ variant }) => variant)).size, 10);
  });

  const last = problems.filter(({ comment }) => /печел\S+ /.test(comment) && !/май/.test(comment));
  test('of the last throw: the answer wins most often, as often as it says', () => {
    assert.equal(last.length, 4);
    for (const problem of last) {
      const { rules, position, player, dice, answer, comment, variant } = problem;
      const all = legalPlays(rules, position, player, dice).map((play) => wins(problem, play.position));
      const best = wins(problem, answer.position);
      const sorted = all.sort((a, b) => b - a);
      assert.equal(best, sorted[0], variant);
      assert.ok(sorted[1] < best, `${variant}: no other is as good`);
      const said = Object.entries(numbers).filter(([name]) => comment.includes(name));
      assert.deepEqual(
        said.map(([, number]) => number).sort((a, b) => b - a),
        sorted.filter((many) => said.some(([, number]) => number === many)).filter((many, at, list) => list.indexOf(many) === at),
      );
      assert.ok(comment.includes(Object.keys(numbers).find((name) => numbers[name] === best)), `${variant}: ${best}`);
    }
  });

  test('the mother is pinned, and that is a mars', () => {
    const { rules, answer } = problems.find(({ variant }) => variant === 'tapa');
    assert.deepEqual(outcome(rules, answer.position), { winner: 'white', kind: 'mars', points: 2, by: 'mother' });
  });

  test('both mothers are pinned, and that is a draw', () => {
    const { rules, answer } = problems.find(({ variant }) => variant === 'plakoto');
    const { kind, points } = outcome(rules, answer.position);
    assert.deepEqual([kind, points], ['draw', 0]);
  });

  test('who hits at home is covered by another, and nobody stands alone', () => {
    const { rules, answer, position, player, dice } = problems.find(({ variant }) => variant === 'kavkazka');
    const held = ({ white: { checkers } }) => [6, 5, 4, 3].every((point) => checkers[point] === 2) && !checkers.slice(1, 25).includes(1);
    assert.ok(held(answer.position) && answer.position.black.checkers[25] === 1);
    assert.equal(legalPlays(rules, position, player, dice).filter((play) => held(play.position)).length, 1, 'no other play does it');
  });

  test('openings make the point that they speak of', () => {
    for (const [variant, point] of [
      ['prava', 5],
      ['obiknovena', 7],
      ['kratka', 4],
    ]) {
      const { answer } = problems.find((problem) => problem.variant === variant);
      assert.equal(answer.position.white.checkers[point], 2, formatPlay(answer.moves));
    }
  });
});

suite('the pages', () => {
  let server;
  before(async () => {
    server = await servePages((path) => {
      const page = ['zadachi.html', 'sglobi.html'].find((name) => path === `/demo/${name}`);
      return page && { html: readFileSync(join(root, 'demo', page), 'utf8') };
    });
  });
  after(async () => {
    await closeBrowsers();
    await server.close();
  });

  for (const engine of engines)
    for (const name of ['zadachi.html', 'sglobi.html'])
      test(`${name} in ${engine}, also at 280 px`, async () => {
        const page = await open(engine);
        await page.goto(`${server.url}/demo/${name}`);
        const { boards, faults, outside, missing } = await page.waitFor(look);
        await page.goto(`${server.url}/narrow/demo/${name}`);
        const { wide } = await page.waitFor(look);
        await page.close();
        assert.deepEqual([...faults, ...page.errors, ...outside, ...missing], []);
        assert.equal(boards.length, name === 'zadachi.html' ? 10 : 2);
        for (const { wrong } of boards) assert.deepEqual(wrong, []);
        assert.equal(wide, false, 'it is wider than its window');
      });

  const inChromium = { skip: !engines.includes('chromium') };
  test('of each problem the first try counts', inChromium, async () => {
    const page = await open('chromium');
    await page.goto(`${server.url}/demo/zadachi.html`);
    await page.waitFor(look);
    const told = await page.evaluate(async () => {
      const [first, second] = document.querySelectorAll('tabla-board');
      const told = [];
      for (const [board, play] of [
        [first, '24/20'],
        [first, '8/5 6/5'],
        [second, '13/7 8/7'],
      ]) {
        board.play(play);
        board.confirm();
        told.push([...document.querySelectorAll('#rezultat b')].map((one) => one.textContent).join(', '));
        board.confirm();
        await board.updateComplete;
      }
      return told;
    });
    await page.close();
    assert.deepEqual(told, ['1 от 10, 0', '1 от 10, 0', '2 от 10, 1']);
  });

  test('the line of the builder is what is shown', inChromium, async () => {
    const page = await open('chromium');
    await page.goto(`${server.url}/demo/sglobi.html`);
    await page.waitFor(look);
    const { line, shown } = await page.evaluate(async () => {
      const [editor, board] = document.querySelectorAll('tabla-board');
      document.forms[0].elements.variant.value = 'tapa';
      document.forms[0].dispatchEvent(new Event('change'));
      await editor.updateComplete;
      editor.shadowRoot.querySelector('[data-point="10"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
      editor.shadowRoot.querySelector('[data-point="24"]').focus();
      document.forms[1].elements.view.value = 'black';
      document.forms[1].elements.pips.checked = true;
      document.forms[1].dispatchEvent(new Event('change'));
      editor.position = 'W 24:10 10:1! | B 24:12 15:2 ; black 63';
      await editor.updateComplete;
      await board.updateComplete;
      return { line: document.querySelector('#red').textContent, shown: [board.variant, board.view, board.text] };
    });
    await page.close();
    assert.equal(line, '<tabla-board variant="tapa" view="black" pips>W 24:10 10:1! | B 24:12 15:2; black 63</tabla-board>');
    assert.deepEqual(shown, ['tapa', 'black', 'W 24:10 10:1! | B 24:12 15:2; black 63']);
  });

  test('of a position that is wrong the builder has no line', inChromium, async () => {
    const page = await open('chromium');
    await page.goto(`${server.url}/demo/sglobi.html`);
    await page.waitFor(look);
    const told = await page.evaluate(async () => {
      const [editor, board] = document.querySelectorAll('tabla-board');
      const told = [];
      const tell = async () => {
        await editor.updateComplete;
        await board.updateComplete;
        const copy = document.querySelector('#kopiray');
        told.push([document.querySelector('#red').textContent, copy.disabled, document.querySelector('#stara').hidden]);
      };
      await tell();
      editor.shadowRoot.querySelector('[data-point="1"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await tell();
      document.forms[1].elements.view.value = 'black';
      document.forms[1].dispatchEvent(new Event('change'));
      await tell();
      editor.shadowRoot.querySelector('[data-sign="↶"]').click();
      await tell();
      return told;
    });
    await page.close();
    const wrong = 'Още няма ред за копиране. Бели, поле 1: пуловете стават повече от 15.';
    const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5</tabla-board>';
    assert.deepEqual(told, [
      [`<tabla-board>${start}`, false, true],
      [wrong, true, false],
      [wrong, true, false],
      [`<tabla-board view="black">${start}`, false, true],
    ]);
  });
});
