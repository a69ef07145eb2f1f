import type { Intent } from '../session.js';
import type { Control } from './main-action.js';
import { pointOf, type Direction, type Places } from './places.js';

/** Which letters stand for what in the reader's language. */
export interface KeyLetters {
  readonly roll: string;
  readonly undo: string;
  readonly confirm: string;
  readonly double: string;
}

/** The same by where the key lies, for those who write with another alphabet. */
const codes: Readonly<Record<string, keyof KeyLetters>> = { KeyR: 'roll', KeyU: 'undo', KeyC: 'confirm', KeyD: 'double' };
/** Which way the arrows go from place to place. */
export const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** What the keys can do on a board. */
export interface Keyed {
  readonly letters: KeyLetters;
  readonly places: Places;
  send(intent: Intent): boolean;
  offers(control: Control): boolean;
  /** Lets go of whatever is picked up, said or asked; false when there is nothing. */
  escape(): boolean;
  /** Begins a play in writing; false where that is not offered. */
  write(letter: string): boolean;
}

/** By its name, since in another document it is of another class. */
export const isField = (target: EventTarget | null): target is HTMLInputElement => (target as Element | null)?.localName === 'input';

/** What a key does on the board in focus; true when it was for us. */
export function onKey(event: KeyboardEvent, to: Keyed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return false;
  const { key, code, target } = event;
  if (key === 'Escape') return to.escape();
  if (isField(target)) return false;
  if (key === '?') return to.send({ type: 'help' });
  const point = pointOf(target);
  const direction = arrows[key];
  if (point !== null && direction) return to.places.go(direction);
  if (point !== null && (key === 'Enter' || key === ' ')) {
    to.send({ type: 'choose', point });
    return true;
  }
  // 8/5 or bar/20
  if (/^[\dbб]$/i.test(key)) return to.offers('type') && to.write(key);
  const small = key.toLowerCase();
  const action = (['roll', 'undo', 'confirm', 'double'] as const).find((name) => to.letters[name] === small) ?? codes[code];
  if (!action || event.repeat || !to.offers(action)) return false;
  to.send({ type: action });
  return true;
}
