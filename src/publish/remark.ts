/** A plugin for remark that turns fences of `tabla` into diagrams or boards, which remark-rehype carries on; see docs/publish.md. */
import { fenceName, writeFence, type MarkdownOptions } from './fence.js';
import { treeOf } from './markup.js';
import { linesOf, placeInFile, type FilePlace } from './place-in-file.js';

export type { ThemeName } from '../picture/theme.js';
export type { Asked } from './options.js';
export type { MarkdownOptions } from './fence.js';
export type { FilePlace } from './place-in-file.js';

/** As much of a Markdown tree as the plugin uses. */
export interface MarkdownNode {
  readonly type: string;
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly value?: string;
  readonly position?: { readonly start: { readonly line: number } } | undefined;
  children?: unknown[];
}
/** As much of a virtual file as the plugin uses. */
export interface MarkdownFile {
  toString(): string;
  message(reason: string, place?: FilePlace): unknown;
}

/** `unified().use(tabla, options)`, before remark-rehype. What is wrong in a fence stands in a box in the page, and is a message of the file. */
export default function tabla(options: MarkdownOptions = {}): (tree: MarkdownNode, file: MarkdownFile) => void {
  return (tree, file) => {
    let lines: string[] | null = null;
    const replaced = (node: MarkdownNode): unknown[] => {
      if (node.type !== 'code' || node.lang !== fenceName) {
        walk(node);
        return [node];
      }
      const { meta, value: text = '', position } = node;
      const words = meta ?? '';
      const inFile = (place: Parameters<typeof placeInFile>[1]): FilePlace | null =>
        placeInFile({ lines: (lines ??= linesOf(file.toString())), line: position?.start.line ?? null, words, text }, place);
      const { html, faults } = writeFence(words, text, options, (place) => {
        const { line, column } = inFile(place) ?? place;
        return `${line}:${column}`;
      });
      for (const { reason, place } of faults) file.message(reason, inFile(place) ?? undefined);
      return treeOf(html).flatMap((root) =>
        root.type === 'text'
          ? []
          : { type: fenceName, position, data: { hName: root.tagName, hProperties: root.properties, hChildren: root.children } },
      );
    };
    const walk = (parent: MarkdownNode): void => {
      const { children } = parent;
      if (children) parent.children = (children as MarkdownNode[]).flatMap(replaced);
    };
    walk(tree);
  };
}
