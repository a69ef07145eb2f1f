import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { argTypes, boardFrom, playing, scene, type Args } from './board.js';

/** Doubles that climb, and dice that are handed over: the worked examples of Челеби and Гюлбара, by their ids (docs/rules.md). */
const meta: Meta<Args> = {
  title: 'Passed dice',
  component: 'tabla-board',
  argTypes,
  args: playing,
  render: boardFrom,
};
export default meta;
type Story = StoryObj<Args>;

const roll = 'Black’s turn. Roll the dice.';
const first = (dice: string): string => `Black’s turn. First play the dice White handed over: ${dice}.`;

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5; white rolls 2-2';
const stopped = { variant: 'chelebi', position: 'W 24:2 off:13 | B 11:2 8:5 4:4 3:4; white rolls 2-2' };

/** H1: from the third own roll on a double climbs up to the sixes. */
export const Climb: Story = scene({ variant: 'chelebi', position: start }, ['22'], {
  todo: 'White’s turn. The double climbs to sixes: now four twos, then four threes, four fours, four fives and four sixes.',
});
/** H2: what is left of a climb is handed over. */
export const ClimbStopped: Story = scene(stopped, ['55', '24/19(2)'], {
  todo: 'White’s turn. The double climbs to sixes; where it is stuck, the rest is for the opponent. Handed to your opponent: two fives and four sixes. Point 14 is closed.',
});
/** H2: the opponent plays it before he throws, number by number. */
export const FirstThePassed: Story = scene(stopped, ['55', '24/19(2)', 'Done'], {
  todo: first('two fives, then four sixes'),
  refuses: [11, 6, 'Point 6 is closed: your opponent has made it.'],
});
export const ThenTheNextNumber: Story = scene(stopped, ['55', '24/19(2)', 'Done', '8/3(2)'], { todo: first('four sixes') });
/** H2 where only the number itself is handed over. */
export const OnlyTheNumber: Story = scene({ ...stopped, rules: 'climb.scope=currentNumber' }, ['55', '24/19(2)'], {
  todo: 'White’s turn. The double climbs to sixes; where it is stuck, the rest is for the opponent. Handed to your opponent: two fives. Point 14 is closed.',
});
/** H2 before doubles climb: nothing is handed over. */
export const OrdinaryDouble: Story = scene({ ...stopped, position: stopped.position.replace('2-2', '1-1') }, ['55', '24/19(2)', 'Done'], {
  todo: roll,
});
/** H3: a climb that was not begun is lost. */
export const ClimbNotBegun: Story = scene(
  { variant: 'chelebi', position: 'W bar:1 13:5 8:3 6:6 | B 3:2 6:5 8:3 13:5; white rolls 2-2' },
  ['33'],
  {
    todo: 'White’s turn. No move with 3 and 3. You have a checker on the bar. Point 22 is closed.',
    refuses: [8, 5, 'Enter from the bar first.'],
  },
);
/** H4: who was hit enters with the dice handed over. */
export const PassedOntoTheBar: Story = scene(
  { variant: 'chelebi', position: 'W 12:1 3:1 off:13 | B 21:2 17:1 6:6 5:6; white rolls 2-2' },
  ['44', '12/8*', 'Done'],
  { todo: first('three fours, then four fives and four sixes'), refuses: [6, 2, 'Enter from the bar first.'] },
);
/** H5: two different dice are never handed over in Челеби. */
export const DifferentDiceAreLost: Story = scene(
  { variant: 'chelebi', position: 'W 24:1 3:1 off:13 | B 7:2 6:6 4:7; white' },
  ['65', 'Done'],
  { todo: roll },
);
/** H6: a win inside the climb ends it. */
export const WonInsideTheClimb: Story = scene(
  { variant: 'chelebi', position: 'W 6:3 off:12 | B 8:15; white rolls 2-2' },
  ['44', '6/2(3) 2/off', '2/off(2)', 'Done'],
  { todo: 'White has borne everything off. A gammon (mars), 2 points.' },
);
/** H7: sixes climb no higher. */
export const SixesClimbNoHigher: Story = scene({ variant: 'chelebi', position: start }, ['66'], { todo: 'White’s turn. Play four sixes.' });

const unstarted = 'W 24:12 10:3 | B 24:13 18:1 8:1; white rolls 3-3';

/** G1: nobody climbs before the fourth roll. */
export const NoClimbYet: Story = scene({ variant: 'gyulbara', position: 'W 24:15 | B 24:15; white rolls 2-2' }, ['66'], {
  todo: 'White’s turn. Play four sixes.',
  refuses: [24, 12, 'Point 12 is taken. In this game one checker holds a point.'],
});
/** G2: a double of which nothing can be played passes whole. */
export const PassedWhole: Story = scene({ variant: 'gyulbara', position: unstarted }, ['44'], {
  todo: 'White’s turn. The double climbs to sixes; where it is stuck, the rest is for the opponent. Handed to your opponent: four fours, four fives and four sixes. Points 20 and 6 are taken: here one checker holds a point.',
});
export const TwelveToPlay: Story = scene({ variant: 'gyulbara', position: unstarted }, ['44', 'Done'], {
  todo: first('four fours, then four fives and four sixes'),
});
/** G2 in the second roll: the fours alone. */
export const PassedBeforeTheClimb: Story = scene({ variant: 'gyulbara', position: unstarted.replace('3-3', '1-1') }, ['44', 'Done'], {
  todo: first('four fours'),
});
/** G2 in the older way: nothing was begun, so nothing passes. */
export const OlderWay: Story = scene({ variant: 'gyulbara-traditional', position: unstarted }, ['44', 'Done'], { todo: roll });
/** The climb goes on after what is stuck. */
export const ClimbGoesOn: Story = scene({ variant: 'gyulbara', rules: 'climb.scope=continueAfterPass', position: unstarted }, ['44'], {
  todo: 'White’s turn. The double climbs to sixes: now four fives, then four sixes.',
});
/** G3: what is left of a double. */
export const PassedInPart: Story = scene(
  { variant: 'gyulbara', position: 'W 24:2 1:13 | B 24:14 2:1; white rolls 3-3' },
  ['55', '24/19(2)', 'Done'],
  { todo: first('two fives, then four sixes') },
);

const mixed = 'W 24:14 21:1 | B 24:13 6:1 3:1; white';

/** G4: one of two different dice. */
export const OneDiePassed: Story = scene({ variant: 'gyulbara', position: mixed }, ['63', '24/21'], {
  todo: 'White’s turn. Handed to your opponent: one six. Points 18 and 15 are taken: here one checker holds a point.',
});
/** G4: after it he throws. */
export const PassedDieIsPlayed: Story = scene({ variant: 'gyulbara', position: mixed }, ['63', '24/21', 'Done', '24/18'], {
  todo: 'Black’s turn. The dice handed over are played. Press “Done”, then roll.',
});
/** Where it need not be played. */
export const PassedIfYouLike: Story = scene(
  { variant: 'gyulbara', rules: 'passed.mandatory=false', position: mixed },
  ['63', '24/21', 'Done'],
  {
    todo: 'Black’s turn. If you like, play the dice White handed over: one six.',
  },
);
/** G5: of two dice handed over, if not both, the larger. */
export const LargerOfThePassed: Story = scene(
  { variant: 'gyulbara', position: 'W 15:1 3:5 4:5 5:4 | B 22:1 21:1 14:1 2:6 1:6; white' },
  ['65', 'Done'],
  { todo: first('6 and 5'), refuses: [14, 9, 'Only one die can be played: it must be the larger, 6.'] },
);
/** G6: the touch-down between two dice. */
export const TouchDown: Story = scene({ variant: 'gyulbara', position: 'W 24:1 14:14 | B 24:14 8:1; white' }, ['64'], {
  todo: 'White’s turn. Play 6 and 4.',
  refuses: [24, 20, 'Point 20 is taken. In this game one checker holds a point.'],
});

const stagewise = { variant: 'gyulbara', position: 'W 24:2 16:2 1:11 | B 24:13 7:1 6:1; white rolls 3-3' };

/** G7: each number is judged by itself: so no six can be played … */
export const StageByStage: Story = scene(stagewise, ['55', '16/11/6(2)'], {
  todo: 'White’s turn. The double climbs to sixes; where it is stuck, the rest is for the opponent. Handed to your opponent: four sixes. Point 18 is taken: here one checker holds a point.',
});
/** … and so one can. */
export const StageByStageOtherwise: Story = scene(stagewise, ['55', '16/11(2) 11/6 6/1', '11/5'], {
  todo: 'White’s turn. The double climbs to sixes; where it is stuck, the rest is for the opponent. Handed to your opponent: three sixes. Point 18 is taken: here one checker holds a point.',
});
/** G8: the opponent wins before he throws. */
export const WonWithPassedDice: Story = scene(
  { variant: 'gyulbara', position: 'W 24:15 | B 7:1 3:2 off:12; white rolls 3-3' },
  ['55', 'Done', '7/2 3/off(2) 2/off', 'Done'],
  { todo: 'Black has borne everything off. A gammon (mars), 2 points.' },
);
/** G9: a win inside the climb passes nothing. */
export const WonInsideAStage: Story = scene(
  { variant: 'gyulbara', position: 'W 1:2 2:3 off:10 | B 12:15; white rolls 3-3' },
  ['11', '2/1 1/off(3)', '2/off(2)', 'Done'],
  { todo: 'White has borne everything off. A gammon (mars), 2 points.' },
);
/** G11: one side is locked in; every throw passes. */
export const LockedIn: Story = scene(
  { variant: 'gyulbara', position: 'W 14:1 1:14 | B 24:4 23:1 22:1 21:1 20:7 1:1; white' },
  ['65', 'Done'],
  { todo: first('6 and 5') },
);
/** What comes after a number that is stuck is lost, where it is played so. */
export const PassedAndStuck: Story = scene(
  { rules: 'pass=all passed.stopsAtStuck=true', position: 'W 20:1 off:14 | B 10:2 6:13; white passed 5,6' },
  [],
  { todo: 'White’s turn. No move with 5 and 6. Point 15 is closed.' },
);
