import { css } from '@lit/reactive-element';
import { playStyles } from '../play/styles.js';

export const editStyles = css`
  ${playStyles}
  .tabla {
    grid-template:
      'tools' auto
      'board' auto
      'status' auto
      'controls' auto / minmax(0, 1fr);
  }
  .places .place {
    cursor: pointer;
  }
  .tools {
    grid-area: tools;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
    margin-block-end: 0.6rem;
    font-size: max(0.95rem, 1.5cqi);
  }
  .tools button {
    display: inline-flex;
    align-items: center;
    gap: 0.45em;
  }
  .tools [aria-checked='true'] {
    border: 2px solid var(--tabla-lamp, var(--t-lamp));
    background: var(--tabla-frame, var(--t-frame));
    color: var(--tabla-number, var(--t-number));
  }
  .kinds {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .state {
    grid-area: status;
  }
  .status {
    margin-block: 0.6rem 0;
  }
  .wrong {
    font-weight: bold;
  }
  details {
    border-block-start: 1px solid color-mix(in srgb, currentcolor 30%, transparent);
    padding-block: 0.2rem;
  }
  .controls {
    display: block;
  }
  summary {
    min-block-size: 2.5rem;
    line-height: 2.5rem;
    cursor: pointer;
  }
  summary:focus-visible,
  select:focus-visible,
  textarea:focus-visible {
    outline: 3px solid var(--tabla-target, var(--t-target));
    outline-offset: 2px;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.6rem 0.8rem;
    padding-block: 0.2rem 0.7rem;
  }
  /* six, eight or nine fields: none stands alone in a row */
  @container (min-width: 461px) {
    .fields {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (min-width: 700px) {
    .fields {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  .fields label {
    display: grid;
    gap: 0.2em;
    align-content: end;
    font-size: 0.95em;
  }
  .fields input,
  .fields select,
  .taken select,
  textarea {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: 0.3em 0.6em;
    border: 1.5px solid var(--tabla-text, var(--t-text));
    border-radius: 8px;
    background: var(--tabla-field, var(--t-field));
    color: var(--tabla-text, var(--t-text));
    font: inherit;
  }
  textarea {
    display: block;
    font:
      1em/1.4 ui-monospace,
      monospace;
    overflow-wrap: anywhere;
    resize: vertical;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    padding-block: 0.5rem 0.7rem;
  }
  .row .gap {
    flex-basis: auto;
    margin: 0;
  }
  .row textarea {
    flex: 1 1 10rem;
    inline-size: auto;
  }
  .taken label {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
  }
  .taken select {
    inline-size: auto;
  }
  .note {
    margin: 0.2rem 0 0.5rem;
  }
  @container (max-width: 460px) {
    .tools {
      gap: 0.4rem 0;
    }
    .kinds {
      flex-basis: 100%;
    }
    .tools button {
      min-inline-size: 2.75rem;
      padding-inline: 0.55em;
    }
  }
  @media print {
    .tools,
    details {
      display: none;
    }
  }
`;
