/** Where the three browsers are, and how each is started. Environment variables point to others than Debian's. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name) => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // not in this folder
    }
  }
  return undefined;
};
const first = (...files) => files.find((file) => file && existsSync(file));

export const chromium = process.env.CHROMIUM ?? onPath('chromium') ?? onPath('google-chrome');
export const firefox = process.env.FIREFOX ?? onPath('firefox-esr') ?? onPath('firefox');
export const webkit = {
  driver: process.env.WEBKIT_DRIVER ?? onPath('WebKitWebDriver'),
  browser:
    process.env.MINIBROWSER ?? first(...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)),
  // WebKitGTK has no mode without a window
  display: process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY ?? onPath('Xvfb'),
};

/** For each engine: whether it can be started, and what to do where it cannot. */
export const engines = {
  chromium: { found: Boolean(chromium), packages: ['chromium', 'fonts-liberation', 'fonts-dejavu-core'], variables: ['CHROMIUM'] },
  firefox: { found: Boolean(firefox), packages: ['firefox-esr', 'fonts-liberation', 'fonts-dejavu-core'], variables: ['FIREFOX'] },
  webkit: {
    found: Boolean(webkit.driver && webkit.browser && webkit.display),
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation', 'fonts-dejavu-core'],
    variables: ['WEBKIT_DRIVER', 'MINIBROWSER', 'DISPLAY'],
  },
};

/** BROWSERS=chromium,firefox limits every tool to these. */
export const wanted = (process.env.BROWSERS ?? Object.keys(engines).join()).split(',').filter(Boolean);
for (const name of wanted) if (!(name in engines)) throw new Error(`BROWSERS knows ${Object.keys(engines).join(', ')}, not “${name}”`);

export const chromiumArgs = [
  '--no-sandbox', // Debian's Chromium does not start as root with it
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--lang=en-US',
  // without a mouse on the machine it would say (hover: none); make it a desktop
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];
