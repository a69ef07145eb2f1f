import { deepFreeze } from '../../rules/freeze.js';
import { gameFrom, startGame } from '../../rules/game-steps.js';
import type { GameState, MatchScore, Situation } from '../../rules/game.js';
import { frozenPosition } from '../../rules/plays.js';
import { presets, type PresetId } from '../../rules/presets.js';
import type { Rules } from '../../rules/rules.js';
import { expecting } from '../error.js';
import { recordLimits } from './limits.js';
import { tidyTags } from './tag-names.js';
import { nextStep, type Said } from './steps.js';
import { endOf, joined, type Glyph, type Line, type Note, type RecordGame, type RecordNode, type RecordResult, type Tags } from './tree.js';

/** What is known of a game before its first step. */
export interface GameHead {
  readonly preset: PresetId;
  /** Default: those of the preset. */
  readonly rules?: Rules;
  /** Default: the start of the rules. Without a player it is White's turn. */
  readonly position?: Situation | null;
  /** The points before the game; default: those of the position. */
  readonly score?: MatchScore | null;
  /** As for `startGame`: whether a game that can be the Crawford game is. */
  readonly crawford?: boolean;
  readonly tags?: Tags;
}

type Growing<T> = { -readonly [K in keyof T]: T[K] };
interface GrowingNode extends Growing<Omit<RecordNode, 'variations'>> {
  readonly notes: Note[];
  readonly variations: GrowingLine[];
}
interface GrowingLine {
  readonly notes: Note[];
  readonly nodes: GrowingNode[];
}
/** A line that is being written. */
interface Open {
  readonly line: GrowingLine;
  /** The step that it replaces, and where that stands; null for the main line. */
  readonly replaced: Replaced | null;
  /** The step after which it begins. */
  readonly before: GrowingNode | null;
}
interface Replaced {
  readonly step: GrowingNode;
  readonly line: GrowingLine;
  readonly index: number;
}

/** Writes one game step by step, in time proportional to their number: every reader of games builds its record with it. */
export class RecordBuilder {
  readonly #head: Omit<RecordGame, 'line' | 'result'>;
  /** The line that is being written, and those around it. */
  #present: Open = { line: { notes: [], nodes: [] }, replaced: null, before: null };
  readonly #outer: Open[] = [];
  #result: RecordResult | null = null;
  #steps = 0;

  /** @throws RulesError for a position that cannot be. NotationError `bad-tag` */
  constructor({ preset, rules = presets[preset], position = null, score, crawford, tags = {} }: GameHead) {
    const match = { ...(score === undefined ? {} : { score }), ...(crawford === undefined ? {} : { crawford }) };
    const begun = position && { ...position, player: position.player ?? 'white' };
    const start = begun ? gameFrom(rules, begun, match) : startGame(rules, null, match);
    this.#head = {
      preset,
      tags: tidyTags(tags),
      position: begun && deepFreeze(ownOf(begun)),
      start,
    };
  }

  /** Steps written so far, those of variations among them. */
  get steps(): number {
    return this.#steps;
  }

  /** How many variations are open. */
  get depth(): number {
    return this.#outer.length;
  }

  /** The game as it stands after the last step of the present line. */
  get game(): GameState {
    return this.#last?.game ?? this.#head.start;
  }

  /**
   * Adds a step to the present line. Dice that were handed over and cannot be played may be left out before a roll.
   *
   * @throws NotationError with the refusal, and the place within the play; the step is not added then. `too-many-turns`.
   */
  add(said: Said): void {
    if (this.#steps >= recordLimits.turns) throw expecting('too-many-turns', `at most ${recordLimits.turns} steps`);
    if (said.kind === 'passed') this.#replaceWholeTurn();
    else if ((said.kind === 'roll' || said.kind === 'double') && this.game.turn?.phase === 'passedDone')
      this.add({ kind: 'passed', player: said.player ?? null, play: '-' });
    const step = nextStep(this.#head.start, this.#last, said);
    this.#steps++;
    this.#present.line.nodes.push({ ...step, notes: [], variations: [] });
  }

  /** Adds to what is said of the last step, or before the first one of the present line. */
  note(note: Note): void {
    const { line } = this.#present;
    (line.nodes.at(-1) ?? line).notes.push(note);
  }

  /** Judges the last step of the present line. @throws NotationError `syntax` where there is none. */
  judge(glyph: Glyph): void {
    const last = this.#present.line.nodes.at(-1);
    if (!last) throw expecting('syntax', 'a step before it');
    last.glyph = glyph;
  }

  /** Begins a variation that replaces the last step of the present line. @throws NotationError `bad-variation`, `too-deep`. */
  open(): void {
    const { line, replaced } = this.#present;
    const step = line.nodes.at(-1);
    if (!step) throw expecting('bad-variation', 'a step before it');
    if (this.depth >= recordLimits.depth) throw expecting('too-deep', `at most ${recordLimits.depth} variations within each other`);
    // what replaces the first step of a variation is one more variation beside it
    const besides = replaced && line.nodes.length === 1 ? replaced : { step, line, index: line.nodes.length - 1 };
    this.#outer.push(this.#present);
    this.#present = this.#beside(besides);
  }

  /** Ends the present variation. What is said in one without steps is said of the step that it would have replaced. */
  close(): void {
    const { line, replaced } = this.#present;
    const outer = this.#outer.pop();
    if (!replaced || !outer) throw expecting('bad-variation', '( before it');
    this.#present = outer;
    if (line.nodes.length > 0) return;
    const { step } = replaced;
    step.variations.splice(step.variations.lastIndexOf(line), 1);
    for (const note of line.notes) step.notes.push(note);
  }

  /** How the game ended as it is told; where the steps end it, that counts. */
  end(result: RecordResult | null): void {
    this.#result = result && Object.freeze({ ...result });
  }

  /** The game as it is written; variations that are open end. */
  build(): RecordGame {
    while (this.depth > 0) this.close();
    const line = frozen(this.#present.line);
    return Object.freeze({ ...this.#head, line, result: endOf(this.#head.start, line) ?? this.#result });
  }

  get #last(): GrowingNode | null {
    return this.#present.line.nodes.at(-1) ?? this.#present.before;
  }

  /** A line beside a step. */
  #beside(replaced: Replaced, line: GrowingLine = { notes: [], nodes: [] }): Open {
    replaced.step.variations.push(line);
    const before = replaced.line.nodes[replaced.index - 1] ?? this.#outer.find((open) => open.line === replaced.line)?.before ?? null;
    return { line, replaced, before };
  }

  /** A variation that begins with the dice handed over replaces them too, not only the roll behind them. */
  #replaceWholeTurn(): void {
    const { line, replaced } = this.#present;
    const step = replaced?.line.nodes[replaced.index - 1];
    if (line.nodes.length > 0 || !replaced || step?.step.kind !== 'passed' || step.step.unfinished) return;
    const { variations } = replaced.step;
    variations.splice(variations.lastIndexOf(line), 1);
    this.#present = this.#beside({ step, line: replaced.line, index: replaced.index - 1 }, line);
  }
}

/** A situation as a record keeps it: plain data, and without the score, which is the game's. */
function ownOf({ position, player, dice, cube, rolls, passed }: Situation): Situation {
  return {
    ...{ position: frozenPosition(position), player, score: null },
    ...{ dice: dice && [...dice], cube: cube && { ...cube }, rolls: rolls && { ...rolls }, passed: passed.map((stage) => [...stage]) },
  };
}

/** A line as it stays. */
const frozen = ({ notes, nodes }: GrowingLine): Line =>
  Object.freeze({
    note: joined(notes),
    nodes: Object.freeze(
      nodes.map(({ notes: said, variations, ...node }) =>
        Object.freeze({ ...node, note: joined(said), variations: Object.freeze(variations.map(frozen)) }),
      ),
    ),
  });
