/** The steps of one game as text: turns, comments, variations, the result (docs/notation.md, "Records"). Reads on past whatever is wrong. */
import type { ResultKind } from '../../rules/game.js';
import type { Player } from '../../rules/rules.js';
import { attempt, expecting, type NotationFault } from '../error.js';
import { players } from '../situation.js';
import type { RecordBuilder } from './builder.js';
import { readNote } from './note-text.js';
import { gap } from './split.js';
import type { Said } from './steps.js';
import type { Fault } from './tags.js';
import { resultText, type Glyph, type RecordResult } from './tree.js';

const number = /\d{1,6}\s*(?:\.{1,3}|…)/y;
const side = /(?:white|black|бели|черни|[wbбчв])(?!\p{L})/iuy;
const openings = {
  white: /[wб]\s*([1-6])[\s,;]*[bч]\s*([1-6])(?![\d:])/iy,
  black: /[bч]\s*([1-6])[\s,;]*[wб]\s*([1-6])(?![\d:])/iy,
};
const roll = /([1-6])(?:\s*[-‐-―−,]\s*|\s*)([1-6])\s*:/y;
const passed = /passed((?:[\s,]+[1-6](?:[-‐-―−][1-6]|[1-6]{0,3})){1,9})\s*:/iy;
const action = /(double|take|drop|beaver|raccoon|accept|refuse)s?(?!\p{L})/iuy;
const resign = /resigns?(?!\p{L})(?:\s+(oin|mars|koks)(?!\p{L}))?/iuy;
/** Between spaces, so that the sign of a hit is none. */
const alone = /(?<=[\s)}])(?:[wbбч]\s*\+\s*\d{1,5}|=|\*)(?![^\s{])/iy;
const result = /(?:([wbбч])\s*\+\s*(\d{1,5})|=|\*)/iy;
const glyph = /[!?]+/y;
const unfinished = /\.{3}|…/y;

const point = String.raw`(?:\d{1,3}|bar|бар|off|вън)[*^]*`;
/** A move, whatever it may be worth, or the dash of a stage without one. */
const item = new RegExp(
  String.raw`${point}(?:\s*[/\\→>‐-―−-]\s*${point}){1,9}(?:\s*(?:\(\s*\d{1,3}\s*\)|[xх×]\s*\d{1,3})[*^]*)?|[‐-―−-]+(?!\d)`,
  'iuy',
);
const between = /[\s,;\u200b-\u200f\u2060]*/y;
/** What ends a play. */
const next = new RegExp(`[{}()[\\]!?=*]|${[number, side, action, resign, /passed/].map(({ source }) => source).join('|')}`, 'iuy');
const word = /[^\s{}()[\]]+|[^]/y;

/** Reads the text between two places into a builder, a word or a step at a time. `fault` hears what is wrong with it. */
export const readSteps = (text: string, start: number, end: number, builder: RecordBuilder, fault: Fault): Generator<void, void> =>
  new StepReader(text, start, end, builder, fault).read();

class StepReader {
  /** Who was named for the next step, and where. */
  #player: Player | null = null;
  #named: number | null = null;
  /** Where each variation that is open begins; and whether a step of that line could not be read: what follows it there is passed over. */
  readonly #lines: { readonly at: number; isBroken: boolean }[];
  /** Variations within what is passed over. */
  #ignored = 0;
  #isOver = false;
  #at: number;

  constructor(
    readonly text: string,
    start: number,
    readonly end: number,
    readonly builder: RecordBuilder,
    readonly fault: Fault,
  ) {
    this.#at = start;
    this.#lines = [{ at: start, isBroken: false }];
  }

  *read(): Generator<void, void> {
    for (this.#take(gap); this.#at < this.end; this.#take(gap)) {
      const sign = this.text.charAt(this.#at);
      if (sign === '{') this.#comment();
      else if (sign === '(') this.#open();
      else if (sign === ')') this.#close();
      else if (this.#isPassedOver()) this.#passOver();
      else if (!this.#isOver) this.#step();
      else {
        this.#tell('bad-result', 'nothing behind the result', this.#at);
        return;
      }
      yield;
    }
    for (const { at } of this.#lines.slice(1)) this.#tell('bad-variation', ') that ends the variation', at);
  }

  #comment(): void {
    const start = this.#at + 1;
    const end = commentEnd(this.text, start, this.end);
    if (end === this.end) this.#tell('bad-comment', '} that ends the comment', this.#at);
    this.#at = end + 1;
    if (!this.#isPassedOver()) this.builder.note(readNote(this.text.slice(start, end), (error, at) => this.fault(error, start + at)));
  }

  #open(): void {
    const at = this.#at++;
    if (!this.#isPassedOver() && this.#attempt(() => this.builder.open(), at)) this.#lines.push({ at, isBroken: false });
    else this.#ignored++;
    this.#name(null);
  }

  #close(): void {
    const at = this.#at++;
    if (this.#ignored > 0) this.#ignored--;
    else if (this.#attempt(() => this.builder.close(), at)) this.#lines.pop();
    this.#name(null);
  }

  /** What is looked for behind a step that could not be read: how the game ended. */
  #passOver(): void {
    const isMain = this.#ignored === 0 && this.#lines.length === 1;
    if (this.#look(/\(\s*\d{1,3}\s*\)/y) || !isMain || !this.#look(alone)) this.#take(word);
    else this.#result();
  }

  #step(): void {
    const at = this.#at;
    if (this.#take(number)) this.#name(null);
    else if (this.#look(result)) this.#result();
    else if (this.#look(openings.white)) this.#opening('white', 'black');
    else if (this.#look(openings.black)) this.#opening('black', 'white');
    else if (this.#look(side)) this.#side();
    else if (this.#look(roll)) {
      const [, first, second] = this.#take(roll) ?? [];
      this.#play(
        (player, play, isUnfinished) => ({ kind: 'roll', player, dice: [Number(first), Number(second)], play, unfinished: isUnfinished }),
        at,
      );
    } else if (this.#look(passed)) {
      const stages = (this.#take(passed)?.[1] ?? '').match(/[1-6‐-―−-]+/g)?.map((stage) => (stage.match(/\d/g) ?? []).map(Number)) ?? [];
      this.#play((player, play, isUnfinished) => ({ kind: 'passed', player, stages, play, unfinished: isUnfinished }), at);
    } else if (this.#look(resign)) {
      const price = (this.#take(resign)?.[1]?.toLowerCase() ?? null) as ResultKind | null;
      this.#add({ kind: 'resign', player: this.#player, price }, at);
    } else if (this.#look(action)) {
      const kind = this.#take(action)?.[1]?.toLowerCase() as 'double';
      this.#add({ kind, player: this.#player }, at);
    } else if (this.#look(glyph)) {
      const said = this.#take(glyph)?.[0].slice(0, 2) as Glyph;
      this.#attempt(() => this.builder.judge(said), at);
    } else {
      this.#take(word);
      this.#tell('syntax', 'W 31: 24/21 24/23', at);
    }
  }

  #result(): void {
    const at = this.#at;
    const found = this.#take(result);
    const told = found && toldBy(found);
    if (this.#lines.length > 1) {
      this.#tell('bad-result', ') before the result', at);
      return;
    }
    this.#isOver = true;
    if (!told) return;
    this.builder.end(told);
    const { outcome } = this.builder.game;
    if (outcome && !this.#isPassedOver() && resultText(outcome) !== resultText(told)) this.#tell('bad-result', resultText(outcome), at);
  }

  #opening(first: Player, second: Player): void {
    const at = this.#at;
    const [, one, other] = this.#take(openings[first]) ?? [];
    const dice = { [first]: Number(one), [second]: Number(other) } as Record<Player, number>;
    this.#add({ kind: 'opening', ...dice }, at);
  }

  #side(): void {
    const at = this.#at;
    const said = this.#take(side)?.[0];
    const player = playerOf(said);
    // the Cyrillic letter that looks like B
    if (!player) this.#tell('cyrillic-letter', 'B, or Ч for black', at);
    this.#name(player ?? 'black', at);
  }

  /** Reads a play behind its dice, with whatever cannot be read in it, so that its own reader tells what is wrong. */
  #play(said: (player: Player | null, play: string, isUnfinished: boolean) => Said, at: number): void {
    const start = this.#at;
    let end = start;
    for (this.#take(between); this.#at < this.end && !this.#look(roll); this.#take(between)) {
      if (!this.#take(item)) {
        if (this.#look(next) || this.#look(unfinished)) break;
        this.#take(word);
      }
      end = this.#at;
    }
    const play = this.text.slice(start, Math.min(end, this.end));
    this.#add(said(this.#player, play, this.#take(unfinished) !== null), at, start);
  }

  /** Adds a step; the rest of its line is passed over if it cannot be. */
  #add(said: Said, at: number, textAt = at): void {
    const isAdded = this.#attempt(() => this.builder.add(said), this.#named ?? at, textAt);
    const line = this.#lines.at(-1);
    if (!isAdded && line) line.isBroken = true;
    this.#name(null);
  }

  #isPassedOver(): boolean {
    return this.#ignored > 0 || this.#lines.at(-1)?.isBroken === true;
  }

  #name(player: Player | null, at: number | null = null): void {
    this.#player = player;
    this.#named = at;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  #look(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.text);
  }

  #tell(code: NotationFault, expected: string, at: number): void {
    this.fault(expecting(code, expected), at);
  }

  /** Tells what is wrong: of a whole step where that begins, else the place in the text that it was found in. */
  #attempt(act: () => void, at: number, textAt = at): boolean {
    return attempt(act, (error) => this.fault(error, error.line === 1 && error.column === 1 ? at : textAt));
  }
}

/** The brace that ends a comment, or the end; beyond it nothing is looked at, for the games behind it may be many. */
function commentEnd(text: string, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    const sign = text.charAt(at);
    if (sign === '}') return at;
    if (sign === '\\') at++;
  }
  return end;
}

/** Who is named first in the steps between two places; null for nobody. */
export function firstSide(text: string, start: number, end: number): Player | null {
  for (let at = start; at < end;) {
    const pattern = [gap, number, side].find((one) => ((one.lastIndex = at), one.test(text) && one.lastIndex > at));
    if (pattern === side) return playerOf(text.slice(at, side.lastIndex));
    if (!pattern && text.charAt(at) !== '{') return null;
    at = pattern ? pattern.lastIndex : commentEnd(text, at + 1, end) + 1;
  }
  return null;
}

/** A result that ends a text. */
export const lastResult = /(?:^|[\s)}])(?:([wbбч])\s*\+\s*(\d{1,5})|=|\*)\s*$/i;

/** What a written result says; null where the game goes on. */
export const toldBy = ([said, winner, points]: RegExpExecArray): RecordResult | null =>
  said.trim().endsWith('*') ? null : Object.freeze({ winner: playerOf(winner), points: Number(points ?? 0) });

const playerOf = (said: string | undefined): Player | null => players.get(said?.toLowerCase() ?? '') ?? null;
