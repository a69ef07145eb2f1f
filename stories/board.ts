/** What the stories share. */
import { html, nothing, type TemplateResult } from 'lit';
import type { TablaBoard } from '../src/index.js';

/** The properties of a board that stories set. */
export type Args = Partial<Omit<TablaBoard, keyof HTMLElement>> & {
  /** The width of the box around the board. */
  readonly width?: string;
  readonly lang?: string;
  readonly caption?: string;
  readonly label?: string;
};

/** A board from arguments, as an author writes it: everything simple is an attribute. */
export const boardFrom = (args: Args): TemplateResult => html`
  <div .style=${args.width ? `width: ${args.width}` : ''}>
    <tabla-board
      variant=${args.variant ?? nothing}
      rules=${typeof args.rules === 'string' ? args.rules : nothing}
      mode=${args.mode ?? nothing}
      position=${args.position ?? nothing}
      dice=${args.dice ?? nothing}
      turn=${args.turn ?? nothing}
      marks=${args.marks ?? nothing}
      targets=${args.targets ?? nothing}
      try=${args.try ?? nothing}
      view=${args.view ?? nothing}
      home=${args.home ?? nothing}
      numbers=${args.numbers ?? nothing}
      theme=${args.theme ?? nothing}
      ?pips=${args.pips === true}
      ?dicenames=${args.dicenames === true}
      lang=${args.lang ?? 'bg'}
      aria-label=${args.label ?? nothing}
      >${args.caption ? html`<span slot="caption">${args.caption}</span>` : nothing}${args.text ?? nothing}</tabla-board
    >
  </div>
`;

/** The board of a story, when it stands still. */
export async function boardIn(canvas: HTMLElement): Promise<TablaBoard> {
  const board = canvas.querySelector('tabla-board');
  if (!board) throw new Error('There is no board in this story.');
  await board.updateComplete;
  return board;
}

/** A part of a board's shadow tree. */
export function part(board: TablaBoard, selector: string): Element {
  const found = board.shadowRoot?.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector} in this board.`);
  return found;
}

/** What a board says of its picture. */
export const described = (board: TablaBoard): string => part(board, 'svg[part=board]').getAttribute('aria-label') ?? '';

const choice = (...options: (string | null)[]) => ({ control: 'select' as const, options });
/** Controls for the attributes that are choices. */
export const argTypes = {
  variant: choice(
    'prava',
    'obiknovena',
    'backgammon',
    'kratka',
    'kavkazka',
    'chelebi',
    'gyulbara',
    'gyulbara-traditional',
    'tapa',
    'tapa-traditional',
    'plakoto',
    'fevga',
    'makedonska',
    'gratska',
  ),
  turn: choice(null, 'white', 'black'),
  view: choice('white', 'black', 'mover'),
  home: choice('right', 'left'),
  numbers: choice('view', 'mover', 'none'),
  theme: choice('auto', 'wood', 'light', 'dark', 'contrast'),
} as const;
