/** A match of 25 games on a page: how long it takes to open, by the byte, beside lichess's viewer; whether a step takes long. Chromium. */
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

await bundle('records/page.ts', { outfile: 'records.js', platform: 'browser', packages: 'bundle', ignoreAnnotations: true });
const made = spawnSync(process.execPath, [await bundle('records/texts.ts')], { encoding: 'utf8', maxBuffer: 1e8 });
const { record, pgn } = JSON.parse(made.stdout);
const server = await serve(root);
const browser = await playwright.launch({ executablePath: chromium, args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 1240, height: 900 } });
await page.goto(`${server.url}/bench/records/index.html`);
await page.waitForFunction('window.records');

const times = { tabla: [], lichess: [] };
for (let round = 0; round < ROUNDS; round++) {
  times.lichess.push(await page.evaluate((text) => window.records.lichess(text), pgn));
  times.tabla.push(await page.evaluate((text) => window.records.tabla(text), record));
}
const perByte = (name, text) => (1000 * median(times[name])) / text.length;
const [ours, theirs] = [perByte('tabla', record), perByte('lichess', pgn)];
console.log(`     ${(record.length / 1000).toFixed(0)} kB of a match, ${(pgn.length / 1000).toFixed(0)} kB of a game of chess`);
console.log(`     to open: tabla-board ${median(times.tabla).toFixed(0)} ms, pgn-viewer ${median(times.lichess).toFixed(0)} ms`);
say(ours <= theirs, `opening a record, by the byte: ${(ours / theirs).toFixed(2)} times pgn-viewer's (bar ≤ 1)`);
const { steps, long } = await page.evaluate(() => window.records.step(25, 40));
say(
  !long.some((task) => task > LONG),
  `${steps} steps through 25 games: ${long.length} tasks of more than ${LONG} ms, the longest ${Math.max(0, ...long).toFixed(0)} ms`,
);
await browser.close();
await server.close();
