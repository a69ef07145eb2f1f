import { css } from '@lit/reactive-element';
import { lineStyles } from '../play/line-styles.js';
import { boardStyles } from '../styles.js';

/** The look of what stands beside a board: the board's, but for what makes it as wide as there is room. */
export const companionStyles = css`
  ${boardStyles}
  ${lineStyles}
  /* beside each other in the board, wherever there is room */
  :host {
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: middle;
  }
  :host([hidden]) {
    display: none;
  }
  .tabla {
    container-type: normal;
    font-size: 1.05rem;
    line-height: 1.35;
  }
  :host([slot='companions']) .tabla {
    margin: 0.6rem 1.4rem 0 0;
  }
  .drawing {
    inline-size: auto;
    max-inline-size: 100%;
    block-size: auto;
    flex: none;
    overflow: hidden;
  }
  .dice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
  }
  .comment {
    max-inline-size: 40rem;
    overflow-wrap: anywhere;
  }
  .comment p + p {
    margin-block-start: 0.5em;
  }
  .cube-line {
    display: flex;
    align-items: center;
    gap: 0.7em;
  }
  p {
    margin: 0;
  }
`;
