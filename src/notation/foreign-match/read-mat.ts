/**
 * Matches in two columns, as `.mat` files and the match texts of most programs have them (docs/notation.md, "Foreign matches"). The left
 * player is White. Five dialects are read by the same rules, since many files are of none of them.
 */
import { isCubeOffer } from '../../rules/cube.js';
import type { MatchScore } from '../../rules/game.js';
import { opponentOf, type CubeRules, type Rules } from '../../rules/rules.js';
import { attempt, expecting, type NotationError } from '../error.js';
import { foreignRules, scoreOf } from '../foreign/position.js';
import { RecordBuilder } from '../record/builder.js';
import { assertFile, type CountedGame, type GameText } from '../record/game-text.js';
import { LaterGame } from '../record/later-game.js';
import { recordLimits } from '../record/limits.js';
import { placesIn } from '../record/places.js';
import { isCrawfordAfter, type Fault } from '../record/tags.js';
import type { RecordResult } from '../record/tree.js';
import { addRoll, endAsTold, turnCube } from './foreign-steps.js';
import { matTags, variations } from './mat-headers.js';
import { cellsIn, splitMat, type MatCell, type MatChunk } from './mat-lines.js';

/**
 * The games of a match in two columns, split but not read.
 *
 * @throws NotationError `unknown-format` where there is no game; `too-long`, `too-many-games`: see `recordLimits`
 */
export const readMat = (text: string): GameText[] => [...matGames(text)];

/** As `readMat`, with how much there was to read. */
export function matGames(text: string): readonly CountedGame[] {
  assertFile(text);
  const placeOf = placesIn(text);
  const chunks = splitMat(text);
  return chunks.map((chunk, index) => {
    const told = toldOf(text, chunk, chunks[index + 1] ?? null);
    const before = chunks[index - 1]?.head === chunk.head ? scoreBefore(chunks[index - 1]) : null;
    const score = scoreBefore(chunk);
    const head = { number: index + 1, at: chunk.start, preset: 'backgammon', tags: matTags(chunk), score, told } as const;
    return new LaterGame(head, placeOf, (fault) => new MatReader(text, chunk, fault).read({ before, score, told }));
  });
}

const scoreBefore = (chunk: MatChunk | undefined): MatchScore | null =>
  chunk ? scoreOf(chunk.score?.white ?? 0, chunk.score?.black ?? 0, chunk.head.length ?? 0) : null;

/** What is known of a game from the file around it. */
interface Around {
  /** The score before the game before. */
  readonly before: MatchScore | null;
  readonly score: MatchScore | null;
  readonly told: RecordResult | null;
}

class MatReader {
  constructor(
    readonly text: string,
    readonly chunk: MatChunk,
    readonly fault: Fault,
  ) {}

  *read({ before, score, told }: Around): Generator<void, RecordBuilder> {
    const { text, chunk } = this;
    for (const { error, at } of chunk.faults) this.fault(error, at);
    const outside: number[] = [];
    const cells = cellsIn(text, chunk.body, chunk.end, (at) => outside.push(at));
    const isDoubled = cells.some(({ kind }) => kind === 'double');
    const builder = new RecordBuilder({
      preset: 'backgammon',
      rules: this.#rules(cells),
      tags: matTags(chunk),
      score,
      // the score alone does not tell the Crawford game from those behind it
      crawford: before ? isCrawfordAfter(before, score) : !isDoubled,
    });
    const last = cells.findIndex(isEnd);
    // behind the end of a game people write what they like
    for (const at of outside.slice(0, recordLimits.faults))
      if (last < 0 || at < (cells[last]?.at ?? 0)) this.fault(expecting('syntax', '31: 8/5 6/5'), at);
    const steps = last < 0 ? cells : cells.slice(0, last);
    const isKnown = this.#variation() !== null;
    if (!isKnown) this.#tell(expecting('other-game', 'Backgammon, NackGammon, LongGammon'), chunk.start);
    const isRead = isKnown && (yield* this.#steps(builder, steps, told));
    const end = cells[last];
    const { outcome } = builder.game;
    const isRight = end?.isAlone === true && outcome?.points === told?.points;
    if (told && !isRight) this.#attempt(() => endAsTold(builder, told, isRead), end?.at ?? chunk.end);
    return builder;
  }

  #rules(cells: readonly MatCell[]): Rules {
    const { headers, length } = this.chunk.head;
    const isOn = (name: string): boolean => /^(?:on|yes|true|1)\b/i.test(headers.get(name)?.value ?? '');
    const isOff = (name: string): boolean => /^(?:off|no|false|0)\b/i.test(headers.get(name)?.value ?? '');
    const limit = Number(headers.get('cubelimit')?.value ?? 0);
    let turned = 0;
    const most = cells.reduce((before, { kind }) => Math.max(before, (turned = turnsCube(kind) ? turned + 1 : 0)), 0);
    const cube: Partial<CubeRules> = {
      limit: limit > 1 && limit < 1024 && Number.isInteger(Math.log2(limit)) ? limit : 0,
      jacoby: isOn('jacoby'),
      // turned back without an answer, by whatever word
      beavers: most > 1 || isOn('beaver') || isOn('beavers'),
      raccoons: most > 2,
      crawford: length !== null && !isOff('crawford'),
    };
    const start = this.#variation();
    return foreignRules(length, limit === 1 ? null : cube, start ? { start } : {});
  }

  /** Where its checkers begin; null where another game is played. */
  #variation(): string | null {
    const name = this.chunk.head.headers.get('variation')?.value.trim().toLowerCase() ?? 'backgammon';
    return variations.get(name) ?? null;
  }

  /** Whether all of them could be read. */
  *#steps(builder: RecordBuilder, cells: readonly MatCell[], told: RecordResult | null): Generator<void, boolean> {
    const marksHits = this.text.includes('*');
    for (const [index, cell] of cells.entries()) {
      const mayStop = index === cells.length - 1 && told?.winner !== cell.player;
      if (!this.#attempt(() => this.#step(builder, cell, mayStop, marksHits), cell.at, cell.textAt)) return false;
      yield;
    }
    return true;
  }

  #step(builder: RecordBuilder, cell: MatCell, mayStop: boolean, marksHits: boolean): void {
    const { kind, player, dice, text, textAt } = cell;
    if (kind === 'roll') {
      // some programs do not write that a beaver is taken
      const { offer: open } = builder.game;
      if (isCubeOffer(open) && open.kind !== 'double') builder.add({ kind: 'take' });
      // a game given up behind the throw
      const isOpen = mayStop && /^\s*\?+\s*$/.test(text);
      const play = isOpen ? '' : /^\s*(?:can(?:not|['’]t)\s+move|no\s+move)/i.test(text) ? '-' : text;
      if (isOpen) builder.add({ kind, player, dice, play, unfinished: true });
      else {
        const guessed = addRoll(builder, { player, dice, play, mayStop, marksHits });
        if (guessed) this.#tell(guessed, cell.at, textAt);
      }
    } else if (turnsCube(kind)) {
      turnCube(builder, player);
      const { offer } = builder.game;
      const [value] = /\d{1,7}/.exec(text) ?? [];
      const right = isCubeOffer(offer) ? offer.value : 0;
      if (value !== undefined && Number(value) !== right) this.#tell(expecting('bad-cube', String(right)), textAt);
    } else if (kind === 'take' || kind === 'drop') builder.add({ kind, player });
    else if (kind === 'pass') throw expecting('bad-dice', '66: Cannot Move');
  }

  /** Tells what is wrong: of a whole cell where that begins, else the place in its text. */
  #tell(error: NotationError, at: number, textAt = at): void {
    this.fault(error, error.line === 1 && error.column === 1 ? at : textAt);
  }

  #attempt(act: () => void, at: number, textAt = at): boolean {
    return attempt(act, (error) => this.#tell(error, at, textAt));
  }
}

const turnsCube = (kind: MatCell['kind']): boolean => kind === 'double' || kind === 'beaver' || kind === 'raccoon';
const isEnd = ({ kind }: MatCell): boolean => kind === 'win' || kind === 'loss';

/** How far from its end a game tells how it ended. */
const TAIL = 600;

/** How a game ended. The column does not always say whose points they are; the score of the next game does. */
function toldOf(text: string, { body, end, score, head }: MatChunk, next: MatChunk | null): RecordResult | null {
  const from = Math.max(body, end - TAIL);
  const line = from === body ? body : Math.max(body, text.slice(from, end).search(/[\r\n]/) + from);
  const cell = cellsIn(text, line, end, () => undefined).find(isEnd);
  const points = Number(/^\s*(\d{1,5})/.exec(cell?.text ?? '')?.[1] ?? 0);
  if (!cell || points === 0) return null;
  const byColumn = cell.kind === 'win' ? cell.player : opponentOf(cell.player);
  const byScore = (['white', 'black'] as const).find((side) => {
    const after = next?.head === head && next.score;
    const other = opponentOf(side);
    return score && after && after[side] === score[side] + points && after[other] === score[other];
  });
  return Object.freeze({ winner: byScore ?? byColumn, points });
}
