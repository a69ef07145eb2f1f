/** The examples that stand in docs/*.md as fenced blocks, so that the documents cannot rot. */
import { readFileSync } from 'node:fs';

export interface Block {
  /** Such as `rules.md:512`. */
  readonly where: string;
  /** The nearest heading or bold lead-in above it. */
  readonly name: string;
  readonly kind: string;
  /** What stands behind the kind: a preset, and options. */
  readonly rules: string;
  readonly lines: readonly string[];
}

const docs = new URL('../../docs/', import.meta.url);

/** Every fenced block of a document whose first word is one of these kinds. */
export function blocksOf(file: string, ...kinds: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let name = '';
  let open: { kind: string; rules: string; lines: string[]; where: string } | null = null;
  readText(file)
    .split('\n')
    .forEach((line, index) => {
      const fence = /^```(\S*)\s*(.*)$/.exec(line);
      if (open && fence) {
        if (kinds.includes(open.kind)) blocks.push({ ...open, name });
        open = null;
      } else if (open) open.lines.push(line);
      else if (fence) open = { kind: fence[1] ?? '', rules: fence[2] ?? '', lines: [], where: `${file}:${index + 1}` };
      else name = /^#+ (.+)|^\*\*(.+?)\.?\*\*/.exec(line)?.slice(1).find(Boolean) ?? name;
    });
  return blocks;
}

export const readText = (file: string): string => readFileSync(new URL(file, docs), 'utf8');

/** Code spans outside of blocks. */
export const spansOf = (file: string): string[] =>
  [...readText(file).replace(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');

/** Headings as GitHub makes links of them. */
export const anchorsOf = (file: string): string[] =>
  [...readText(file).replace(/^```[^]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading ?? '').toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '').replace(/\s/g, '-'),
  );

/** Links of the form `](file.md#anchor)` or `](#anchor)`. */
export const linksOf = (file: string): { file: string; anchor: string }[] =>
  [...readText(file).matchAll(/\]\(([\w.]*)#([^)]+)\)/g)].map(([, to, anchor]) => ({ file: to ?? '', anchor: anchor ?? '' })).map((link) => ({ ...link, file: link.file || file }));
