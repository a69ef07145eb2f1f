/** What a situation looks like, as SVG text, and how it reads aloud. No DOM. */
export { PictureError, type PictureFault } from './error.js';
export { renderDiagram, type DiagramOptions } from './diagram.js';
export { describe } from './spoken.js';
export type { DescribeOptions } from './describe-plain.js';
export type { ThemeName } from './theme.js';
export type { LiveView, Mark, Seat, Target, View } from './view.js';
