/** The HTML that this floor writes: a few elements, every text escaped, and the same as a tree for programs that work on trees. */
import { escapeText } from '../picture/svg.js';

/** An element with its attributes; one without a value is left out. `content` is HTML already: texts go through `escapeText`. */
export function element(name: string, attributes: Readonly<Record<string, string | null>>, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => (value === null ? '' : ` ${key}="${escapeText(value)}"`));
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** A tree of elements as hast has it. */
export type HtmlTree = HtmlElement | { readonly type: 'text'; readonly value: string };
export interface HtmlElement {
  readonly type: 'element';
  readonly tagName: string;
  readonly properties: Readonly<Record<string, string | string[]>>;
  readonly children: HtmlTree[];
}

const piece = /<(\/?)([\w-]+)((?: [\w-]+="[^"]*")*)(\/?)>|[^<]+/g;
const attribute = / ([\w-]+)="([^"]*)"/g;
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => signs[name] ?? entity);
/** `stroke-width` is `strokeWidth` there. */
const propertyName = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Reads what `element` and the SVG writer have written, and only that. */
export function treeOf(html: string): HtmlTree[] {
  const roots: HtmlTree[] = [];
  const open: HtmlTree[][] = [roots];
  for (const [text, end, tagName, attributes = '', closed] of html.matchAll(piece)) {
    const siblings = open.at(-1) ?? roots;
    if (tagName === undefined) siblings.push({ type: 'text', value: plain(text) });
    else if (end) open.pop();
    else {
      const children: HtmlTree[] = [];
      siblings.push({ type: 'element', tagName, properties: propertiesOf(attributes), children });
      if (!closed) open.push(children);
    }
  }
  return roots;
}

function propertiesOf(attributes: string): HtmlElement['properties'] {
  const properties: Record<string, string | string[]> = {};
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
    if (name === 'class') properties.className = plain(value).split(' ');
    else properties[propertyName(name)] = plain(value);
  }
  return properties;
}
