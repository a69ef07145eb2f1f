/** When things happen: the statechart of a game, and what stands around it. */
export { FlowError, type FlowFault } from './error.js';
export { readEvent, type GameEvent, type Sender } from './game-events.js';
export type { GameInput } from './game-input.js';
export { gameMachine } from './game-machine.js';
export { createGame, restoreGame, type GameActor, type GameSnapshot } from './create-game.js';
export { throwFor } from './throw-for.js';
export { autoEvent, autoPlay, type AutoOptions, type AutoToken } from './auto-play.js';
