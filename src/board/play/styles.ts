import { css } from 'lit';

/** What only a board that is played on needs. The colours are the theme's. */
export const playStyles = css`
  .tabla {
    display: grid;
    gap: 0.6rem;
  }
  .place {
    fill: transparent;
    stroke: none;
    outline: none;
    cursor: pointer;
  }
  .place:focus-visible {
    stroke: var(--tabla-target, var(--t-target));
    stroke-width: 4;
  }
  .checker {
    pointer-events: none;
  }
  .status {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.15rem 0.6rem;
    min-block-size: 1.6em;
    font-size: 1.05rem;
    line-height: 1.4;
  }
  .who {
    align-self: center;
    inline-size: 0.95em;
    block-size: 0.95em;
    border-radius: 50%;
    border: 2px solid var(--t-black-rim);
  }
  .who.white {
    background: var(--tabla-white, var(--t-white));
  }
  .who.black {
    background: var(--tabla-black, var(--t-black));
    border-color: var(--t-white-rim);
  }
  .refused {
    color: var(--tabla-refused, #a3281d);
    font-weight: 600;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  button,
  input {
    font: inherit;
    font-size: 1rem;
    line-height: 1.2;
    min-block-size: 2.5rem;
    padding: 0.35rem 0.9rem;
    border: 1.5px solid var(--t-frame);
    border-radius: 8px;
    background: var(--t-field);
    color: var(--t-text);
  }
  button {
    cursor: pointer;
  }
  button.main {
    background: var(--t-frame);
    color: var(--t-number);
    min-inline-size: 7rem;
    font-weight: 600;
  }
  button.quiet {
    background: none;
    border-color: transparent;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  button:focus-visible,
  input:focus-visible {
    outline: 3px solid var(--t-target);
    outline-offset: 2px;
  }
  .question {
    flex-basis: 100%;
  }
  .typed {
    margin-inline-start: auto;
  }
  .typed input {
    inline-size: 9rem;
    font-variant-numeric: tabular-nums;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media print {
    .controls,
    .status {
      display: none;
    }
  }
`;
