import type { Place } from '../../notation/record/place.js';
import type { RecordGame, RecordNode } from '../../notation/record/tree.js';
import type { KeyedChecker } from '../../picture/view.js';
import { startPosition } from '../../rules/position-text.js';
import type { Position } from '../../rules/position.js';
import { movePieces, piecesOf, withPins } from '../play/pieces.js';

/** The position at a place. */
export const positionAt = ({ game, record }: Place): Position =>
  game.turn?.position ?? record.position?.position ?? startPosition(game.rules);

const known = new WeakMap<RecordNode | RecordGame, readonly KeyedChecker[]>();

/** The checkers at a place with their identities: the moves on the way there carry them, so that from any place to any other each goes its own way. */
export function checkersAt(place: Place): readonly KeyedChecker[] {
  const way: Place[] = [];
  let now: Place | null = place;
  while (now && !known.has(now.node ?? now.record)) {
    way.push(now);
    now = now.parent;
  }
  let checkers = now ? (known.get(now.node ?? now.record) ?? []) : [];
  for (const next of way.reverse()) {
    const { node, record } = next;
    const { travel } = record.start.rules;
    const position = positionAt(next);
    if (!node) checkers = piecesOf(position);
    else if ('plays' in node.step && node.player) checkers = movePieces(checkers, node.player, node.step.plays.flat(), travel);
    checkers = withPins(checkers, position);
    known.set(node ?? record, checkers);
  }
  return checkers;
}
