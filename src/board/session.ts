import type { CSSResult } from '@lit/reactive-element';
import type { TemplateResult } from 'lit/html.js';
import type { KeyedChecker, LiveView } from '../picture/view.js';
import type { BoardEventDetails } from './board-events.js';
import type { Shown } from './context.js';
import type { LiveDrawing } from './live-drawing.js';
import type { Setup } from './setup.js';

/** What a gesture, a key or a button asks for. Points are in the numbering of the side to move, 25 = bar, 0 = off. */
export type Intent =
  | { readonly type: 'roll' | 'undo' | 'undo-all' | 'confirm' | 'swap-dice' | 'let-go' | 'next' | 'new-game' | 'replay-this' }
  /** The cube is turned; what is offered is answered. */
  | { readonly type: 'double' | 'take' | 'drop' | 'beaver' | 'raccoon' | 'accept' | 'refuse' }
  /** Giving up is asked about before it is done. */
  | { readonly type: 'resign' | 'resign-yes' | 'resign-not' }
  /** Picks the point up, puts the checker picked up down on it, or moves the only way there is. */
  | { readonly type: 'choose'; readonly point: number }
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  /** Moves the checker on the point as the dice stand, without a target. */
  | { readonly type: 'move-on'; readonly from: number }
  /** The right play is asked for. */
  | { readonly type: 'show-answer' }
  /** The keys are asked for. */
  | { readonly type: 'help' }
  /** A play in writing, whole or in part. */
  | { readonly type: 'play'; readonly text: string }
  /** An event of the game that comes from outside, as it was sent. */
  | { readonly type: 'apply'; readonly event: unknown }
  /** A place of a record, by its name or by the way there. */
  | { readonly type: 'go'; readonly where: string }
  /** A match as it was saved. */
  | { readonly type: 'restore'; readonly saved: unknown };

/** What a mode needs of the element that it lives in. */
export interface BoardHost extends HTMLElement {
  readonly drawing: LiveDrawing;
  readonly setup: Setup;
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** Language tag of what is said. */
  readonly language: string;
  /** Whether it is shown which way each side goes. */
  directions: boolean;
  requestUpdate(): void;
  /** Adds a sheet to the board's, until the mode is left. */
  addSheet(sheet: CSSResult): void;
  /** Closes the dialog that is open above the board: what it is about goes away. */
  closeDialog(): void;
  flip(): void;
  toSVG(): Promise<string>;
  toPNG(width?: number): Promise<Blob>;
  /** Sends one of the element's events; the answer is false when a listener has cancelled it. */
  emit<Name extends keyof BoardEventDetails>(
    name: Name,
    detail: BoardEventDetails[Name],
    options?: { readonly cancelable?: boolean; readonly bubbles?: boolean },
  ): boolean;
  /** Says something in the live region, and as an event. */
  say(text: string): void;
}

/** A mode of the board: it owns a view and takes intents; the element draws the one and passes on the other. */
export interface Session {
  /** What it is about beside its mode and game: where that changes, the mode begins anew; all else only changes how it is seen. */
  readonly about: readonly (keyof Setup)[];
  /** What the picture shows beyond the setup. */
  readonly view: Partial<LiveView>;
  readonly checkers?: readonly KeyedChecker[] | undefined;
  /** What is said of the picture before it is described. */
  readonly summary?: string;
  /** The board in a few words, where its places speak for themselves, in place of the description. */
  readonly label?: string | undefined;
  /** The game's id, where it may be another one than the setup's; empty where it has none. */
  readonly gameId?: string;
  /** What led to the view, as `tabla-change` says it; the mode's name if nothing is said. */
  readonly cause?: string;
  /** What is shown is no situation yet, so that nobody is told of it. */
  readonly isUnfit?: boolean;
  /** What is played, and for what, for the companions. */
  readonly played?: Pick<Shown, 'match' | 'stake' | 'doubles' | 'refusedBy' | 'replay'>;
  /** The sheet that the mode adds to the board's. */
  readonly styles?: CSSResult;
  /** The answer is whether it could be. */
  send(intent: Intent): boolean;
  /** The match as JSON. */
  save?(): unknown;
  /** What is played or replayed, as a record. */
  record?(): Promise<string>;
  /** Until what was asked for last is shown, where that takes more than one task. */
  readonly arriving?: Promise<void> | null;
  /** What stands above and below the board. */
  above?(): TemplateResult;
  below?(): TemplateResult;
  /** After each drawing; the board is on the page. */
  updated?(): void;
  /** The board's attributes have changed. */
  changed?(setup: Setup): void;
  /** The board has been taken off its page, perhaps only to be put elsewhere. */
  removed?(): void;
  /** Leaves the element for good. */
  dispose(): void;
}
