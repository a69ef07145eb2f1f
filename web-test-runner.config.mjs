import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import puppeteer from 'puppeteer-core';
import { chromium, chromiumArgs, firefox, wanted } from './tools/browsers.mjs';
import { wtrCounts } from './tools/counts.mjs';
import { sendTouchPlugin } from './tools/wtr-touch.mjs';
import { webkitLauncher } from './tools/wtr-webkit.mjs';

// a context for each page: only the front tab of a context gets real mouse, touch and focus
const createPage = async ({ browser }) => (await browser.createBrowserContext()).newPage();
const launchers = {
  chromium: () => chromeLauncher({ concurrency: 2, createPage, launchOptions: { executablePath: chromium, args: chromiumArgs } }),
  firefox: () =>
    chromeLauncher({
      concurrency: 1, // with two, tests of focus fail now and then
      createPage,
      puppeteer,
      launchOptions: { browser: 'firefox', executablePath: firefox },
    }),
  webkit: webkitLauncher,
};

export default {
  files: 'test/browser/**/*.test.ts',
  nodeResolve: true,
  // Firefox and WebKit show one page at a time: they go together, and Chromium with its two comes last
  concurrentBrowsers: 2,
  browsers: [...wanted].reverse().map((name) => launchers[name]()),
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)) }),
    sendTouchPlugin(),
    a11ySnapshotPlugin(),
  ],
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY && !process.env.CI }), wtrCounts()],
  filterBrowserLogs: ({ args }) => !String(args[0]).includes('Lit is in dev mode'),
  coverageConfig: { include: ['src/**/*.ts'], reporters: ['text-summary', 'lcovonly'], reportDir: 'coverage' },
  testFramework: { config: { ui: 'tdd', timeout: 20_000 } },
  testsStartTimeout: 60000,
  testsFinishTimeout: 180000,
};
