import { css } from '@lit/reactive-element';

/** What is only for a screen reader. */
export const spokenStyles = css`
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** What lies over the drawing where checkers are moved, and the field for plays. */
export const touchStyles = css`
  ${spokenStyles}
  .checker {
    pointer-events: none;
  }
  .place {
    fill: transparent;
    stroke: none;
    outline: none;
  }
  .movable,
  .open {
    cursor: pointer;
  }
  .place:focus-visible {
    stroke: var(--tabla-target, var(--t-target));
    stroke-width: 4;
  }
  .prompt {
    pointer-events: none;
  }
  .prompt rect {
    fill: var(--tabla-frame, var(--t-frame));
    stroke: var(--tabla-lamp, var(--t-lamp));
    stroke-width: 2.5;
  }
  .prompt text {
    fill: var(--tabla-number, var(--t-number));
    font-size: 21px;
  }
  .typed input {
    inline-size: 6.5em;
    min-block-size: max(2.25rem, 2.25em);
    border-color: transparent;
    border-block-end-color: currentcolor;
    border-radius: 0;
    padding: 0.2em 0.3em;
    background: none;
    color: inherit;
    font-size: 1em;
    font-variant-numeric: tabular-nums;
  }
  .typed input::placeholder {
    color: inherit;
    opacity: 0.7;
  }
  @container (max-width: 460px) {
    .prompt text {
      font-size: 29px;
    }
  }
`;
