/** The formats in which texts are read and written: a line for each. */
import { NotationError } from '../notation/error.js';
import { detect, type TextFormat } from '../notation/foreign/detect.js';
import { readFibs, writeFibs } from '../notation/foreign/fibs.js';
import { readGnuId, writeGnuId } from '../notation/foreign/gnu.js';
import { readOgid } from '../notation/foreign/ogid.js';
import type { ForeignFacts, ForeignPosition } from '../notation/foreign/position.js';
import { situationFrom } from '../notation/foreign/read.js';
import { readSnowie, writeSnowie } from '../notation/foreign/snowie.js';
import { readXgid, writeXgid } from '../notation/foreign/xgid.js';
import { matGames } from '../notation/foreign-match/read-mat.js';
import { sgfGames } from '../notation/foreign-match/read-sgf.js';
import { writeMat } from '../notation/foreign-match/write-mat.js';
import { writeSgf } from '../notation/foreign-match/write-sgf.js';
import { readAll } from '../notation/record/game-text.js';
import { readRecord } from '../notation/record/read.js';
import { writeRecord } from '../notation/record/write.js';
import { formatSituation, parseSituation } from '../notation/situation.js';
import type { Situation } from '../rules/game.js';
import type { PresetId } from '../rules/presets.js';
import type { Rules } from '../rules/rules.js';
import { gamesIn, placeIn, positionIn, type Content, type Games } from './content.js';
import { PublishError } from './error.js';
import type { GivenGame } from './options.js';

type Reader = (text: string, game: GivenGame) => Content;
type Writer = (content: Content, at: string | null) => string;
interface Format {
  readonly read: Reader;
  /** Null where it is only read. */
  readonly write: Writer | null;
}

const games =
  (read: (text: string, over?: PresetId) => Omit<Games, 'kind'>): Reader =>
  (text, { preset }) => ({ kind: 'games', ...(preset === null ? read(text) : read(text, preset)) });

const whole =
  (write: (games: Games['games']) => string): Writer =>
  (content) =>
    write(gamesIn(content));

const position = (text: string, { preset, rules }: GivenGame): Content => ({
  kind: 'position',
  preset: preset ?? 'prava',
  rules,
  situation: parseSituation(text, rules),
  facts: {},
});

/** Another program's position is one of backgammon, if no other game is asked for. */
const foreign =
  (read: (text: string) => ForeignPosition): Reader =>
  (text, { preset, rules }) => {
    const { situation, rules: own, crawford, offer, names } = read(text);
    const facts = { crawford, offer, names };
    return preset === null
      ? { kind: 'position', preset: 'backgammon', rules: own, situation, facts }
      : { kind: 'position', preset, rules, situation: situationFrom(text, rules), facts };
  };

const placed =
  (write: (situation: Situation, rules: Rules, facts: ForeignFacts) => string): Writer =>
  (content, at) => {
    const { situation, rules, facts } = positionIn(content, at);
    return `${write(situation, rules, facts)}\n`;
  };

/** Other programs' positions are those of somebody who is to act, which nobody is where a game has ended. */
const acting =
  (write: Parameters<typeof placed>[0]): Writer =>
  (content, at) => {
    const isOver = content.kind === 'games' && placeIn(content.games, at).game.outcome !== null;
    if (isOver) throw new PublishError('nobody-to-act', 'at');
    return placed(write)(content, at);
  };

const formats: Readonly<Partial<Record<TextFormat, Format>>> = {
  record: { read: games(readRecord), write: whole(writeRecord) },
  mat: { read: games((text) => readAll(matGames(text))), write: whole(writeMat) },
  sgf: { read: games((text) => readAll(sgfGames(text))), write: whole(writeSgf) },
  situation: { read: position, write: placed(formatSituation) },
  xgid: { read: foreign(readXgid), write: acting(writeXgid) },
  gnu: { read: foreign(readGnuId), write: acting(writeGnuId) },
  fibs: { read: foreign(readFibs), write: acting(writeFibs) },
  snowie: { read: foreign(readSnowie), write: acting(writeSnowie) },
  ogid: { read: foreign(readOgid), write: null },
};

const listed = Object.entries(formats);
/** The names of the formats that are read, and of those that are written. */
export const readNames: readonly string[] = listed.map(([name]) => name);
export const writtenNames: readonly string[] = listed.filter(([, { write }]) => write).map(([name]) => name);

const formatOf = (name: string | null): Format | undefined => (name === null ? undefined : formats[name as TextFormat]);

/**
 * Reads a text in the format that is named, else in the one that it is in.
 *
 * @throws NotationError for a text that is wrong altogether; what is wrong with single games is listed beside them
 */
export function readContent(text: string, game: GivenGame, name: string | null = null): Content {
  const format = formatOf(name ?? detect(text) ?? (isMeantAsPosition(text) ? 'situation' : null));
  const expected = readNames.join(', ');
  if (!format) throw new NotationError('unknown-format', `Expected ${expected}.`, { line: 1, column: 1 }, { expected });
  return format.read(text, game);
}

/** What has two sides is meant as a position, and its reader says what is wrong with it; but files that are no texts have everything. */
const isMeantAsPosition = (text: string): boolean => text.includes('|') && !text.includes('\0');

/**
 * Writes what was read in another format, a position of games in the formats that know only one.
 *
 * @throws NotationError for what the format cannot say. PublishError `no-place`, `nobody-to-act`
 */
export const writeContent = (content: Content, name: string, at: string | null): string => formatOf(name)?.write?.(content, at) ?? '';
