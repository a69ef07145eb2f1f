/** The dialog that `?` opens tells every key of a mode, and none that does nothing. */
import { expect } from '@open-wc/testing';
import type { TablaBoard } from '../../src/index.js';
import { board, waitUntil } from './board.js';
import { drawn, game, key, part, place, text } from './playing.js';

const each = (letters: string): string[] => Array.from(letters);
/** Keys as events name them, and the ones that people have beside them. */
const tried = [
  ...[
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'Enter',
    ' ',
    'Escape',
    'Backspace',
    'Delete',
  ],
  ...['Insert', 'F2', ...each('0123456789абвгдежзийклмнопрстуфхцчшщъьюя+-*/?!.,;=()')],
  ...['Control+z', 'Control+y', 'Control+Shift+Z', 'Control+c', 'Control+a'],
];

/** What a name in the dialog stands for. */
const names: Readonly<Record<string, string[]>> = {
  стрелки: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  '0–9': each('0123456789'),
  интервал: [' '],
  '−': ['-'],
  Esc: ['Escape'],
  '→': ['ArrowRight'],
  '←': ['ArrowLeft'],
  '↑': ['ArrowUp'],
  '↓': ['ArrowDown'],
  'Page Up': ['PageUp'],
  'Page Down': ['PageDown'],
  'Ctrl+Z': ['Control+z'],
  'Ctrl+Y': ['Control+y'],
  'Ctrl+Shift+Z': ['Control+Shift+Z'],
  'Ctrl+V': [], // is no key but an event of its own
};
const meant = (name: string): string[] => names[name] ?? [name.length === 1 ? name.toLowerCase() : name];

/** The page's address as it was before a replay has written in it. Safari takes a hundred changes in ten seconds. */
function withoutHash(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}

/** The dialog, opened by its key. */
async function opened([element, target]: [TablaBoard, Element]): Promise<HTMLDialogElement> {
  isUsed(target, '?');
  await waitUntil(() => element.shadowRoot!.querySelector('dialog')?.open);
  return part(element, 'dialog.keys') as HTMLDialogElement;
}

const told = (dialog: HTMLDialogElement): string[] =>
  [...dialog.querySelectorAll('kbd')].flatMap((one) => one.textContent.split(', ').flatMap(meant));

/** Whether a key is for the board, pressed where its focus is. */
function isUsed(target: Element, name: string): boolean {
  const parts = name.split('+').filter(Boolean);
  const last = parts.at(-1) ?? name;
  const event = new KeyboardEvent('keydown', {
    key: last,
    ctrlKey: parts.length > 1 && parts.includes('Control'),
    shiftKey: parts.length > 1 && parts.includes('Shift'),
    ...(/^[A-Za-z]$/.test(last) ? { code: `Key${last.toUpperCase()}` } : {}),
    ...{ bubbles: true, composed: true, cancelable: true },
  });
  return !target.dispatchEvent(event);
}

const record = (number: number): string => `[Game "backgammon"]
W 3, B 1
1. W 31: 8/5 6/5   B 42: 8/4 6/4
  (1. B 42: 24/22 13/9  2. W 21: 13/11 6/5 ? {${number}})
  (1. B 42: 24/18)
*
`;

/** A board of each mode, in a state in which every key of it has something to do; the answer is where keys are pressed. */
const modes: Readonly<Record<string, () => Promise<[TablaBoard, Element]>>> = {
  async replay() {
    const element = await board({ mode: 'replay', lang: 'bg', speed: 'none', hash: '', at: '2.1b/1.1b' }, [1, 2, 3].map(record).join('\n'));
    return [element, part(element, 'svg[part=board]')];
  },
  async quiz() {
    const element = await game({ mode: 'quiz', dice: '31', turn: 'white', answer: '8/5 6/5' });
    const from = place(element, 8);
    isUsed(from, 'Enter');
    await drawn(element);
    return [element, place(element, 5)];
  },
  async edit() {
    const element = await board({ mode: 'edit', lang: 'bg' });
    const point = place(element, 10);
    for (const one of ['3', '+', '+', 'в']) isUsed(point, one);
    await drawn(element);
    return [element, point];
  },
};

for (const [mode, make] of Object.entries(modes))
  suite(`the keys of ${mode}`, () => {
    test('are those that are told', async () => {
      const used: string[] = [];
      let [element, target] = await make();
      for (const one of tried) {
        if (!isUsed(target, one)) continue;
        used.push(one);
        // what a key has done may change what the next one does
        element.remove();
        withoutHash();
        [element, target] = await make();
      }
      const all = told(await opened([element, target]));
      expect(used.filter((one) => !all.includes(one))).to.deep.equal([]);
      expect(all.filter((one) => tried.includes(one) && !used.includes(one))).to.deep.equal([]);
      withoutHash();
    });

    test('are told in a dialog that ? opens and Esc shuts', async () => {
      const [element, target] = await make();
      const dialog = await opened([element, target]);
      expect(text(element, 'dialog.keys h2')).to.match(/^Клавиши/);
      await key(element, 'Escape');
      expect(dialog.open).to.equal(false);
      withoutHash();
    });
  });
