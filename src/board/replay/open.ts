/** How a text becomes games: the one place that knows in which formats records come. */
import type { GameText } from '../../notation/record/game-text.js';
import { readGames } from '../../notation/record/read.js';
import { isPresetId, type PresetId } from '../../rules/presets.js';
import { BoardError } from '../error.js';
import { reading } from '../reading.js';
import type { Setup } from '../setup.js';

type Reader = (text: string, over: PresetId) => readonly GameText[];

/** The record that a board is to replay. Fetched only where the author has named one. @throws BoardError */
export async function openRecord({ src, text, game }: Setup): Promise<readonly GameText[]> {
  const [source, record] = src ? ['src', await fetched(src)] : ['text', text];
  const read = await readerOf(record);
  const games = reading(source, record, () => read(record, isPresetId(game) ? game : 'prava'));
  if (games.length === 0) throw new BoardError('no-games', null, source, record);
  return games;
}

/** What begins with a tag or a comment is a record of ours. What else there is, and how it is told apart, comes when it is needed. */
async function readerOf(text: string): Promise<Reader> {
  if (/^[\s\uFEFF]*[[{]/.test(text)) return readGames;
  return (await import('../../notation/games-from.js')).gamesFrom;
}

async function fetched(address: string): Promise<string> {
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetch(address);
    bytes = await response.arrayBuffer();
  } catch (error) {
    throw notFetched(address, error instanceof Error ? error.message : String(error));
  }
  if (!response.ok) throw notFetched(address, `${response.status} ${response.statusText}`.trim());
  return decoded(bytes);
}

const notFetched = (address: string, why: string): BoardError => new BoardError('not-fetched', null, 'src', address, undefined, why);

/** Old programs write their files in other letters, without saying so; what is no UTF-8 has this sign in it. */
async function decoded(bytes: ArrayBuffer): Promise<string> {
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? (await import('../../notation/text-from.js')).textFrom(new Uint8Array(bytes)) : text;
}
