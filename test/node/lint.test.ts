/** The linter itself is tested: a rule that no longer bites would let every later fault through in silence. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// types are left out, so that the files need not be there
const eslint = new ESLint({
  overrideConfig: [{ files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked }] as never,
});
const lint = async (file: string, code: string) => {
  const [result] = await eslint.lintText(code, { filePath: file });
  return result!.messages.map(({ ruleId }) => ruleId);
};
const refuses = (rule: string, file: string, code: string) =>
  test(`${file}: ${code}`, async () => assert.ok((await lint(file, code)).includes(rule), `${rule} says nothing`));
const allows = (file: string, code: string) => test(`${file}: ${code}`, async () => assert.deepEqual(await lint(file, code), []));

suite('floors', () => {
  allows('src/rules/x.ts', `export { y } from './deep/y.js';`);
  allows('src/rules/deep/x.ts', `export { y } from '../y.js';`);
  refuses('tabla/floors', 'src/rules/x.ts', `export { y } from '../notation/y.js';`);
  refuses('tabla/floors', 'src/rules/deep/x.ts', `export type { Y } from '../../flow/y.js';`);
  refuses('tabla/floors', 'src/rules/x.ts', `export type Y = import('../bot/y.js').Y;`);
  refuses('tabla/floors', 'src/rules/x.ts', `export const y = () => import('../board/y.js');`);
  refuses('tabla/floors', 'src/rules/x.ts', `export * from '../index.js';`);
  refuses('tabla/floors', 'src/rules/x.ts', `export * from 'tabla-board';`);
  refuses('tabla/floors', 'src/rules/x.ts', `export * from '../../test/y.js';`);
  allows('src/notation/x.ts', `export * from '../rules/index.js';`);
  refuses('tabla/floors', 'src/notation/x.ts', `export * from '../locale/index.js';`);
  refuses('tabla/floors', 'src/locale/x.ts', `export * from '../rules/index.js';`);
  allows('src/picture/x.ts', `export * from '../rules/index.js';\nexport * from '../locale/index.js';`);
  refuses('tabla/floors', 'src/picture/x.ts', `export * from '../notation/index.js';`);
  allows('src/flow/x.ts', `export * from '../rules/index.js';`);
  refuses('tabla/floors', 'src/flow/x.ts', `export * from '../notation/index.js';`);
  refuses('tabla/floors', 'src/bot/x.ts', `export * from '../flow/index.js';`);
  allows('src/board/x.ts', `export * from '../flow/index.js';\nexport * from '../notation/index.js';`);
  refuses('tabla/floors', 'src/board/x.ts', `export * from '../publish/index.js';`);
  allows('src/publish/x.ts', `export * from '../picture/index.js';`);
  refuses('tabla/floors', 'src/publish/x.ts', `export * from '../board/index.js';`);
  allows('src/define.ts', `export * from './board/index.js';`);
  refuses('tabla/floors', 'src/attic/x.ts', `export * from './y.js';`);
});

suite('packages', () => {
  for (const floor of ['board/x', 'index', 'define']) allows(`src/${floor}.ts`, `export { html } from 'lit';`);
  for (const floor of ['flow', 'board']) allows(`src/${floor}/x.ts`, `export { setup } from 'xstate';`);
  for (const floor of ['rules', 'notation', 'locale', 'picture', 'flow', 'bot'])
    refuses('tabla/floors', `src/${floor}/x.ts`, `export { html } from 'lit';`);
  for (const floor of ['rules', 'picture', 'bot']) refuses('tabla/floors', `src/${floor}/x.ts`, `export { setup } from 'xstate';`);
  refuses('tabla/floors', 'src/define.ts', `export { setup } from 'xstate';`);
  refuses('tabla/floors', 'src/picture/x.ts', `export { createContext } from '@lit/context';`);
  refuses('tabla/floors', 'src/rules/x.ts', `export { readFileSync } from 'node:fs';`);
  allows('src/publish/command/x.ts', `export { parseArgs } from 'node:util';`);
  refuses('tabla/floors', 'src/publish/x.ts', `export { readFileSync } from 'node:fs';`);
  refuses('tabla/floors', 'src/publish/x.ts', `export { unified } from 'unified';`);
  refuses('tabla/floors', 'src/board/x.ts', `export { noop } from 'lodash';`);
});

suite('pure floors know no page, no clock and no chance', () => {
  for (const floor of ['rules', 'notation', 'picture', 'locale', 'flow', 'bot', 'publish']) {
    refuses('no-restricted-globals', `src/${floor}/x.ts`, `export const x = () => document.title;`);
    refuses('no-restricted-globals', `src/${floor}/x.ts`, `export const x = () => globalThis.window;`);
    refuses('@typescript-eslint/no-restricted-types', `src/${floor}/x.ts`, `export type X = HTMLElement;`);
  }
  refuses('no-restricted-globals', 'src/flow/x.ts', `setTimeout(() => undefined, 1);`);
  refuses('no-restricted-properties', 'src/rules/x.ts', `export const x = () => Math.random();`);
  refuses('no-restricted-properties', 'src/flow/x.ts', `export const x = () => Date.now();`);
  refuses('no-restricted-globals', 'src/publish/x.ts', `export const x = () => process.exit();`);
  allows('src/publish/command/x.ts', `export const x = () => process.exit();`);
  allows('src/rules/x.ts', `export const x = () => globalThis.crypto.getRandomValues(new Uint8Array(1));`);
});

suite('text never becomes markup, and a strict CSP finds nothing', () => {
  const file = 'src/board/x.ts';
  const head = `import { css, html } from 'lit';\nexport { css, html };\n`;
  refuses('no-restricted-syntax', file, `export const f = (x: Element) => { x.innerHTML = ''; };`);
  refuses('no-restricted-syntax', file, `export const f = (x: Element) => { x['outerHTML'] = ''; };`);
  refuses('no-restricted-syntax', file, `export const f = (x: Element) => { x.insertAdjacentHTML('beforeend', ''); };`);
  refuses('no-restricted-syntax', file, `${head}export const f = (x: string) => html\`<p .innerHTML=\${x}></p>\`;`);
  refuses('no-restricted-syntax', file, `${head}export const f = (x: string) => html\`<p style="width: \${x}"></p>\`;`);
  refuses('no-restricted-syntax', file, `${head}export const f = (x: string) => html\`<style>\${x}</style>\`;`);
  refuses('no-restricted-syntax', file, `export { styleMap } from 'lit/directives/style-map.js';`);
  refuses('no-restricted-syntax', file, `import { unsafeHTML } from 'lit/directives/unsafe-html.js';\nexport { unsafeHTML };`);
  refuses('no-restricted-syntax', file, `import { unsafeSVG } from 'lit/directives/unsafe-svg.js';\nexport { unsafeSVG };`);
  refuses('no-restricted-syntax', file, `export const f = (x: Element) => { x.setAttribute('style', ''); };`);
  allows(file, `${head}export const f = (x: string) => html\`<p class=\${x} data-style="a"></p>\`;`);
  allows(file, `export { classMap } from 'lit/directives/class-map.js';`);
});

suite('nothing newer than Chromium 111, Firefox 123 and Safari 16.4', () => {
  const file = 'src/board/x.ts';
  const styles = (text: string) => `import { css } from 'lit';\nexport const styles = css\`${text}\`;`;
  refuses('no-restricted-syntax', file, `export const x = URL.canParse('a:b');`);
  refuses('compat/compat', file, `requestIdleCallback(() => undefined);`);
  refuses('no-restricted-syntax', file, `export const f = (x: HTMLElement) => { x.showPopover(); };`);
  refuses('tabla/css-floor', file, styles('a { color: light-dark(red, blue); }'));
  refuses('tabla/css-floor', file, styles('a { b { color: red; } }'));
  refuses('tabla/css-floor', file, styles('a { user-select: none; }'));
  allows(file, styles('a { color: red; }\n@supports (color: light-dark(red, red)) { a { color: light-dark(red, blue); } }'));
  allows(file, styles('@media print { @container (width > 1px) { a { -webkit-user-select: none; user-select: none; } } }'));
  refuses('no-restricted-syntax', file, `const d = (_: unknown, __: unknown) => undefined;\nexport class X { @d a() { return 1; } }`);
});
