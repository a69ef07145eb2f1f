import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { argTypes, boardFrom, playing, scene, type Args } from './board.js';

/** Pins, mothers, the runner and walls: the worked examples of Тапа, Плакото and Февга, by their ids (docs/rules.md). */
const meta: Meta<Args> = {
  title: 'Pins and walls',
  component: 'tabla-board',
  argTypes,
  args: playing,
  render: boardFrom,
};
export default meta;
type Story = StoryObj<Args>;

const roll = 'Black’s turn. Roll the dice.';
const played = 'White’s turn. All played. Done?';
const taken = (point: number): string => `Point ${point} is taken. In this game one checker holds a point.`;
const tapa = (position: string, rules?: string): Args => ({ variant: 'tapa', position, ...(rules ? { rules } : {}) });
const plakoto = (position: string): Args => ({ variant: 'plakoto', position });
const fevga = (position: string, rules?: string): Args => ({ variant: 'fevga', position, ...(rules ? { rules } : {}) });

/** T1: the pinned checker cannot move. */
export const Pinned: Story = scene(tapa('W 13:1 6:14 | B 24:14 15:1; white'), ['32', '13/10 6/4', 'Done', '21'], {
  todo: 'Black’s turn. Play 2 and 1.',
  refuses: [15, 13, 'This checker is pinned and cannot move.'],
});
/** T2: nobody joins his own pinned checker. */
export const NoHelp: Story = scene(tapa('W 10:1 6:14 | B 24:13 17:1 15:1!; black'), ['21'], {
  todo: 'Black’s turn. Play 2 and 1.',
  refuses: [17, 15, 'Your pinned checker lies on 15, so it is closed to you.'],
});
/** T3: the last pinner must leave, and the checker is free. */
export const Released: Story = scene(tapa('W 18:14 10:1 | B 15:1! 13:2 12:2 1:10; white'), ['65', '10/4', 'Done', '31', '15/12'], {
  todo: 'Black’s turn. Play 1.',
});

const mother = 'W 13:14 3:1 | B 24:1 10:14; white';

/** T4: the mother is pinned, the own start is empty: that wins at once. */
export const Mother: Story = scene(tapa(mother), ['21', '3/1', 'Done'], {
  todo: 'White has pinned the mother. A gammon (mars), 2 points.',
});
/** T4 where the mother decides nothing. */
export const NoMother: Story = scene(tapa(mother, 'pins.mother=none'), ['21', '3/1'], { todo: 'White’s turn. Play 1.' });
/** T5: the game goes on while the own start is held. */
export const MotherWaits: Story = scene(tapa('W 24:1 13:13 3:1 | B 24:1 10:14; white'), ['52', '3/1 13/8', 'Done'], { todo: roll });
/** T5: and is won when it is left. */
export const MotherAndStart: Story = scene(tapa('W 24:1 13:13 3:1 | B 24:1 10:14; white'), ['52', '3/1 24/19', 'Done'], {
  todo: 'White has pinned the mother. A gammon (mars), 2 points.',
});
/** T6: one checker is still there. */
export const StartStillHeld: Story = scene(tapa('W 24:2 13:12 3:1 | B 24:1 10:14; white'), ['52', '3/1 24/19', 'Done'], { todo: roll });

const bothMothers = 'W 24:1 13:13 1:1 | B 24:1! 10:13 3:1; black';

/** T7: both mothers are pinned. */
export const BothMothers: Story = scene(tapa(bothMothers), ['21', '3/1', 'Done'], { todo: 'A draw.' });
/** T7 where a draw pays. */
export const DrawThatPays: Story = scene(tapa(bothMothers, 'pins.motherDrawPoints=1'), ['21', '3/1', 'Done'], {
  todo: 'A draw, 1 point each.',
});
/** T7: with two on the start it is closed. */
export const MotherIsSafe: Story = scene(tapa('W 24:2 13:12 1:1 | B 24:1! 10:13 3:1; black'), ['21'], {
  todo: 'Black’s turn. Play 2 and 1.',
  refuses: [3, 1, 'Point 1 is closed: your opponent has made it.'],
});

const pinnedAtHome = 'W 5:3 3:2 2:1! off:9 | B 23:1 6:5 5:5 4:4; white';

/** T8: in Тапа the others are borne off. */
export const BearingOffWhilePinned: Story = scene(tapa(pinnedAtHome), ['53', '5/off 3/off'], { todo: played });
/** T8, L4: in Плакото they are not. */
export const NoBearingOffWhilePinned: Story = scene(plakoto(pinnedAtHome), ['53'], {
  todo: 'White’s turn. No move with 5 and 3. You cannot bear off while a checker of yours is pinned.',
  refuses: [5, 0, 'You cannot bear off while a checker of yours is pinned.'],
});
/** T9: a pinned checker does not count as the farthest … */
export const PinnedIsNotFarthest: Story = scene(tapa('W 6:1! 3:2 off:12 | B 19:1 1:14; white'), ['54', '3/off(2)'], { todo: played });
/** … unless it is played so. */
export const PinnedIsFarthest: Story = scene(tapa('W 6:1! 3:2 off:12 | B 19:1 1:14; white', 'pins.pinnedCountsAsFarthest=true'), ['54'], {
  todo: 'White’s turn. No move with 5 and 4.',
});
/** T10: pinned outside the home, nothing is borne off. */
export const PinnedOutside: Story = scene(tapa('W 18:1! 3:2 1:2 off:10 | B 7:1 1:14; white'), ['61'], {
  todo: 'White’s turn. Play 1. Nothing can be played with 6.',
  refuses: [3, 0, 'You cannot bear off yet: not all your checkers are home.'],
});
/** T11: doubles neither climb nor pass. */
export const DoubleIsLost: Story = scene(tapa('W 24:2 1:13 | B 9:2 5:2 3:11; white rolls 5-5'), ['44', 'Done'], { todo: roll });

/** L1: nothing off while pinned; moves at home are compulsory. */
export const OnlyAtHome: Story = scene(plakoto('W 4:2 3:1! off:12 | B 22:1 5:14; white'), ['61'], {
  todo: 'White’s turn. No move with 6 and 1. You cannot bear off while a checker of yours is pinned.',
});
/** L2: the mother of Плакото. */
export const MotherInPlakoto: Story = scene(plakoto('W 9:14 5:1 | B 24:1 12:14; white'), ['42', '5/1', 'Done'], {
  todo: 'White has pinned the mother. A gammon (mars), 2 points.',
});
/** L3: a pin on the way, which is released again. */
export const PinOnTheWay: Story = scene(plakoto('W 13:1 1:14 | B 20:12 15:1 14:2; white'), ['32', '13/10/8'], { todo: played });
/** L5: both mothers in Плакото; L6: Февга follows, with an opening throw. */
export const DrawInPlakoto: Story = scene({ ...plakoto(bothMothers) }, ['21', '3/1', 'Done'], { todo: 'A draw.' });

/** F1: nobody follows before the runner has passed the other start. */
export const RunnerFirst: Story = scene(fevga('W 24:15 | B 24:15; white'), ['51', '24/19'], {
  todo: 'White’s turn. Play 1.',
  refuses: [24, 23, 'Your first checker must pass the opponent’s start before others may leave.'],
});
/** F4: on the start it has not passed. */
export const RunnerOnTheStart: Story = scene(fevga('W 24:14 13:1 | B 23:5 22:5 20:5; white'), ['21', '13/12'], {
  todo: 'White’s turn. No move with 2.',
  refuses: [24, 22, 'Your first checker must pass the opponent’s start before others may leave.'],
});
/** F4 where to reach the start is enough. */
export const RunnerHasReachedIt: Story = scene(fevga('W 24:14 13:1 | B 23:5 22:5 20:5; white', 'runner=reach'), ['21', '13/12', '24/22'], {
  todo: played,
});

const quarter = 'W 24:9 23:1 22:1 21:1 20:1 10:1 8:1';

/** F5: no wall over the whole quarter while an enemy is behind it. */
export const QuarterWall: Story = scene(fevga(`${quarter} | B 24:14 18:1; white`), ['53', '24/19'], {
  todo: 'White’s turn. Play 3.',
  refuses: [10, 7, 'You may not leave all six points from 24 to 19 held while an enemy checker is on one from 12 to 1.'],
});
/** F6: the only move would make it: nothing is played. */
export const WallForbidsAll: Story = scene(fevga('W 24:10 23:1 22:1 21:1 20:1 3:1 | B 24:9 6:1 5:1 4:1 3:1 2:1 1:1; white'), ['65'], {
  todo: 'You may not leave all six points from 24 to 19 held while an enemy checker is on one from 12 to 1.',
});
/** F7: nobody is behind it. */
export const WallWithNobodyBehind: Story = scene(fevga(`${quarter} | B 6:10 5:5; white`), ['53', '24/19 10/7'], { todo: played });
/** F8: no wall in front of the start. */
export const FrontWall: Story = scene(fevga('W 24:4 16:1 11:2 10:2 9:2 8:2 7:2 | B 24:10 2:5; white'), ['54', '11/6'], {
  todo: 'White’s turn. Play 4.',
  refuses: [24, 20, 'While an enemy checker stands on point 12, you may not leave all six points from 11 to 6 held.'],
});
/** F9: the opponent must be left a move. */
export const LeaveAMove: Story = scene(fevga('W 24:7 23:2 10:1 6:1 4:1 3:2 2:1 | B 24:14 17:1; white'), ['52', '6/1'], {
  todo: 'White’s turn. Play 2.',
  refuses: [10, 8, 'Your play must leave the opponent at least one legal move.'],
});

const lockedIn = 'W 24:5 23:5 4:2 3:1 2:1 1:1 | B 17:15; white';

/** F10: it cannot be helped that the opponent is left without a move … */
export const CannotBeHelped: Story = scene(fevga(lockedIn), ['65', '24/18 24/19', 'Done', '31'], {
  todo: 'Black’s turn. No move with 3 and 1. Points 16 and 14 are taken: here one checker holds a point.',
});
/** … and here it can: the wall is opened. */
export const WallMustBeOpened: Story = scene(fevga(lockedIn), ['21', '24/22'], {
  todo: 'White’s turn. Play 1. Your play must leave the opponent at least one legal move.',
  refuses: [24, 23, 'Your play must leave the opponent at least one legal move.'],
});
export const WallIsOpened: Story = scene(fevga(lockedIn), ['21', '24/22 3/2'], { todo: played });
/** F11: a die that cannot be played is lost, never handed over. */
export const LostNotPassed: Story = scene(fevga('W 24:14 9:1 | B 24:13 7:1 6:1; white'), ['65', '9/3', 'Done'], { todo: roll });
/** F12: the point between is taken. */
export const TouchDownTaken: Story = scene(fevga('W 24:5 10:10 | B 24:13 9:1 7:1; white'), ['53'], {
  todo: 'White’s turn. Play 5 and 3.',
  refuses: [24, 19, taken(19)],
});
/** F13: the wall is forbidden before the greatest number of dice is asked for, so one is played. */
export const WallBeforeTheDice: Story = scene(fevga('W 24:6 23:2 22:2 21:2 20:2 3:1 | B 24:9 6:1 5:1 4:1 3:1 2:1 1:1; white'), ['51'], {
  todo: 'White’s turn. Play 1. Nothing can be played with 5.',
  refuses: [24, 19, 'You may not leave all six points from 24 to 19 held while an enemy checker is on one from 12 to 1.'],
});
