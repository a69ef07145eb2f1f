/**
 * Reads the vector files: every *.jsonl below the folder that TABLA_VECTORS names, the project's own copy when it is unset.
 * What a line means is told in test/vectors/README.md.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Player, Rules } from '../../src/rules/rules.js';

type Dice = readonly number[];

/** File and line, for the messages of a test. */
interface Placed {
  where: string;
  variant: string;
}

/** One stage: a line of positions-*.jsonl, or of rules-*.jsonl, which name the rule that they test. */
export interface StageLine extends Placed {
  kind: 'stage';
  rule?: string;
  position: string;
  player: Player;
  dice: Dice;
  used: number;
  results: string[];
}

/** A whole turn: a line of turns.jsonl. */
export interface TurnLine extends Placed {
  kind: 'turn';
  /** What differs from the preset, by the option's dotted name. */
  options: Record<string, unknown>;
  position: string;
  player: Player;
  rolls: number;
  passed: Dice[];
  roll: Dice;
  ends: { after: string; handOver: Dice[]; winner: Player | null }[];
}

export interface PlayedStage {
  dice: Dice;
  /** Each [from, to, die]. */
  moves: [number, number, number][];
  /** How many distinct results were legal. */
  legal: number;
}

export interface GameTurn {
  player: Player;
  passedIn: PlayedStage[];
  /** Null when the dice handed over ended the game. */
  roll: Dice | null;
  stages: PlayedStage[];
  passOut: Dice[];
  after: string;
}

/** A whole game: a line of games-*.jsonl. */
export interface GameLine extends Placed {
  kind: 'game';
  first: Player;
  turns: GameTurn[];
  outcome: { winner: Player | null; points: number; kind: string };
}

export type VectorLine = StageLine | TurnLine | GameLine;

const folder = process.env.TABLA_VECTORS ?? fileURLToPath(new URL('../vectors/', import.meta.url));

let all: VectorLine[] | null = null;

/** All lines of one kind; a folder without any is a mistake, not a success. */
export function vectors<Kind extends VectorLine['kind']>(kind: Kind): Extract<VectorLine, { kind: Kind }>[] {
  all ??= readAll();
  return all.filter((line): line is Extract<VectorLine, { kind: Kind }> => line.kind === kind);
}

/** The variants that a list of lines speaks of, each with its lines. */
export function byVariant<Line extends Placed>(lines: readonly Line[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(line.variant, [...(groups.get(line.variant) ?? []), line]);
  return groups;
}

/** The rules of a line: its preset, begun by a fresh throw and won by oin or mars, with the options that the line changes. */
export function rulesOf(line: VectorLine, presets: Readonly<Record<string, Rules>>): Rules {
  const preset = presets[line.variant];
  if (!preset) throw new Error(`${line.where}: no preset "${line.variant}"`);
  let rules: Rules = { ...preset, opening: 'reroll', scoring: 'mars' };
  for (const [name, value] of Object.entries(line.kind === 'turn' ? line.options : {})) {
    const [option, part] = name.split('.') as [keyof Rules, string?];
    rules = { ...rules, [option]: part ? { ...(rules[option] as object | null), [part]: value } : value };
  }
  return rules;
}

function readAll(): VectorLine[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  if (files.length === 0) throw new Error(`No *.jsonl below ${folder}`);
  return files.flatMap((name) => readFile(join(folder, name)));
}

function readFile(path: string): VectorLine[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    if (text.trim() === '') return [];
    const where = `${relative(folder, path)}:${index + 1}`;
    const data = JSON.parse(text) as Record<string, unknown>;
    const kind = 'results' in data ? 'stage' : 'ends' in data ? 'turn' : 'turns' in data ? 'game' : null;
    if (kind === null) throw new Error(`${where}: neither a stage, a turn nor a game`);
    return [{ ...data, kind, where } as unknown as VectorLine];
  });
}
