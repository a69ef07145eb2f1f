/** Where the reader stands in a record of one game or several, and how he goes on. It knows no page. */
import type { NotationError } from '../../notation/error.js';
import { Place, splitAt } from '../../notation/record/place.js';
import type { GameText } from '../../notation/record/game-text.js';
import type { RecordGame, RecordNode, Step } from '../../notation/record/tree.js';

/** The ways from place to place. */
const ways = ['first', 'back', 'forward', 'last', 'lineBefore', 'lineAfter', 'gameBefore', 'gameAfter', 'comment', 'error'] as const;
export type Way = (typeof ways)[number];
export type GameWay = 'gameBefore' | 'gameAfter';
export const isWay = (name: string): name is Way => (ways as readonly string[]).includes(name);

const errors: readonly unknown[] = ['?', '??', '?!'];
/** What a reader may look for. */
const marked = {
  comment: ({ note }: RecordNode): boolean => note.text !== '' || note.marks.length > 0,
  error: ({ glyph }: RecordNode): boolean => errors.includes(glyph),
};

/** A place, and the number of its game, from 0. */
export interface Whereabouts {
  readonly number: number;
  /** Null for the start of the game, which need not have been read then. */
  readonly place: Place | null;
}

export class Reading {
  /** The games as the reader has altered them, by their number from 0. */
  readonly #altered = new Map<number, RecordGame>();
  /** The steps that the reader has played himself. */
  readonly #own = new WeakSet<Step>();
  /** The number of the present game, from 0. */
  number = 0;
  #place: Place | null = null;

  constructor(readonly games: readonly GameText[]) {}

  get place(): Place {
    return (this.#place ??= Place.start(this.game));
  }

  /** The present game, with what the reader has played in it. */
  get game(): RecordGame {
    return this.#game(this.number);
  }

  /** All games, with what the reader has played in them. */
  get all(): RecordGame[] {
    return this.games.map((_, number) => this.#game(number));
  }

  /** What is wrong with the present game. */
  get faults(): readonly NotationError[] {
    return this.games[this.number]?.read().faults ?? [];
  }

  #game(number: number): RecordGame {
    const game = this.#altered.get(number) ?? this.games[number]?.read().game;
    if (!game) throw new RangeError(`There is no game ${number}.`);
    return game;
  }

  /** The name of the present place in its file, as the attribute `at` takes it. */
  get address(): string {
    const { address } = this.place;
    return address ? `${this.number + 1}.${address}` : String(this.number + 1);
  }

  get here(): Whereabouts {
    return { number: this.number, place: this.place };
  }

  /** The place of this name; null where there is none. Only its own game is read. */
  find(at: string): Whereabouts | null {
    const { number, address } = splitAt(at);
    if (address === '') return this.#startOf(number - 1);
    const place = this.games[number - 1] && Place.find(this.#game(number - 1), address);
    return place ? { number: number - 1, place } : null;
  }

  go(at: Whereabouts): void {
    this.number = at.number;
    this.#place = at.place;
  }

  /** Where a way leads; null where it does not go on. From game to game it leads without either being read. */
  ahead(way: Way): Whereabouts | null {
    if (way === 'gameBefore' || way === 'gameAfter') return this.beside(way);
    const { number, place } = this;
    const here = (to: Place | null | undefined): Whereabouts | null => (to ? { number, place: to } : null);
    switch (way) {
      case 'first':
        return place.node ? here(Place.start(place.record)) : null;
      case 'back':
        return here(place.parent);
      case 'forward':
        return here(place.next);
      case 'last':
        return place.next ? here(place.last) : null;
      case 'lineBefore':
        return here(beside(place, -1));
      case 'lineAfter':
        return here(beside(place, 1));
      case 'comment':
      case 'error':
        return here(after(place, marked[way]));
    }
  }

  /** Whether the game has any such step. */
  has(way: keyof typeof marked): boolean {
    return after(Place.start(this.game), marked[way]) !== null;
  }

  /** The game before or after one. */
  beside(way: GameWay, number = this.number): Whereabouts | null {
    return this.#startOf(way === 'gameBefore' ? number - 1 : number + 1);
  }

  #startOf(number: number): Whereabouts | null {
    return this.games[number] ? { number, place: null } : null;
  }

  /** Goes to the place behind a step that the reader has played where he stood. The answer is whether the record has it too. */
  add(added: Place): boolean {
    const isThere = added.record === this.place.record;
    if (!isThere && added.node) this.#own.add(added.node.step);
    this.#altered.set(this.number, added.record);
    this.#place = added;
    return isThere;
  }

  isOwn(node: RecordNode): boolean {
    return this.#own.has(node.step);
  }
}

/** The places that could have been gone to from the same place as this one: along the line, and into the variations. */
function beside(place: Place, step: 1 | -1): Place | null {
  const all = place.parent?.children ?? [];
  const { address } = place;
  const at = all.findIndex((one) => one.line === place.line && one.address === address);
  return at < 0 ? null : (all[at + step] ?? null);
}

/** The next place in the order in which a record is written that fits. */
function after(place: Place, fits: (node: RecordNode) => boolean): Place | null {
  for (let now = following(place); now; now = following(now)) if (now.node && fits(now.node)) return now;
  return null;
}

/** The place that is written behind this one: into its variations first, then along its line, then back to where the line stands. */
function following(place: Place): Place | null {
  const [variation] = place.variations;
  return variation ?? past(place);
}

/** The place behind this one and all beside it. */
function past(place: Place): Place | null {
  if (place.next) return place.next;
  const { replaced, line } = place;
  if (!replaced) return null;
  const all = replaced.variations;
  return all[all.findIndex((one) => one.line === line) + 1] ?? past(replaced);
}
