/** The doubling cube (docs/rules.md, "The cube"): who may turn it and when, and what is offered then. */
import { isObject, RulesError, shown } from './error.js';
import type { Cube, CubeOffer, GameState, Offer, MatchScore } from './game.js';
import type { Refusal } from './refusal.js';
import { opponentOf, type Player, type Rules } from './rules.js';

/** What is done with the cube: turned, and answered. */
export type CubeAction = 'double' | 'take' | 'drop' | 'beaver' | 'raccoon';

export const isCubeOffer = (offer: Offer | null): offer is CubeOffer => offer !== null && offer.kind !== 'resign';

/** What is offered by turning the cube now, whether that is legal or not. */
export function offerBy(kind: CubeOffer['kind'], { cube, offer, turn }: GameState): CubeOffer {
  const doubler = turn?.player ?? 'white';
  const value = cube?.value ?? 1;
  const by = kind === 'beaver' ? opponentOf(doubler) : doubler;
  const before = isCubeOffer(offer) ? offer : { value, owner: opponentOf(doubler) };
  // the beaver keeps the cube, also when it is turned once more
  return { kind, by, value: 2 * before.value, owner: opponentOf(doubler), points: before.value };
}

/** Why the side that is to turn or answer the cube cannot, or null when it can. */
export function explainCube(game: GameState, action: CubeAction): Refusal | null {
  const { cube } = game.rules;
  if (!cube) return { code: 'no-cube' };
  if (action === 'double') return explainDouble(game);
  const offered = isCubeOffer(game.offer) ? game.offer.kind : null;
  if (offered === null) return { code: 'nothing-offered' };
  if (action === 'take' || action === 'drop') return null;
  if (offered !== (action === 'beaver' ? 'double' : 'beaver')) return { code: 'nothing-offered' };
  if (!cube[action === 'beaver' ? 'beavers' : 'raccoons']) return { code: `${action}-off` };
  return overLimit(game, action);
}

function explainDouble(game: GameState): Refusal | null {
  const { turn, cube, crawford, finished } = game;
  if (turn?.phase === 'moving' || turn?.phase === 'done') return { code: 'cube-after-roll' };
  if (crawford) return { code: 'crawford-game' };
  if (finished !== null) return { code: 'last-throw' };
  if (cube && cube.owner !== null && cube.owner !== turn?.player) return { code: 'cube-not-yours' };
  return overLimit(game, 'double');
}

function overLimit(game: GameState, kind: CubeOffer['kind']): Refusal | null {
  const limit = game.rules.cube?.limit ?? 0;
  return limit > 0 && offerBy(kind, game).value > limit ? { code: 'cube-limit', most: limit } : null;
}

/**
 * Whether the cube has nothing more to say in this game: there is none, it is at its limit, nobody may double any more, or in a match each
 * side that may has enough with its present value.
 *
 * @throws RulesError `bad-game`
 */
export function isCubeDead(game: GameState): boolean {
  if (!isObject(game)) throw new RulesError('bad-game', 'This is not a game.');
  const { cube, crawford, finished, outcome, score } = game;
  if (!cube || crawford || finished !== null || outcome || overLimit(game, 'double')) return true;
  const mayTurn: readonly Player[] = cube.owner ? [cube.owner] : ['white', 'black'];
  return isMatch(score) && mayTurn.every((player) => score[player] + cube.value >= score.length);
}

/** Whether mars and koks count: under `jacoby`, outside a match, only when the cube has been turned. */
export const countsMars = ({ rules, cube, score }: Pick<GameState, 'rules' | 'cube' | 'score'>): boolean =>
  !rules.cube?.jacoby || isMatch(score) || cube?.owner !== null;

const isMatch = (score: MatchScore | null): score is MatchScore & { readonly length: number } => (score?.length ?? null) !== null;

/** Whether a game of this score can be the Crawford game: one side, and only one, is a point short of the match. */
export function canBeCrawford({ cube }: Rules, score: MatchScore | null): boolean {
  if (!cube?.crawford || !isMatch(score)) return false;
  return (score.white === score.length - 1) !== (score.black === score.length - 1);
}

/** @throws RulesError `bad-game` unless the cube can stand so. */
export function assertCube(cube: Cube, limit: number): void {
  const right =
    isObject(cube) &&
    Number.isInteger(cube.value) &&
    Number.isInteger(Math.log2(cube.value)) &&
    cube.value >= 1 &&
    (limit === 0 || cube.value <= limit) &&
    [null, 'white', 'black'].includes(cube.owner);
  if (!right) throw new RulesError('bad-game', `A cube is { value, owner }, its value 1, 2, 4 up to its limit, not ${shown(cube)}.`);
}

/** @throws RulesError `bad-game` unless this is the score of a match, or of games without an end. */
export function assertScore(score: MatchScore | null): void {
  if (score === null) return;
  const right = isObject(score) && isCount(score.white) && isCount(score.black) && (score.length === null || isCount(score.length - 1));
  if (!right) throw new RulesError('bad-game', `A score is { white, black, length }, not ${shown(score)}.`);
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
