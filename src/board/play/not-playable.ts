import { FlowError, createGame } from '../../flow/index.js';
import { presets } from '../../rules/index.js';
import { BoardError } from '../error.js';

/** A game that cannot be played yet is a fault of what the author asked for; he is told what he could ask for. */
export function notPlayable(error: unknown): unknown {
  if (!(error instanceof FlowError) || error.code !== 'not-yet') return error;
  const [source = ''] = error.part.split('.');
  return new BoardError(
    'not-playable',
    error.message,
    source === 'rules' ? 'variant' : 'position',
    '',
    undefined,
    Object.entries(presets)
      .filter(([, rules]) => isPlayable(() => createGame({ rules })))
      .map(([id]) => id)
      .join(', '),
  );
}

function isPlayable(begin: () => unknown): boolean {
  try {
    begin();
    return true;
  } catch {
    return false;
  }
}
