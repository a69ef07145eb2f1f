import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { TablaBoard } from '../src/index.js';
import { argTypes, boardIn, chooses, part, plays, presses, type Args } from './board.js';

/**
 * A record that readers go through step by step. The list of its moves stands beside a wide board and under a narrow one; every way is a
 * button and a key, and `?` tells them all.
 */
const meta: Meta<Args> = {
  title: 'Replay',
  component: 'tabla-board',
  argTypes,
  args: { lang: 'en', speed: 'none', width: '52rem', at: '1' },
  render: (args) => replayOf(args),
};
export default meta;
type Story = StoryObj<Args>;

const record = `[Game "backgammon"] [White "Maria"] [Black "Ivan"] [Event "Plovdiv"] [Match "7"] [Score "1-2"]
{The first game shows how time is lost.}
W 3, B 1
1. W 31: 8/5 6/5 !  B 42: 8/4 6/4 {The 4 point. [%arrow 8/4] [%arrow 6/4 blue] [%mark 4 red]}
  (1. B 42: 24/22 13/9 ?! {Bolder. [%eval -0.214]}  2. W 55: 8/3*(2) 6/1*(2) !!)
2. W 65: 24/13 ??  B double W take B 11: 8/7(2) 6/5(2)
3. W 43: 13/9 8/5  B 66: 24/18(2) 13/7(2)
4. W resign mars  B accept
B+4

[Game "gyulbara"]
1. W 31: 24/21 24/23  B 66: 24/18(4)
2. W 52: 24/19 24/22  B 43: 24/20 24/15
*`;

const replayOf = (
  { width, at, text, controls, theme, lang, speed, view }: Args,
  inside: TemplateResult | typeof nothing = nothing,
): TemplateResult =>
  html`<div .style=${width ? `width: ${width}; max-width: 100%` : ''}>
    <tabla-board
      mode="replay"
      at=${at ?? nothing}
      controls=${controls ?? nothing}
      theme=${theme ?? nothing}
      view=${view ?? nothing}
      speed=${speed ?? nothing}
      lang=${lang ?? nothing}
      .text=${text ?? record}
      >${inside}</tabla-board
    >
  </div>`;

const here = (board: TablaBoard): string | undefined => board.shadowRoot?.querySelector<HTMLElement>('[aria-current]')?.dataset.at;
const now = (board: TablaBoard): string => part(board, '.now').textContent.trim();
async function command(board: TablaBoard, name: string): Promise<void> {
  await userEvent.click(part(board, `[data-command="${name}"]`));
  await board.updateComplete;
}
/** The reader asks to play himself. */
async function tries(board: TablaBoard): Promise<void> {
  await command(board, 'try');
  await waitFor(() => part(board, '.places'));
  await board.updateComplete;
}

/** Who plays, how it stands, and the comment before the first move. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(now(board)).toBe('Start.');
    await command(board, 'forward');
    await expect(now(board)).toBe('White 3, Black 1. White begins.');
    await command(board, 'forward');
    await expect(here(board)).toBe('1.1w');
  },
};

/** A comment with its arrows and marks. */
export const Comment: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await command(board, 'comment');
    await expect(here(board)).toBe('1.1b');
    await expect(board.shadowRoot?.querySelectorAll('path.arrow').length).toBe(2);
  },
};

/** Inside a variation, which is folded open around the reader. */
export const Variation: Story = {
  args: { at: '1.1b/1.2w' },
  play: async ({ canvasElement }) => {
    await expect(here(await boardIn(canvasElement))).toBe('1.1b/1.2w');
  },
};

/** The cube is turned. */
export const Cube: Story = {
  args: { at: '1.2b:1' },
  play: async ({ canvasElement }) => {
    await expect(now(await boardIn(canvasElement))).toBe('Black doubles to 2.');
  },
};

/** How it ended. */
export const End: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await command(board, 'last');
    await expect(now(board)).toContain('gammon (mars), 4 points');
  },
};

/** One of several games, with the score before each. What is wrong in it is listed, and it can be read up to there. */
export const FaultyGame: Story = {
  args: { at: '2.2w' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() => part(board, '.faults'));
    await expect(part(board, '.faults li').textContent).toContain('13:');
  },
};

/** The reader plays the dice of the record himself. What is not legal is refused in words. */
export const OwnMoveRefused: Story = {
  args: { at: '1.1w' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await tries(board);
    await chooses(board, 24);
    await chooses(board, 23);
    await expect(part(board, '.refused').textContent).toContain('That move needs a 1');
  },
};

/** What is legal becomes a variation of his own, from which he goes back. */
export const OwnMove: Story = {
  args: { at: '1.1w' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await tries(board);
    await plays(board, '13/9 6/4');
    await presses(board, 'Done');
    await expect(part(board, '.verdict').textContent).toContain('Legal: 13/9 6/4.');
    await expect(here(board)).toBe('1.1b/2.1b');
  },
};

/** Every key. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await command(board, 'help');
    await waitFor(() => part(board, 'dialog'));
    await expect(part(board, 'dialog').textContent).toContain('Next comment');
  },
};

/** Under a narrow board stands the list. */
export const Narrow: Story = { ...Comment, args: { width: '18rem' } };

/** At night. */
export const Dark: Story = { ...Comment, args: { theme: 'dark' } };

/** The list and the comments as companions, and few buttons. */
export const WithCompanions: Story = {
  args: { at: '1.1b', controls: 'back forward', width: '36rem' },
  render: (args) => replayOf(args, html`<tabla-comment></tabla-comment><tabla-moves></tabla-moves>`),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    const comment = canvasElement.querySelector('tabla-comment');
    await comment?.updateComplete;
    await expect(comment?.shadowRoot?.querySelector('.comment')?.textContent.trim()).toBe('The 4 point.');
    await expect(board.shadowRoot?.querySelector('.moves')).toBe(null);
  },
};
