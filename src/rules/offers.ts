/** What one side offers and the other answers: the cube, and in games with a cube a resignation. */
import { offerBy } from './cube.js';
import { assertPlayer } from './dice.js';
import { RulesError } from './error.js';
import { explainAction, type GameAction } from './explain-action.js';
import { assertGame, changed } from './game-data.js';
import type { CubeOffer, GameState, Offer, Outcome, ResultKind } from './game.js';
import { assertPrice, priced, resigned } from './outcome.js';
import { opponentOf, type Player } from './rules.js';
import { stakeIn } from './stake.js';
import type { Turn } from './turn.js';

/** The side to act turns the cube. @throws RulesError `wrong-phase` with the refusal. */
export function double(game: GameState): GameState {
  must(game, { type: 'double' });
  return offered(game, offerBy('double', game));
}

/**
 * The side that was doubled answers: it takes the cube or drops the game, or turns the cube back (`beaver`), and that once more
 * (`raccoon`), which the other side answers then.
 *
 * @throws RulesError `wrong-phase` with the refusal.
 */
export function answerCube(game: GameState, answer: 'take' | 'drop' | 'beaver' | 'raccoon'): GameState {
  must(game, { type: answer });
  const offer = game.offer as CubeOffer;
  if (answer === 'beaver' || answer === 'raccoon') return offered(game, offerBy(answer, game));
  const { by, value, owner, points } = offer;
  if (answer === 'take') return changed(game, { offer: null, cube: { value, owner } });
  return changed(game, { offer: null, outcome: { winner: by, kind: 'oin', points, by: 'drop' } });
}

/** Whether giving up is an offer here; where it is none, it ends the game. */
export const asksToResign = ({ rules }: GameState): boolean => rules.cube !== null;

/**
 * What a player loses by giving up now. A `price` counts only where the other side may refuse it, and no more of it than the game lets;
 * without one it is what the rules name.
 *
 * @throws RulesError `bad-player`, `bad-event`, `wrong-phase`.
 */
export function resignationIn(game: GameState, player: Player, price?: ResultKind): Outcome {
  assertPlayer(player);
  assertPrice(price);
  const { position } = begun(game);
  if (price && asksToResign(game)) return priced(opponentOf(player), price, 'resignation', stakeIn(game));
  return resigned(game.rules, position, player, stakeIn(game));
}

/** A player gives the game up, or in a game with a cube offers to (docs/rules.md, "Results"). @throws RulesError */
export function resign(game: GameState, player: Player, price?: ResultKind): GameState {
  const outcome = resignationIn(game, player, price);
  must(game, { type: 'resign' });
  if (!asksToResign(game)) return changed(game, { outcome });
  return offered(game, { kind: 'resign', by: player, price: outcome.kind as ResultKind, points: outcome.points });
}

/** The other side accepts a resignation, or plays on. @throws RulesError `wrong-phase` with the refusal. */
export function answerResignation(game: GameState, answer: 'accept' | 'refuse'): GameState {
  must(game, { type: answer });
  const { by, ...offer } = game.offer!;
  if (answer === 'refuse' || offer.kind !== 'resign') return changed(game, { offer: null });
  return changed(game, {
    offer: null,
    outcome: { winner: opponentOf(by), kind: offer.price, points: offer.points, by: 'resignation' },
  });
}

const offered = (game: GameState, offer: Offer): GameState => changed(game, { offer });

function begun(game: GameState): Turn {
  assertGame(game);
  if (!game.turn) throw new RulesError('wrong-phase', 'The opening is not decided.', { refusal: { code: 'roll-first' } });
  return game.turn;
}

function must(game: GameState, action: GameAction): void {
  const refusal = explainAction(game, action);
  if (refusal) throw new RulesError('wrong-phase', `${action.type} is not possible: ${refusal.code}.`, { refusal });
}
