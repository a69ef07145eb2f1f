import type { Dice } from './turn.js';

/** Every way in which an action can be refused. The wording is in `locale`; each code's condition in docs/rules.md. */
export type RefusalCode =
  | 'game-over'
  | 'not-your-turn'
  | 'roll-first'
  | 'no-checker'
  | 'backward'
  | 'no-such-die'
  | 'bar-first'
  | 'point-held'
  | 'point-taken'
  | 'own-pinned-there'
  | 'pinned'
  | 'must-use-both'
  | 'must-use-more'
  | 'must-use-larger'
  | 'must-end-game'
  | 'not-all-home'
  | 'farther-first'
  | 'pinned-no-bearing-off'
  | 'passed-first'
  | 'stage-order'
  | 'runner-first'
  | 'quarter-wall'
  | 'front-wall'
  | 'must-leave-move'
  | 'no-hiding'
  | 'no-hit-and-run'
  | 'not-finished'
  | 'already-rolled'
  | 'nothing-to-undo'
  | 'no-cube'
  | 'nothing-offered'
  | 'beaver-off'
  | 'raccoon-off'
  | 'crawford-game'
  | 'last-throw'
  | 'cube-not-yours'
  | 'cube-limit'
  | 'cube-after-roll'
  | 'cancelled';

/** Why something is not legal: a code and the facts that its sentence needs. Points are in the acting side's own numbering. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The point that blocks, is empty, or lies farthest. */
  readonly point?: number;
  /** The die that the sentence speaks of: needed, too large, to be played, of the present stage. */
  readonly die?: number;
  /** Dice left, or handed over. */
  readonly dice?: Dice;
  /** Dice that this way would use. */
  readonly count?: number;
  /** Dice that can be used; the cube's limit. */
  readonly most?: number;
  /** The wall may never stand, whoever is behind it. */
  readonly always?: boolean;
}
