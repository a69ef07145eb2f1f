import { BoardError } from './error.js';
import type { BoardHost, Session } from './session.js';

/** What a board asks for when it is to do more than to show a situation. */
export interface Asked {
  readonly mode: string;
  readonly targets: string | null;
  readonly try: string | null;
}

interface Mode {
  readonly begin: (host: BoardHost & Asked) => Promise<Session>;
}

/** Whether something has to be loaded beyond the picture. */
export const needsMode = ({ mode, targets, try: tried }: Asked): boolean => mode !== 'show' || (targets ?? tried ?? null) !== null;

/** Loads the mode that is asked for. */
export function loadMode(mode: string): Promise<Mode> {
  if (mode === 'show') return import('./explain.js');
  if (mode === 'play') return import('./play/index.js');
  throw new BoardError('not-yet', null, 'mode', mode, undefined, 'show, play');
}
