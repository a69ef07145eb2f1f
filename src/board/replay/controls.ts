import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { ReplayCommand, ReplayWords } from '../../locale/replay.js';

/** What the buttons need to know. */
export interface Controls {
  readonly words: ReplayWords;
  readonly isRunning: boolean;
  /** Whether the author wants it offered, and the record has any of it. */
  readonly offered: (command: ReplayCommand) => boolean;
  /** Whether it leads anywhere from here. */
  readonly possible: (command: ReplayCommand) => boolean;
  readonly act: (command: ReplayCommand) => void;
}

/** Drawn in a square of 24; filled. */
const signs: Readonly<Partial<Record<ReplayCommand | 'stop', string>>> = {
  first: 'M5 5h2.6v14H5zM20 5v14L9 12z',
  back: 'M17 4.5v15L5.5 12z',
  forward: 'M7 4.5v15L18.5 12z',
  last: 'M16.400 5H19v14h-2.600zM4 5v14l11-7z',
  auto: 'M3 5v14l9-7zM12 5v14l9-7z',
  stop: 'M6 5h4v14H6zM14 5h4v14h-4z',
  comment: 'M3 4h18v13h-9l-5 4.500V17H3zM7 8v1.800h10V8zM7 11.500v1.800h7v-1.800z',
  error: 'M12 2.500L23 21.500H1zM10.900 9.500l.4 6h1.400l.4-6zM10.900 17v2h2.200v-2z',
  link: 'M10.600 13.400a4.200 4.200 0 0 0 6 0l3.600-3.600a4.200 4.200 0 0 0-6-6l-1.500 1.500 1.500 1.500 1.500-1.500a2.100 2.100 0 0 1 3 3l-3.600 3.600a2.100 2.100 0 0 1-3 0zM13.400 10.600a4.200 4.200 0 0 0-6 0l-3.600 3.600a4.200 4.200 0 0 0 6 6l1.500-1.500-1.500-1.500-1.500 1.500a2.100 2.100 0 0 1-3-3l3.600-3.600a2.100 2.100 0 0 1 3 0z',
  flip: 'M7.500 3L2.500 9h3.600v11h2.800V9h3.600zM16.500 21l5-6h-3.600V4h-2.800v11h-3.600z',
};
const rows: readonly (readonly ReplayCommand[])[] = [
  ['first', 'back', 'auto', 'forward', 'last'],
  ['comment', 'error', 'try', 'link', 'flip', 'help'],
];

/** The buttons under the board; each has a key as well. */
export const controls = (to: Controls): TemplateResult =>
  html`<div class="controls" part="controls">
    ${rows.map((row) => html`<div class="row">${row.map((command) => (to.offered(command) ? button(command, to) : nothing))}</div>`)}
  </div>`;

function button(command: ReplayCommand, { words, isRunning, possible, act }: Controls): TemplateResult {
  const isStop = command === 'auto' && isRunning;
  const name = isStop ? words.stop : words.commands[command];
  const d = signs[isStop ? 'stop' : command];
  const shown = d ? html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d=${d} /></svg>` : undefined;
  return html`<button
    type="button"
    data-command=${command}
    aria-label=${name}
    title=${name}
    aria-disabled=${!isStop && !possible(command)}
    @click=${() => act(command)}
  >
    ${shown ?? (command === 'help' ? '?' : name)}
  </button>`;
}
