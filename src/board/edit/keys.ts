import type { EditKey, EditWords } from '../../locale/edit.js';
import { arrows } from '../play/keys.js';
import { pointOf, type Places } from '../play/places.js';
import type { Edited } from './surface.js';

type Letter = keyof EditWords['letters'];

/** The letters by where the key lies, for those who write with another alphabet. */
const codes: Readonly<Record<string, Letter>> = { KeyW: 'white', KeyB: 'black', KeyU: 'undo', KeyR: 'redo' };

/** What a key does on the board in focus; true when it was for us. */
export function editKey(event: KeyboardEvent, digits: { type(point: number, digit: number): void }, places: Places, to: Edited): boolean {
  const { key, code, target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey || event.isComposing || event.defaultPrevented || isForm(target)) return false;
  if (ctrlKey || metaKey) {
    if (code === 'KeyZ') return shiftKey ? to.redo() : to.undo();
    return code === 'KeyY' && to.redo();
  }
  const point = pointOf(target);
  const direction = arrows[key];
  if (point !== null) {
    if (direction) return places.go(direction);
    if (/^\d$/.test(key)) return done(() => digits.type(point, Number(key)));
    if (key === 'Enter' || key === ' ' || key === '+') return done(() => to.add(point, 1));
    if (key === 'Backspace' || key === 'Delete' || key === '-') return done(() => to.add(point, -1));
  }
  if (key === '?') return done(() => to.help());
  const small = key.toLowerCase();
  const { letters } = to.editWords;
  const action = (['white', 'black', 'undo', 'redo'] as const).find((name) => letters[name] === small) ?? codes[code];
  if (!action || event.repeat) return false;
  return action === 'undo' ? to.undo() : action === 'redo' ? to.redo() : done(() => to.take(action));
}

/** By their names, since in another document they are of another class. */
export const isForm = (target: EventTarget | null): boolean =>
  /^(?:input|select|textarea)$/.test((target as Element | null)?.localName ?? '');

function done(act: () => void): true {
  act();
  return true;
}

const names: readonly (readonly [EditKey, string])[] = [
  ['arrows', ''],
  ['ends', 'Home, End'],
  ['digits', '0–9'],
  ['add', ''],
  ['remove', ''],
  ['colours', ''],
  ['undo', ''],
  ['redo', ''],
  ['paste', 'Ctrl+V'],
  ['help', '?'],
];

/** All keys, as they are named, with what they do. */
export const keysTold = ({ keyNames, does }: EditWords): [key: string, does: string][] =>
  names.map(([key, name]) => [keyNames[key] ?? name, does[key]]);
