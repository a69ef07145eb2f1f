import { RulesError } from '../../rules/error.js';
import type { GameState } from '../../rules/game.js';
import { assertRecord } from './checks.js';
import type { Line, RecordGame, RecordNode } from './tree.js';

/**
 * Where somebody stands in a game of a record: behind one of its steps, or before the first. Places are made when they are asked for, each
 * in constant time; the games stay plain data.
 */
export class Place {
  private constructor(
    readonly record: RecordGame,
    /** The line in which this place lies. */
    readonly line: Line,
    /** The index of its step in the line; -1 before the first step of the game. */
    readonly index: number,
    /** The place whose step this line replaces; null in the main line. */
    readonly replaced: Place | null,
  ) {}

  /** Before the first step. */
  static start(record: RecordGame): Place {
    return new Place(record, record.line, -1, null);
  }

  /** The step that led here; null at the start. */
  get node(): RecordNode | null {
    return this.line.nodes[this.index] ?? null;
  }

  /** The game as it stands here. */
  get game(): GameState {
    return this.node?.game ?? this.record.start;
  }

  /** The place before; null at the start. */
  get parent(): Place | null {
    if (this.index > 0 || (this.index === 0 && !this.replaced)) return this.at(this.index - 1);
    return this.replaced?.parent ?? null;
  }

  /** The place behind the next step of this line; null at its end. */
  get next(): Place | null {
    return this.index + 1 < this.line.nodes.length ? this.at(this.index + 1) : null;
  }

  /** The last place of this line. */
  get last(): Place {
    return this.at(this.line.nodes.length - 1);
  }

  /** Where one can go on from here: along the line, and into the variations beside its next step. */
  get children(): Place[] {
    const { next } = this;
    return next ? [next, ...next.variations] : [];
  }

  /** The variations that replace the step which led here, each behind its first step. */
  get variations(): Place[] {
    return (this.node?.variations ?? []).map((line) => new Place(this.record, line, 0, this));
  }

  /**
   * The name of this place, which stays the same as long as nothing before it changes: `14b` is where Black's turn 14 ended, `14b:1` where
   * the first of several steps of it did, `14b/2.15w` White's turn 15 in the second variation that replaces Black's turn 14. The opening
   * throw is `0`, the start is empty. In a file the number of the game stands before it, `2.14b`.
   */
  get address(): string {
    const { node, index, line, replaced } = this;
    if (!node) return '';
    const turn = turnOf(node);
    let first = index;
    while (first > 0 && isIn(line.nodes[first - 1], turn)) first--;
    const step = isIn(line.nodes[index + 1], turn) ? `:${index - first + 1}` : '';
    const above = replaced ? `${replaced.address}/${(replaced.node?.variations.indexOf(line) ?? 0) + 1}.` : '';
    return above + turn + step;
  }

  /** The place of this name; null where there is none. */
  static find(record: RecordGame, address: string): Place | null {
    const [main = '', ...variations] = address.trim().toLowerCase().split('/');
    let place = named(Place.start(record), main);
    for (const part of variations) {
      const [, number, name = ''] = /^(\d{1,6})\.(.*)$/.exec(part) ?? [];
      place = named(place?.variations[Number(number ?? 0) - 1], name);
    }
    return place;
  }

  /** The place of an index in this line, as `index` counts. */
  at(index: number): Place {
    return new Place(this.record, this.line, index, this.replaced);
  }
}

/** A place in the line of another by the name of its turn. */
function named(place: Place | undefined, name: string): Place | null {
  if (!place || name === '') return place && place.index < 0 ? place : null;
  const [, turn = '', step] = /^(\d{1,6}[wb]?)(?::(\d{1,6}))?$/.exec(name) ?? [];
  const { nodes } = place.line;
  const first = nodes.findIndex((node) => isIn(node, turn));
  let last = first;
  while (isIn(nodes[last + 1], turn)) last++;
  const index = step === undefined ? last : first + Number(step) - 1;
  return first >= 0 && index >= first && index <= last ? place.at(index) : null;
}

const turnOf = ({ number, turn }: RecordNode): string => `${number}${turn?.charAt(0) ?? ''}`;
const isIn = (node: RecordNode | undefined, turn: string): boolean => node !== undefined && turnOf(node) === turn;

/** The place that `at` names in a file, `2.14b`: the number of the game, from 1, and the address in it; null where there is none. */
export function findPlace(games: readonly RecordGame[], at: string): Place | null {
  assertRecord(games);
  const { number, address } = splitAt(at);
  const record = games[number - 1];
  return record ? Place.find(record, address) : null;
}

/** The number of the game, from 1, and the address in it; 0 where there is none. */
export function splitAt(at: string): { readonly number: number; readonly address: string } {
  const [, number, address = ''] = /^\s*(\d{1,6})(?:\.(.*))?$/s.exec(at) ?? [];
  return { number: Number(number ?? 0), address };
}

/** @throws RulesError `bad-game` for what is no place in a record */
export function assertPlace(place: Place): void {
  if (!(place instanceof Place)) throw new RulesError('bad-game', 'This is not a place in a record.');
}
