import { unsafeCSS } from '@lit/reactive-element';
import { colorRules, themeColors } from '../picture/theme.js';

const dark = themeColors('dark');
const contrast = themeColors('contrast');
// all of it is the board's own, so that a diagram does without Lit's tag, which looks for what comes from elsewhere
const css = String.raw;

/** The look of every board: size, colours by theme, and nothing that only playing needs. */
export const boardStyles = unsafeCSS(css`
  :host {
    display: block;
    max-inline-size: 60rem;
  }
  :host([hidden]) {
    display: none;
  }
  svg {
    display: block;
    inline-size: 100%;
    overflow: visible;
    user-select: none;
    -webkit-user-select: none;
  }
  .size {
    inline-size: 30rem;
    max-inline-size: 100%;
    block-size: 0;
  }
  .tabla {
    container-type: inline-size;
    ${themeColors('wood')}
    font-family: var(--tabla-font, Georgia, 'Times New Roman', serif);
  }
  .light {
    ${themeColors('light')}
  }
  .dark {
    ${dark}
  }
  .contrast {
    ${contrast}
  }
  @media (prefers-color-scheme: dark) {
    .auto {
      ${dark}
    }
  }
  @media (prefers-contrast: more) {
    .auto {
      ${contrast}
    }
  }
  @media (forced-colors: active) {
    .tabla {
      ${contrast}
      forced-color-adjust: none;
      /* what stands beside the drawing is written on the page */
      color: CanvasText;
    }
  }
  @media print {
    :host {
      break-inside: avoid;
    }
    .tabla {
      ${themeColors('print')}
    }
  }
  ${colorRules()}
  p,
  ::slotted([slot='caption']) {
    display: block;
    margin: 0.6em 0 0;
  }
`);
