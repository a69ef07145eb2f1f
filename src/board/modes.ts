import type { BoardHost, Session } from './session.js';
import type { Setup } from './setup.js';

interface Mode {
  readonly begin: (host: BoardHost) => Promise<Session>;
}

/** Whether something has to be loaded beyond the picture. */
export const needsMode = ({ mode, targets, try: tried }: Setup): boolean => mode !== 'show' || (targets ?? tried) !== null;

/** Loads the mode that is asked for. */
export const loadMode = (mode: Setup['mode']): Promise<Mode> => {
  switch (mode) {
    case 'play':
      return import('./play/index.js');
    case 'replay':
      return import('./replay/index.js');
    case 'quiz':
      return import('./quiz/index.js');
    case 'edit':
      return import('./edit/index.js');
    case 'show':
      return import('./explain.js');
  }
};
