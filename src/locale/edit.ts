/** What is said only where a position is set up: loaded with that mode, one language at a time. */
import { languageOf, type Language } from './index.js';
import type { Side } from './words.js';

/** What the editor's keys do, in the order in which they are told. */
export type EditKey = 'arrows' | 'ends' | 'digits' | 'add' | 'remove' | 'colours' | 'undo' | 'redo' | 'paste' | 'help';

export interface EditWords {
  /** What a click does. */
  readonly tools: string;
  readonly tool: Readonly<Record<Side | 'remove', string>>;
  readonly undo: string;
  readonly redo: string;
  readonly start: string;
  readonly clear: string;
  readonly mirror: string;

  // What is said beside the position
  readonly details: string;
  readonly toMove: string;
  readonly nobody: string;
  readonly die: readonly [first: string, second: string];
  readonly cube: string;
  readonly cubeOwner: string;
  readonly middle: string;
  readonly points: Readonly<Record<Side, string>>;
  readonly length: string;
  readonly rolls: Readonly<Record<Side, string>>;
  readonly passed: string;

  // Taking it along, and bringing one
  readonly exchange: string;
  readonly format: string;
  readonly formats: Readonly<Record<'text' | 'html' | 'xgid' | 'gnu', string>>;
  readonly copy: string;
  readonly copied: string;
  /** The page may not write to the clipboard; the text is marked. */
  readonly copyByHand: string;
  readonly save: (kind: 'SVG' | 'PNG') => string;
  readonly paste: string;
  readonly read: string;
  readonly pasted: string;
  /** Why a format cannot say it, by the error's code; `else` for all others. */
  readonly cannotWrite: Readonly<Record<string, string>> & { readonly else: string };

  // What is wrong
  readonly fine: (white: number, black: number) => string;
  /** Cube or score cannot be such in this game. */
  readonly badGame: string;
  /** What is wrong, and on which point of which side. */
  readonly wrongAt: (side: Side, point: number, sentence: string) => string;

  readonly keys: string;
  readonly close: string;
  readonly keyNames: Readonly<Partial<Record<EditKey, string>>>;
  readonly does: Readonly<Record<EditKey, string>>;
  /** Keys by the letters of the language. */
  readonly letters: Readonly<Record<'white' | 'black' | 'undo' | 'redo', string>>;
}

const loaders: Readonly<Record<Language, () => Promise<EditWords>>> = {
  bg: async () => (await import('./edit/bg.js')).bg,
  en: async () => (await import('./edit/en.js')).en,
};

/** The words for a language tag such as `bg-BG`. */
export const loadEditWords = (tag: string): Promise<EditWords> => loaders[languageOf(tag)]();
