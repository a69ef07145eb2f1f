import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { argTypes, boardFrom, boardIn, buttons, part, playing, plays, presses, todo, type Args } from './board.js';

/**
 * A problem: the reader looks for the play on the board, hands it in, and is told what it is worth. `answer` holds the right plays, each
 * with what is said of it; without it the first play of the record in the element counts. `tabla-try` tells the page, which may keep score.
 */
const meta: Meta<Args> = {
  title: 'Quiz',
  component: 'tabla-board',
  argTypes,
  args: {
    ...playing,
    mode: 'quiz',
    dice: '31',
    turn: 'white',
    answer: '8/5 6/5 {The five point, at once. [%mark 5]}; 24/20 {Bold: the other five point.}',
  },
  render: boardFrom,
};
export default meta;
type Story = StoryObj<Args>;

/** Whose turn it is, and with what dice. */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    await expect(todo(await boardIn(canvasElement))).toBe('Find the best play. White’s turn. Play 3 and 1.');
  },
};

/** The play is made, and can still be taken back. */
export const ToHandIn: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await plays(board, '8/5 6/5');
    await expect(part(board, '.main').getAttribute('aria-disabled')).toBe('false');
  },
};

const solved = async (canvas: HTMLElement, play: string) => {
  const board = await boardIn(canvas);
  const tries: unknown[] = [];
  board.addEventListener('tabla-try', (event) => tries.push((event as CustomEvent).detail));
  await plays(board, play);
  await presses(board, 'Check');
  return { board, tries };
};

/** Right: what is said of it, and the other right plays. */
export const Right: Story = {
  play: async ({ canvasElement }) => {
    const { board, tries } = await solved(canvasElement, '6/5 8/5');
    await expect(tries).toEqual([{ play: '8/5 6/5', right: true }]);
    await expect(todo(board)).toBe('Right: 8/5 6/5.');
    await expect(part(board, '[part=answers]').textContent).toContain('Bold');
  },
};

/** Wrong: it may be tried again, or the answer be seen. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const { board, tries } = await solved(canvasElement, '13/9');
    await expect(tries).toEqual([{ play: '13/10/9', right: false }]);
    await expect(buttons(board).map((one) => one.textContent.trim())).toContain('Show the answer');
  },
};

/** The answer stands on the board. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const { board } = await solved(canvasElement, '13/9');
    await presses(board, 'Show the answer');
    await expect(todo(board)).toBe('The right play is 8/5 6/5 or 24/21/20.');
  },
};

/** With `reveal="never"` the page alone is told. */
export const NeverTold: Story = {
  args: { reveal: 'never' },
  play: async ({ canvasElement }) => {
    const { board, tries } = await solved(canvasElement, '13/9');
    await expect(tries).toHaveLength(1);
    await expect(todo(board)).toBe('Your answer has been taken down: 13/10/9.');
  },
};

/** A record as a problem: its first play is right; of a variation, what it says is told when that is tried. */
export const Record: Story = {
  args: {
    dice: null,
    turn: null,
    answer: null,
    text: '1. W 61: 13/7 8/7 {The bar point.} ( 1. W 61: 13/6? {It makes nothing.} )',
  },
  play: async ({ canvasElement }) => {
    const { board } = await solved(canvasElement, '13/6');
    await expect(part(board, '[part=answers]').textContent).toContain('It makes nothing.');
  },
};

/** An answer that is not legal is an error of the author’s, with its place. */
export const BadAnswer: Story = {
  args: { answer: '8/5 6/5 {Right}; 24/22', lang: 'bg' },
  play: async ({ canvasElement }) => {
    await expect(part(await boardIn(canvasElement), '[part=error]').textContent).toContain('Ред 1, знак 18');
  },
};
