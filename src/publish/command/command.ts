/** What a command of `tabla` is made of, and what it may ask of its call. */
import type { ParseArgsConfig } from 'node:util';
import { fileSentences } from '../../locale/files.js';
import { languageOf, type Language } from '../../locale/index.js';
import type { NotationError } from '../../notation/error.js';
import { isFault, reasonOf, type Fault } from '../reason.js';
import { UsageError, type ExitCode, type FileError, type World } from './world.js';

export interface Command {
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** What `--help` tells. */
  readonly help: Help;
  run(call: Call): Promise<ExitCode>;
}

export type Help = Readonly<Record<Language, string>>;

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** How a command was called. */
export interface Call {
  readonly values: Values;
  readonly files: readonly string[];
  /** The language in which faults are told, and diagrams named. */
  readonly lang: string;
  readonly world: World;
}

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;
export const output = { type: 'string', short: 'o' } as const;

/** An option's value; null where it was not given. */
export const valueOf = (values: Values, name: string): string | null => {
  const { [name]: value } = values;
  return typeof value === 'string' ? value : null;
};

/** The value of an option that must be one of these. @throws UsageError */
export function oneOf(values: Values, name: string, known: readonly string[]): string | null {
  const value = valueOf(values, name);
  if (value === null || known.includes(value)) return value;
  throw new UsageError(`--${name} can be ${known.join(', ')}.`);
}

/** A fault as compilers tell it, so that editors find the place. */
export const faultLine = (name: string, fault: Fault, lang: string): string =>
  `${name}:${fault.line}:${fault.column} ${reasonOf(fault, lang)}`;

/** Why a file cannot be read or written. */
export const fileLine = ({ file, code, detail }: FileError, lang: string): string =>
  `${file}: ${fileSentences[languageOf(lang)][code]?.replace('{}', detail) ?? detail}`;

/** Tries something with a text; what is wrong with it is told, and the answer is null. */
export function attempt<T>(name: string, { lang, world }: Call, act: () => T): T | null {
  try {
    return act();
  } catch (error) {
    if (!isFault(error) || error.name === 'PublishError') throw error;
    world.tell(faultLine(name, error, lang));
    return null;
  }
}

/** Tells what is wrong beside what could be read. */
export function tellAll(name: string, faults: readonly NotationError[], { lang, world }: Call): ExitCode {
  if (faults.length > 0) world.tell(faults.map((fault) => faultLine(name, fault, lang)).join('\n'));
  return faults.length > 0 ? 1 : 0;
}
