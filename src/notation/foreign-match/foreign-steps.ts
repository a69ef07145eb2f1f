/** What the foreign match formats have in common: how they tell a roll, the cube and the end of a game. */
import { isCubeOffer } from '../../rules/cube.js';
import { explainAction } from '../../rules/explain-action.js';
import type { GameState, ResultKind } from '../../rules/game.js';
import { resignationIn } from '../../rules/offers.js';
import { opponentOf, type Player } from '../../rules/rules.js';
import type { Dice } from '../../rules/turn.js';
import { expecting, NotationError } from '../error.js';
import type { RecordBuilder } from '../record/builder.js';
import { resultText, type RecordResult } from '../record/tree.js';

/** A roll as it is told, with the moves as people write them. */
export interface ToldRoll {
  readonly player: Player;
  readonly dice: Dice;
  readonly play: string;
  /** The player can have stopped in the middle of it: nothing follows, and he has not won. */
  readonly mayStop: boolean;
  /** The file marks hits, so that a move without a mark hits nothing. */
  readonly marksHits: boolean;
}

/**
 * Adds a roll. Where its text leaves open what is hit, the play that hits least is taken; that is answered as a fault where the file does
 * not mark hits.
 *
 * @throws NotationError; the step is not added then
 */
export function addRoll(builder: RecordBuilder, { player, dice, play, mayStop, marksHits }: ToldRoll): NotationError | null {
  const roll = { kind: 'roll', player, dice } as const;
  try {
    builder.add({ ...roll, play });
    return null;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    if (error.code === 'ambiguous-play') {
      const hits = (text: string): number => text.split('*').length;
      builder.add({ ...roll, play: error.plays.reduce((least, one) => (hits(one) < hits(least) ? one : least)) });
      return marksHits ? null : error;
    }
    if (error.refusal?.code !== 'not-finished' || !mayStop) throw error;
    builder.add({ ...roll, play, unfinished: true });
    return null;
  }
}

/** Turns the cube, or turns it back: the formats write all of them alike. @throws NotationError */
export function turnCube(builder: RecordBuilder, player: Player): void {
  const { offer } = builder.game;
  builder.add({ kind: !isCubeOffer(offer) ? 'double' : offer.kind === 'double' ? 'beaver' : 'raccoon', player });
}

/**
 * Ends a game as it is told. Where the steps have not ended it and the loser can have given up at this price, he did if `resigns`.
 *
 * @throws NotationError `bad-result` where the steps have ended it otherwise; they count
 */
export function endAsTold(builder: RecordBuilder, told: RecordResult, resigns: boolean): void {
  const { game } = builder;
  const { outcome } = game;
  builder.end(told);
  if (outcome && !isSameEnd(game, told)) throw expecting('bad-result', resultText(outcome));
  const price = !outcome && resigns && told.winner ? priceOf(game, opponentOf(told.winner), told.points) : null;
  if (!price || !told.winner) return;
  builder.add({ kind: 'resign', player: opponentOf(told.winner), price });
  if (builder.game.offer) builder.add({ kind: 'accept', player: told.winner });
}

/** Some programs count no more points than the match still wants. */
function isSameEnd({ outcome, score }: GameState, told: RecordResult): boolean {
  if (outcome?.winner !== told.winner) return false;
  const wanted = score?.length && outcome.winner ? score.length - score[outcome.winner] : Infinity;
  return told.points === outcome.points || (told.points === wanted && wanted < outcome.points);
}

/** What a player who gives up now must offer so that it comes to these points; null where he cannot. */
function priceOf(game: GameState, loser: Player, points: number): ResultKind | null {
  if (!game.turn || explainAction(game, { type: 'resign' }, loser)) return null;
  const prices = game.rules.cube ? (['oin', 'mars', 'koks'] as const) : [resignationIn(game, loser).kind as ResultKind];
  return prices.find((price) => resignationIn(game, loser, price).points === points) ?? null;
}
