import { html, type TemplateResult } from 'lit/html.js';
import type { Player } from '../../rules/index.js';

/** A checker as the sign of a side, on a piece of the board's wood, since the page may be of any colour. */
export const sign = (player: Player): TemplateResult =>
  html`<svg class="who" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="20" />
    <circle class="of-${player}" cx="20" cy="20" r="14" />
  </svg>`;
