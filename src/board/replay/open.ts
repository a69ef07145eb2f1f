/** How a text becomes games: the one place that knows in which formats records come. */
import type { GameText } from '../../notation/record/game-text.js';
import { readGames } from '../../notation/record/read.js';
import { isPresetId } from '../../rules/presets.js';
import { BoardError, reading } from '../error.js';
import type { Setup } from '../setup.js';

/** The record that a board is to replay. Fetched only where the author has named one. @throws BoardError */
export async function openRecord({ src, text, game }: Setup): Promise<readonly GameText[]> {
  const [source, record] = src ? ['src', await fetched(src)] : ['text', text];
  const games = reading(source, record, () => readGames(record, isPresetId(game) ? game : 'prava'));
  if (games.length === 0) throw new BoardError('no-games', null, source, record);
  return games;
}

async function fetched(address: string): Promise<string> {
  const fail = (why: string): never => {
    throw new BoardError('not-fetched', null, 'src', address, undefined, why);
  };
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : fail(`${response.status} ${response.statusText}`.trim());
  } catch (error) {
    return error instanceof BoardError ? Promise.reject(error) : fail(String(error instanceof Error ? error.message : error));
  }
}
