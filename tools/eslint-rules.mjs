/** Lint rules of this project alone: which way the floors of src may look, and what CSS the oldest supported browsers understand. */
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';

/** A floor imports only from the floors listed for it. `entry` is every file that stands directly in src. */
export const floors = {
  rules: [],
  notation: ['rules'],
  locale: [],
  picture: ['rules', 'locale'],
  flow: ['rules'],
  bot: ['rules'],
  board: ['rules', 'notation', 'locale', 'picture', 'flow', 'bot'],
  publish: ['rules', 'notation', 'locale', 'picture'],
  entry: ['rules', 'notation', 'locale', 'picture', 'flow', 'bot', 'board', 'publish'],
};

/** Which floors, or which rooms of a floor, may import which package; any other package is refused everywhere. */
export const packages = {
  lit: ['board', 'entry'],
  '@lit/reactive-element': ['board', 'entry'],
  '@lit/context': ['board', 'entry'],
  xstate: ['flow', 'board'],
  node: ['publish/command'],
};

const src = resolve(import.meta.dirname, '..', 'src');
const inSrc = (file) => {
  const path = relative(src, file);
  return path.startsWith('..') || isAbsolute(path) ? null : path.split(sep);
};
const floorOf = (parts) => (parts.length === 1 ? 'entry' : parts[0]);
const packageOf = (source) => {
  if (source.startsWith('node:')) return 'node';
  const [scope, name] = source.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
};

const floorsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown: '“{{floor}}” is not a floor of src: name it in tools/eslint-rules.mjs or move the file.',
      outside: '“{{source}}” leads out of src.',
      floor: '{{from}} may not look at {{to}}: it imports only from {{allowed}}.',
      package: '{{from}} may not import {{name}}.',
    },
  },
  create(context) {
    const parts = inSrc(context.filename);
    if (!parts) return {};
    const from = floorOf(parts);
    const check = (node, source) => {
      if (!(from in floors)) return context.report({ node, messageId: 'unknown', data: { floor: from } });
      if (!source.startsWith('.')) {
        const name = packageOf(source);
        if (!packages[name]?.some((place) => place === from || parts.join('/').startsWith(`${place}/`)))
          context.report({ node, messageId: 'package', data: { from, name } });
        return;
      }
      const target = inSrc(resolve(dirname(context.filename), source));
      if (!target) return context.report({ node, messageId: 'outside', data: { source } });
      const to = floorOf(target);
      if (to !== from && !floors[from].includes(to))
        context.report({ node, messageId: 'floor', data: { from, to, allowed: floors[from].join(', ') || 'nothing of ours' } });
    };
    const literal = (node) => node.source && typeof node.source.value === 'string' && check(node.source, node.source.value);
    return {
      ImportDeclaration: literal,
      ExportNamedDeclaration: literal,
      ExportAllDeclaration: literal,
      ImportExpression(node) {
        // a computed address could lead anywhere and no bundler could follow it
        if (typeof node.source.value === 'string') literal(node);
        else context.report({ node, messageId: 'outside', data: { source: context.sourceCode.getText(node.source) } });
      },
      TSImportType: literal,
    };
  },
};

/** CSS that Chromium 111, Firefox 123 or Safari 16.4 does not understand, and what takes its place. */
const tooNew = [
  [/\blight-dark\(/, 'light-dark()'],
  [/@property\b/, '@property'],
  [/@scope\b/, '@scope'],
  [/@starting-style\b/, '@starting-style'],
  [/@container[^{;]*\bstyle\(/, 'style queries'],
  [/\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/, 'relative colours'],
  [/\b(?:anchor|anchor-size)\(/, 'anchor positioning'],
  [/[\s,(:](?:round|mod|rem|abs|sign)\(/, 'round(), mod(), rem(), abs(), sign()'],
  [/\blinear\(\s*[\d.]/, 'linear() easing'],
  [/:state\(/, ':state()'],
  [/:dir\(/, ':dir()'],
  [/:popover-open\b/, ':popover-open'],
  [/:user-(?:in)?valid\b/, ':user-valid'],
  [/\ballow-discrete\b/, 'transition-behavior'],
  [/\b[\d.]+(?:cap|rcap|rlh|ric|rex)\b/, 'units cap, rlh and the like'],
  [/[;{\s]d\s*:\s*path\(/, 'd as a CSS property'],
];
/** Safari knows these only with its prefix. */
const prefixed = ['user-select', 'backdrop-filter', 'mask-image', 'mask'];

const blank = (text) => text.replace(/\/\*[^]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (m) => m.replace(/[^\n]/g, ' '));

const cssFloorRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      tooNew: 'Not in the oldest supported browsers: {{what}}. Put it in an @supports block, beside a plain rule.',
      nested: 'Nested rules are not in the oldest supported browsers.',
      prefix: '{{what}} needs -webkit-{{what}} beside it for Safari.',
    },
  },
  create(context) {
    return {
      TaggedTemplateExpression(node) {
        if (node.tag.name !== 'css') return;
        const text = blank(node.quasi.quasis.map((q) => q.value.raw).join(' '));
        const blocks = [];
        let plain = ''; // what stands outside @supports
        let prelude = '';
        for (const c of text) {
          prelude += c;
          if (!'{};'.includes(c)) continue;
          const head = prelude.trim();
          prelude = '';
          const condition = c === '{' && head.startsWith('@supports');
          if (c === '{') {
            if (blocks.length && !blocks.at(-1).startsWith('@')) context.report({ node, messageId: 'nested' });
            blocks.push(head);
          }
          if (!condition && !blocks.some((block) => block.startsWith('@supports'))) plain += `${head}\n`;
          if (c === '}') blocks.pop();
        }
        for (const [pattern, what] of tooNew) if (pattern.test(plain)) context.report({ node, messageId: 'tooNew', data: { what } });
        for (const what of prefixed) {
          const bare = new RegExp(`[;{\\s]${what}\\s*:`).test(plain);
          if (bare && !plain.includes(`-webkit-${what}`)) context.report({ node, messageId: 'prefix', data: { what } });
        }
      },
    };
  },
};

export default { meta: { name: 'tabla' }, rules: { floors: floorsRule, 'css-floor': cssFloorRule } };
