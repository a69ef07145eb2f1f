/** Real touches in Chromium and Firefox for Web Test Runner: executeServerCommand('send-touch', [['start', x, y], ['move', x, y], ['end']]). */
export function sendTouchPlugin() {
  const held = new WeakMap();
  return {
    name: 'send-touch',
    async executeCommand({ command, payload, session }) {
      if (command !== 'send-touch') return undefined;
      if (session.browser.type !== 'puppeteer') throw new Error(`send-touch: ${session.browser.name} cannot`);
      const page = session.browser.getPage(session.id);
      for (const [type, x, y] of payload) {
        if (type === 'start') held.set(page, await page.touchscreen.touchStart(x, y));
        else if (type === 'move') await held.get(page).move(x, y);
        else if (type === 'end') await held.get(page).end();
        else throw new Error(`send-touch: unknown step ${type}`);
      }
      return true;
    },
  };
}
