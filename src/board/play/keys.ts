import type { Intent } from '../session.js';
import { pointOf, type Places } from './places.js';

/** Which letters stand for what in the reader's language. */
export interface KeyLetters {
  readonly roll: string;
  readonly undo: string;
  readonly confirm: string;
}

/** The same by where the key lies, for those who write with another alphabet. */
const codes: Readonly<Record<string, keyof KeyLetters>> = { KeyR: 'roll', KeyU: 'undo', KeyC: 'confirm' };
const arrows: Readonly<Record<string, 'left' | 'right' | 'up' | 'down' | 'first' | 'last'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** What a key on a board in focus does; true when it was for us. A digit goes on to the field for plays, `type` puts the focus there. */
export function onKey(
  event: KeyboardEvent,
  letters: KeyLetters,
  places: Places,
  send: (intent: Intent) => void,
  type: () => void,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const { key } = event;
  const point = pointOf(event.target);
  if (point !== null) {
    if (key === 'Enter' || key === ' ') {
      send({ type: 'choose', point });
      return true;
    }
    const direction = arrows[key];
    if (direction) {
      places.go(direction);
      return true;
    }
  }
  if (key === 'Escape') {
    send({ type: 'drop' });
    return true;
  }
  if (/^\d$/.test(key)) {
    type();
    return false; // the digit itself belongs into the field
  }
  const small = key.toLowerCase();
  const byLetter = (Object.keys(letters) as (keyof KeyLetters)[]).find((name) => letters[name] === small);
  const action = byLetter ?? codes[event.code];
  if (!action) return false;
  send({ type: action });
  return true;
}
