import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { argTypes, boardFrom, boardIn, described, part, type Args } from './board.js';

/** A board that explains: what may be played (`targets`), and whether a play is legal, or why not (`try`). */
const meta: Meta<Args> = {
  title: 'Explain',
  component: 'tabla-board',
  argTypes,
  render: boardFrom,
};
export default meta;
type Story = StoryObj<Args>;

/** Where the checkers of one point may go, with one die or both. */
export const TargetsOfAPoint: Story = {
  args: { dice: '64', targets: '24' },
  play: async ({ canvasElement }) => {
    const dots = part(await boardIn(canvasElement), '.target').getAttribute('d') ?? '';
    await expect(dots.match(/M/g)?.length).toBe(3);
  },
};

/** Every move by one die. */
export const AllTargets: Story = {
  args: { dice: '61', targets: '' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.shadowRoot?.querySelectorAll('path.arrow').length).toBeGreaterThan(3);
  },
};

/** From the bar first. */
export const TargetsFromTheBar: Story = {
  args: { position: 'W bar:1 13:6 8:3 6:5 | B 24:2 13:5 8:3 6:5; white 31', targets: 'bar' },
  play: async ({ canvasElement }) => {
    await expect(part(await boardIn(canvasElement), '.target').getAttribute('d')).toContain('M');
  },
};

/** A point that cannot be left says why. */
export const NoTargets: Story = {
  args: { position: 'W bar:1 13:6 8:3 6:5 | B 24:2 13:5 8:3 6:5; white 31', targets: '13' },
  play: async ({ canvasElement }) => {
    await expect(part(await boardIn(canvasElement), '[part=refusal]').textContent).toBe('Първо вкарай пула си от бара.');
  },
};

/** A legal play is shown as made. */
export const LegalPlay: Story = {
  args: { dice: '31', try: '8/5 6/5', caption: 'Капия на пето поле' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(part(board, '[part=verdict]').textContent).toBe('8/5 6/5: може.');
    await expect(described(board)).toContain('2 на 8, 4 на 6, 2 на 5');
  },
};

/** A refused play is drawn where it was tried, and refused in words. */
const refused = (args: Args, text: string): Story => ({
  args,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    const line = part(board, '[part=refusal]');
    await expect(line.textContent).toContain(text);
    await expect(line.getAttribute('role')).toBe('status');
    await expect(part(board, '.red').getAttribute('d')).toContain('M');
  },
});

export const ClosedPoint = refused({ dice: '55', try: '24/14' }, 'Поле 19 е затворено: там има капия.');
export const BothDice = refused({ position: 'W 24:1 6:14 | B 6:3 5:3 4:3 3:2 24:4; white 61', try: '6/5' }, 'не може.');
export const BarFirst = refused(
  { position: 'W bar:1 13:6 8:3 6:5 | B 24:2 13:5 8:3 6:5; white 31', try: '13/10 6/5' },
  'Първо вкарай пула си от бара.',
);
export const Unfinished = refused({ dice: '63', try: '8/5' }, 'Още можеш да играеш: остава 6.');
/** Where one checker holds a point. */
export const TakenPoint = refused(
  { variant: 'gyulbara', position: 'W 24:15 | B 24:14 6:1', dice: '61', try: '24/18 24/23' },
  'Тук и един пул държи полето',
);
export const InEnglish = refused({ dice: '55', try: '24/14', lang: 'en' }, 'Point 19 is closed');
/** Black’s play is written in Black’s numbers, which then stand on the board. */
export const BlacksPlay: Story = {
  args: { dice: '31', turn: 'black', try: '8/5 6/5' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(described(board)).toContain('по номерата на черните');
    await expect(part(board, '[part=verdict]').textContent).toContain('може');
  },
};

/** A play that cannot be read is an error, with its place. */
export const Unreadable: Story = {
  args: { dice: '31', try: '8/5 шест' },
  play: async ({ canvasElement }) => {
    await expect(part(await boardIn(canvasElement), '[part=error]').textContent).toContain('знак 5');
  },
};
