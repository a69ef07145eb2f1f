/** The plain data that the checker shares with src/rules: types alone, which leave no code behind. */
export type { Player, Rules } from '../../src/rules/rules.js';
export type { Position, Side } from '../../src/rules/position.js';

/** Dice that are played together: two different ones, or one to four equal ones. */
export type Dice = readonly number[];
