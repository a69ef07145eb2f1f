import type { BoardHost, Session } from './session.js';
import type { Setup } from './setup.js';

interface Mode {
  readonly begin: (host: BoardHost) => Promise<Session>;
}

/** Whether something has to be loaded beyond the picture. */
export const needsMode = ({ mode, targets, try: tried }: Setup): boolean => mode !== 'show' || (targets ?? tried) !== null;

/** Loads the mode that is asked for. */
export const loadMode = (mode: Setup['mode']): Promise<Mode> => {
  if (mode === 'play') return import('./play/index.js');
  return mode === 'replay' ? import('./replay/index.js') : import('./explain.js');
};
