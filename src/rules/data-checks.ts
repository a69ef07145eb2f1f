/** Small tests for data that comes from outside programs, and ways to put them together. */
import { isObject } from './error.js';

export type Check = (value: unknown) => boolean;

/** One of these very values. */
export const one =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

export const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

export const both =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.every((check) => check(value));

/** A list of such things, without holes. */
export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && Array.from(value as unknown[]).every(check);

/** An object in which these fields are so; it may have others. */
export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    wrongField(value, checks) === null;

/** The name of the first field that is not as it should be; null if none is. */
export const wrongField = (value: unknown, checks: Readonly<Record<string, Check>>): string | null =>
  isObject(value) ? (Object.keys(checks).find((name) => !checks[name]!(value[name])) ?? null) : '';

export const whole =
  (least: number, most = Number.MAX_SAFE_INTEGER): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const none = one(null, undefined);
export const text: Check = (value) => typeof value === 'string';
export const aPlayer = one('white', 'black');
/** A point, the bar or off, by any side's number. */
export const aPlace = whole(0, 25);
/** One stage. */
export const someDice: Check = (value) => list(whole(1, 6))(value) && (value as unknown[]).length <= 4;
/** A number for each side. */
export const forEach = fields({ white: whole(0), black: whole(0) });
