import type { Paint } from './theme.js';
import type { Shape } from './view.js';

/** Two decimals are finer than any screen and keep the text short. */
export const short = (value: number): number => Math.round(value * 100) / 100;

export const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A disc: a line without a length, which round ends make as wide as it is thick. A sixth of what an outline takes. */
export const disc = (x: number, y: number): string => `M${short(x)} ${short(y)}h0`;

/** A rectangle around x, y. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  const corner = (dx: number, dy: number): string => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  const w = short(width - 2 * r);
  const h = short(height - 2 * r);
  return (
    `M${short(x - w / 2)} ${short(y - height / 2)}h${w}${corner(r, r)}v${h}${corner(-r, r)}` +
    `h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
  );
}

/** Draws shapes, the later above the earlier ones. */
export interface Pen {
  readonly shapes: Shape[];
  /** Adds a shape, unless its outline is empty. `extra` is one more class. */
  readonly path: (name: Paint, d: string, extra?: string, width?: number) => void;
  /** Text around x, y. */
  readonly text: (name: Paint, x: number, y: number, size: number, text: string | number, extra?: string) => void;
}

export function pen(): Pen {
  const shapes: Shape[] = [];
  const named = (name: Paint, extra?: string): string => (extra ? `${name} ${extra}` : name);
  return {
    shapes,
    path(name, d, extra, width) {
      if (d) shapes.push({ kind: 'path', class: named(name, extra), d, ...(width && { width }) });
    },
    text(name, x, y, size, text, extra) {
      // Digits and small letters stand in the middle of a line when the base line is a third of their size below it.
      const at = { x: short(x), y: short(y + size * 0.35), size };
      shapes.push({ kind: 'text', class: named(name, extra), ...at, text: String(text) });
    },
  };
}
