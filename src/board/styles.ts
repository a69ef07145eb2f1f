import { css, unsafeCSS } from 'lit';
import { colorRules, themeColors } from '../picture/index.js';

/** The look of every board: size, colours by theme, and nothing that only playing needs. */
export const boardStyles = css`
  :host {
    display: block;
    max-inline-size: 60rem;
  }
  :host([hidden]) {
    display: none;
  }
  .tabla {
    container-type: inline-size;
    contain-intrinsic-inline-size: 30rem;
    ${unsafeCSS(themeColors('wood'))}
    font-family: var(--tabla-font, Georgia, 'Times New Roman', serif);
  }
  .light {
    ${unsafeCSS(themeColors('light'))}
  }
  .dark {
    ${unsafeCSS(themeColors('dark'))}
  }
  .contrast {
    ${unsafeCSS(themeColors('contrast'))}
  }
  @media (prefers-color-scheme: dark) {
    .auto {
      ${unsafeCSS(themeColors('dark'))}
    }
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    .auto {
      ${unsafeCSS(themeColors('contrast'))}
      forced-color-adjust: none;
    }
  }
  @media print {
    .tabla {
      ${unsafeCSS(themeColors('print'))}
      break-inside: avoid;
    }
  }
  ${unsafeCSS(colorRules())}
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    overflow: visible;
    user-select: none;
    -webkit-user-select: none;
  }
  @container (max-width: 400px) {
    .number {
      display: none;
    }
    .number.large {
      display: inline;
    }
  }
  .fault {
    border: 2px solid #b3382c;
    border-radius: 8px;
    padding: 0.8em 1em;
    background: #fff6f2;
    color: #3b1512;
    font-size: 0.95rem;
    overflow-wrap: anywhere;
  }
  .fault p {
    margin: 0.4em 0 0;
  }
  .fault pre {
    margin: 0.3em 0 0;
    overflow-x: auto;
    font-family: ui-monospace, monospace;
  }
`;
