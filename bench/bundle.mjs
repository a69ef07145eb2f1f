import { join } from 'node:path';
import { build } from 'esbuild';

const bench = import.meta.dirname;

/** Compiles and bundles a file of this folder, as users run it, so that no loader's helpers are measured along; answers where it lies. */
export async function bundle(file, { outfile = file.replace(/\.ts$/, '.mjs'), ...options } = {}) {
  const path = join(bench, 'node_modules/built', outfile);
  await build({
    entryPoints: [join(bench, file)],
    outfile: path,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    packages: 'external',
    conditions: ['production', 'module'],
    ignoreAnnotations: true, // what is imported for what it does, does it
    logLevel: 'error',
    ...options,
  });
  return path;
}
