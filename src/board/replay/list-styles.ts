import { css } from '@lit/reactive-element';

/**
 * The list of moves and the comments in it, on the board or beside it. On a screen a long list is laid out where it is seen, and elsewhere a
 * turn has one height, unless it is a long one; paper shows all of it.
 */
export const listStyles = css`
  .moves {
    position: relative;
    box-sizing: border-box;
    border: 1.5px solid var(--tabla-deep, var(--t-deep));
    border-radius: 8px;
    background: var(--tabla-field, var(--t-field));
    color: var(--tabla-text, var(--t-text));
    overscroll-behavior: contain;
    font-size: 1rem;
    min-block-size: 9rem;
    padding: 0.3rem;
  }
  .ear {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .whole {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 0.2rem;
  }
  .whole > li {
    display: flex;
    align-items: baseline;
  }
  @media screen {
    .moves {
      overflow: hidden auto;
      max-block-size: 20rem;
    }
    .whole > :is(.by-first, .by-second) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 1.85rem;
    }
  }
  .by-first {
    grid-column: 1;
  }
  .by-second {
    grid-column: 2;
  }
  .wide {
    grid-column: 1 / -1;
  }
  .nth {
    flex: none;
    min-inline-size: 1.9em;
    padding-inline-end: 0.2em;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .by-second > .nth:empty,
  .line:not(.whole) .nth:empty {
    display: none;
  }
  .move {
    display: inline-flex;
    align-items: baseline;
    gap: 0.35em;
    min-block-size: 1.85rem;
    padding: 0.15em 0.4em;
    border: 1.5px solid transparent;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.2;
    cursor: pointer;
    text-align: start;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .move .who,
  summary .who {
    inline-size: 0.8em;
    align-self: center;
  }
  /* what a row draws beyond itself is not seen */
  .move:focus-visible {
    outline-offset: -3px;
  }
  .move:hover {
    border-color: var(--tabla-deep, var(--t-deep));
  }
  .move[aria-current] {
    border-color: var(--tabla-lamp, var(--t-lamp));
    background: var(--tabla-frame, var(--t-frame));
    color: var(--tabla-number, var(--t-number));
  }
  .line:not(.whole) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
  }
  .line:not(.whole) > .wide {
    flex-basis: 100%;
  }
  .line:not(.whole) > li:not(.said) {
    display: flex;
    align-items: baseline;
  }
  li.said,
  div.said,
  .ended {
    display: block;
    padding: 0.1rem 0.5rem 0.4rem 2.1rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .whole > li.said {
    display: block;
  }
  .line:not(.whole) > li.said,
  div.said {
    padding-inline-start: 0.4rem;
  }
  .said p {
    margin: 0;
  }
  .said p + p {
    margin-block-start: 0.4em;
  }
  li > details {
    flex: 1;
    min-inline-size: 0;
    margin: 0 0.2rem 0.3rem 1.7rem;
    padding-inline-start: 0.4rem;
    border-inline-start: 3px solid var(--tabla-deep, var(--t-deep));
  }
  details details {
    margin-inline-start: 0.2rem;
  }
  summary {
    min-block-size: 1.7rem;
    padding: 0.15em 0.2em;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  details[open] > summary .instead {
    display: none;
  }
  summary .who {
    display: inline-block;
    vertical-align: -0.05em;
  }
`;
