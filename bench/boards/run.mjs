/** One page, four makers of boards: how long 100 of them take to the next frame, and what each weighs. Chromium and Firefox. */
import { spawnSync } from 'node:child_process';
import { chromium as playwright } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { chromium, chromiumArgs, engines, firefox, wanted } from '../../tools/browsers.mjs';
import { serve } from '../../tools/serve.mjs';
import { root } from '../../tools/setup.mjs';
import { bundle } from '../bundle.mjs';

const ROUNDS = 7;
const BOARDS = 100;
const OURS = 'tabla-board';
const YARDSTICK = 'chessground';

const size = { width: 1240, height: 1240 };
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const say = (what, value, most, unit) => {
  const isMet = value <= most;
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${what}: ${value.toFixed(1)} ${unit} (bar ≤ ${most.toFixed(1)})`);
  if (!isMet) process.exitCode = 1;
};

/** Frames come as soon as they are ready, or every figure would be a multiple of a sixtieth of a second. */
const launch = {
  async chromium() {
    const args = [...chromiumArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync', '--js-flags=--expose-gc'];
    const browser = await playwright.launch({ executablePath: chromium, args });
    return {
      open: async (url) => {
        const page = await browser.newPage({ viewport: size });
        await page.goto(url);
        const devtools = await page.context().newCDPSession(page);
        return {
          call: (fn, ...given) => page.evaluate(`(${fn})(...${JSON.stringify(given)})`),
          async weigh() {
            await devtools.send('HeapProfiler.collectGarbage');
            const { usedSize, embedderHeapUsedSize } = await devtools.send('Runtime.getHeapUsage');
            return { js: usedSize, dom: embedderHeapUsedSize };
          },
          close: () => page.close(),
        };
      },
      close: () => browser.close(),
    };
  },
  async firefox() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox,
      headless: true,
      extraPrefsFirefox: { 'layout.frame_rate': 0, 'privacy.reduceTimerPrecision': false },
    });
    return {
      open: async (url) => {
        const page = await browser.newPage();
        await page.setViewport(size);
        await page.goto(url);
        return { call: (fn, ...given) => page.evaluate(fn, ...given), close: () => page.close() };
      },
      close: () => browser.close(),
    };
  },
};

// package.json calls only the built entry a file with effects; here it is the source
await bundle('boards/page.ts', { outfile: 'page.js', platform: 'browser', packages: 'bundle', ignoreAnnotations: true });
const situations = spawnSync(process.execPath, [await bundle('situations.ts')], { encoding: 'utf8' }).stdout;
const server = await serve(root);

async function openPage(browser) {
  const page = await browser.open(`${server.url}/bench/boards/index.html`);
  const given = { situations: JSON.parse(situations), assets: `${server.url}/bench/node_modules/cm-chessboard/assets/` };
  await page.call((data) => Object.assign(window.boards.given, data), given);
  return page;
}
const fill = (page, maker, count) => page.call((name, boards) => window.boards.fill(name, boards), maker, count);
const clear = (page) => page.call(() => window.boards.clear());

/** Milliseconds to the next frame, all on one page, in turns. */
async function time(page, makers) {
  const times = Object.fromEntries(makers.map((maker) => [maker, []]));
  for (let round = -1; round < ROUNDS; round++) {
    for (let i = 0; i < makers.length; i++) {
      const maker = makers[(i + Math.max(round, 0)) % makers.length];
      const taken = await fill(page, maker, BOARDS);
      if (round >= 0) times[maker].push(taken); // the first time warms up
      await clear(page);
    }
  }
  return times;
}

/** A page for each, on which one board has been before, so that what all boards share is not counted. */
async function weigh(browser, maker) {
  const page = await openPage(browser);
  const first = await fill(page, maker, 1);
  await clear(page);
  const before = await page.weigh?.();
  await fill(page, maker, BOARDS);
  const elements = (await page.call(() => window.boards.elements())) / BOARDS;
  const after = await page.weigh?.();
  await page.close();
  const each = (part) => before && (after[part] - before[part]) / BOARDS / 1000;
  return { first, elements, js: each('js'), dom: each('dom') };
}

for (const engine of ['chromium', 'firefox']) {
  if (!wanted.includes(engine) || !engines[engine].found) {
    console.log(`--   ${engine}: not there`);
    continue;
  }
  const browser = await launch[engine]();
  try {
    const page = await openPage(browser);
    const makers = await page.call(() => window.boards.makers);
    const times = await time(page, makers);
    await page.close();
    const weights = {};
    for (const maker of makers) weights[maker] = await weigh(browser, maker);
    console.log(`${engine}: ${BOARDS} boards to the next frame (median of ${ROUNDS}), the first board on a page, and what one holds`);
    for (const maker of makers) {
      const { first, elements, js, dom } = weights[maker];
      const heap = js === undefined ? '' : `, JavaScript ${js.toFixed(1)} kB, DOM ${dom.toFixed(1)} kB`;
      const all = `${median(times[maker]).toFixed(1)} ms (${Math.min(...times[maker]).toFixed(0)}–${Math.max(...times[maker]).toFixed(0)})`;
      console.log(`     ${maker}: ${all}, first ${first.toFixed(1)} ms, ${elements.toFixed(0)} elements${heap}`);
    }
    const most = median(times[YARDSTICK]) * (engine === 'firefox' ? 1.1 : 1);
    say(`${engine}, ${BOARDS} boards to the next frame against ${YARDSTICK}`, median(times[OURS]), most, 'ms');
    if (weights[OURS].js !== undefined) {
      say('JavaScript heap of a board', weights[OURS].js, 12, 'kB');
      say(`DOM heap of a board against ${YARDSTICK}`, weights[OURS].dom, weights[YARDSTICK].dom, 'kB');
    }
  } finally {
    await browser.close();
  }
}
await server.close();
