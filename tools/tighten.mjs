/** Takes blanks and comments out of the style sheets of a build: they are for who writes them, and every page would load them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../dist');

const bare = (css) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/(?<=[:,]) /g, '')
    .replaceAll(';}', '}');

/** A sheet between its back quotes; what is put in stays as it is. The lines it took follow it, so that source maps stay right. */
function tight(sheet) {
  const parts = sheet.split(/(\$\{.*?\})/).map((part, index) => (index % 2 ? part : bare(part)));
  return `\`${parts.join('')}\`${'\n'.repeat(sheet.split('\n').length - 1)}`;
}

for (const name of readdirSync(dist, { recursive: true })) {
  if (!name.endsWith('.js')) continue;
  const file = resolve(dist, name);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/(?<=\bcss ?)`([^`]*)`/g, (_, sheet) => tight(sheet));
  if (changed !== text) writeFileSync(file, changed);
}
