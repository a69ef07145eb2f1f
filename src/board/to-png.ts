import { paintedView } from '../picture/diagram.js';
import type { LiveView, PathShape, Shape, TextShape } from '../picture/view.js';
import { BoardError } from './error.js';
import type { Setup } from './setup.js';
import { themeOf } from './to-svg.js';

/**
 * What a board shows as a picture of dots. The shapes are painted one by one: a page whose policy allows no images could not show the SVG
 * in one either.
 */
export async function boardPNG(seen: LiveView, { theme }: Setup, width: number): Promise<Blob> {
  if (!(Number.isInteger(width) && width >= 16 && width <= 8192))
    throw new BoardError('bad-attribute', null, 'width', String(width), undefined, '16 to 8192');
  const drawing = paintedView(seen, { theme: themeOf(theme) });
  const canvas = document.createElement('canvas');
  const scale = width / drawing.width;
  canvas.width = width;
  canvas.height = Math.round(drawing.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new BoardError('not-loaded', null, 'canvas');
  context.scale(scale, scale);
  context.lineCap = context.lineJoin = 'round';
  context.textAlign = 'center';
  for (const shape of drawing.shapes) paint(shape, context);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new BoardError('not-loaded', null, 'canvas'))), 'image/png'),
  );
}

function paint(shape: Shape, context: CanvasRenderingContext2D): void {
  if (shape.kind === 'piece') {
    context.save();
    context.translate(shape.x, shape.y);
    for (const part of shape.parts) paint(part, context);
    context.restore();
  } else if (shape.kind === 'path') paintPath(shape, context);
  else paintText(shape, context);
}

function paintPath({ d, fill, stroke, width = 1 }: PathShape, context: CanvasRenderingContext2D): void {
  const path = new Path2D(d);
  if (fill && fill !== 'none') {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (!stroke) return;
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.stroke(path);
}

/** Letters stand around their `x`; where there are several, each sign has its own. The line lies under the letters. */
function paintText({ x, y, size, text, fill, stroke, width = 1 }: TextShape, context: CanvasRenderingContext2D): void {
  context.font = `${size}px Georgia, 'Times New Roman', serif`;
  const places = String(x)
    .split(/[\s,]+/)
    .map(Number);
  const signs = places.length > 1 ? Array.from(text) : [text];
  signs.forEach((sign, at) => {
    const place = places[at] ?? 0;
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.strokeText(sign, place, y);
    }
    if (!fill || fill === 'none') return;
    context.fillStyle = fill;
    context.fillText(sign, place, y);
  });
}
