export { NotationError, type NotationFacts, type NotationFault } from './error.js';
export { formatSituation, parseSituation } from './situation.js';
