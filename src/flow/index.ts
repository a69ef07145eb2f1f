/** When things happen: the statechart of a game, and what stands around it. */
export { FlowError, type FlowFault } from './error.js';
export type { GameEvent, Sender } from './game-events.js';
export type { GameInput } from './game-input.js';
export { createGame, gameMachine, type GameActor, type GameSnapshot } from './game-machine.js';
