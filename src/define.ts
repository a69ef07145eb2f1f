import { TablaBoard } from './board/tabla-board.js';

// a page may load two copies: the first one keeps the name
if (!customElements.get('tabla-board')) customElements.define('tabla-board', TablaBoard);

declare global {
  interface HTMLElementTagNameMap {
    'tabla-board': TablaBoard;
  }
}
