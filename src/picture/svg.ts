import type { Shape } from './view.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * The one place where text from outside becomes part of a drawing: markup loses its meaning, and what XML cannot hold
 * (control characters, lone surrogates, non-characters) becomes a replacement character.
 */
export const escapeText = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '\ufffd').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** One shape as SVG text. */
export function writeShape(shape: Shape): string {
  if (shape.kind === 'piece') {
    return `<g class="${shape.class}" transform="translate(${shape.x} ${shape.y})">${writeShapes(shape.parts)}</g>`;
  }
  const { kind, fill, stroke, width } = shape;
  const attribute = (name: string, value: string | number | undefined): string => (value === undefined ? '' : ` ${name}="${value}"`);
  const start = `<${kind} class="${shape.class}"${attribute('fill', fill)}${attribute('stroke', stroke)}${attribute('stroke-width', width)}`;
  if (kind === 'path') return `${start} d="${shape.d}"/>`;
  const under = stroke ? ' paint-order="stroke" stroke-linejoin="round"' : '';
  const { x, y, size, hidden, text } = shape;
  return `${start}${under} x="${x}" y="${y}" font-size="${size}"${hidden ? ' display="none"' : ''}>${escapeText(text)}</text>`;
}

export const writeShapes = (shapes: readonly Shape[]): string => shapes.map(writeShape).join('');
