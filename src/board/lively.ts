/** What every mode but plain showing needs: templates, and the picture of what is being done. It comes together with the mode. */
export { render } from 'lit';
export { live } from '../picture/live.js';
export { LiveDrawing } from './live-drawing.js';
