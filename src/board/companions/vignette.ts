import { html, type TemplateResult } from 'lit';
import type { Vignette } from '../../picture/alone.js';
import { draw } from '../drawing.js';

/** A small drawing; what it shows is said beside it. */
export const vignette = ({ x, y, width, height, shapes }: Vignette): TemplateResult =>
  html`<svg
    class="drawing"
    part="drawing"
    viewBox="${x} ${y} ${width} ${height}"
    width=${width}
    height=${height}
    text-anchor="middle"
    aria-hidden="true"
  >
    ${shapes.map(draw)}
  </svg>`;
