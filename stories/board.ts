/** What the stories share. */
import type { StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { expect, userEvent } from 'storybook/test';
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
  <div .style=${args.width ? `width: ${args.width}; max-width: 100%` : ''}>
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
      auto=${args.auto ?? nothing}
      controls=${args.controls ?? nothing}
      length=${args.length ?? nothing}
      stake=${args.stake ?? nothing}
      answer=${args.answer ?? nothing}
      reveal=${args.reveal ?? nothing}
      speed=${args.speed ?? nothing}
      theme=${args.theme ?? nothing}
      ?pips=${args.pips === true}
      ?dicenames=${args.dicenames === true}
      ?directions=${args.directions === true}
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

// --- boards that are played on

/** What a board that is played on begins with in the stories. */
export const playing = { mode: 'play', lang: 'en', speed: 'none', width: '36rem' } as const satisfies Args;

/** What is to be done. */
export const todo = (board: TablaBoard): string => part(board, '.todo').textContent.trim();
export const buttons = (board: TablaBoard): HTMLButtonElement[] => [...(board.shadowRoot?.querySelectorAll('button') ?? [])];

export async function dice(board: TablaBoard, ...thrown: number[]): Promise<void> {
  await expect(board.apply({ type: 'thrown', dice: thrown })).toBe(true);
  await board.updateComplete;
}
export async function plays(board: TablaBoard, text: string): Promise<void> {
  await expect(board.play(text)).toBe(true);
  await board.updateComplete;
}
export async function presses(board: TablaBoard, name: string): Promise<void> {
  const button = buttons(board).find((one) => one.textContent.trim() === name);
  if (!button) throw new Error(`There is no button ${name}.`);
  await userEvent.click(button);
  await board.updateComplete;
}
/** Picks a point as a screen reader does, or puts down what is picked up. */
export async function chooses(board: TablaBoard, point: number): Promise<void> {
  part(board, `[data-point="${point}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  await board.updateComplete;
}

/** What shall come out of a scene. */
export interface Outcome {
  /** What the sentence above the board says, or a part of it. */
  readonly todo: string;
  /** A move that is tried then, as [from, to], and the sentence that refuses it. */
  readonly refuses?: readonly [from: number, to: number, sentence: string];
  /** Buttons that are there, or not. */
  readonly offers?: Readonly<Record<string, boolean>>;
  /** The text of other parts of the board, by their selectors. */
  readonly shows?: Readonly<Record<string, string>>;
}

/** A special state, reached in so many steps: dice that fall (`55`), plays (`24/19(2)`), buttons (`Done`). */
export const scene = (args: Args, steps: readonly string[], outcome: Outcome): StoryObj<Args> => ({
  args,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    for (const step of steps) {
      if (/^\d\d$/.test(step)) await dice(board, ...step.split('').map(Number));
      else if (step.includes('/')) await plays(board, step);
      else await presses(board, step);
    }
    await expect(todo(board)).toContain(outcome.todo);
    for (const [selector, text] of Object.entries(outcome.shows ?? {})) await expect(part(board, selector).textContent.trim()).toBe(text);
    const names = buttons(board).map((button) => button.textContent.trim());
    for (const [name, isThere] of Object.entries(outcome.offers ?? {})) await expect(names.includes(name)).toBe(isThere);
    if (!outcome.refuses) return;
    const [from, to, sentence] = outcome.refuses;
    await chooses(board, from);
    // a point that cannot be left at all says so at once
    if (!board.shadowRoot?.querySelector('.near')) await chooses(board, to);
    await expect(part(board, '.near').textContent).toBe(sentence);
  },
});

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
  reveal: choice('try', 'never'),
  theme: choice('auto', 'wood', 'light', 'dark', 'contrast'),
} as const;
