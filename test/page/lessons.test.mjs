/** The pages of the games, the glossary and the strategies: what they say of their boards is what the board itself says. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { parseMarks, parseSituation, playText } from 'tabla-board/notation';
import { explainMove, legalPlays, outcome, parseRules, pipCount, startTurn, throwDice } from 'tabla-board/rules';
import { boardWords } from '../../src/locale/board.js';
import { closeBrowsers, engines, open } from '../../tools/engines.mjs';
import { root } from '../../tools/setup.mjs';
import { look, servePages } from '../support/pages.mjs';

const folder = join(root, 'demo');
const html = (name) => readFileSync(join(folder, name), 'utf8');
const hrefs = (text) => [...text.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
const navOf = (name) => html(name).match(/<nav class="games"[^]*?<\/nav>/)?.[0] ?? assert.fail(`${name} has no list of the games`);
/** In the order of the list that stands above each; the pages that end it, where one plays, have tests of their own. */
const pages = hrefs(navOf('index.html')).filter((name) => !/^(?:masa|zadachi|sglobi|partii)\./.test(name));
const lessons = pages.filter((name) => name !== 'index.html');

const figure = /<figure id="([^"]+)"([^>]*)>\s*<tabla-board([^>]*)>([^<]*)<\/tabla-board\s*>[^]*?<\/figure>/g;
/** The boards of a page by the id of their figure. */
const boardsOf = (name) =>
  new Map(
    [...html(name).matchAll(figure)].map(([, id, , attributes, text]) => {
      const given = Object.fromEntries(
        [...attributes.matchAll(/([a-z]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g)].map(([, name, a, b]) => [name, a ?? b ?? '']),
      );
      if (given.mode === 'play') return [id, given];
      const rules = parseRules(given.rules ?? '', given.variant ?? 'prava');
      return [id, { ...given, rules, situation: parseSituation(text, rules) }];
    }),
  );
const all = new Map(lessons.map((name) => [name, boardsOf(name)]));
const at = (path) => {
  const [name, id] = path.split('#');
  return all.get(`${name}.html`)?.get(id) ?? assert.fail(`there is no board ${path}`);
};

function turnOf({ rules, situation: { position, player, dice, rolls, passed } }) {
  const turn = startTurn(rules, position, player, { rolls: rolls?.[player] ?? 0, passed });
  return turn.phase === 'roll' ? throwDice(turn, dice) : turn;
}
const played = (board) => playText(turnOf(board), board.try ?? '-');
const refusalOf = (board) => {
  try {
    played(board);
    return null;
  } catch (error) {
    return error.refusal?.code ?? assert.fail(error);
  }
};

/** The boards that say no, and why; every other `try` is a legal play. */
const refused = {
  'kavkazka#ne-se-krie': 'no-hiding',
  'kavkazka#zaeto': 'no-hiding',
  'gyulbara#zaeto': 'point-taken',
  'gyulbara#po-golemiya-ne': 'must-use-larger',
  'tapa#na-pomosht': 'own-pinned-there',
  'tapa#dvama-pazyat': 'point-held',
  'tapa#vartre': 'own-pinned-there',
  'tapa#navan': 'not-all-home',
  'tapa#staro-ne': 'pinned-no-bearing-off',
  'plakoto#na-pomosht': 'own-pinned-there',
  'plakoto#zatvoreno': 'own-pinned-there',
  'plakoto#chaka': 'pinned-no-bearing-off',
  'fevga#zaeto': 'point-taken',
  'fevga#na-samoto': 'runner-first',
  'fevga#sam': 'runner-first',
  'fevga#po-malkiya': 'must-use-larger',
  'fevga#chetvart': 'quarter-wall',
  'fevga#gubi-zar': 'quarter-wall',
  'fevga#pred': 'front-wall',
  'fevga#zaklyuchva': 'must-leave-move',
  'strategii#zatvoren': 'point-held',
  'rechnik#mezhdinno': 'point-held',
  'rechnik#krienie': 'no-hiding',
};

/** How many ends the first stage has, where the text says that there is but one way, or none. */
const ways = {
  'kavkazka#dlazhen': 1,
  'kavkazka#gubi-se': 1,
  'chelebi#doigrava': 1,
  'gyulbara#edin-zar-cherni': 1,
  'gyulbara#po-golemiya': 1,
  'gyulbara#cyalata': 0,
  'tapa#prinuda': 1,
  'tapa#staro-ne': 0,
  'tapa#ne-se-broi': 1,
  'tapa#navan': 1,
  'plakoto#minava': 1,
  'plakoto#chaka': 0,
  'plakoto#vartre': 1,
  'plakoto#zatvoreno': 0,
  'plakoto#svoboden': 1,
  'fevga#s-dvata': 1,
  'fevga#dyu-shesh': 1,
  'tapa#staro-vartre': 1,
  'fevga#po-golemiya': 1,
  'fevga#gubi-zar': 0,
};

/** What a play hands over, as it would be written behind `passed`. */
const handedOver = {
  'chelebi#stalba': '',
  'chelebi#zasyadash': '55 6666',
  'chelebi#ostatak': '444 5555 6666',
  'chelebi#nezapochnat': '',
  'chelebi#obiknoven': '',
  'chelebi#pobeda': '',
  'gyulbara#edin-zar': '6',
  'gyulbara#po-sredata': '55 6666',
  'gyulbara#cyalata': '4444 5555 6666',
  'gyulbara#stalba': '',
  'gyulbara#stara-zar': '',
  'gyulbara#stara-chift': '',
  'gyulbara#stara-treto': '55 6666',
  'fevga#po-golemiya': '',
  'rechnik#predadeni': '6',
};

/** How a game ends with the play that is tried, or in the position that is shown; null where it goes on. */
const ends = {
  'obiknovena#mars-bez-koks': 'white mars 2',
  'obiknovena#koks': 'white koks 3',
  'obiknovena#remi': 'draw 0',
  'obiknovena#ne-stigna': 'black oin 1',
  'obiknovena#spasen-mars': 'black oin 1',
  'chelebi#pobeda': 'white mars 2',
  'gyulbara#podarena': 'black mars 2',
  'tapa#mayka-pada': 'white mars 2',
  'tapa#i-nachaloto': 'white mars 2',
  'tapa#oshte-ne': null,
  'tapa#remi': 'draw 0',
  'plakoto#mayka': 'white mars 2',
  'plakoto#oshte-ne': null,
  'plakoto#remi': 'draw 0',
  'kub#mars-po-kuba': 'white mars 8',
  'komplekti#remi-v-macha': 'draw 0',
  'rechnik#oin': 'white oin 1',
  'rechnik#mars': 'white mars 2',
  'rechnik#koks': 'white koks 3',
  'rechnik#remi': 'draw 0',
  'rechnik#posledno': 'draw 0',
  'rechnik#mayka': 'white mars 2',
};

suite('what the pages say', () => {
  test('every page is in the list above each page, and every link leads somewhere', () => {
    const there = readdirSync(folder).filter((name) => name.endsWith('.html'));
    for (const name of pages) {
      assert.ok(there.includes(name), name);
      const marked = navOf('index.html')
        .replace(' aria-current="page"', '')
        .replace(`<a href="${name}"`, `<a href="${name}" aria-current="page"`);
      assert.equal(navOf(name).replace(/\s+/g, ' '), marked.replace(/\s+/g, ' '), name);
      const ids = new Set([...html(name).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
      assert.equal(ids.size, html(name).match(/\sid="/g).length, `${name}: an id stands twice`);
      for (const href of hrefs(html(name))) {
        const [page, id] = href.split('#');
        assert.ok(page === '' || there.includes(page), `${name}: ${href}`);
        assert.ok(id === undefined || html(page || name).includes(` id="${id}"`), `${name}: ${href}`);
      }
    }
  });

  test('every board is understood, and has a caption, unless it is the only one to be played on', () => {
    for (const [name, boards] of all) {
      const bare = [...html(name).matchAll(/<figure id="([^"]+)"[^]*?<\/figure>/g)].filter(([text]) => !text.includes('<figcaption>'));
      const played = [...boards.values()].filter(({ mode }) => mode === 'play');
      for (const [, id] of bare) assert.ok(boards.get(id).mode === 'play' && played.length === 1, `${name}#${id} has no caption`);
      assert.equal(boards.size, html(name).match(/<tabla-board\b/g).length, name);
      for (const { marks } of boards.values()) if (marks) parseMarks(marks);
    }
  });

  test('each game can be played at the end of its page', () => {
    for (const [name, boards] of all) {
      if (name === 'rechnik.html') continue;
      const last = [...boards.values()].filter(({ mode }) => mode === 'play');
      assert.ok(last.length > 0, name);
      const game = name.slice(0, -'.html'.length);
      if (presetOf[game])
        assert.ok(
          last.some(({ variant }) => variant === presetOf[game]),
          name,
        );
    }
    assert.deepEqual(
      [...all.get('komplekti.html').values()].filter(({ mode }) => mode).map(({ variant }) => variant),
      ['balgarska', 'makedonska', 'gratska', 'turska'],
    );
  });

  test('what is refused is what the captions call so', () => {
    const said = {};
    for (const [name, boards] of all)
      for (const [id, board] of boards) {
        const path = `${name.slice(0, -'.html'.length)}#${id}`;
        if (board.try !== undefined) {
          const code = refusalOf(board);
          if (code) said[path] = code;
        } else if (refused[path]) said[path] = explainMove(turnOf(board), 25, 25 - turnOf(board).left[0])?.code;
      }
    assert.deepEqual(said, refused);
  });

  test('the only way, or none', () => {
    for (const [path, count] of Object.entries(ways)) {
      const { rules, situation } = at(path);
      const { position, player, passed, dice } = situation;
      const stage = passed[0] ?? (dice[0] === dice[1] ? [0, 1, 2, 3].map(() => dice[0]) : dice);
      assert.equal(legalPlays(rules, position, player, stage).length, count, path);
    }
  });

  test('what is handed over', () => {
    for (const [path, dice] of Object.entries(handedOver))
      assert.equal(
        played(at(path))
          .handOver.map((stage) => [...stage].join(''))
          .join(' '),
        dice,
        path,
      );
  });

  test('how games end', () => {
    for (const [path, end] of Object.entries(ends)) {
      const board = at(path);
      const position = board.try === undefined ? board.situation.position : played(board).position;
      const result = outcome(board.rules, position, board.situation.cube?.value);
      assert.equal(result && [result.winner ?? result.kind, ...(result.winner ? [result.kind] : []), result.points].join(' '), end, path);
    }
  });

  test('the race: 66 against 72 and 78', () => {
    const pips = (path) => ['white', 'black'].map((player) => pipCount(at(path).situation.position, player));
    assert.deepEqual(pips('kub#priemay'), [66, 72]);
    assert.deepEqual(pips('kub#pasuvay'), [66, 78]);
    assert.deepEqual(pips('rechnik#pip'), [167, 167]);
  });

  test('walls and primes have six points', () => {
    for (const path of ['gyulbara#stena', 'strategii#pedya', 'rechnik#pedya', 'rechnik#stena', 'rechnik#zatvoren']) {
      const { marks, rules, situation } = at(path);
      const held = parseMarks(marks).filter(({ point }) => situation.position.white.checkers[point] > 0);
      assert.equal(held.length, 6, path);
      const { black } = situation.position;
      // the black checkers behind it are those that have farthest to go
      const back = black.checkers.findLastIndex((count) => count > 0);
      for (let die = 1; die <= 6; die++)
        assert.ok(explainMove(throwDice(startTurn(rules, situation.position, 'black'), [die, die]), back, back - die), `${path}: ${die}`);
    }
  });

  test('the throws have the names that the board says', () => {
    const { throws } = boardWords('bg');
    for (const [id, name] of [
      ['dyu-shesh', 'дю-шеш'],
      ['shesh-besh', 'шеш-беш'],
      ['ep-ek', 'еп-ек'],
    ]) {
      const [a, b] = at(`rechnik#${id}`).situation.dice;
      assert.equal(throws[(a * (a - 1)) / 2 + b - 1], name);
    }
  });
});

/** The pages that teach one game, by its preset. */
const presetOf = {
  obiknovena: 'obiknovena',
  kavkazka: 'kavkazka',
  chelebi: 'chelebi',
  gyulbara: 'gyulbara',
  tapa: 'tapa',
  plakoto: 'plakoto',
  fevga: 'fevga',
  kub: 'backgammon',
};

suite('the pages in Chromium', { skip: !engines.includes('chromium') }, () => {
  let server;
  before(async () => {
    server = await servePages((path) => {
      const page = lessons.find((name) => path === `/demo/${name}`);
      return page && { html: html(page) };
    });
  });
  after(async () => {
    await closeBrowsers();
    await server.close();
  });

  for (const name of lessons) {
    test(name, async () => {
      const page = await open('chromium');
      await page.goto(`${server.url}/demo/${name}`);
      const { boards: seen, faults, outside, missing } = await page.waitFor(look);
      await page.close();
      assert.deepEqual([...faults, ...page.errors], []);
      assert.deepEqual([outside, missing], [[], []]);
      assert.deepEqual(
        seen.map(({ id }) => id),
        [...all.get(name).keys()],
      );
      for (const { id, wrong, role, name: label } of seen) {
        assert.deepEqual(wrong, [], id);
        assert.match(role, /^(img|group)$/, id);
        assert.ok(label.length > 10, `${id} has no name`);
      }
      const saidNo = seen.filter(({ refusal }) => refusal).map(({ id }) => `${name.slice(0, -'.html'.length)}#${id}`);
      assert.deepEqual(
        saidNo.sort(),
        Object.keys(refused)
          .filter((path) => path.startsWith(`${name.slice(0, -'.html'.length)}#`))
          .sort(),
      );
    });

    test(`${name} at 280 px`, async () => {
      const page = await open('chromium');
      await page.goto(`${server.url}/narrow/demo/${name}`);
      const { wide } = await page.waitFor(look);
      await page.close();
      assert.equal(wide, false, 'it is wider than its window');
    });

    test(`${name} says without scripts what its boards show`, async () => {
      const page = await open('chromium', { javaScript: false });
      await page.goto(`${server.url}/demo/${name}`);
      const figures = await page.evaluate(() =>
        [...document.querySelectorAll('figure')].map(({ id, innerText, offsetHeight }) => ({ id, text: innerText.trim(), offsetHeight })),
      );
      await page.close();
      assert.equal(figures.length, all.get(name).size);
      for (const { id, text, offsetHeight } of figures) assert.ok(text.length > 30 && offsetHeight > 20, `${id}: ${text}`);
    });
  }
});
