/** The demo: it teaches what is true, and its pages open everywhere without a fault. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { formatPlay, parseMarks, parsePlay, parseSituation } from 'tabla-board/notation';
import { destinations, legalPlays, outcome, parseRules, startTurn, throwDice } from 'tabla-board/rules';
import { boardWords } from '../../src/locale/board.js';
import { closeBrowsers, engines, open } from '../../tools/engines.mjs';
import { root } from '../../tools/setup.mjs';
import { look, servePages } from '../support/pages.mjs';

const article = readFileSync(join(root, 'demo/index.html'), 'utf8');
const pages = ['index.html', 'bare.html', 'masa.html', 'partii.html'];

/** The boards of the article by the id of their figure, as far as they can be understood without a page. */
const boards = new Map(
  [...article.matchAll(/<figure id="([^"]+)"[^]*?<tabla-board([^\n]*?)>([^<\n]*)<\/tabla-board>[^]*?<\/figure>/g)].map(
    ([, id, attributes, text]) => {
      const given = Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)].map(([, name, a, b]) => [name, a ?? b]),
      );
      const rules = parseRules(given.variant ?? 'prava');
      return [id, { ...given, rules, situation: text && parseSituation(text, rules) }];
    },
  ),
);
const stage = ([a, b]) => (a === b ? [a, a, a, a] : [a, b]);
const turnOf = ({ rules, situation: { position, player, dice } }) => throwDice(startTurn(rules, position, player), dice);
const playsOf = ({ rules, situation: { position, player, dice } }) => legalPlays(rules, position, player, stage(dice));
const tryOf = ({ rules, situation: { position, player, dice }, try: text }) => parsePlay(text, rules, position, player, stage(dice));
const written = (plays) => plays.map(({ moves }) => formatPlay(moves)).sort();
const at = (id) => boards.get(id) ?? assert.fail(`there is no board ${id}`);
const isRefused = (id) => {
  try {
    if (at(id).try !== undefined) tryOf(at(id));
    return false;
  } catch ({ code }) {
    return code === 'illegal-play';
  }
};
const refused = (id, refusal) => assert.throws(() => tryOf(at(id)), { code: 'illegal-play', refusal });

suite('what the article says', () => {
  test('every board is one line that can be copied', () => {
    assert.equal(boards.size, article.match(/<tabla-board\b/g).length);
    assert.ok(boards.size >= 18);
    for (const [, { marks }] of boards) if (marks) parseMarks(marks);
  });

  test('6-3 with two checkers or with one', () => {
    assert.ok(written(playsOf(at('dva-pula'))).includes('24/18 13/10'));
    assert.deepEqual(
      destinations(turnOf(at('edin-pul')), 24)
        .map(({ to }) => to)
        .sort(),
      [15, 18, 21],
    );
  });

  test('24/14 has no touch-down: 18 and 20 are held, 14 is empty', () => {
    refused('mezhdinno-pole', { code: 'point-held', point: 18 });
    const { black } = at('mezhdinno-pole').situation.position;
    assert.deepEqual([black.checkers[25 - 20], black.checkers[25 - 18], black.checkers[25 - 14]], [2, 2, 0]);
  });

  test('nothing leaves from behind the prime', () => {
    const { rules, situation } = at('pedya');
    assert.equal(situation.position.black.checkers[22], 2);
    for (let die = 1; die <= 6; die++) {
      const turn = throwDice(startTurn(rules, situation.position, 'black'), [die, die]);
      assert.deepEqual(destinations(turn, 22), []);
    }
  });

  test('6-1 hits and makes a point', () => {
    const { position } = tryOf(at('udari'));
    assert.deepEqual([position.black.checkers[25], position.white.checkers[7]], [1, 2]);
  });

  test('entering: 21 is held, 22 is open', () => {
    assert.ok(written(playsOf(at('vlizane'))).every((play) => play.startsWith('bar/22')));
    assert.equal(playsOf(at('vlizane')).length, 5);
    refused('parvo-ot-bara', { code: 'bar-first' });
    assert.deepEqual(written(playsOf(at('parvo-ot-bara'))), ['bar/22']);
  });

  test('3-3 makes two points', () => {
    const { white } = tryOf(at('dyu-se')).position;
    assert.deepEqual([white.checkers[5], white.checkers[3], tryOf(at('dyu-se')).moves.length], [2, 2, 4]);
  });

  test('both dice, and the larger one', () => {
    refused('i-dvata', { code: 'must-use-both' });
    assert.deepEqual(written(playsOf(at('i-dvata'))), ['24/18 8/6', '24/18/16']);
    refused('po-malkiya', { code: 'must-use-larger', die: 6 });
    assert.deepEqual(written(playsOf(at('po-golemiya'))), ['20/14']);
    tryOf(at('po-golemiya'));
  });

  test('bearing off', () => {
    assert.ok(written(playsOf(at('tochno'))).includes('6/off 3/off'));
    assert.deepEqual(written(playsOf(at('po-golyam'))), ['4/off(2)']);
    tryOf(at('po-golyam'));
    refused('naydalechnoto', { code: 'farther-first', die: 5, point: 6 });
    assert.deepEqual(written(playsOf(at('naydalechnoto'))), ['6/1 3/off', '6/2 3/off']);
    const blots = ({ white }) => white.checkers.filter((count, point) => point >= 1 && point <= 24 && count === 1).length;
    assert.equal(blots(tryOf(at('malkiyat')).position), 0);
    assert.equal(blots(tryOf({ ...at('malkiyat'), try: '6/off 4/2' }).position), 1);
  });

  test('oin and mars', () => {
    for (const [id, kind] of [
      ['oin', 'oin'],
      ['mars', 'mars'],
    ]) {
      const { rules, situation } = at(id);
      const { winner, ...result } = outcome(rules, situation.position);
      assert.deepEqual([winner, Object.values(result).includes(kind)], ['white', true], JSON.stringify(result));
    }
  });

  test('the names of the throws are those that the board says', () => {
    const names = [...article.matchAll(/<b>([1-6])-([1-6])<\/b> ([^<]+)</g)].map(([, high, low, name]) => [+high, +low, name]);
    assert.equal(names.length, 21);
    const { throws } = boardWords('bg');
    for (const [high, low, name] of names) assert.equal(name, throws[(high * (high - 1)) / 2 + low - 1]);
  });
});

test('every game of the table has its rules on a page', () => {
  const options = [
    ...readFileSync(join(root, 'demo/masa.html'), 'utf8').matchAll(/<option value="([a-z-]+)"( data-rules="([^"#]+)#?([^"]*)")?/g),
  ];
  const games = options.filter(([, value]) => value !== 'series' && !['white', 'black', 'mover'].includes(value));
  assert.equal(games.length, 16);
  for (const [, value, , page, id] of games) {
    const html = readFileSync(join(root, 'demo', page), 'utf8');
    assert.ok(!id || html.includes(` id="${id}"`), `${value}: ${page}#${id}`);
  }
});

suite('its pages', () => {
  let server;
  before(async () => {
    server = await servePages((path) => {
      const page = pages.find((name) => path === `/demo/${name}`);
      return page && { html: readFileSync(join(root, 'demo', page), 'utf8') };
    });
  });
  after(async () => {
    await closeBrowsers();
    await server.close();
  });

  for (const engine of engines)
    for (const name of pages) {
      test(`${name} in ${engine}`, async () => {
        const page = await open(engine);
        await page.goto(`${server.url}/demo/${name}`);
        const { boards: seen, faults, outside, missing } = await page.waitFor(look);
        await page.close();
        assert.deepEqual([...faults, ...page.errors], []);
        assert.deepEqual([outside, missing], [[], []]);
        assert.equal(seen.length, { 'index.html': boards.size, 'partii.html': 3 }[name] ?? 1);
        for (const { id, wrong, role, name } of seen) {
          assert.deepEqual(wrong, [], id);
          assert.match(role, /^(img|group)$/, id);
          assert.ok(name.length > 10, `${id} has no name`);
        }
        const saidNo = seen.filter((board) => board.refusal).map(({ id }) => id);
        assert.deepEqual(saidNo, name === 'index.html' ? [...boards.keys()].filter(isRefused) : []);
      });

      test(`${name} at 280 px in ${engine}`, async () => {
        const page = await open(engine);
        await page.goto(`${server.url}/narrow/demo/${name}`);
        const { wide } = await page.waitFor(look);
        await page.close();
        assert.equal(wide, false, 'it is wider than its window');
      });
    }

  test('the table plays what is chosen, and keeps it', { skip: !engines.includes('chromium') }, async () => {
    const page = await open('chromium');
    const url = `${server.url}/demo/masa.html`;
    await page.goto(url);
    const play = (variant, length) =>
      page.evaluate(
        async (chosen) => {
          const board = document.querySelector('tabla-board');
          const form = document.querySelector('#izbor');
          for (const [name, value] of Object.entries(chosen)) form.querySelector(`[name=${name}]`).value = value;
          if (chosen.variant) form.dispatchEvent(new Event('change', { bubbles: true }));
          await board.updateComplete;
          if (chosen.variant) board.roll();
          await board.updateComplete;
          const { set, length, game } = board.save().match;
          const rules = document.querySelector('#pravila').getAttribute('href');
          return { variant: form.elements.variant.value, set, length, contact: game.rules.contact, opening: game.opening, rules };
        },
        { variant, length },
      );
    const begun = await play('gyulbara', '3');
    assert.equal(begun.contact, 'block');
    assert.equal(begun.length, 3);
    assert.equal(begun.rules, 'gyulbara.html');
    assert.ok(begun.opening, 'thrown');
    await page.goto(url);
    await page.waitFor(look);
    assert.deepEqual(await play(), begun, 'after the page was opened again');
    assert.equal((await play('makedonska')).set, 'makedonska');
    assert.deepEqual(page.errors, []);
    await page.close();
  });

  test('index.html says without scripts what its boards show', { skip: !engines.includes('chromium') }, async () => {
    const page = await open('chromium', { javaScript: false });
    await page.goto(`${server.url}/demo/index.html`);
    const figures = await page.evaluate(() =>
      [...document.querySelectorAll('figure')].map((figure) => ({
        id: figure.id,
        text: figure.innerText.trim(),
        height: figure.offsetHeight,
      })),
    );
    await page.close();
    assert.equal(figures.length, boards.size);
    for (const { id, text, height } of figures) assert.ok(text.length > 30 && height > 20, `${id}: ${text}`);
  });
});
