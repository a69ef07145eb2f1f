import { TablaComment } from './board/companions/tabla-comment.js';
import { TablaCube } from './board/companions/tabla-cube.js';
import { TablaDice } from './board/companions/tabla-dice.js';
import { TablaMoves } from './board/companions/tabla-moves.js';
import { TablaScore } from './board/companions/tabla-score.js';
import { TablaStatus } from './board/companions/tabla-status.js';

// a page may load two copies: the first one keeps the names
const companions = {
  'tabla-comment': TablaComment,
  'tabla-cube': TablaCube,
  'tabla-dice': TablaDice,
  'tabla-moves': TablaMoves,
  'tabla-score': TablaScore,
  'tabla-status': TablaStatus,
};
for (const [name, companion] of Object.entries(companions)) if (!customElements.get(name)) customElements.define(name, companion);

declare global {
  interface HTMLElementTagNameMap {
    'tabla-comment': TablaComment;
    'tabla-cube': TablaCube;
    'tabla-dice': TablaDice;
    'tabla-moves': TablaMoves;
    'tabla-score': TablaScore;
    'tabla-status': TablaStatus;
  }
}
