/**
 * Records as text (docs/notation.md, "Records"). A file is split into its games at once, which is cheap, and each game is read when it is asked
 * for, so that a page can open a long match without a pause.
 */
import { RulesError, shown, type Place } from '../../rules/error.js';
import type { MatchScore } from '../../rules/game.js';
import { isPresetId, type PresetId } from '../../rules/presets.js';
import { NotationError } from '../error.js';
import { BitByBit } from './bit-by-bit.js';
import { RecordBuilder } from './builder.js';
import { assertFile, readAll, type Counted, type CountedGame, type GameText, type ReadFile } from './game-text.js';
import { recordLimits } from './limits.js';
import { movedTo, placesIn } from './places.js';
import { firstSide, lastResult, readSteps, toldBy } from './read-steps.js';
import { splitGames, type Chunk } from './split.js';
import {
  carriedOver,
  isCrawfordAfter,
  presetIn,
  readTags,
  rulesReader,
  scoreAfter,
  type Fault,
  type ReadHead,
  type RulesReader,
  type TagMap,
} from './tags.js';
import type { RecordResult, Tags } from './tree.js';

/**
 * The games of a file, split but not read. `over` is the game that is played where no tag names one.
 *
 * @throws NotationError `syntax` for what is no text, `too-long`, `too-many-games`: see `recordLimits`
 */
export const readGames = (text: string, over: PresetId = 'prava'): GameText[] => [...gamesIn(text, over)];

/**
 * Reads all games of a file. What is wrong with one of them spoils no other: it is listed in `faults`, and the game can be read up to there.
 *
 * @throws NotationError for a text that cannot be opened at all, as `readGames` does
 */
export const readRecord = (text: string, over: PresetId = 'prava'): ReadFile => readAll(gamesIn(text, over));

/** As `readGames`, with how much there was to read. */
export function gamesIn(text: string, over: PresetId): readonly FileGame[] {
  assertFile(text);
  assertPreset(over);
  const file: File = { text, games: [], placeOf: placesIn(text), rulesOf: rulesReader() };
  let tags: TagMap = new Map();
  let preset = over;
  /** Which game of its set the present one is, from 0. */
  let ofSet = 0;
  for (const chunk of splitGames(text)) {
    const own = new Set(chunk.tags.map(({ name }) => name.toLowerCase()));
    tags = carriedOver(tags, chunk.tags);
    ofSet = own.has('set') ? 0 : ofSet + 1;
    const game = new FileGame(file, chunk, tags, preset, own.has('game') ? null : ofSet);
    preset = game.preset;
    file.games.push(game);
  }
  return file.games;
}

/** @throws RulesError `unknown-preset` */
export function assertPreset(id: PresetId): void {
  if (!isPresetId(id)) throw new RulesError('unknown-preset', `There is no game ${shown(id)}.`);
}

interface File {
  readonly text: string;
  readonly games: FileGame[];
  readonly placeOf: (index: number) => Place;
  readonly rulesOf: RulesReader;
}

class FileGame implements CountedGame {
  readonly number: number;
  readonly line: number;
  readonly preset: PresetId;
  readonly tags: Tags;
  readonly #file: File;
  readonly #chunk: Chunk;
  readonly #before: FileGame | null;
  readonly #head: ReadHead;
  readonly #faults: NotationError[] = [];
  #score: MatchScore | null | undefined;
  readonly #reading = new BitByBit(() => this.#read());

  constructor(file: File, chunk: Chunk, written: TagMap, over: PresetId, ofSet: number | null) {
    this.#file = file;
    this.#chunk = chunk;
    this.#before = file.games.at(-1) ?? null;
    this.number = file.games.length + 1;
    this.line = file.placeOf(chunk.start).line;
    for (const { error, at } of chunk.faults) this.#fault(error, at);
    // what is wrong with a tag that is carried over was told where it stands
    const fault: Fault = (error, at) => (at < chunk.start ? undefined : this.#fault(error, at));
    this.preset = presetIn(written, ofSet, over, fault);
    this.#head = readTags(written, this.preset, file.rulesOf, fault);
    this.tags = this.#head.names;
  }

  get told(): RecordResult | null {
    return this.#told() ?? null;
  }

  get score(): MatchScore | null {
    const counting = FileGame.#count(this);
    while (!counting.next().done);
    return this.#score ?? null;
  }

  read(): Counted {
    return this.#reading.finish();
  }

  readOn(): boolean {
    return this.#reading.goOn();
  }

  /** Counts from the last game whose score is known or written. */
  static *#count(last: FileGame | null): Generator<void, void> {
    const games: FileGame[] = [];
    for (let game = last; game && game.#score === undefined; game = game.#head.score === undefined ? game.#before : null) games.push(game);
    for (const counted of games.reverse()) counted.#score = yield* counted.#scoreNow();
  }

  *#scoreNow(): Generator<void, MatchScore | null> {
    const { score, length, position } = this.#head;
    if (score !== undefined) return score && { ...score, length };
    const before = this.#before;
    if (!before?.score) return scoreAfter(null, null, length) ?? position?.score ?? null;
    let told = before.#told();
    // how many points a draw gives is not told where it can give some
    if (told === undefined || (told?.winner === null && before.#head.rules.pins.motherDrawPoints > 0)) {
      while (before.readOn()) yield;
      told = before.read().game.result;
    }
    return scoreAfter(before.score, told, length);
  }

  /** The result at the end of the text; null for none yet, undefined where nothing is told. */
  #told(): RecordResult | null | undefined {
    const { body, end } = this.#chunk;
    const found = lastResult.exec(this.#file.text.slice(Math.max(body, end - 60), end));
    return found ? toldBy(found) : undefined;
  }

  *#read(): Generator<void, Counted> {
    yield* FileGame.#count(this.#before);
    yield* FileGame.#count(this);
    const { text } = this.#file;
    const { body, end } = this.#chunk;
    const { rules, position, crawford, isLost } = this.#head;
    const score = this.score;
    const head = {
      preset: this.preset,
      rules,
      tags: this.tags,
      score,
      crawford: crawford ?? isCrawfordAfter(this.#before?.score ?? null, score),
    };
    let builder = new RecordBuilder(head);
    let canBegin = !isLost;
    if (position) {
      try {
        const player = position.player ?? firstSide(text, body, end);
        builder = new RecordBuilder({ ...head, position: { ...position, player } });
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
        canBegin = false;
        this.#fault(new NotationError(error.code, error.message, { line: 1, column: 1 }, error), this.#chunk.start);
      }
    }
    if (canBegin) yield* readSteps(text, body, end, builder, (error, at) => this.#fault(error, at));
    return Object.freeze({ game: builder.build(), faults: Object.freeze(this.#faults), steps: builder.steps });
  }

  #fault(error: NotationError, at: number): void {
    if (this.#faults.length < recordLimits.faults) this.#faults.push(movedTo(this.#file.placeOf(at), error));
  }
}
