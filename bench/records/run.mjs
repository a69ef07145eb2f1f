/** A match of 25 games on a page: how long it takes to open, by the byte, beside lichess's viewer; whether a reader waits. Chromium. */
import { spawnSync } from 'node:child_process';
import { chromium as playwright } from 'playwright-core';
import { chromium, chromiumArgs } from '../../tools/browsers.mjs';
import { serve } from '../../tools/serve.mjs';
import { root } from '../../tools/setup.mjs';
import { bundle } from '../bundle.mjs';

const ROUNDS = 5;
/** A task that takes longer, in milliseconds, is felt. */
const LONG = 50;
/** Marks the thread of the page among all that a trace tells of. */
const MARK = 'the page of records';

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

/**
 * What each task on the page took while something was done there: the time of its own thread in milliseconds, to which a busy machine adds
 * little.
 */
async function tasksOf(tab, act) {
  await browser.startTracing(tab, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await tab.evaluate((mark) => performance.mark(mark), MARK);
  const result = await act();
  const { traceEvents: events } = JSON.parse(await browser.stopTracing());
  const page = events.find(({ name }) => name === MARK);
  const tasks = events.filter(({ name, pid, tid, tdur }) => name.endsWith('RunTask') && pid === page.pid && tid === page.tid && tdur);
  return { result, tasks: tasks.map(({ tdur }) => tdur / 1000) };
}

// a page on which nothing has been done yet, as a reader comes to it
const fresh = await newPage();
for (const act of await fresh.evaluate((text) => window.records.take(text), record)) {
  const { result: often, tasks } = await tasksOf(fresh, () => fresh.evaluate((name) => window.records.act(name), act));
  const long = tasks.filter((task) => task > LONG).length;
  const worst = Math.max(...tasks).toFixed(0);
  say(often > 0 && tasks.length > 0 && long === 0, `${act} (${often}): ${long} tasks of more than ${LONG} ms, the longest ${worst} ms`);
}
await browser.close();
await server.close();
