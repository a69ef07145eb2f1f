import { css } from '@lit/reactive-element';
import { lineStyles } from './line-styles.js';
import { touchStyles } from './touch-styles.js';

/**
 * What only a board that is played on needs. The colours are the theme's. A refusal takes no room, so that nothing moves when it comes; the
 * buttons stand in two rows from the beginning, so that the one that comes with the second move starts none.
 */
export const playStyles = css`
  ${lineStyles}
  ${touchStyles}
  .tabla {
    position: relative;
    display: grid;
    grid-template:
      'match' auto
      'status' auto
      'board' auto
      'controls' auto / minmax(0, 1fr);
  }
  svg[part='board'] {
    grid-area: board;
    -webkit-touch-callout: none;
  }
  .status {
    grid-area: status;
    margin-block-end: 0.6rem;
    min-block-size: 2.5em;
    font-size: max(1.1rem, 1.9cqi);
    line-height: 1.25;
  }
  .match {
    grid-area: match;
    margin-block-end: 0.35rem;
    font-size: max(0.95rem, 1.5cqi);
  }
  .refused {
    grid-area: status;
    display: grid;
    align-content: center;
    margin: 0;
    z-index: 1;
    padding: 0.35em 0.7em;
    border-radius: 8px;
    background: var(--tabla-frame, var(--t-frame));
    color: var(--tabla-number, var(--t-number));
    font-size: 1rem;
    line-height: 1.3;
    pointer-events: none;
  }
  .near {
    grid-area: board;
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: max-content;
    max-inline-size: min(19rem, 80%);
    margin-inline-start: calc(var(--x) * 100%);
    margin-block-start: var(--y);
    transform: translate(calc(var(--x) * -100%), -100%);
    box-shadow: 0 2px 10px #0006;
  }
  .near.under {
    transform: translate(calc(var(--x) * -100%), 0);
  }
  .near::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(var(--x) * 100%);
    inset-block-end: -6px;
    border: 7px solid transparent;
    border-block-start-color: var(--tabla-frame, var(--t-frame));
    border-block-end: 0;
    transform: translateX(-50%);
  }
  .near.under::after {
    inset-block: -6px auto;
    border-block: 0 solid transparent;
    border-block-end: 7px solid var(--tabla-frame, var(--t-frame));
  }
  .controls {
    grid-area: controls;
    margin-block-start: 0.6rem;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    font-size: max(1rem, 1.65cqi);
  }
  .gap {
    flex: 1;
  }
  button,
  input {
    box-sizing: border-box;
    min-block-size: max(2.75rem, 2.65em);
    padding: 0.3em 0.9em;
    border: 1.5px solid var(--tabla-text, var(--t-text));
    border-radius: 999px;
    background: var(--tabla-field, var(--t-field));
    color: var(--tabla-text, var(--t-text));
    font: inherit;
    font-size: 1.05em;
    line-height: 1.2;
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  button:active:not([aria-disabled='true']) {
    filter: brightness(0.85);
  }
  .main {
    min-inline-size: 7.5em;
    border: 2px solid var(--tabla-lamp, var(--t-lamp));
    background: var(--tabla-frame, var(--t-frame));
    color: var(--tabla-number, var(--t-number));
    font-size: 1.15em;
  }
  .quiet {
    padding-inline: 0.45em;
    border-color: transparent;
    background: none;
    color: inherit;
    font-size: 0.95em;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  [aria-pressed='true'] {
    border-color: currentcolor;
    text-decoration: none;
  }
  [aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  button:focus-visible,
  input:focus-visible {
    outline: 3px solid var(--tabla-target, var(--t-target));
    outline-offset: 2px;
  }
  .question {
    margin-inline-end: 0.5em;
    font-size: 1.05em;
  }
  @container (min-width: 461px) and (max-width: 740px) {
    .gap {
      flex-basis: 100%;
      margin-block-start: -0.5rem;
    }
    .gap + .quiet {
      margin-inline-start: -0.45em;
    }
  }
  @container (max-width: 460px) {
    .main {
      flex: 1 1 5rem;
      min-inline-size: min-content;
      white-space: nowrap;
    }
    button {
      padding-inline: 0.6em;
    }
    .status {
      font-size: 1rem;
    }
    .refused {
      font-size: 0.85rem;
    }
    .gap {
      display: none;
    }
    .controls {
      gap: 0.4rem;
    }
    .typed input {
      inline-size: 4.4em;
    }
    .quiet {
      padding-inline: 0.2em;
      font-size: 0.85rem;
    }
    [data-sign] {
      min-inline-size: 2.75rem;
      font-size: 0;
      text-decoration: none;
    }
    [data-sign]::before {
      content: attr(data-sign);
      content: attr(data-sign) / '';
      font-size: 1.4rem;
    }
  }
  @container (max-width: 400px) {
    .refused,
    .near.under {
      grid-area: status;
      position: absolute;
      inset: auto 0 0.3rem;
      box-sizing: border-box;
      display: flex;
      align-items: center;
      margin: 0;
      inline-size: auto;
      max-inline-size: 100%;
      min-block-size: calc(100% - 0.3rem);
      transform: none;
    }
    .near::after {
      content: none;
    }
  }
  @media print {
    .controls,
    .status,
    .match,
    .prompt {
      display: none;
    }
  }
`;
