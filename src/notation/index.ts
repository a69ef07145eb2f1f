/** Text for situations, plays and whole games, and the positions of other programs. See docs/notation.md. */
export { NotationError, type NotationFacts, type NotationFault } from './error.js';
export { formatSituation, parseSituation } from './situation.js';
export { parsePlay, playText } from './play.js';
export { formatPlay, formatStages } from './format-play.js';
export { parseMarks, type DrawnMark } from './marks.js';
export type { Glyph, Line, Note, Plays, RecordGame, RecordNode, RecordResult, Step, Tags } from './record/tree.js';
export { recordLimits } from './record/limits.js';
export { RecordBuilder, type GameHead } from './record/builder.js';
export type { Said } from './record/steps.js';
export { readGames, readRecord, type GameText, type ReadGame } from './record/read.js';
export { detect, type TextFormat } from './foreign/detect.js';
export type { ForeignFacts, ForeignFormat, ForeignOffer, ForeignPosition } from './foreign/position.js';
export { readForeign, situationFrom } from './foreign/read.js';
export { readXgid, writeXgid } from './foreign/xgid.js';
export { readGnuId, writeGnuId } from './foreign/gnu.js';
export { readFibs, writeFibs } from './foreign/fibs.js';
export { readSnowie, writeSnowie } from './foreign/snowie.js';
export { readOgid } from './foreign/ogid.js';
