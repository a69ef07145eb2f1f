/** A Web Test Runner launcher for WebKit. */
import { WebKit } from './webkit.mjs';

/**
 * It says that it is of type 'playwright' and hands out a page with the few methods that the stock command plugins call there, so that
 * sendKeys, sendMouse and setViewport work unchanged: for an unknown type they would throw before another plugin is asked.
 */
export function webkitLauncher() {
  let browser;
  let active;
  let used = false;
  const own = (id) => {
    if (active !== id) throw new Error(`no WebKit session ${id}`);
    return browser;
  };
  return {
    name: 'WebKit',
    type: 'playwright',
    concurrency: 1,
    getPage(id) {
      const { keyboard, mouse } = own(id);
      return {
        keyboard,
        mouse,
        setViewportSize: (size) => browser.setViewportSize(size),
        emulateMedia() {
          throw new Error('WebKit: WebDriver cannot emulate media');
        },
      };
    },
    async startSession(id, url) {
      browser ??= await WebKit.start();
      if (used) await browser.renew();
      used = true;
      active = id;
      await browser.goto(url);
    },
    isActive: (id) => active === id,
    getBrowserUrl: (id) => own(id).url(),
    async stopSession(id) {
      await own(id).release();
      await browser.goto('about:blank');
      active = undefined;
      return {};
    },
    startDebugSession() {
      return Promise.reject(new Error('WebKit: debugging is not supported'));
    },
    async stop() {
      await browser?.stop();
      browser = undefined;
    },
  };
}
