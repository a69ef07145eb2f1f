/** When things happen: the statechart of a game, and what stands around it. */
export { FlowError, type FlowFault } from './error.js';
export { readEvent, type GameEvent, type Sender } from './game-events.js';
export type { GameInput } from './game-input.js';
export { gameMachine } from './game-machine.js';
export { createGame, restoreGame, type GameActor, type GameSnapshot } from './create-game.js';
export { throwFor } from './throw-for.js';
export { autoEvent, autoPlay, type AutoOptions, type AutoToken } from './auto-play.js';
export { readMatchEvent, type MatchEvent } from './match-events.js';
export type { MatchInput } from './match-input.js';
export { matchMachine } from './match-machine.js';
export { createMatch, restoreMatch, saveMatch, type MatchActor, type MatchSnapshot, type SavedMatch } from './create-match.js';
export { gameIn } from './match-game.js';
export type { GameSeat } from './game-seat.js';
