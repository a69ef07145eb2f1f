import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { argTypes, boardFrom, playing, scene, type Args } from './board.js';

/** The cube and what is offered, the last throw, and what stands between the games of a match. */
const meta: Meta<Args> = {
  title: 'Cube and match',
  component: 'tabla-board',
  argTypes,
  args: playing,
  render: boardFrom,
};
export default meta;
type Story = StoryObj<Args>;

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
const roll = 'White’s turn. Roll the dice.';
const cube = (more = '', rules = ''): Args => ({ variant: 'backgammon', rules, position: `${start}; white ${more}` });

/** White may double before he throws. */
export const MayDouble: Story = scene(cube(), [], {
  todo: 'White’s turn. Roll the dice or double: then the game is worth twice as much.',
  offers: { Double: true },
});
/** P13: a double is offered. */
export const Doubled: Story = scene(cube(), ['Double'], {
  todo: 'White doubles: do you take? Then the game is for 2 points, and only you may double next; to drop costs 1 point.',
  offers: { Take: true, Drop: true, 'Beaver to 4': false, Roll: false },
});
/** P13: it is taken; the cube is Black’s. */
export const Taken: Story = scene(cube(), ['Double', 'Take'], { todo: roll, offers: { Double: false } });
/** P13: it is dropped at the present value. */
export const Dropped: Story = scene(cube('cube 4 white'), ['Double', 'Drop'], { todo: 'Black drops. A single game, 4 points for White.' });
/** P13: no higher than the limit. */
export const CubeAtItsLimit: Story = scene(cube('cube 8 white', 'cube.limit=8'), [], { todo: roll, offers: { Double: false } });
/** P14: a beaver keeps the cube. */
export const BeaverOffered: Story = scene(cube('', 'cube.beavers=true'), ['Double', 'Beaver to 4'], {
  todo: 'Beaver! Black takes, turns the cube to 4 at once and keeps it. To drop costs 2 points. Do you take?',
  offers: { Take: true, Drop: true, 'Raccoon to 8': false },
});
export const BeaverDropped: Story = scene(cube('', 'cube.beavers=true'), ['Double', 'Beaver to 4', 'Drop'], {
  todo: 'White drops. A single game, 2 points for Black.',
});
/** P14: no beaver above the limit. */
export const NoBeaver: Story = scene(cube('', 'cube.beavers=true cube.limit=2'), ['Double'], {
  todo: 'White doubles: do you take? Then the game is for 2 points, and only you may double next; to drop costs 1 point.',
  offers: { 'Beaver to 4': false },
});
/** And a raccoon turns it once more. */
export const RaccoonOffered: Story = scene(cube('', 'cube.beavers=true cube.raccoons=true'), ['Double', 'Beaver to 4', 'Raccoon to 8'], {
  todo: 'Raccoon! White turns the cube once more, to 8. To drop costs 4 points. Do you take?',
});
/** It is taken at 8, and the cube is Black’s. */
export const RaccoonTaken: Story = scene(
  cube('', 'cube.beavers=true cube.raccoons=true'),
  ['Double', 'Beaver to 4', 'Raccoon to 8', 'Take'],
  { todo: roll, offers: { Double: false }, shows: { 'text.cube': '8' } },
);
/** The first game after a side has come within a point. */
export const Crawford: Story = scene({ ...cube('score 4-2/5', 'cube.crawford=true'), length: 5 }, [], {
  todo: roll,
  offers: { Double: false },
});
/** Koks counts as oin while nobody has doubled. */
export const Jacoby: Story = scene(
  { variant: 'backgammon', rules: 'cube.jacoby=true', position: 'W 1:1 off:14 | B 22:1 6:14; white' },
  ['21', '1/off', 'Done'],
  { todo: 'White has borne everything off. A single game, 1 point.' },
);
/** What the game is played for. */
export const Stake: Story = scene({ ...cube('cube 2 black', 'cube.limit=4'), stake: 10 }, [], {
  todo: roll,
  shows: { '.stakes': 'To lose: single 20, mars 40, koks 60; at most 120.' },
});

/** Where there is a cube, giving up is offered. */
export const ResignationOffered: Story = scene(cube('31'), ['Resign', 'Resign'], {
  todo: 'White offers to resign: a backgammon (koks), 3 points. Do you accept?',
  offers: { Accept: true, Decline: true },
});
export const ResignationAccepted: Story = scene(cube('31'), ['Resign', 'Resign', 'Accept'], {
  todo: 'White resigns. A backgammon (koks), 3 points for Black.',
});
export const ResignationDeclined: Story = scene(cube('31'), ['Resign', 'Resign', 'Decline'], {
  todo: 'Black does not accept. Play goes on. White’s turn. Play 3 and 1.',
});

const lastThrow = (black: string): Args => ({
  variant: 'kratka',
  rules: 'lastThrow=true',
  position: `W 1:1 off:14 | B ${black}; white 21`,
});

/** P15: the last throw does not suffice. */
export const LastThrowLost: Story = scene(lastThrow('6:1 5:1 off:13'), ['1/off', 'Done', '64', '6/off 5/1', 'Done'], {
  todo: 'White wins. A single game, 1 point.',
});
/** P16: but it saves the mars. */
export const LastThrowSavesTheMars: Story = scene(lastThrow('6:8 5:4 1:3'), ['1/off', 'Done', '65', '6/off 6/1', 'Done'], {
  todo: 'White wins. A single game, 1 point.',
});

const almost = 'W 1:1 off:14 | B 6:8 5:7; white 21';

/** M1: between two games of a set. */
export const BetweenGames: Story = scene({ variant: 'balgarska', position: almost }, ['1/off', 'Done'], {
  todo: 'White has borne everything off. A gammon (mars), 2 points. Score 2 to 0. Next: Gyulbara.',
  offers: { Next: true, 'New game': false },
  shows: { '.score': '2 : 0', '[aria-current=step]': 'Prava' },
});
/** M1: the winner begins the next one. */
export const NextGame: Story = scene({ variant: 'balgarska', position: almost }, ['1/off', 'Done', 'Next'], {
  todo: 'White begins, having won the last game. Roll the dice.',
  shows: { '.score': '2 : 0', '[aria-current=step]': 'Gyulbara' },
});
/** By the Macedonian custom the games are numbered. */
export const Makedonska: Story = scene({ variant: 'makedonska', position: almost }, ['1/off', 'Done', 'Next'], {
  todo: 'White begins, having won the last game. Roll the dice.',
  shows: { '[aria-current=step]': 'Second' },
});
/** L6: a draw; the opening throw decides. */
export const DrawnInASet: Story = scene(
  { variant: 'tapa', length: 3, position: 'W 24:1 13:13 1:1 | B 24:1! 10:13 3:1; black 21' },
  ['3/1', 'Done', 'Next'],
  {
    todo: 'Who begins? Throw one die each.',
    shows: { '.score': '0 : 0' },
  },
);
/** M2: the match is over, beyond its length. */
export const MatchWon: Story = scene({ variant: 'turska', position: `${almost} score 4-4/5` }, ['1/off', 'Done'], {
  todo: 'White has borne everything off. A gammon (mars), 2 points. Score 6 to 4. White wins the match.',
  offers: { Next: false, 'New game': true },
  shows: { '.score': '6 : 4', '.length': 'To 5 points' },
});
/** A series has no end. */
export const Series: Story = scene({ length: 'series', position: almost }, ['1/off', 'Done'], {
  todo: 'White has borne everything off. A gammon (mars), 2 points.',
  offers: { Next: true },
  shows: { '.length': 'Series' },
});
/** M5: in Кратка the loser begins. */
export const LoserBegins: Story = scene({ variant: 'kratka', length: 3, position: almost }, ['1/off', 'Done', 'Next'], {
  todo: 'Black begins, having lost the last game. Roll the dice.',
});
