/** The element's class, without registering it; `tabla-board/define` does that. */
export { TablaBoard } from './board/tabla-board.js';
export { BoardError } from './board/error.js';
