import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { argTypes, boardFrom, boardIn, buttons, chooses, dice, part, playing, plays, presses, todo, type Args } from './board.js';

/**
 * Two people play at one screen. A game begins with its opening throw, or goes on from a position that is given. Checkers are clicked,
 * dragged, or moved by arrows and Enter; a play can be written, and every action is a button too.
 */
const meta: Meta<Args> = {
  title: 'Play',
  component: 'tabla-board',
  argTypes,
  args: playing,
  render: boardFrom,
};
export default meta;
type Story = StoryObj<Args>;

/** Each side throws one die. */
export const Opening: Story = {
  play: async ({ canvasElement }) => {
    await expect(todo(await boardIn(canvasElement))).toBe('Who begins? Throw one die each.');
  },
};

/** Equal dice decide nothing. */
export const OpeningTied: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await dice(board, 4, 4);
    await expect(todo(board)).toBe('Both threw 4: throw again.');
  },
};

/** The side that won the opening throws. */
export const ToThrow: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await dice(board, 2, 5);
    await expect(todo(board)).toBe('White 2, Black 5. Black begins. Roll the dice.');
  },
};

/** A game goes on from what `position`, `dice` and `turn` say. */
export const Moving: Story = {
  args: { dice: '63', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await plays(board, '24/18');
    await expect(todo(board)).toBe('White’s turn. Play 3.');
  },
};

/** A checker is picked up: dots show where it may go, a crossed ring what it would hit. */
export const PickedUp: Story = {
  args: { position: 'W 24:2 13:5 8:3 6:5 | B 24:1 20:1 13:5 8:3 6:5', dice: '31', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await chooses(board, 8);
    await expect(part(board, '[data-point="8"]').getAttribute('aria-pressed')).toBe('true');
    await expect(part(board, '.ring').getAttribute('d')).toContain('M');
  },
};

/** A checker is hit and waits on the bar. */
export const Hit: Story = {
  args: PickedUp.args ?? {},
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await plays(board, '8/5*');
    await expect(part(board, '.spoken').textContent).toBe('White: 8 to 5, hit.');
  },
};

/** From the bar first. */
export const FromTheBar: Story = {
  args: { position: 'W bar:1 24:1 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5', dice: '41', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await chooses(board, 13);
    await expect(part(board, '.near').textContent).toBe('Enter from the bar first.');
    await chooses(board, 25);
    await chooses(board, 21);
    await expect(todo(board)).toBe('White’s turn. Play 1.');
  },
};

/** What is not legal is refused with the rule, beside the point. */
export const Refused: Story = {
  args: { dice: '65', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await chooses(board, 24);
    await chooses(board, 19);
    await expect(part(board, '.near').textContent).toBe('Point 19 is closed: your opponent has made it.');
  },
};

/** Everything is played; it can still be taken back. */
export const Played: Story = {
  args: { dice: '31', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await plays(board, '8/5 6/5');
    await expect(todo(board)).toBe('White’s turn. All played. Done?');
  },
};

/** One move is taken back, or all. */
export const TakenBack: Story = {
  args: { dice: '31', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await plays(board, '8/5 6/5');
    await presses(board, 'Undo');
    await expect(todo(board)).toBe('White’s turn. Play 1.');
    await plays(board, '6/5');
    await presses(board, 'Undo all');
    await expect(todo(board)).toBe('White’s turn. Play 3 and 1.');
  },
};

/** The other side is to throw; what was played last is marked. */
export const HandedOver: Story = {
  args: { dice: '31', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await plays(board, '8/5 6/5');
    await presses(board, 'Done');
    await expect(todo(board)).toBe('Black’s turn. Roll the dice.');
    await expect(part(board, '.last').getAttribute('d')).toContain('M');
  },
};

/** Nothing can be played. */
export const NothingLegal: Story = {
  args: { position: 'W 17:3 6:2 5:2 4:2 3:2 2:2 1:2 | B 6:14 bar:1', dice: '65', turn: 'black' },
  play: async ({ canvasElement }) => {
    await expect(todo(await boardIn(canvasElement))).toContain('No move with 6 and 5. You have a checker on the bar');
  },
};

/** Giving up is asked about, with its price. */
export const GivingUp: Story = {
  args: { dice: '31', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await presses(board, 'Resign');
    await expect(part(board, '.question').textContent).toBe('Resign? You lose a gammon (mars), 2 points.');
    await expect(board.shadowRoot?.activeElement?.textContent).toBe('Play on');
  },
};

/** All checkers are home and go off. */
export const BearingOff: Story = {
  args: { position: 'W 6:2 5:2 3:2 1:1 off:8 | B 4:3 2:4 off:8', dice: '53', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await chooses(board, 5);
    await chooses(board, 0);
    await expect(part(board, '[data-point="0"]').getAttribute('aria-label')).toBe('Borne off: 9 white checkers');
  },
};

/** The game is over. */
export const Over: Story = {
  args: { position: 'W 2:1 1:1 off:13 | B 6:15', dice: '21', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await plays(board, '2/off 1/off');
    await presses(board, 'Done');
    await expect(todo(board)).toBe('White has borne everything off. A gammon (mars), 2 points.');
  },
};

/** Where the rules give the other side one more throw. */
export const LastThrow: Story = {
  args: { variant: 'kratka', rules: 'lastThrow=true', position: 'W 2:1 1:1 off:13 | B 3:2 off:13', dice: '21', turn: 'white' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await plays(board, '2/off 1/off');
    await presses(board, 'Done');
    await expect(todo(board)).toBe(
      'White has borne everything off, but began the game: Black has one more throw, and bearing everything off makes it a draw.',
    );
    await dice(board, 3, 3);
    await plays(board, '3/off(2)');
    await presses(board, 'Done');
    await expect(todo(board)).toBe('Both have borne everything off. A draw.');
  },
};

/** Every other game is played in the same way. */
export const Gyulbara: Story = {
  args: { variant: 'gyulbara', lang: 'bg' },
  play: async ({ canvasElement }) => {
    await expect(part(await boardIn(canvasElement), '.todo').textContent).toContain('Кой започва?');
  },
};

/** Dark, narrow, in Bulgarian, with only the most needed buttons. */
export const DarkAndNarrow: Story = {
  args: { dice: '63', turn: 'white', theme: 'dark', lang: 'bg', width: '20rem', controls: 'roll confirm undo' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(buttons(board).map((one) => one.textContent.trim())).toEqual(['Готово', 'Върни']);
  },
};
