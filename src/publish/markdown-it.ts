/** A plugin for markdown-it that turns fences of `tabla` into diagrams or boards; see docs/publish.md. */
import { fenceName, writeFence, type MarkdownOptions } from './fence.js';
import { linesOf, placeInFile } from './place-in-file.js';

export type { ThemeName } from '../picture/theme.js';
export type { Asked } from './options.js';
export type { MarkdownOptions } from './fence.js';

/** As much of markdown-it as the plugin uses. */
export interface MarkdownIt {
  readonly utils: { unescapeAll(text: string): string };
  readonly core: { readonly ruler: { push(name: string, rule: (state: MarkdownItState) => void): void } };
  readonly renderer: { readonly rules: Record<string, ((tokens: never[], index: number, ...rest: never[]) => string) | undefined> };
}
export interface MarkdownItState {
  readonly src: string;
  readonly tokens: readonly MarkdownItToken[];
}
export interface MarkdownItToken {
  type: string;
  content: string;
  readonly info: string;
  readonly map: readonly [number, number] | null;
}

const info = new RegExp(`^\\s*${fenceName}(?:\\s+([^]*))?$`);

/** `md.use(tabla, options)`. What is wrong in a fence stands in a box in the page. */
export default function tabla(md: MarkdownIt, options: MarkdownOptions = {}): void {
  // a type of its own, so that what others do to code does not reach it, in whatever order they come
  md.core.ruler.push(fenceName, ({ tokens, src }) => {
    let lines: string[] | null = null;
    for (const token of tokens) {
      const found = token.type === 'fence' ? info.exec(md.utils.unescapeAll(token.info)) : null;
      if (!found) continue;
      const [, words = ''] = found;
      const fence = { line: token.map && token.map[0] + 1, words, text: token.content };
      const { html } = writeFence(words, token.content, options, (place) => {
        lines ??= linesOf(src);
        const { line, column } = placeInFile({ ...fence, lines }, place) ?? place;
        return `${line}:${column}`;
      });
      token.type = fenceName;
      // templates of Vue would take the braces of a comment for theirs
      token.content = `${html.replaceAll('{', '&#123;')}\n`;
    }
  });
  md.renderer.rules[fenceName] = (tokens: readonly MarkdownItToken[], index) => tokens[index]?.content ?? '';
}
