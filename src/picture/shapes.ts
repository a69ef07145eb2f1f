import { paint, type Paint, type ThemeName } from './theme.js';
import type { PathShape, TextShape } from './view.js';

/** Two decimals are finer than any screen and keep the text short. */
export const short = (value: number): number => Math.round(value * 100) / 100;

export const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A rectangle with its upper left corner at x, y. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  const corner = (dx: number, dy: number): string => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return (
    `M${short(x + r)} ${short(y)}h${short(width - 2 * r)}${corner(r, r)}v${short(height - 2 * r)}${corner(-r, r)}` +
    `h${short(2 * r - width)}${corner(-r, -r)}v${short(2 * r - height)}${corner(r, -r)}z`
  );
}

/** A square around x, y. */
export const square = (x: number, y: number, size: number, r: number): string => box(x - size / 2, y - size / 2, size, size, r);

/** Makes shapes in one theme; an empty outline makes none. */
export function pen(theme: ThemeName) {
  return {
    path: (name: Paint, d: string, extra = ''): PathShape[] =>
      d ? [{ kind: 'path', class: extra ? `${name} ${extra}` : name, d, ...paint(name, theme) }] : [],
    text: (name: Paint, x: number | string, y: number, size: number, text: string, extra = ''): TextShape => ({
      kind: 'text',
      class: extra ? `${name} ${extra}` : name,
      x: typeof x === 'number' ? short(x) : x,
      y: short(y),
      size,
      text,
      fill: paint(name, theme).fill,
    }),
  };
}
export type Pen = ReturnType<typeof pen>;
