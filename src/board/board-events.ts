import type { RecordNode } from '../notation/record/tree.js';
import type { Outcome, Situation } from '../rules/game.js';
import type { Score } from '../rules/match.js';
import type { Refusal } from '../rules/refusal.js';
import type { Player } from '../rules/rules.js';
import type { Dice, Move } from '../rules/turn.js';

/** What a board tells its page: the `detail` of each of its events. */
export interface BoardEventDetails {
  'tabla-change': { readonly situation: Situation; readonly cause: string };
  'tabla-move': { readonly player: Player; readonly move: Pick<Move, 'from' | 'to' | 'die'> };
  'tabla-throw': { readonly player: Player | null; readonly dice: Dice };
  'tabla-turn': { readonly player: Player };
  'tabla-cube': { readonly player: Player; readonly action: 'double' | 'beaver' | 'raccoon' | 'take' | 'drop'; readonly value: number };
  'tabla-refused': { readonly code: Refusal['code']; readonly facts: Omit<Refusal, 'code'>; readonly text: string };
  'tabla-result': { readonly outcome: Outcome; readonly points: number; readonly score: Score };
  'tabla-match': { readonly winner: Player | null; readonly score: Score };
  'tabla-step': { readonly node: RecordNode | null; readonly at: string };
  'tabla-try': { readonly play: string; readonly right: boolean };
  'tabla-say': { readonly text: string };
  'tabla-error': { readonly code: string; readonly line: number; readonly column: number; readonly text: string };
}

/** The events of a board by their names. */
export type BoardEvents = { readonly [Name in keyof BoardEventDetails]: CustomEvent<BoardEventDetails[Name]> };

declare global {
  // every listener on a board knows what it gets
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is made larger
  interface HTMLElementEventMap extends BoardEvents {}
}
