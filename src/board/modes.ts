import { BoardError } from './error.js';
import type * as Lively from './lively.js';
import type { BoardHost, Session } from './session.js';

/** What a board asks for when it is to do more than to show a situation. */
export interface Asked {
  readonly mode: string;
  readonly targets: string | null;
  readonly try: string | null;
}

type Mode = Promise<{ begin: (host: BoardHost & Asked) => Promise<Session> }>;

/** Whether something has to be loaded beyond the picture. */
export const needsMode = ({ mode, targets, try: tried }: Asked): boolean => mode !== 'show' || (targets ?? tried ?? null) !== null;

/** Loads the mode that is asked for, and what all modes need, and begins it. */
export async function beginMode(host: BoardHost & Asked): Promise<[Session, typeof Lively]> {
  const [{ begin }, lively] = await Promise.all([load(host.mode), import('./lively.js')]);
  return [await begin(host), lively];
}

function load(mode: string): Mode {
  if (mode === 'show') return import('./explain.js');
  if (mode === 'play') return import('./play/index.js');
  throw new BoardError('not-yet', `The mode "${mode}" is not there yet.`, 'mode', mode, undefined, 'show, play');
}
