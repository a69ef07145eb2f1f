import type { BoardHost, Session } from './session.js';
import type { Setup } from './setup.js';

interface Mode {
  readonly begin: (host: BoardHost) => Promise<Session>;
}

/** What each mode is about beside its game; all else only changes how it is seen. To another place a replay goes; a quiz is about one. */
const subjects: Readonly<Record<Setup['mode'], readonly (keyof Setup)[]>> = {
  show: ['situation', 'targets', 'try'],
  play: ['situation', 'isSetUp', 'length', 'autosave'],
  replay: ['src', 'text'],
  quiz: ['situation', 'answer', 'record', 'at'],
  edit: ['situation'],
};

/** Where this is another one, the mode has to begin anew. */
export const subjectOf = (setup: Setup): string =>
  JSON.stringify((['mode', 'game', 'set', 'changes', ...subjects[setup.mode]] as const).map((name) => setup[name]));

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
