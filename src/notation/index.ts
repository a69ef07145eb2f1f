/** Text for situations and plays. See docs/notation.md. */
export { NotationError, type NotationFacts, type NotationFault } from './error.js';
export { formatSituation, parseSituation } from './situation.js';
export { parsePlay, playText } from './play.js';
export { formatPlay, formatStages } from './format-play.js';
export { parseMarks, type DrawnMark } from './marks.js';
