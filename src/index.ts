/** The elements' classes, without registering them; `tabla-board/define` and `tabla-board/companions` do that. */
export { TablaBoard } from './board/tabla-board.js';
export { TablaComment } from './board/companions/tabla-comment.js';
export { TablaCube } from './board/companions/tabla-cube.js';
export { TablaDice } from './board/companions/tabla-dice.js';
export { TablaMoves } from './board/companions/tabla-moves.js';
export { TablaScore } from './board/companions/tabla-score.js';
export { TablaStatus } from './board/companions/tabla-status.js';
export type { BoardEventDetails, BoardEvents } from './board/board-events.js';
export { boardContext, type BoardStore, type Shown } from './board/context.js';
export { BoardError } from './board/error.js';
