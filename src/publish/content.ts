/** What a text holds, games or one position, and how each becomes the other. */
import type { NotationError } from '../notation/error.js';
import type { ForeignFacts, ForeignOffer } from '../notation/foreign/position.js';
import { makeOffer } from '../notation/position-games.js';
import { RecordBuilder } from '../notation/record/builder.js';
import { findPlace, Place } from '../notation/record/place.js';
import type { RecordGame } from '../notation/record/tree.js';
import { situationAt } from '../notation/strict.js';
import type { Offer, Situation } from '../rules/game.js';
import type { PresetId } from '../rules/presets.js';
import { startPosition } from '../rules/position-text.js';
import type { Rules } from '../rules/rules.js';
import { situationOf } from '../rules/situation-of.js';
import { PublishError } from './error.js';
import type { GivenGame } from './options.js';

/** Games, and what is wrong with them: each can be read as far as it is right. */
export interface Games {
  readonly kind: 'games';
  readonly games: readonly RecordGame[];
  readonly faults: readonly NotationError[];
}

/** One position of a game, and what its text says beside it. */
export interface OnePosition {
  readonly kind: 'position';
  readonly preset: PresetId;
  readonly rules: Rules;
  readonly situation: Situation;
  readonly facts: ForeignFacts;
}

export type Content = Games | OnePosition;

/** A game that has not begun yet. */
export const startOf = ({ preset, rules }: GivenGame): OnePosition => ({
  kind: 'position',
  preset: preset ?? 'prava',
  rules,
  situation: situationAt(startPosition(rules), rules),
  facts: {},
});

/**
 * The place in games that is named, the end of the first game where none is.
 *
 * @throws PublishError `no-place`
 */
export function placeIn(games: readonly RecordGame[], at: string | null): Place {
  const [first] = games;
  const place = at === null ? first && Place.start(first).last : findPlace(games, at);
  if (!place) throw new PublishError('no-place', 'at');
  return place;
}

/** @throws PublishError `no-place` */
export function positionIn(content: Content, at: string | null): OnePosition {
  if (content.kind === 'position') return content;
  const { game, record } = placeIn(content.games, at);
  const { White: white, Black: black } = record.tags;
  return {
    kind: 'position',
    preset: record.preset,
    rules: game.rules,
    situation: situationOf(game),
    facts: {
      crawford: game.crawford,
      offer: game.offer && offerOf(game.offer),
      names: white !== undefined && black !== undefined ? { white, black } : null,
    },
  };
}

const offerOf = (offer: Offer): ForeignOffer =>
  offer.kind === 'resign' ? { kind: offer.kind, by: offer.by, price: offer.price } : { kind: offer.kind, by: offer.by };

/**
 * A position as the beginning of a game.
 *
 * @throws RulesError or NotationError where no game can begin so
 */
export function gamesIn(content: Content): readonly RecordGame[] {
  if (content.kind === 'games') return content.games;
  const { preset, rules, situation, facts } = content;
  const { crawford = null, offer, names } = facts;
  const tags = names ? { White: names.white, Black: names.black } : {};
  const builder = new RecordBuilder({ preset, rules, position: situation, tags, ...(crawford === null ? {} : { crawford }) });
  if (offer) makeOffer(builder, offer);
  return [builder.build()];
}
