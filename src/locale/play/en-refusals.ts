import { en } from '../board/en.js';
import { diceList } from '../dice.js';
import type { RefusalCode, Sentence } from '../play-words.js';

const list = (dice: readonly number[] = []): string => diceList(dice, en);
const a = (dice: readonly number[] = []): string => dice.map((die) => `a ${die}`).join(en.and);
const areLeft = (dice: readonly number[] = []): string => (dice.length === 1 ? `${a(dice)} is left` : `${list(dice)} are left`);

/** Why not, in English. */
export const refusals: Readonly<Record<RefusalCode, Sentence>> = {
  'game-over': 'The game is over.',
  'not-your-turn': 'It is not your turn.',
  'roll-first': 'Roll first.',
  'no-checker': ({ point }) =>
    point === 25
      ? 'You have no checker on the bar.'
      : point
        ? `You have no checker on ${point}.`
        : 'A checker that is off does not come back.',
  backward: 'Checkers only move forward.',
  'no-such-die': ({ die = 0, dice = [] }) =>
    dice.length === 0
      ? 'You have nothing left to play.'
      : `That move needs ${die === 8 || die === 11 || die === 18 ? 'an' : 'a'} ${die}; you have ${dice.length > 2 ? list(dice) : a(dice)} left.`,
  'bar-first': 'Enter from the bar first.',
  'point-held': ({ point }) => `Point ${point} is closed: your opponent has made it.`,
  'point-taken': ({ point }) => `Point ${point} is taken. In this game one checker holds a point.`,
  'own-pinned-there': ({ point }) => `Your pinned checker lies on ${point}, so it is closed to you.`,
  pinned: 'This checker is pinned and cannot move.',
  'must-use-both': 'Both dice can be played; this would waste one.',
  'must-use-more': ({ count, most }) => `That plays only ${count} of the double; ${most} can be played.`,
  'must-use-larger': ({ die }) => `Only one die can be played: it must be the larger, ${die}.`,
  'must-end-game': 'You can end the game with this throw, so a shorter play is not allowed.',
  'not-all-home': 'You cannot bear off yet: not all your checkers are home.',
  'farther-first': ({ die, point }) => `A ${die} bears off from your farthest point, which is ${point}.`,
  'pinned-no-bearing-off': 'You cannot bear off while a checker of yours is pinned.',
  'passed-first': ({ dice }) => `Play the dice you were handed first: ${list(dice)}.`,
  'stage-order': ({ die, dice }) => `The ${die}s come now; the ${dice?.[0]}s after them.`,
  'runner-first': 'Your first checker must pass the opponent’s start before others may leave.',
  'quarter-wall': ({ always }) =>
    `You may not leave all six points from 24 to 19 held${always ? '' : ' while an enemy checker is on one from 12 to 1'}.`,
  'front-wall': 'While an enemy checker stands on point 12, you may not leave all six points from 11 to 6 held.',
  'must-leave-move': 'Your play must leave the opponent at least one legal move.',
  'no-hiding': 'The checker that hit at home may not hide on another of yours in the same turn.',
  'no-hit-and-run': 'The checker that hit at home stays there this turn.',
  'not-finished': ({ dice }) => `You can still play: ${areLeft(dice)}.`,
  'already-rolled': 'The dice are thrown: play.',
  'nothing-to-undo': 'There is nothing to undo.',
  'no-cube': 'There is no cube in this game.',
  'nothing-offered': 'Nothing has been offered.',
  'beaver-off': 'Beavers are off.',
  'raccoon-off': 'Raccoons are off.',
  'crawford-game': 'This is the Crawford game: no cube.',
  'last-throw': 'No doubling before the last throw.',
  'cube-not-yours': 'Your opponent owns the cube.',
  'cube-limit': ({ most }) => `The cube is at its limit, ${most}.`,
  'cube-after-roll': 'You double before you roll.',
  cancelled: '',
};
