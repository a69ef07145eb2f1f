/**
 * What a situation looks like, as data and as SVG text, and how it reads aloud. No DOM. Only this floor knows places on the
 * screen; all points that go in and out are in the numbering of the side named beside them.
 */
export { describe, type DescribeOptions } from './describe.js';
export { renderDiagram, type DiagramOptions } from './diagram.js';
export { geometry, numberingOf, place, pointAt, viewerOf, type Geometry, type Place } from './geometry.js';
export { checkerPlace } from './checkers.js';
export { live } from './live.js';
export { picture, type Live } from './picture.js';
export { colorRules, themeColors, type ThemeName } from './theme.js';
export type { KeyedChecker, LiveView, Mark, PathShape, Picture, PieceShape, Seat, Shape, Target, TextShape, View } from './view.js';
