/**
 * Real pages in the three engines for the page tests, with one small face for all:
 *
 *     const page = await open('firefox');
 *     await page.goto(url);
 *     await page.press('Tab');
 *     assert.equal(await page.evaluate(() => document.activeElement.localName), 'tabla-board');
 *     await page.close();
 *     after(closeBrowsers);
 */
import { writeFile } from 'node:fs/promises';
import { chromium as playwright } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { chromium, chromiumArgs, engines as known, firefox, wanted } from './browsers.mjs';
import { WebKit } from './webkit.mjs';

/** The engines that can be tested here: on this machine, and named by BROWSERS if that is set. */
export const engines = wanted.filter((name) => known[name].found);

const defaults = { width: 1000, height: 700, javaScript: true };
const opened = {
  chromium: () => playwright.launch({ executablePath: chromium, args: chromiumArgs }),
  firefox: () => puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true }),
  webkit: () => WebKit.start(),
};
const browsers = new Map();
const browser = (name) => {
  if (!browsers.has(name)) browsers.set(name, opened[name]());
  return browsers.get(name);
};

/** Ends every browser that `open` started in this process. */
export async function closeBrowsers() {
  const all = [...browsers.values()];
  browsers.clear();
  for (const started of await Promise.allSettled(all)) await (started.value?.close ?? started.value?.stop)?.call(started.value);
}

/** Collects what the page throws and logs as an error; WebKit's WebDriver tells neither. */
function listen(page, errors) {
  const note = (text) => text.includes('/favicon.ico') || errors.push(text); // Firefox asks for it, and a strict CSP refuses
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
}

async function chromiumPage({ width, height, javaScript, media = {} }) {
  const context = await (
    await browser('chromium')
  ).newContext({ viewport: { width, height }, javaScriptEnabled: javaScript, hasTouch: true, ...media });
  const page = await context.newPage();
  const errors = [];
  listen(page, errors);
  return {
    errors,
    raw: page,
    goto: (url) => page.goto(url),
    evaluate: (fn, ...args) => page.evaluate(`(${fn})(...${JSON.stringify(args)})`),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    mouse: page.mouse,
    tap: (x, y) => page.touchscreen.tap(x, y),
    resize: (w, h) => page.setViewportSize({ width: w, height: h }),
    screenshot: (path) => page.screenshot({ path }),
    close: () => context.close(),
  };
}

async function firefoxPage({ width, height, javaScript }) {
  if (!javaScript) throw new Error("Firefox: a page without scripts is had by serving it with script-src 'none'");
  const context = await (await browser('firefox')).createBrowserContext();
  const page = await context.newPage();
  const errors = [];
  listen(page, errors);
  await page.setViewport({ width, height });
  return {
    errors,
    raw: page,
    goto: (url) => page.goto(url),
    evaluate: (fn, ...args) => page.evaluate(fn, ...args),
    async press(keys) {
      const names = keys === '+' ? ['+'] : keys.split('+');
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.reverse()) await page.keyboard.up(name);
    },
    type: (text) => page.keyboard.type(text),
    mouse: page.mouse,
    tap: (x, y) => page.touchscreen.tap(x, y),
    resize: (w, h) => page.setViewport({ width: w, height: h }),
    screenshot: (path) => page.screenshot({ path }),
    close: () => context.close(),
  };
}

async function webkitPage({ width, height, javaScript }) {
  if (!javaScript) throw new Error("WebKit: a page without scripts is had by serving it with script-src 'none'");
  const page = await browser('webkit');
  await page.renew();
  await page.goto('about:blank');
  await page.setViewportSize({ width, height });
  return {
    errors: [],
    raw: page,
    goto: (url) => page.goto(url),
    evaluate: (fn, ...args) => page.evaluate(fn, ...args),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    mouse: page.mouse,
    tap: () => Promise.reject(new Error('WebKit: no touch over WebDriver')),
    resize: (w, h) => page.setViewportSize({ width: w, height: h }),
    screenshot: async (path) => writeFile(path, await page.screenshot()),
    async close() {
      await page.release();
      await page.goto('about:blank');
    },
  };
}

/**
 * A fresh page, in a browser that is started once for each process. WebKit shows one page at a time: close one before the next.
 * `media` (Chromium alone) is playwright's: colorScheme, reducedMotion, forcedColors, contrast, locale …
 *
 * @param {'chromium' | 'firefox' | 'webkit'} engine
 */
export async function open(engine, options = {}) {
  const page = await { chromium: chromiumPage, firefox: firefoxPage, webkit: webkitPage }[engine]({ ...defaults, ...options });
  return {
    ...page,
    engine,
    /** Tries a function in the page until it gives something true, and gives that. */
    async waitFor(fn, ...args) {
      const end = Date.now() + 10000;
      for (;;) {
        const value = await page.evaluate(fn, ...args);
        if (value) return value;
        if (Date.now() > end) throw new Error(`${engine}: never true: ${fn}`);
        await new Promise((done) => setTimeout(done, 30));
      }
    },
  };
}
