/** Text for situations, plays and whole games. See docs/notation.md. */
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
