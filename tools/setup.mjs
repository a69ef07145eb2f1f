/** Brings a fresh clone to where it can work: packages from the lock file, browsers from Debian. Uses Node's own modules alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

const installed = () => {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const there = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(
    ([path, wanted]) => path === '' || wanted.optional || there[path]?.version === wanted.version,
  );
};

/** The npm that runs this, else the one on the path. */
export const npm = (...args) => {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli, ...args] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args];
};
export const runNpm = (args, options = {}) => {
  const [command, ...rest] = npm(...args);
  return spawnSync(command, rest, { cwd: root, stdio: 'inherit', shell: command.endsWith('.cmd'), ...options });
};

/** Installs what package-lock.json names unless it is there already. Says in a sentence what went wrong, else nothing. */
export function setUpPackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) return `Node.js 20.19 or later is needed; this is ${process.version}.`;
  if (installed()) return undefined;
  console.log('Installing packages (npm ci) …');
  // the browsers come from the system, so that no package has to bring its own
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { status } = runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env });
  return status === 0 ? undefined : 'npm ci failed, see above: is the npm registry within reach?';
}

/** Installs the browsers that are missing, where apt and root are there. Says in a sentence what still is to do, else nothing. */
export async function setUpBrowsers() {
  const look = async () => {
    const { engines, wanted } = await import(`./browsers.mjs?${Date.now()}`);
    return wanted.filter((name) => !engines[name].found).map((name) => ({ name, ...engines[name] }));
  };
  let missing = await look();
  if (!missing.length) return undefined;
  const packages = [...new Set(missing.flatMap((engine) => engine.packages))];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing browsers (${packages.join(' ')}) …`);
    const apt = (...args) =>
      spawnSync('/usr/bin/apt-get', ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=3', '-qq', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        encoding: 'utf8',
      });
    for (const run of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      const { status, stdout, stderr } = apt(...run);
      if (status !== 0) console.log(`${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-20).join('\n'));
    }
    missing = await look();
  }
  if (!missing.length) return undefined;
  const names = missing.map((engine) => engine.name);
  const left = [...new Set(missing.flatMap((engine) => engine.packages))];
  const variables = missing.flatMap((engine) => engine.variables);
  return (
    `Not found: ${names.join(', ')}. On Debian: apt-get install --no-install-recommends ${left.join(' ')}. ` +
    `Elsewhere point to your own with ${variables.join(', ')}, or leave them out with BROWSERS=chromium,firefox or the like.`
  );
}
