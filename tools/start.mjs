/** npm start: sets up, builds and serves the demo. PORT names another first port than 8000. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm, setUpPackages } from './setup.mjs';

const trouble = setUpPackages();
if (trouble) {
  console.error(trouble);
  process.exit(1);
}
console.log('Building …');
if (runNpm(['run', '--silent', 'build']).status !== 0) process.exit(1);
if (!existsSync(join(root, 'demo/index.html'))) {
  console.error('There is no demo/index.html to show.');
  process.exit(1);
}
const { serve } = await import('./serve.mjs');
const handle = (request, response) => {
  if (request.url !== '/') return false;
  response.writeHead(302, { location: '/demo/' }).end();
  return true;
};
const { url } = await serve(root, { port: Number(process.env.PORT ?? 8000), tries: 50, handle });
console.log(`The demo is at ${url}/demo/ (Ctrl+C ends it).`);
