import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import type { TablaBoard } from '../src/index.js';
import { argTypes, boardIn, part, type Args } from './board.js';

/**
 * What stands in a board, or elsewhere and names it by `for`: `<tabla-score>`, `<tabla-dice>`, `<tabla-cube>` and `<tabla-status>`. They
 * show what the board shows, in its language and its theme.
 */
const meta: Meta<Args> = {
  title: 'Companions',
  component: 'tabla-score',
  argTypes,
  args: { lang: 'en', width: '36rem' },
  render: (args) => html`<div .style=${`width: ${args.width ?? 'auto'}; max-width: 100%`}>${boardWith(args, companions())}</div>`,
};
export default meta;
type Story = StoryObj<Args>;

const companions = (name?: string): TemplateResult => html`
  <tabla-score for=${name ?? nothing}></tabla-score>
  <tabla-status for=${name ?? nothing}></tabla-status>
  <tabla-dice for=${name ?? nothing}></tabla-dice>
  <tabla-cube for=${name ?? nothing}></tabla-cube>
`;

const boardWith = (args: Args, inside: TemplateResult | typeof nothing, name?: string): TemplateResult =>
  html`<tabla-board
    id=${name ?? nothing}
    mode=${args.mode ?? nothing}
    variant=${args.variant ?? nothing}
    rules=${typeof args.rules === 'string' ? args.rules : nothing}
    position=${args.position ?? nothing}
    dice=${args.dice ?? nothing}
    turn=${args.turn ?? nothing}
    length=${args.length ?? nothing}
    stake=${args.stake ?? nothing}
    theme=${args.theme ?? nothing}
    lang=${args.lang ?? nothing}
    speed="none"
    >${inside}</tabla-board
  >`;

type Companion = 'score' | 'dice' | 'cube' | 'status';
/** A part of a companion, when it stands still. */
async function beside(canvas: HTMLElement, name: Companion, selector: string): Promise<Element> {
  await boardIn(canvas);
  const companion = canvas.querySelector(`tabla-${name}`);
  await companion?.updateComplete;
  const found = companion?.shadowRoot?.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector} in tabla-${name}.`);
  return found;
}
const diceBeside = async (canvas: HTMLElement): Promise<string> => (await beside(canvas, 'dice', '.dice')).getAttribute('aria-label') ?? '';
const statusBeside = async (canvas: HTMLElement): Promise<string> => (await beside(canvas, 'status', '.todo')).textContent.trim();

const opens = async (board: TablaBoard): Promise<void> => {
  await expect(board.apply({ type: 'thrown', dice: [6, 1] })).toBe(true);
  await board.updateComplete;
};

/** Of a position that is shown they tell what it says. */
export const BesideAPosition: Story = {
  args: { variant: 'backgammon', position: 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5; black 63 cube 4 white score 2-3/7' },
  play: async ({ canvasElement }) => {
    await expect(await statusBeside(canvasElement)).toBe('Black to play 6 and 3, shesh-u-se.');
    await expect(await diceBeside(canvasElement)).toBe('6 and 3, shesh-u-se.');
    await expect((await beside(canvasElement, 'cube', 'p')).textContent).toBe('The cube is at 4, owned by White.');
    await expect((await beside(canvasElement, 'score', '.score')).getAttribute('aria-label')).toBe('Score 2 to 3.');
  },
};

/** Through a game they follow it: a die that is used is faint. */
export const BesideAGame: Story = {
  args: { mode: 'play', variant: 'backgammon', length: 5, stake: 2 },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await opens(board);
    await expect(board.play('13/7')).toBe(true);
    await board.updateComplete;
    await expect(await diceBeside(canvasElement)).toBe('6 and 1, shesh-yek. Left: one one.');
    await expect(await statusBeside(canvasElement)).toBe(part(board, '.todo').textContent.trim());
  },
};

/** Elsewhere on the page, before the board that they name. */
export const ByName: Story = {
  args: { mode: 'play', variant: 'gratska', lang: 'bg' },
  render: (args) =>
    html`<div>${companions('masa')}</div>
      <div .style=${`width: ${args.width ?? 'auto'}; max-width: 100%`}>${boardWith(args, nothing, 'masa')}</div>`,
  play: async ({ canvasElement }) => {
    await expect((await beside(canvasElement, 'score', '[aria-current=step]')).textContent).toBe('Портес');
    await expect(await statusBeside(canvasElement)).toBe('Кой започва? Хвърлете по един зар.');
  },
};

/** What is offered is said beside the cube. */
export const CubeOffered: Story = {
  args: { mode: 'play', variant: 'backgammon', turn: 'black', length: 5, stake: 2 },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.apply({ type: 'double' })).toBe(true);
    await board.updateComplete;
    await expect((await beside(canvasElement, 'cube', '.offer')).textContent).toBe(
      'Black doubles: do you take? Then the game is for 2 points, and only you may double next; to drop costs 1 point.',
    );
  },
};

/** The ladder of a double that climbs. */
export const Climb: Story = {
  args: { mode: 'play', variant: 'gyulbara', position: 'W 24:15 | B 24:15; white 33 rolls 3-3', lang: 'bg' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.play('24/21')).toBe(true);
    await board.updateComplete;
    await expect(await diceBeside(canvasElement)).toBe(
      'Четири тройки. Неизиграни: три тройки. После четири четворки, четири петици и четири шестици.',
    );
  },
};

/** Dice handed over are played first. */
export const HandedOver: Story = {
  args: { variant: 'gyulbara', position: 'W 24:2 1:13 | B 24:14 2:1; black rolls 4-3 passed 55 6666', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(await diceBeside(canvasElement)).toBe('No dice thrown. First the dice handed over: two fives and four sixes.');
  },
};

/** Dark, narrow, in Bulgarian. */
export const DarkAndNarrow: Story = {
  args: { ...BesideAGame.args, theme: 'dark', lang: 'bg', width: '20rem' },
  play: async ({ canvasElement }) => {
    await opens(await boardIn(canvasElement));
    await expect(await statusBeside(canvasElement)).toBe('Ред е на белите. Играй 6 и 1.');
  },
};
