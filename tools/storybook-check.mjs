/**
 * Opens every story and docs page of the built Storybook: an error, a failed play function or a finding of axe fails it. The stories are
 * shown one after another in one page, as by a click in Storybook's list: loading the page takes ten times as long as a story does.
 *
 *     node tools/storybook-check.mjs passed    those alone whose id has this word in it
 */
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

let errors = [];
/** The page in which a story or docs page was shown last; none after a failure, of which the next one shall not suffer. */
let stage = null;

async function openStage() {
  stage = await context.newPage();
  stage.on('pageerror', (error) => errors.push(String(error)));
  stage.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
}

/** Shows an entry; the answer is what Storybook said when it was done. */
async function show({ id, type }) {
  if (stage) {
    const selection = { storyId: id, viewMode: type };
    await stage.evaluate((to) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', to), selection);
  } else {
    await openStage();
    await stage.goto(`${server.url}/iframe.html?id=${id}&viewMode=${type}`);
  }
  const finished = await stage.waitForFunction(
    ([id, event]) => {
      const last = globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last?.(event)?.[0];
      return (last === id || last?.storyId === id) && last;
    },
    [id, type === 'docs' ? 'docsRendered' : 'storyFinished'],
    { timeout: 30000 },
  );
  return finished.jsonValue();
}

async function check(entry) {
  const said = await show(entry);
  if (entry.type === 'docs') {
    await stage.waitForSelector('.sbdocs-content h1', { timeout: 20000 });
    return;
  }
  const { status, reporters } = said;
  if (status !== 'success') errors.push(`the story ended as ${status}`);
  // a story that switches axe off would pass in silence
  if (!reporters.some((reporter) => reporter.type === 'a11y')) errors.push('axe did not run');
  for (const { type, status, result } of reporters) {
    if (status !== 'failed') continue;
    const found = result?.violations?.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    errors.push(`${type}: ${found?.join('; ') ?? JSON.stringify(result)}`);
  }
}

const [word = ''] = process.argv.slice(2);
for (const entry of Object.values(entries).filter(({ id }) => id.includes(word))) {
  errors = [];
  try {
    await check(entry);
  } catch (error) {
    errors.push(String(error));
  }
  counts[errors.length ? 'failed' : 'passed']++;
  console.log(`${errors.length ? 'FAIL' : 'ok  '} ${entry.id} ${errors.join(' | ').slice(0, 1000)}`);
  if (errors.length && stage) {
    await stage.close();
    stage = null;
  }
}
await browser.close();
await server.close();
writeCounts('stories', counts);
process.exitCode = counts.failed ? 1 : 0;
