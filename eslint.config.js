import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import tabla from './tools/eslint-rules.mjs';

/** Floors that know no page: they run the same in Node, in a worker and in a browser. Of `publish` only the command knows the machine. */
const pure = [...['rules', 'notation', 'locale', 'picture', 'flow', 'bot'].map((floor) => `src/${floor}/**/*.ts`), 'src/publish/*.ts'];
const pageGlobals = Object.keys(globals.browser).filter((name) => !(name in globals['shared-node-browser']));
const pageTypes = pageGlobals.filter((name) =>
  /^(HTML|SVG|DOM|CSS)\w|^(Element|Document|Window|ShadowRoot|EventTarget|Worker|Storage)$/.test(name),
);
/** Time and network come in from outside, so that a test can replay everything. */
const outside = [
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'performance',
  'BroadcastChannel',
  'process',
  'Buffer',
];

/** Markup made from text would carry whatever a record or a name brings along; a strict CSP blocks inline styles. */
const noMarkup = [
  {
    selector:
      'MemberExpression[property.name=/^(innerHTML|outerHTML|srcdoc)$/], MemberExpression[property.value=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: 'Text never becomes markup: use a template or textContent.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTML|setHTMLUnsafe|createContextualFragment|parseFromString|parseHTMLUnsafe)$/], CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    message: 'Text never becomes markup: use a template or textContent.',
  },
  {
    selector: 'TaggedTemplateExpression TemplateElement[value.raw=/[.](innerHTML|outerHTML|srcdoc)\\s*=/]',
    message: 'Text never becomes markup: bind a child instead.',
  },
  {
    selector: 'TaggedTemplateExpression[tag.name=/^(html|svg|mathml)$/] TemplateElement[value.raw=/(^|\\s)style\\s*=|<style\\b/i]',
    message: 'A strict CSP blocks inline styles: use classes, SVG attributes or setProperty.',
  },
  {
    selector: 'CallExpression[callee.property.name="setAttribute"][arguments.0.value="style"]',
    message: 'A strict CSP blocks inline styles: use style.setProperty.',
  },
  {
    selector:
      ':matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/directives.(unsafe-|style-map)/]',
    message: 'styleMap is blocked by a strict CSP, and unsafe directives let text become markup.',
  },
];
/** What eslint-plugin-compat does not see; an optional call (`x.showPopover?.()`) is fine. */
const browserFloor = [
  {
    selector:
      'CallExpression[callee.object.name="URL"][callee.property.name=/^(canParse|parse)$/], CallExpression[callee.object.name="AbortSignal"][callee.property.name="any"], MemberExpression[object.name="CSS"][property.name=/^(registerProperty|highlights)$/]',
    message: 'Not in the oldest supported browsers.',
  },
  {
    selector:
      'CallExpression[optional=false][callee.property.name=/^(showPopover|hidePopover|togglePopover|startViewTransition|moveBefore|checkVisibility|getHTML|showPicker|getComposedRanges|ariaNotify|requestClose)$/]',
    message: 'Not in the oldest supported browsers: call it optionally and do without it.',
  },
  {
    selector: 'TaggedTemplateExpression[tag.name="html"] TemplateElement[value.raw=/\\s(popover|popovertarget|commandfor)(\\s|=|>)/]',
    message: 'Popovers are not in the oldest supported browsers.',
  },
];
const noDecorators = [
  { selector: 'Decorator', message: 'Use `static properties` and `declare`: half the bytes, and every tool reads them.' },
];

export default defineConfig(
  globalIgnores(['dist/', 'cdn/', 'storybook-static/', 'coverage/', 'shots/', 'etc/', 'custom-elements.json', 'test/fixtures/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    extends: [compat.configs['flat/recommended']],
    plugins: { tabla },
    settings: { browsers: ['chrome 111', 'firefox 123', 'safari 16.4'], lintAllEsApis: true },
    rules: {
      'tabla/floors': 'error',
      'tabla/css-floor': 'error',
      'no-restricted-syntax': ['error', ...noMarkup, ...browserFloor, ...noDecorators],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // typed arrays and fixed tuples are indexed everywhere here; a check of each reading would cost the speed they are used for
    files: ['src/rules/**/*.ts', 'src/bot/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: pure,
    rules: {
      'no-restricted-globals': ['error', { globals: [...pageGlobals, ...outside], checkGlobalObject: true }],
      '@typescript-eslint/no-restricted-types': [
        'error',
        { types: Object.fromEntries(pageTypes.map((name) => [name, 'There is no page here.'])) },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes in from outside, so that a test can replay everything.' },
        { object: 'Date', property: 'now', message: 'Time comes in from outside, so that a test can replay everything.' },
      ],
    },
  },
  {
    files: ['src/board/**/*.ts', 'src/*.ts', 'stories/**/*.ts', 'test/browser/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    plugins: { 'lit-a11y': litA11y },
    rules: litA11y.configs.recommended.rules,
  },
  {
    files: ['stories/**/*.ts', 'demo/**/*.{js,mjs,ts}'],
    rules: { 'no-restricted-syntax': ['error', ...noMarkup] },
  },
  {
    files: ['test/**/*.ts', 'stories/**/*.ts', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
);
