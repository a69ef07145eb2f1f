import { knownRules } from './known.js';
import type { Outcome } from './game.js';
import { acrossPoint, BAR, CHECKERS, OFF, pipsOf, type Position, type Side } from './position.js';
import { assertPosition, assertSides } from './position-data.js';
import { assertPlayer } from './dice.js';
import { opponentOf, type Player, type Rules } from './rules.js';

type Kind = Exclude<Outcome['kind'], 'draw'>;
const worth = { oin: 1, mars: 2, koks: 3 } as const;
const kinds: readonly Kind[] = ['oin', 'mars', 'koks'];

/**
 * What the game is worth if this position ends it, else null (docs/rules.md, "Results"): a side has borne off everything, or the mothers
 * decide. With `lastThrow` two sides can have finished, which is a draw. `cube` multiplies the winner's points.
 *
 * @throws RulesError `bad-position`, or a fault of the rules.
 */
export function outcome(rules: Rules, position: Position, cube = 1): Outcome | null {
  const known = knownRules(rules);
  assertPosition(position, known);
  const white = position.white.checkers[OFF] === CHECKERS;
  const black = position.black.checkers[OFF] === CHECKERS;
  if (white && black) return Object.freeze({ winner: null, kind: 'draw', points: 0, by: 'last-throw' });
  if (white || black) return won(known, position, white ? 'white' : 'black', 'bearing-off', cube);
  return known.contact === 'pin' && known.pins.mother === 'full' ? motherOutcome(known, position) : null;
}

function motherOutcome(rules: Rules, position: Position): Outcome | null {
  const { white, black } = position;
  const lost = { white: isMotherPinned(white), black: isMotherPinned(black) };
  if (lost.white && lost.black) return Object.freeze({ winner: null, kind: 'draw', points: rules.pins.motherDrawPoints, by: 'mother' });
  if (lost.black && white.checkers[24] === 0) return byMother(rules, 'white');
  if (lost.white && black.checkers[24] === 0) return byMother(rules, 'black');
  return null;
}

const isMotherPinned = ({ checkers, pinned }: Side): boolean => checkers[24] === 1 && pinned.includes(24);

function byMother({ scoring }: Rules, winner: Player): Outcome {
  const kind: Kind = scoring === 'oin' ? 'oin' : 'mars';
  return Object.freeze({ winner, kind, points: worth[kind], by: 'mother' });
}

/** A win by bearing off, counted by how far the loser has come. */
export function won(rules: Rules, position: Position, winner: Player, by: Outcome['by'], cube: number): Outcome {
  const kind = cut(kindOf(rules, position, opponentOf(winner)), rules);
  return Object.freeze({ winner, kind, points: worth[kind] * cube, by });
}

/** How much the loser's checkers make of a defeat, before the option `scoring`. */
function kindOf({ travel }: Rules, position: Position, loser: Player): Kind {
  const { checkers } = position[loser];
  if (checkers[OFF] !== 0) return 'oin';
  if (checkers[BAR] !== 0) return 'koks';
  for (let home = 1; home <= 6; home++) if (checkers[acrossPoint(home, travel)] !== 0) return 'koks';
  return 'mars';
}

const cut = (kind: Kind, { scoring }: Rules): Kind => (kinds.indexOf(kind) > kinds.indexOf(scoring) ? scoring : kind);

/** What resigning now costs a player (docs/rules.md, "Results"). */
export function resignation(rules: Rules, position: Position, player: Player, cube = 1): Outcome {
  const known = knownRules(rules);
  assertPlayer(player);
  assertPosition(position, known);
  const winner = opponentOf(player);
  if (known.resignation === 'byPosition') return won(known, position, winner, 'resignation', cube);
  const kind = cut(position[player].checkers[OFF] === 0 ? 'mars' : 'oin', known);
  return Object.freeze({ winner, kind, points: worth[kind] * cube, by: 'resignation' });
}

/** How many pips a player still has to go; a checker on the bar counts 25. @throws RulesError `bad-position`, `bad-player`. */
export function pipCount(position: Position, player: Player): number {
  assertPlayer(player);
  assertSides(position);
  return pipsOf(position[player]);
}
