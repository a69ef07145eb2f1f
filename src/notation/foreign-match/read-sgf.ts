/** Backgammon in SGF, `GM[6]` (docs/notation.md, "Foreign matches"): a collection holds the games of a match, each a tree of nodes. */
import { sideToAct } from '../../rules/explain-action.js';
import type { Player } from '../../rules/rules.js';
import { attempt, expecting, NotationError } from '../error.js';
import { nameOf } from '../format-play.js';
import { foreignRules } from '../foreign/position.js';
import { RecordBuilder } from '../record/builder.js';
import { assertFile, type CountedGame, type GameText } from '../record/game-text.js';
import { LaterGame } from '../record/later-game.js';
import { recordLimits } from '../record/limits.js';
import { placesIn } from '../record/places.js';
import type { Fault } from '../record/tags.js';
import { noteOf, type Glyph } from '../record/tree.js';
import { addRoll, endAsTold, turnCube } from './foreign-steps.js';
import { variations } from './mat-headers.js';
import { sgfHead, wordOf, type SgfHead } from './sgf-head.js';
import { setsUp, sgfPoint, situationIn, thrownIn } from './sgf-setup.js';
import { parseSgf, sgfText, splitSgf, type SgfChunk, type SgfLine, type SgfNode, type SgfValue } from './sgf-tree.js';

/**
 * The games of an SGF collection, split but not read.
 *
 * @throws NotationError `unknown-format` where there is no game; `too-long`, `too-many-games`: see `recordLimits`
 */
export const readSgf = (text: string): GameText[] => [...sgfGames(text)];

/** As `readSgf`, with how much there was to read. */
export function sgfGames(text: string): readonly CountedGame[] {
  assertFile(text);
  const placeOf = placesIn(text);
  return splitSgf(text).map((chunk, index) => {
    const [root] = parseSgf(text, chunk, 1, () => undefined).nodes;
    const head = sgfHead(root);
    const { tags, score, told } = head;
    const game = { number: index + 1, at: chunk.start, preset: 'backgammon', tags, score, told } as const;
    return new LaterGame(game, placeOf, (fault) => new SgfReader(text, chunk, head, fault).read());
  });
}

class SgfReader {
  #builder: RecordBuilder;

  constructor(
    readonly text: string,
    readonly chunk: SgfChunk,
    readonly head: SgfHead,
    readonly fault: Fault,
  ) {
    this.#builder = this.#begin(0, { nodes: [], player: null });
  }

  *read(): Generator<void, RecordBuilder> {
    const { text, chunk, head, fault } = this;
    if (!head.isBackgammon) {
      fault(expecting('other-game', 'GM[6], Backgammon or Nackgammon'), chunk.start);
      return this.#builder;
    }
    const tree = parseSgf(text, chunk, 3 * recordLimits.turns, fault);
    const canBegin = this.#attempt(() => (this.#builder = this.#begin(doublesIn(tree), beginningOf(tree))), chunk.start);
    const isRead = canBegin && (yield* this.#line(tree));
    const { told, resigned } = head;
    if (told) this.#attempt(() => endAsTold(this.#builder, told, resigned && isRead), chunk.start);
    return this.#builder;
  }

  /** A game that begins as these nodes set it up; in it the cube is turned so many times without an answer. */
  #begin(doubles: number, { nodes, player }: Beginning): RecordBuilder {
    const { tags, score, rules: said } = this.head;
    const length = score?.length ?? null;
    const cube = {
      beavers: doubles > 1,
      raccoons: doubles > 2,
      jacoby: said.has('jacoby'),
      crawford: length !== null && said.has('crawford'),
    };
    const start = said.has('nackgammon') ? { start: variations.get('nackgammon') ?? '' } : {};
    const rules = foreignRules(length, said.has('nocube') ? null : cube, start);
    // dice alone set nothing up: somebody threw them
    const setUp = nodes.some(setsUp) ? situationIn(nodes, rules) : null;
    const position = setUp && { ...setUp, player: setUp.player ?? player };
    return new RecordBuilder({ preset: 'backgammon', rules, tags, score, position, crawford: said.has('crawfordgame') });
  }

  /** Reads a line to its end, each of its branches where it leaves it; whether all steps of the line itself could be read. */
  *#line(line: SgfLine): Generator<void, boolean> {
    const waiting: SgfLine[] = [];
    for (let now: SgfLine | undefined = line; now; now = now.branches[0]) {
      const { nodes, branches } = now;
      const lastStep = nodes.reduce((last, node, index) => (stepsIn(node).length > 0 ? index : last), -1);
      for (const [index, node] of nodes.entries()) {
        const isLast = branches.length === 0 && index >= lastStep;
        if (this.#builder.steps > 0 && setsUp(node)) {
          this.fault(expecting('foreign-field', ';W[31hefe]'), node.at);
          return false;
        }
        const before = this.#builder.steps;
        for (const step of stepsIn(node)) {
          if (!this.#step(step, isLast)) return false;
          for (const branch of waiting.splice(0)) yield* this.#branch(branch);
        }
        if (isLast && index > lastStep && !this.#thrown(node)) return false;
        this.#say(node, this.#builder.steps > before);
        yield;
      }
      for (const branch of branches.slice(1)) waiting.push(branch);
    }
    const [left] = waiting;
    if (left) this.fault(expecting('bad-variation', 'a step that it replaces'), left.nodes[0]?.at ?? this.chunk.start);
    return true;
  }

  *#branch(line: SgfLine): Generator<void, void> {
    if (!this.#attempt(() => this.#builder.open(), line.nodes[0]?.at ?? this.chunk.start)) return;
    yield* this.#line(line);
    this.#builder.close();
  }

  /** Dice behind which nothing was played. */
  #thrown(node: SgfNode): boolean {
    const roll = thrownIn(node);
    const { game } = this.#builder;
    if (!roll || game.turn?.roll || game.outcome) return true;
    const player = roll.player ?? sideToAct(game);
    // nobody wins in the middle of his own roll
    const unfinished = this.head.told?.winner !== (player ?? 'white');
    return this.#attempt(() => this.#builder.add({ kind: 'roll', player, dice: roll.dice, play: '', unfinished }), node.at);
  }

  #step({ player, value }: Told, isLast: boolean): boolean {
    const builder = this.#builder;
    const word = sgfText(value.raw).trim().toLowerCase();
    const [, first, second, pairs = ''] = /^([1-6])([1-6])((?:[a-z][a-z])*)$/.exec(word) ?? [];
    if (first === undefined)
      return this.#attempt(() => {
        if (word === 'double') turnCube(builder, player);
        else if (word === 'take' || word === 'drop') builder.add({ kind: word, player });
        else throw expecting('bad-move', '31xwmh, double, take, drop');
      }, value.at);
    const moves = (pairs.match(/../g) ?? []).map((pair) => Array.from(pair, (letter) => nameOf(sgfPoint(letter, player))).join('/'));
    const play = moves.join(' ') || '-';
    const mayStop = isLast && this.head.told?.winner !== player;
    try {
      const guessed = addRoll(builder, { player, dice: [Number(first), Number(second)], play, mayStop, marksHits: false });
      if (guessed) this.fault(atStart(guessed), value.at);
      return true;
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      // the pair of letters that is to blame
      const pair = play.slice(0, error.column - 1).split(' ').length - 1;
      this.fault(atStart(error), error.column > 1 ? value.at + 2 + 2 * pair : value.at);
      return false;
    }
  }

  #say(node: SgfNode, hasStep: boolean): void {
    const builder = this.#builder;
    for (const name of ['GC', 'C']) for (const { raw } of node.properties.get(name) ?? []) builder.note(noteOf({ text: sgfText(raw) }));
    const glyph = glyphOf(node);
    if (glyph && hasStep) builder.judge(glyph);
  }

  #attempt(act: () => unknown, at: number): boolean {
    return attempt(act, (error) => this.fault(atStart(error), at));
  }
}

/** The error as one of the place that is told, whatever its own text was. */
const atStart = (error: NotationError): NotationError => new NotationError(error.code, error.message, { line: 1, column: 1 }, error);

/** A step as a property tells it. */
interface Told {
  readonly player: Player;
  readonly value: SgfValue;
}

function stepsIn({ properties }: SgfNode): Told[] {
  const told = (player: Player, name: string): Told[] => (properties.get(name) ?? []).slice(0, 1).map((value) => ({ player, value }));
  return [...told('white', 'W'), ...told('black', 'B')];
}

/** What is said of a step: property, its value, and the sign. The last ones judge the cube, also where it should have been turned before a roll. */
const glyphs: readonly (readonly [name: string, value: string, glyph: Glyph])[] = [
  ['BM', '2', '??'],
  ['BM', '', '?'],
  ['DO', '', '?!'],
  ['TE', '2', '!!'],
  ['TE', '', '!'],
  ['IT', '', '!?'],
];
const cubeGlyphs: typeof glyphs = [
  ['BC', '2', '??'],
  ['BC', '', '?'],
  ['DC', '', '?!'],
];

function glyphOf(node: SgfNode): Glyph | null {
  const isCube = /^\s*[a-z]/i.test(stepsIn(node)[0]?.value.raw ?? '');
  const told = [...glyphs, ...(isCube ? cubeGlyphs : [])].find(
    ([name, value]) => node.properties.has(name) && (value === '' || wordOf(node, name) === value),
  );
  return told?.[2] ?? null;
}

interface Beginning {
  /** Before the first step of the main line. */
  readonly nodes: readonly SgfNode[];
  /** Whose that step is. */
  readonly player: Player | null;
}

function beginningOf(tree: SgfLine): Beginning {
  const nodes: SgfNode[] = [];
  for (let now: SgfLine | undefined = tree; now; now = now.branches[0])
    for (const node of now.nodes) {
      const [first] = stepsIn(node);
      if (first) return { nodes, player: first.player };
      nodes.push(node);
    }
  return { nodes, player: null };
}

/** How often the cube is turned without an answer at most: what is written as a double then turns it back. */
function doublesIn(tree: SgfLine): number {
  let most = 0;
  const open: { readonly line: SgfLine; readonly doubles: number }[] = [{ line: tree, doubles: 0 }];
  for (let now = open.pop(); now; now = open.pop()) {
    let { doubles } = now;
    for (const { value } of now.line.nodes.flatMap(stepsIn)) {
      doubles = /^\s*double\s*$/i.test(value.raw) ? doubles + 1 : 0;
      most = Math.max(most, doubles);
    }
    for (const line of now.line.branches) open.push({ line, doubles });
  }
  return most;
}
