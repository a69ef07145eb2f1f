import type { ToldWords } from './play-words.js';
import type { Side } from './words.js';

/** What can be done in a replay, by a button or by a key. */
export type ReplayCommand =
  | 'first'
  | 'back'
  | 'forward'
  | 'last'
  | 'lineBefore'
  | 'lineAfter'
  | 'gameBefore'
  | 'gameAfter'
  | 'comment'
  | 'error'
  | 'auto'
  | 'try'
  | 'link'
  | 'flip'
  | 'help';

/** What is done with cube and resignation. */
export type SaidAction = 'double' | 'take' | 'drop' | 'beaver' | 'raccoon' | 'resign' | 'accept' | 'refuse';

/** The words of a replay: loaded with it, one language at a time. */
export interface ReplayWords extends ToldWords {
  /** The language tag, `'bg'`. */
  readonly language: string;
  readonly commands: Readonly<Record<ReplayCommand, string>>;
  /** What stops what `auto` has begun. */
  readonly stop: string;
  /** Keys that are letters, by the language. */
  readonly letters: Readonly<Partial<Record<ReplayCommand, string>>>;
  /** What keys are called that bear no sign: ` `, `Home` … */
  readonly keys: Readonly<Record<string, string>>;
  readonly close: string;

  /** In the list of moves: `doubles`; `resigns: mars`. */
  readonly acts: Readonly<Record<SaidAction, string>>;
  readonly prices: Readonly<Record<'oin' | 'mars' | 'koks', string>>;
  /** Before dice that were handed over. */
  readonly passed: string;
  /** The same as a sentence. `value`: what the cube shows, or would show. */
  readonly did: (action: SaidAction, player: Side, value: number, price: 'oin' | 'mars' | 'koks') => string;
  /** What an annotator's sign means. */
  readonly glyphs: Readonly<Record<'!' | '?' | '!!' | '??' | '!?' | '?!', string>>;

  readonly players: Readonly<Record<Side, string>>;
  readonly list: string;
  readonly start: string;
  readonly variation: string;
  /** A line that the reader has played himself. */
  readonly own: string;
  readonly chooser: string;
  readonly gameOf: (number: number, name: string) => string;
  /** How a game ended; null while it goes on. */
  readonly ended: (winner: Side | null, points: number) => string;
  readonly unfinished: string;
  readonly faults: (count: number) => string;
  /** Where what follows the page's address did not arrive. */
  readonly addressMissing: string;
  readonly tryAgain: string;
  readonly copied: string;
  /** What is said with a link that could not be copied. */
  readonly copyThis: string;

  // The reader's own moves
  readonly tryNow: string;
  readonly asInRecord: string;
  readonly otherwise: (play: string) => string;
  readonly goBack: string;
}
