import { color, rolesOf, type ThemeName } from './theme.js';
import type { PathShape, Shape, TextShape } from './view.js';

function paint<S extends PathShape | TextShape>(shape: S, theme: ThemeName): S {
  const [area, line, width] = rolesOf(shape.class.split(' ')[0] ?? '');
  const strokes = line ? { stroke: color(line, theme), width: Number(width) } : {};
  return { ...strokes, ...shape, fill: area ? color(area, theme) : 'none' };
}

/**
 * The same shapes with literal colours, for drawings that must live without a style sheet. Where there is one all the same, its
 * classes override them.
 */
export const painted = (shapes: readonly Shape[], theme: ThemeName): Shape[] =>
  shapes.map((shape) =>
    shape.kind === 'piece' ? { ...shape, parts: shape.parts.map((part) => paint(part, theme)) } : paint(shape, theme),
  );
