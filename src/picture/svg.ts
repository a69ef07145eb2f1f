import type { Shape } from './view.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * The one place where text from outside becomes part of a drawing: markup loses its meaning, and what XML cannot hold
 * (control characters, lone surrogates, non-characters) becomes a replacement character.
 */
export const escapeText = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- these are what it looks for
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '').replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]|[\ud800-\udfff]/gu, '\ufffd');

/** One shape as SVG text. */
export function writeShape(shape: Shape): string {
  if (shape.kind === 'piece') {
    return `<g class="${shape.class}" transform="translate(${shape.x} ${shape.y})">${writeShapes(shape.parts)}</g>`;
  }
  const start = `class="${shape.class}" fill="${shape.fill}"`;
  if (shape.kind === 'path') {
    return `<path ${start}${shape.stroke ? ` stroke="${shape.stroke}" stroke-width="${shape.width ?? 1}"` : ''} d="${shape.d}"/>`;
  }
  const { x, y, size, hidden, text } = shape;
  return `<text ${start} x="${x}" y="${y}" font-size="${size}"${hidden ? ' display="none"' : ''}>${escapeText(text)}</text>`;
}

export const writeShapes = (shapes: readonly Shape[]): string => shapes.map(writeShape).join('');
