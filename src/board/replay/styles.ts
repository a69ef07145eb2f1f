import { css } from '@lit/reactive-element';
import { signStyles } from '../play/line-styles.js';
import { spokenStyles } from '../play/touch-styles.js';
import { listStyles } from './list-styles.js';

/**
 * What only a record needs: the list of its moves, beside the board where there is room, under it where there is not, and on paper, where it
 * may be longer than the board is high.
 */
export const replayStyles = css`
  ${signStyles}
  ${spokenStyles}
  ${listStyles}
  :host {
    max-inline-size: 96rem;
  }
  .tabla {
    position: relative;
    line-height: 1.35;
  }
  svg[part='board'] {
    outline: none;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.15rem 1.1rem;
    margin-block-end: 0.35rem;
    font-size: max(1rem, 1.5cqi);
  }
  .sides {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.1em 0.45em;
    overflow-wrap: anywhere;
    font-weight: bold;
  }
  .sides .who {
    inline-size: 1.1em;
  }
  .points {
    font-variant-numeric: tabular-nums;
    padding-inline: 0.15em;
  }
  .about {
    opacity: 0.8;
    overflow-wrap: anywhere;
  }
  .now {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 2.7em;
    margin-block-end: 0.3rem;
    font-size: max(1.05rem, 1.7cqi);
  }
  .who {
    flex: none;
    inline-size: 1.35em;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.5rem;
    margin-block-start: 0.6rem;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  button,
  select,
  input {
    box-sizing: border-box;
    border: 1.5px solid var(--tabla-text, var(--t-text));
    border-radius: 999px;
    background: var(--tabla-field, var(--t-field));
    color: var(--tabla-text, var(--t-text));
    font: inherit;
    line-height: 1.2;
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
  }
  .controls button,
  select,
  dialog button {
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    padding: 0.3em 0.7em;
  }
  .sign {
    inline-size: 1.35rem;
    margin: auto;
    fill: currentcolor;
  }
  [data-command='forward'],
  .controls .main {
    min-inline-size: 4.5rem;
    border: 2px solid var(--tabla-lamp, var(--t-lamp));
    background: var(--tabla-frame, var(--t-frame));
    color: var(--tabla-number, var(--t-number));
  }
  .refused,
  .verdict {
    box-sizing: border-box;
    margin: 0 0 0.4rem;
    padding: 0.35em 0.7em;
    border-radius: 8px;
    background: var(--tabla-frame, var(--t-frame));
    color: var(--tabla-number, var(--t-number));
  }
  .verdict {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.8rem;
    margin: 0.5rem 0 0;
  }
  .verdict button {
    min-block-size: 2.2rem;
    padding: 0.2em 0.8em;
  }
  [aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  button:focus-visible,
  select:focus-visible,
  summary:focus-visible,
  input:focus-visible {
    outline: 3px solid var(--tabla-target, var(--t-target));
    outline-offset: 1px;
  }
  .link-line {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
    margin: 0.5rem 0 0;
  }
  .link-line input {
    flex: 1 1 12rem;
    min-inline-size: 0;
    padding: 0.2em 0.7em;
  }
  .side {
    margin-block-start: 0.7rem;
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
  }
  .faults {
    box-sizing: border-box;
    overflow: hidden auto;
    border-radius: 8px;
    background: var(--tabla-field, var(--t-field));
    color: var(--tabla-text, var(--t-text));
    margin: 0;
    max-block-size: 10rem;
    padding: 0.3rem 0.6rem;
    border: 2px solid #b3382c;
  }
  .faults li {
    padding-block: 0.15em;
    overflow-wrap: anywhere;
  }
  @media screen {
    @container (min-width: 44rem) {
      .tabla:has(.side) :is(.head, .now, .controls, .refused, .verdict, .link-line, [part='board']) {
        box-sizing: border-box;
        inline-size: calc(100% - max(19rem, 32%) - 1rem);
      }
      .side {
        position: absolute;
        inset: 0 0 0 auto;
        inline-size: max(19rem, 32%);
        margin: 0;
      }
      .moves {
        flex: 1;
        max-block-size: none;
      }
    }
  }
  @container (max-width: 29rem) {
    .now {
      min-block-size: 2.8em;
      font-size: 1rem;
    }
    .row {
      flex: 1 1 100%;
    }
    .row > button {
      flex: 1;
      min-inline-size: 2.4rem;
      padding-inline: 0.2em;
    }
    .row > [data-command='try'] {
      flex-basis: 100%;
      order: 1;
    }
    .nth {
      min-inline-size: 1.5em;
    }
    .move {
      padding-inline: 0.2em;
    }
  }
  @media print {
    .controls,
    .link-line {
      display: none;
    }
  }
`;
