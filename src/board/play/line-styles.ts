import { css } from '@lit/reactive-element';

/** The sign of a side, wherever it stands. */
export const signStyles = css`
  .who {
    fill: var(--tabla-frame, var(--t-frame));
  }
  .of-white {
    fill: var(--tabla-white, var(--t-white));
  }
  .of-black {
    fill: var(--tabla-black, var(--t-black));
    stroke: var(--tabla-number, var(--t-number));
    stroke-width: 2.5;
  }
  @media print {
    .who {
      stroke: currentcolor;
      stroke-width: 2;
    }
  }
`;

/** The lines that say how a game stands, on the board and beside it: the match, its score, whose turn it is. */
export const lineStyles = css`
  ${signStyles}
  .status {
    display: flex;
    align-items: center;
    gap: 0.5em;
    line-height: 1.35;
  }
  .who {
    flex: none;
    inline-size: 1.35em;
  }
  .match {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.15rem 1.1rem;
  }
  .games {
    display: flex;
    flex-wrap: wrap;
    gap: 0.9em;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .games li {
    /* as much above as below, so that the names stand in one line with what follows */
    padding-block: calc(0.1em + 2.5px) 0.1em;
    border-block-end: 2.5px solid transparent;
    opacity: 0.75;
  }
  .games [aria-current='step'] {
    border-block-end-color: var(--tabla-lamp, var(--t-lamp));
    font-weight: bold;
    opacity: 1;
  }
  .score {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    font-variant-numeric: tabular-nums;
  }
  .score .who {
    inline-size: 1.1em;
  }
`;
