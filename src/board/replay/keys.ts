/** Which key does what in a replay. The dialog of the keys is made from the same table. */
import type { ReplayCommand, ReplayWords } from '../../locale/replay.js';

/** Keys that are the same in every language. */
const signs: Readonly<Record<string, ReplayCommand>> = {
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
  ArrowUp: 'lineBefore',
  ArrowDown: 'lineAfter',
  PageUp: 'gameBefore',
  PageDown: 'gameAfter',
  ' ': 'auto',
  '?': 'help',
};
/** Letters, by where the key lies, for those who write with another alphabet than they read. */
const codes: Readonly<Record<string, ReplayCommand>> = { KeyC: 'comment', KeyE: 'error', KeyT: 'try', KeyL: 'link', KeyF: 'flip' };
const shown: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓' };

/** What a key asks for; null where it is not for us, or belongs to what has the focus. */
export function commandOf(event: KeyboardEvent, { letters }: ReplayWords): ReplayCommand | null {
  const { key, code, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return null;
  const name = (target as Element | null)?.localName ?? '';
  if (/^(input|select|textarea)$/.test(name) || (key === ' ' && /^(button|summary|a)$/.test(name))) return null;
  const small = key.toLowerCase();
  const [letter] = Object.entries(letters).find(([, own]) => own === small) ?? [];
  return signs[key] ?? (letter as ReplayCommand | undefined) ?? codes[code] ?? null;
}

/** The keys of all that can be asked for, as they are named, with what they do. */
export function keyTable(
  { letters, keys, commands }: ReplayWords,
  isOffered: (command: ReplayCommand) => boolean,
): [key: string, does: string][] {
  const all = [
    ...Object.entries(signs),
    ...Object.entries(letters).map(([command, letter]) => [letter, command as ReplayCommand] as const),
  ];
  return all
    .filter(([, command]) => isOffered(command))
    .map(([key, command]) => [keys[key] ?? shown[key] ?? (key.length > 1 ? key : key.toUpperCase()), commands[command]]);
}
