/** What the formats of other programs have no word for, so that a writer cannot write it. */
import { NotationError } from '../error.js';

const sentences = {
  facts: 'These are not facts of a position.',
  rolls: 'This format knows no rolls made and no dice handed over.',
  dice: 'Dice are two numbers, 1 to 6.',
  cube: 'The cube is 1 in the middle, or 2, 4, 8 and so on.',
  'cube-limit': 'A cube is at most {}.',
  points: 'Points are 0 to {}.',
  crawford: 'With this score and cube it is not the Crawford game.',
  turner: 'The cube is turned before the throw, by the side whose turn it is; a beaver by the other.',
  offer: 'This format has no place for what is offered.',
  'own-double': 'This format only knows a double that the player is offered.',
  word: 'A name is one word without a colon.',
  name: 'A name has no semicolon and is of one line.',
  'set-up': 'This format has no place for a position in which a game begins.',
  matches: 'A text of this format holds the games of one match.',
  'own-roll': 'Nobody wins in the middle of his own roll.',
  'borne-off': 'Nobody loses who has borne off all his checkers.',
  worth: 'In backgammon this game would be worth more points.',
} as const;

/** What cannot be said. */
export type Unsayable = keyof typeof sentences;

/** `not-sayable`, and what of it. */
export class UnsayableError extends NotationError {
  constructor(
    readonly what: Unsayable,
    expected: string | null = null,
  ) {
    super(
      'not-sayable',
      sentences[what].replace('{}', () => expected ?? ''),
      { line: 1, column: 1 },
      { expected },
    );
  }
}

/** A writer cannot say it. */
export function unsayable(what: Unsayable, expected: string | null = null): never {
  throw new UnsayableError(what, expected);
}
