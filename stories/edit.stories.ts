import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { argTypes, boardFrom, boardIn, chooses, part, playing, presses, type Args } from './board.js';

/**
 * A position is set up: a click puts a checker of the side in hand or takes one away, what is dragged goes elsewhere, a digit sets a number.
 * What is wrong is said at once, by the rules of the game. The position is taken along as text, HTML, XGID, GNU ID, SVG or PNG, and any of
 * these texts can be pasted. `tabla-change` tells the page of each position that is one.
 */
const meta: Meta<Args> = {
  title: 'Editor',
  component: 'tabla-board',
  argTypes,
  args: { ...playing, mode: 'edit' },
  render: boardFrom,
};
export default meta;
type Story = StoryObj<Args>;

const status = (board: Element & { readonly shadowRoot: ShadowRoot | null }): string =>
  board.shadowRoot?.querySelector('[part=status]')?.textContent.trim() ?? '';

/** The start of the game. */
export const Begun: Story = {
  play: async ({ canvasElement }) => {
    await expect(status(await boardIn(canvasElement))).toBe('All is well. Pips: White 167, Black 167.');
  },
};

/** A few checkers of both sides on an empty board. */
export const SetUp: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await presses(board, 'Clear');
    for (const point of [6, 6, 5]) await chooses(board, point);
    await userEvent.click(part(board, '.kinds .black'));
    await board.updateComplete;
    await chooses(board, 24);
    await expect(part(board, '.out')).toHaveValue('W 6:2 5:1 off:12 | B 24:1 off:14');
  },
};

/** 16 checkers: where, and why. */
export const TooMany: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await chooses(board, 5);
    await expect(status(board)).toContain('point 5');
    await expect(part(board, '.red').getAttribute('d')).toContain('M');
  },
};

/** A game that pins: the checker that was there lies below. */
export const Pinned: Story = {
  args: { variant: 'tapa', position: 'W 24:10 10:1 | B 24:12' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await userEvent.click(part(board, '.kinds .black'));
    await board.updateComplete;
    await chooses(board, 15);
    await expect(part(board, '.out')).toHaveValue('W 24:10 10:1! off:4 | B 24:12 15:1 off:2');
  },
};

/** A cube, a match and dice. */
export const Match: Story = { args: { variant: 'backgammon', dice: '63', turn: 'black' } };

/** Rolls made and dice handed over, which only some games have. */
export const HandedOver: Story = { args: { variant: 'gyulbara', position: 'W 24:15 | B 24:15; white rolls 4-4 passed 55 6666' } };

/** The keys, in a dialog. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await presses(board, 'Keys');
    await expect((part(board, 'dialog') as HTMLDialogElement).open).toBe(true);
  },
};

/** By night, on a narrow page. */
export const Narrow: Story = { args: { theme: 'dark', width: '18rem', lang: 'bg' } };
