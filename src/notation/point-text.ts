import { BAR, OFF } from '../rules/position.js';

/** A point as people write it, a repeat may be glued to it; the caller sets `lastIndex`. */
export const pointPattern = /(\d{1,3}|bar|бар|off|вън)(?=[xх]\s*\d|[^\p{L}\d]|$)/iuy;

/** The number of a written point: 25 for the bar, 0 for off, else what the digits say, which may be too much. */
export function pointOf(name: string): number {
  if (/^[bб]/i.test(name)) return BAR;
  return /^[oв]/i.test(name) ? OFF : Number(name);
}
