import type { BoardHost, Session } from './session.js';
import type { Setup } from './setup.js';

interface Mode {
  readonly begin: (host: BoardHost) => Promise<Session>;
}

/** Attributes that say what a mode is about; every other only changes how it is seen. */
const subjects = 'mode variant rules position dice turn text src targets try length autosave answer'.split(' ');

/** Whether the mode has to begin anew, now that these attributes are others. To another place a replay goes; a quiz is about one. */
export const beginsAnew = (changed: ReadonlyMap<PropertyKey, unknown>, mode: unknown): boolean =>
  subjects.some((name) => changed.has(name)) || (mode === 'quiz' && changed.has('at'));

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
