/** What the page of records does for run.mjs: opens a text in either maker's element, and steps through ours. */
import LichessPgnViewer from '@lichess-org/pgn-viewer';
import '../../src/define.js';
import type { TablaBoard } from '../../src/index.js';

/** Milliseconds from the call to a task after the next frame. */
async function toFrame(open: () => unknown): Promise<number> {
  const start = performance.now();
  await open();
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}

const box = (): HTMLElement => {
  document.body.replaceChildren();
  return document.body.appendChild(document.createElement('div'));
};
const board = (): TablaBoard => document.querySelector('tabla-board')!;

const records = {
  tabla: (text: string): Promise<number> =>
    toFrame(() => {
      const element = document.createElement('tabla-board');
      Object.assign(element, { mode: 'replay', text, speed: 'none' });
      box().append(element);
      return element.updateComplete;
    }),
  lichess: (pgn: string): Promise<number> => toFrame(() => LichessPgnViewer(box(), { pgn })),

  /** Goes forward so often in each of these games, a frame for each step; the answer is how long the long tasks took meanwhile. */
  async step(games: number, steps: number): Promise<{ steps: number; long: number[] }> {
    const long: number[] = [];
    const watch = new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)));
    watch.observe({ type: 'longtask' });
    let made = 0;
    for (let game = 1; game <= games; game++) {
      board().go(String(game));
      for (let step = 0; step < steps; step++) {
        if (!board().go('forward')) break;
        made++;
        await new Promise(requestAnimationFrame);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    watch.disconnect();
    return { steps: made, long };
  },
};
export type Records = typeof records;
Object.assign(window, { records });
