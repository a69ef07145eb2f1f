import type { GameText } from '../../notation/record/game-text.js';

/** How long a page waits for one slice, in milliseconds: half of a frame. */
const SLICE = 8;

/** Reads on for as long as a page can wait, a bit at least; whether there is more to read. */
export function readSlice(game: GameText): boolean {
  const end = performance.now() + SLICE;
  let isMore: boolean;
  do {
    isMore = game.readOn();
  } while (isMore && performance.now() < end);
  return isMore;
}

/** Reads a game, or what is left of it, in slices between which the page lives; what comes behind it has a task of its own. */
export async function readInSlices(game: GameText | undefined, isWanted = (): boolean => true): Promise<void> {
  for (let isMore = true; game && isMore && isWanted();) {
    isMore = readSlice(game);
    await pause();
  }
}

/** Until the page has done what waits there. Timers come late on a page that is not seen, messages do not. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
