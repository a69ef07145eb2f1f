/** The situation that is being set up. It may be wrong for a while: what is wrong, notation and rules say. */
import { NotationError } from '../../notation/error.js';
import { nameOf } from '../../notation/format-play.js';
import { formatSituation, parseSituation } from '../../notation/situation.js';
import {
  acrossPoint,
  BAR,
  CHECKERS,
  gameFrom,
  OFF,
  opponentOf,
  RulesError,
  startPosition,
  type Player,
  type Position,
  type Rules,
  type Situation,
} from '../../rules/index.js';

const players = ['white', 'black'] as const;

/** What is wrong with a draft. */
export interface DraftFault {
  readonly code: string;
  readonly message: string;
  readonly expected: string | null;
  /** Where, if it is a place of the board. */
  readonly at: { readonly player: Player; readonly point: number } | null;
}

/** A draft with so many checkers at a place of the board; the tray holds those that stand nowhere. */
export function withCount(position: Position, rules: Rules, player: Player, point: number, count: number): Position {
  const checkers = [...position[player].checkers];
  checkers[point] = count;
  checkers[OFF] = Math.max(0, CHECKERS - checkers.reduce((sum, many, at) => sum + (at === OFF ? 0 : many), 0));
  const changed = { ...position, [player]: { ...position[player], checkers } };
  return rules.contact === 'pin' ? withPins(changed, position, rules) : changed;
}

/** Where both sides stand, a lone checker lies under the others; of two lone ones that which was there first. */
function withPins(position: Position, before: Position, rules: Rules): Position {
  const pinned: Record<Player, number[]> = { white: [], black: [] };
  const lone = (player: Player, point: number): boolean => position[player].checkers[point] === 1;
  for (let point = 24; point > OFF; point--) {
    const at = { white: point, black: acrossPoint(point, rules.travel) };
    if (players.some((player) => !position[player].checkers[at[player]])) continue;
    const candidates = players.filter((player) => lone(player, at[player]));
    const under =
      candidates.find((player) => before[player].pinned.includes(at[player])) ??
      candidates.find((player) => candidates.length === 1 || before[player].checkers[at[player]]);
    if (under) pinned[under].push(at[under]);
  }
  pinned.black.sort((a, b) => b - a);
  return { white: { ...position.white, pinned: pinned.white }, black: { ...position.black, pinned: pinned.black } };
}

/** The two sides exchanged: the colours, and all that belongs to them. */
export function mirrored({ position, player, cube, score, rolls, ...rest }: Situation): Situation {
  const swap = <T>({ white, black }: Readonly<Record<Player, T>>): Record<Player, T> => ({ white: black, black: white });
  return {
    ...rest,
    position: swap(position),
    player: player && opponentOf(player),
    cube: cube && { ...cube, owner: cube.owner && opponentOf(cube.owner) },
    score: score && { ...score, ...swap(score) },
    rolls: rolls && swap(rolls),
  };
}

/** A position without checkers; all are in the trays. */
export const emptyPosition = (): Position => {
  const side = { checkers: Array.from({ length: BAR + 1 }, (_, point) => (point === OFF ? CHECKERS : 0)), pinned: [] };
  return { white: side, black: side };
};

/** What is wrong with a draft, as its text is read and a game begun from it; null where nothing is. */
export function faultOf(draft: Situation, rules: Rules): DraftFault | null {
  const { text, items } = written(draft.position);
  let whole = '';
  try {
    const rest = formatSituation({ ...draft, position: startPosition(rules) });
    whole = text + rest.slice(`${rest};`.indexOf(';'));
    gameFrom(rules, parseSituation(whole, rules));
    return null;
  } catch (error) {
    if (!(error instanceof NotationError || error instanceof RulesError)) throw error;
    const { code, message, expected, column } = error;
    // only a text that is being read has places
    const at = whole && error instanceof NotationError ? items.find(({ end }) => column <= end) : null;
    return { code, message, expected, at: at ?? null };
  }
}

/** The position as it is written, whether it is right or not, and where each of its places ends in the text. */
function written(position: Position): { text: string; items: { player: Player; point: number; end: number }[] } {
  let text = '';
  const items: { player: Player; point: number; end: number }[] = [];
  for (const player of players) {
    const { checkers, pinned } = position[player];
    text += player === 'white' ? 'W' : ' | B';
    for (let point = BAR; point > OFF; point--) {
      if (!checkers[point]) continue;
      text += ` ${nameOf(point)}:${checkers[point]}${pinned.includes(point) ? '!' : ''}`;
      items.push({ player, point, end: text.length });
    }
  }
  return { text, items };
}
