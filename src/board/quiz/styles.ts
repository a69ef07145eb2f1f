import { css } from '@lit/reactive-element';
import { playStyles } from '../play/styles.js';

/** The answers stand under the buttons, so that nothing moves when they come. */
export const quizStyles = css`
  ${playStyles}
  .answers {
    grid-row: 5;
    margin: 0.8rem 0 0;
    padding: 0;
    list-style: none;
    font-size: max(1rem, 1.65cqi);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  .answers li + li {
    margin-block-start: 0.8rem;
  }
  .answers b {
    font-variant-numeric: tabular-nums;
  }
  .answers p {
    margin-block-start: 0.2em;
  }
`;
