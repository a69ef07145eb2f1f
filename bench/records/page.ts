/** What the page of records does for run.mjs: opens a text in either maker's element, and goes through ours. */
import LichessPgnViewer from '@lichess-org/pgn-viewer';
import '../../src/define.js';
import type { TablaBoard } from '../../src/index.js';

/** A task after the next frame. */
async function shown(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Milliseconds from the call to a task after the next frame. */
async function toFrame(open: () => unknown): Promise<number> {
  const start = performance.now();
  await open();
  await shown();
  return performance.now() - start;
}

const box = (): HTMLElement => {
  document.body.replaceChildren();
  return document.body.appendChild(document.createElement('div'));
};
const board = (): TablaBoard => document.querySelector('tabla-board')!;
const inside = (selector: string): HTMLElement => board().shadowRoot!.querySelector(selector)!;

const open = (text: string): Promise<unknown> => {
  const element = document.createElement('tabla-board');
  Object.assign(element, { mode: 'replay', text, speed: 'none' });
  box().append(element);
  return element.updateComplete;
};

/** Goes a way so often, as long as it leads on, a frame each time. */
async function walk(way: string, most: number): Promise<number> {
  let made = 0;
  while (made < most && board().go(way)) {
    made++;
    await board().updateComplete;
    await shown();
  }
  return made;
}

/** What a reader does, by name; each answers how often he did it. */
/** The record, brought here before anything is measured. */
let record = '';
const acts: Readonly<Record<string, () => Promise<number>>> = {
  open: async () => {
    await open(record);
    await shown();
    return 1;
  },
  'choose a game': async () => {
    const all = (inside('select') as HTMLSelectElement).options.length;
    for (let game = all - 1; game > 0; game--) {
      const chooser = inside('select') as HTMLSelectElement;
      chooser.selectedIndex = game;
      chooser.dispatchEvent(new Event('change'));
      await board().updateComplete;
      await shown();
    }
    return all - 1;
  },
  'next game': () => walk('gameAfter', 100),
  'step through a game': () => walk('forward', 300),
  'to its start': () => walk('first', 1),
  'to its end': () => walk('last', 1),
  'step back': () => walk('back', 40),
  'next comment': async () => (await walk('first', 1)) && (await walk('comment', 40)),
  'next error': async () => (await walk('first', 1)) && (await walk('error', 40)),
  'by itself': async () => {
    await walk('first', 1);
    inside('[data-command="auto"]').click();
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    inside('[data-command="auto"]').click();
    return 1;
  },
  'end of each game': async () => {
    let made = 0;
    for (let game = 1; board().go(String(game)); game++) {
      await board().updateComplete;
      await shown();
      made += await walk('last', 1);
    }
    return made;
  },
};

const records = {
  /** The names of what can be done with a record. */
  take(text: string): string[] {
    record = text;
    return Object.keys(acts);
  },
  tabla: (text: string): Promise<number> => toFrame(() => open(text)),
  lichess: (pgn: string): Promise<number> => toFrame(() => LichessPgnViewer(box(), { pgn })),

  /** Does one of the acts; the answer is how often. */
  async act(name: string): Promise<number> {
    const times = await acts[name]!();
    // what was put off is done meanwhile
    await new Promise((resolve) => setTimeout(resolve, 300));
    return times;
  },
};
export type Records = typeof records;
Object.assign(window, { records });
