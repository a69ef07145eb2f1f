/** A small static server on this machine alone, for the demo and for tests. */
import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * @param {string} root the folder served
 * @param {{ port?: number, tries?: number, handle?: (request, response) => boolean | undefined, headers?: Record<string, string> }} options
 *   `handle` may answer a request itself and return true; `tries` is how many ports are tried after a taken one
 */
export async function serve(root, { port = 0, tries = 0, handle, headers = {} } = {}) {
  const files = sirv(root, { dev: true });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (handle?.(request, response)) return;
    const none = () => response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
    // what begins with a dot is nobody's business
    if (/\/(\.|%2e)/i.test(request.url)) none();
    else files(request, response, none);
  });
  for (let at = port; ; at++) {
    try {
      await new Promise((done, fail) => {
        server.once('error', fail);
        server.listen(at, '127.0.0.1', () => done(server.off('error', fail)));
      });
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || at >= port + tries) throw error;
    }
  }
  return {
    url: `http://localhost:${server.address().port}`,
    close: () => new Promise((done) => (server.closeAllConnections(), server.close(done))),
  };
}
