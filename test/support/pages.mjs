/** What the page tests ask of a page with boards on it, in every engine alike. */
import { serve } from '../../tools/serve.mjs';
import { root } from '../../tools/setup.mjs';

/** Keeps what goes wrong in a page, also where the driver does not tell. */
const recorder = `globalThis.faults = [];
addEventListener('error', (event) => faults.push(String(event.message ?? event.target?.src ?? event.target?.href)), true);
addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
  // Firefox asks for it by itself
  if (!blockedURI.endsWith('/favicon.ico')) faults.push(\`\${effectiveDirective}: \${blockedURI} \${sample}\`);
});
const { error } = console;
console.error = (...all) => (faults.push(all.join(' ')), error.apply(console, all));`;

/**
 * Serves the project, and these pages in it with a recorder of their faults; `/narrow/…` shows one in a frame of 280 px.
 *
 * @param {(path: string) => { html: string, headers?: Record<string, string> } | undefined} pageOf
 */
export function servePages(pageOf) {
  const handle = (request, response) => {
    const send = (type, text, headers = {}) => (response.writeHead(200, { 'content-type': type, ...headers }).end(text), true);
    const { url } = request;
    if (url === '/recorder.js') return send('text/javascript', recorder);
    if (url.startsWith('/narrow/'))
      return send('text/html', `<iframe src="${url.slice('/narrow'.length)}" width="280" height="600" style="border: 0"></iframe>`);
    const page = pageOf(url);
    return page
      ? send('text/html; charset=utf-8', page.html.replace('<script', '<script src="/recorder.js"></script><script'), page.headers)
      : false;
  };
  return serve(root, { handle });
}

/** Runs in a page: what is seen of its boards, and what went wrong; null until all is there. */
export async function look() {
  const doc = document.querySelector('iframe')?.contentDocument ?? document;
  const { defaultView: view } = doc;
  if (doc.readyState !== 'complete' || !view.faults) return null;
  await view.customElements.whenDefined('tabla-board');
  const all = [...doc.querySelectorAll('tabla-board')];
  await Promise.all(all.map((board) => board.updateComplete));
  const { scrollWidth, clientWidth } = doc.documentElement;
  const loaded = view.performance.getEntriesByType('resource');
  return {
    boards: all.map(({ shadowRoot, parentNode: { id } }) => {
      const drawing = shadowRoot.querySelector('svg[role]');
      return {
        id,
        wrong: [...shadowRoot.querySelectorAll('.fault, .notice')].map((box) => box.textContent),
        role: drawing?.getAttribute('role'),
        name: drawing?.getAttribute('aria-label') ?? '',
        refusal: shadowRoot.querySelector('.refusal')?.textContent ?? null,
      };
    }),
    faults: view.faults,
    outside: loaded.map(({ name }) => name).filter((name) => !name.startsWith(view.origin)),
    missing: loaded.filter(({ responseStatus }) => responseStatus >= 400).map(({ name }) => name),
    // what is too wide may also be cut off: ask every element
    wide: scrollWidth > clientWidth || [...doc.body.querySelectorAll('*')].some((it) => it.getBoundingClientRect().right > clientWidth + 1),
  };
}
