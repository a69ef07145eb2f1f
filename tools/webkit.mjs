/** WebKitGTK's MiniBrowser over WebDriver, spoken by fetch alone: no package drives it on Debian. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { webkit } from './browsers.mjs';

const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ' ': ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  Backspace: '\uE003',
  Delete: '\uE017',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Meta: '\uE03D',
};
const BUTTON = { left: 0, middle: 1, right: 2 };

const keyValue = (name) => {
  if (KEYS[name]) return KEYS[name];
  if ([...name].length === 1) return name;
  throw new Error(`WebKit: unknown key ${name}`);
};
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** A display of its own where the machine has none; it ends with this process. */
async function openDisplay() {
  const display = process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY;
  if (display) return { env: {}, close() {} };
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const close = () => xvfb.kill();
  process.once('exit', close);
  const number = await new Promise((done, fail) => {
    xvfb.once('error', () => fail(new Error('WebKit needs a display: install xvfb or set DISPLAY')));
    xvfb.once('exit', (code) => fail(new Error(`Xvfb ended with ${code}`)));
    let text = '';
    xvfb.stdout.on('data', (data) => (text += data).includes('\n') && done(text.trim()));
  });
  return { env: { DISPLAY: `:${number}` }, close };
}

export class WebKit {
  #base;
  #session;
  #process;
  #display;

  static async start() {
    if (!webkit.driver || !webkit.browser) throw new Error('no WebKit: install webkit2gtk-driver, or set WEBKIT_DRIVER and MINIBROWSER');
    const self = new WebKit();
    self.#display = await openDisplay();
    const port = await freePort();
    self.#base = `http://127.0.0.1:${port}`;
    self.#process = spawn(webkit.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, ...self.#display.env, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
      stdio: 'ignore',
    });
    process.once('exit', () => self.#process.kill());
    for (let tries = 0; ; tries++) {
      try {
        await fetch(`${self.#base}/status`);
        break;
      } catch (error) {
        if (tries > 100) throw error;
        await wait(100);
      }
    }
    const options = { binary: webkit.browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = await self.#call('POST', '/session', { capabilities });
    self.#session = `/session/${sessionId}`;
    return self;
  }

  async #call(method, path, body) {
    const response = await fetch(this.#base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`WebKit: ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
  get(path) {
    return this.#call('GET', this.#session + path);
  }
  post(path, body = {}) {
    return this.#call('POST', this.#session + path, body);
  }
  delete(path) {
    return this.#call('DELETE', this.#session + path);
  }
  #keys(actions) {
    return this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
  #pointer(actions) {
    return this.post('/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
  }

  goto(url) {
    return this.post('/url', { url });
  }
  url() {
    return this.get('/url');
  }
  /** Runs a function in the page with JSON arguments and gives its JSON result, awaited. */
  async evaluate(fn, ...args) {
    const script = `const done = arguments[arguments.length - 1], args = [...arguments].slice(0, -1);
      Promise.resolve().then(() => (${fn})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.post('/execute/async', { script, args });
    if (error) throw new Error(error);
    return value;
  }
  /** A window of its own: focus and held keys of the last page do not carry over. */
  async renew() {
    const { handle } = await this.post('/window/new', { type: 'window' });
    await this.delete('/window');
    await this.post('/window', { handle });
  }
  /** Sizes the inside of the window; the toolbar keeps it from being narrower than about 450 px. */
  async setViewportSize({ width, height }) {
    for (let tries = 0; tries < 10; tries++) {
      const [w, h] = await this.evaluate(() => [innerWidth, innerHeight]);
      if (w === width && h === height) return;
      const rect = await this.get('/window/rect');
      await this.post('/window/rect', { width: rect.width + width - w, height: rect.height + height - h });
      await wait(50);
    }
    throw new Error(`WebKit: could not size the viewport to ${width} x ${height}`);
  }
  /** The page as PNG. */
  async screenshot() {
    return Buffer.from(await this.get('/screenshot'), 'base64');
  }

  keyboard = {
    down: (name) => this.#keys([{ type: 'keyDown', value: keyValue(name) }]),
    up: (name) => this.#keys([{ type: 'keyUp', value: keyValue(name) }]),
    /** One key, or several held together as in `Shift+Tab`. */
    press: (combination) => {
      const names = combination === '+' ? ['+'] : combination.split('+');
      const values = names.map(keyValue);
      const press = (type) => (value) => ({ type, value });
      return this.#keys([...values.map(press('keyDown')), ...values.reverse().map(press('keyUp'))]);
    },
    type: (text) =>
      this.#keys(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
  };

  mouse = {
    move: (x, y) => this.#pointer([{ type: 'pointerMove', duration: 0, x, y }]),
    down: ({ button = 'left' } = {}) => this.#pointer([{ type: 'pointerDown', button: BUTTON[button] }]),
    up: ({ button = 'left' } = {}) => this.#pointer([{ type: 'pointerUp', button: BUTTON[button] }]),
    click: (x, y, { button = 'left' } = {}) =>
      this.#pointer([
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: BUTTON[button] },
        { type: 'pointerUp', button: BUTTON[button] },
      ]),
  };
  /** Lets go of every key and button. */
  release() {
    return this.delete('/actions');
  }

  async stop() {
    await this.delete('').catch(() => undefined); // it may be gone already
    this.#process.kill();
    this.#display.close();
  }
}
