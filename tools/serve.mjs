/** A small static server on this machine alone, for the demo and for tests. */
import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * @param {string} root the folder served
 * @param {{ port?: number, tries?: number, handle?: (request, response) => boolean | undefined, headers?: Record<string, string> }} options
 *   `handle` may answer a request itself and return true; `tries` is how many ports are tried after a taken one
 */
export async function serve(root, { port = 0, tries = 0, handle, headers = {} } = {}) {
  const files = sirv(root, { dev: true, dotfiles: false });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (handle?.(request, response)) return;
    files(request, response, () => {
      response.statusCode = request.url === '/favicon.ico' ? 204 : 404;
      response.end();
    });
  });
  for (let at = port; ; at++) {
    try {
      await new Promise((done, fail) => server.once('error', fail).listen(at, '127.0.0.1', done));
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || at >= port + tries) throw error;
    } finally {
      server.removeAllListeners('error').removeAllListeners('listening');
    }
  }
  return {
    url: `http://localhost:${server.address().port}`,
    close: () => new Promise((done) => (server.closeAllConnections(), server.close(done))),
  };
}
