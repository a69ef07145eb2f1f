import type { Place } from '../../rules/error.js';
import type { MatchScore } from '../../rules/game.js';
import type { PresetId } from '../../rules/presets.js';
import type { NotationError } from '../error.js';
import type { Counted, CountedGame } from './game-text.js';
import { BitByBit } from './bit-by-bit.js';
import { recordLimits } from './limits.js';
import type { RecordBuilder } from './builder.js';
import { movedTo } from './places.js';
import type { Fault } from './tags.js';
import type { RecordResult, Tags } from './tree.js';

/** What is known of a game before its steps are read. */
export interface LaterHead {
  readonly number: number;
  /** Where it begins. */
  readonly at: number;
  readonly preset: PresetId;
  readonly tags: Tags;
  readonly score: MatchScore | null;
  readonly told: RecordResult | null;
}

/** A game that is read when it is asked for, by whatever reader. */
export class LaterGame implements CountedGame {
  readonly preset: PresetId;
  readonly number: number;
  readonly line: number;
  readonly tags: Tags;
  readonly score: MatchScore | null;
  readonly told: RecordResult | null;
  readonly #placeOf: (index: number) => Place;
  readonly #build: (fault: Fault) => Generator<void, RecordBuilder>;
  readonly #reading = new BitByBit(() => this.#read());

  /** `build` writes the game down step by step, and tells what is wrong and where in the file. */
  constructor(head: LaterHead, placeOf: (index: number) => Place, build: (fault: Fault) => Generator<void, RecordBuilder>) {
    this.number = head.number;
    this.line = placeOf(head.at).line;
    this.preset = head.preset;
    this.tags = head.tags;
    this.score = head.score;
    this.told = head.told;
    this.#placeOf = placeOf;
    this.#build = build;
  }

  read(): Counted {
    return this.#reading.finish();
  }

  readOn(): boolean {
    return this.#reading.goOn();
  }

  *#read(): Generator<void, Counted> {
    const faults: NotationError[] = [];
    const builder = yield* this.#build((error, at) => {
      if (faults.length < recordLimits.faults) faults.push(movedTo(this.#placeOf(at), error));
    });
    faults.sort((one, other) => one.line - other.line || one.column - other.column);
    return Object.freeze({ game: builder.build(), faults: Object.freeze(faults), steps: builder.steps });
  }
}
