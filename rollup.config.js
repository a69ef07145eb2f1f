import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

const { name, version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** In the file for diagrams a mode that plays is not there: asking for it fails as a request would, and says why. */
const withoutModes = {
  name: 'without-modes',
  resolveDynamicImport(specifier) {
    const mode = /(?:^|\/)(play|replay|quiz|edit)(?:-[a-z]+)*(?:\/index)?\.js$/.exec(specifier)?.[1];
    return mode ? { id: `the mode ${mode} is in all.min.js, not in show.min.js`, external: true } : null;
  },
  renderDynamicImport({ targetModuleId }) {
    return targetModuleId?.endsWith('not in show.min.js') ? { left: 'Promise.reject(new Error(', right: '))' } : null;
  },
};

/** The hashes for `<script integrity>`, of the very bytes that are published. */
const integrity = {
  name: 'integrity',
  writeBundle({ file }) {
    const list = new URL('./cdn/integrity.json', import.meta.url);
    const hashes = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
    hashes[file.replace(/^.*\//, '')] = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    writeFileSync(list, `${JSON.stringify(hashes, null, 2)}\n`);
  },
};

const whole = (input, file, plugins = []) => ({
  input,
  output: { file, format: 'es', sourcemap: true, banner: `/*! ${name} ${version} */`, inlineDynamicImports: true },
  plugins: [
    ...plugins,
    resolve({ exportConditions: ['production', 'module', 'default'], browser: true }),
    terser({ ecma: 2022, module: true, compress: { passes: 3 }, format: { comments: /^!/ } }),
    integrity,
  ],
  onwarn(warning, warn) {
    if (warning.code !== 'THIS_IS_UNDEFINED') warn(warning);
  },
});

// each file is whole in itself: one request, from anywhere
export default [whole('dist/define.js', 'cdn/show.min.js', [withoutModes]), whole('dist/all.js', 'cdn/all.min.js')];
