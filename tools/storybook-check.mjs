/** Opens every story and docs page of the built Storybook: an error, a failed play function or a finding of axe fails it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { chromium, chromiumArgs } from './browsers.mjs';
import { writeCounts } from './counts.mjs';
import { serve } from './serve.mjs';
import { root } from './setup.mjs';

const built = join(root, 'storybook-static');
const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8'));
const server = await serve(built);
const browser = await playwright.launch({ executablePath: chromium, args: chromiumArgs });
// one for all, so that Storybook's own files are loaded and compiled once
const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, reducedMotion: 'reduce' });
const counts = { passed: 0, failed: 0 };

async function check({ id, type }) {
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  try {
    await page.goto(`${server.url}/iframe.html?id=${id}&viewMode=${type}`);
    if (type === 'docs') await page.waitForSelector('.sbdocs-content h1', { timeout: 20000 });
    else {
      const finished = await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last?.('storyFinished')?.[0], null, {
        timeout: 30000,
      });
      const { status, reporters } = await finished.jsonValue();
      if (status !== 'success') errors.push(`the story ended as ${status}`);
      // a story that switches axe off would pass in silence
      if (!reporters.some((reporter) => reporter.type === 'a11y')) errors.push('axe did not run');
      for (const { type, status, result } of reporters) {
        if (status !== 'failed') continue;
        const found = result?.violations?.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
        errors.push(`${type}: ${found?.join('; ') ?? JSON.stringify(result)}`);
      }
    }
  } catch (error) {
    errors.push(String(error));
  }
  await page.close();
  counts[errors.length ? 'failed' : 'passed']++;
  console.log(`${errors.length ? 'FAIL' : 'ok  '} ${id} ${errors.join(' | ').slice(0, 1000)}`);
}

const queue = Object.values(entries);
const worker = async () => {
  for (let entry; (entry = queue.shift());) await check(entry);
};
await Promise.all([worker(), worker()]);
await browser.close();
await server.close();
writeCounts('stories', counts);
process.exitCode = counts.failed ? 1 : 0;
