/** A match of 25 games on a page: how long it takes to open, by the byte, beside lichess's viewer; whether a reader waits. Chromium. */
import { spawnSync } from 'node:child_process';
import { chromium as playwright } from 'playwright-core';
import { chromium, chromiumArgs } from '../../tools/browsers.mjs';
import { serve } from '../../tools/serve.mjs';
import { root } from '../../tools/setup.mjs';
import { bundle } from '../bundle.mjs';

const ROUNDS = 5;
/** Longer than this, a task is felt. */
const LONG = 50;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const say = (isMet, text) => {
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${text}`);
  if (!isMet) process.exitCode = 1;
};

const kilobytes = (text) => `${(text.length / 1000).toFixed(0)} kB`;

await bundle('records/page.ts', { outfile: 'records.js', platform: 'browser', packages: 'bundle', ignoreAnnotations: true });
const made = spawnSync(process.execPath, [await bundle('records/texts.ts')], { encoding: 'utf8', maxBuffer: 1e8 });
const { record, pgn, turns } = JSON.parse(made.stdout);
const server = await serve(root);
const browser = await playwright.launch({ executablePath: chromium, args: chromiumArgs });
const newPage = async () => {
  const page = await browser.newPage({ viewport: { width: 1240, height: 900 } });
  await page.goto(`${server.url}/bench/records/index.html`);
  await page.waitForFunction('window.records');
  return page;
};

const page = await newPage();
const times = { tabla: [], lichess: [] };
for (let round = 0; round < ROUNDS; round++) {
  times.lichess.push(await page.evaluate((text) => window.records.lichess(text), pgn));
  times.tabla.push(await page.evaluate((text) => window.records.tabla(text), record));
}
const perByte = (name, text) => (1000 * median(times[name])) / text.length;
const [ours, theirs] = [perByte('tabla', record), perByte('lichess', pgn)];
console.log(`     ${kilobytes(record)} of a match of ${turns} turns, ${kilobytes(pgn)} of a game of chess`);
console.log(`     to open: tabla-board ${median(times.tabla).toFixed(0)} ms, pgn-viewer ${median(times.lichess).toFixed(0)} ms`);
say(ours <= theirs, `opening a record, by the byte: ${(ours / theirs).toFixed(2)} times pgn-viewer's (bar ≤ 1)`);

// a page on which nothing has been done yet, as a reader comes to it
const fresh = await newPage();
for (const act of await fresh.evaluate((text) => window.records.take(text), record)) {
  const { times: often, long } = await fresh.evaluate((name) => window.records.act(name), act);
  const worst = Math.max(0, ...long).toFixed(0);
  say(
    often > 0 && !long.some((task) => task > LONG),
    `${act} (${often}): ${long.length} tasks of more than ${LONG} ms, the longest ${worst} ms`,
  );
}
await browser.close();
await server.close();
