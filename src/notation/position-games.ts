/** A position as a game that begins with it and has no step but what is offered there. */
import { RulesError } from '../rules/error.js';
import type { Situation } from '../rules/game.js';
import { presets, type PresetId } from '../rules/presets.js';
import { opponentOf } from '../rules/rules.js';
import { NotationError } from './error.js';
import { detect } from './foreign/detect.js';
import type { ForeignOffer } from './foreign/position.js';
import { readForeign } from './foreign/read.js';
import { RecordBuilder, type GameHead } from './record/builder.js';
import type { CountedGame } from './record/game-text.js';
import { tidyTags } from './record/tag-names.js';
import { LaterGame } from './record/later-game.js';
import { parseSituation } from './situation.js';

/** The one game of a position in any format, this project's own by the rules of a preset. @throws NotationError where it cannot be read */
export function positionGames(text: string, over: PresetId): readonly CountedGame[] {
  const isOwn = detect(text) === 'situation';
  return [isOwn ? gameOf({ preset: over, position: parseSituation(text, presets[over]) }, null) : foreignGame(text)];
}

function foreignGame(text: string): CountedGame {
  const { situation, rules, crawford, offer, names } = readForeign(text);
  const tags = names ? { White: names.white, Black: names.black } : {};
  return gameOf({ preset: 'backgammon', rules, position: situation, tags, ...(crawford === null ? {} : { crawford }) }, offer);
}

type Head = GameHead & { readonly position: Situation };

function gameOf(head: Head, offer: ForeignOffer | null): CountedGame {
  const { preset, tags = {}, position } = head;
  const start = { line: 1, column: 1 };
  const { score } = position;
  return new LaterGame(
    { number: 1, at: 0, preset, tags: tidyTags(tags), score, told: null },
    () => start,
    function* (fault) {
      let builder: RecordBuilder | null = null;
      try {
        builder = new RecordBuilder(head);
        yield;
        if (offer) makeOffer(builder, offer);
      } catch (error) {
        if (!(error instanceof RulesError) && !(error instanceof NotationError)) throw error;
        fault(error instanceof NotationError ? error : new NotationError(error.code, error.message, start, error), 0);
      }
      return builder ?? new RecordBuilder({ ...head, position: null });
    },
  );
}

/** Adds what waits for an answer, with all that has led to it. */
export function makeOffer(builder: RecordBuilder, offer: ForeignOffer): void {
  const { kind, by } = offer;
  if (kind === 'resign') builder.add({ kind, player: by, price: offer.price });
  else {
    builder.add({ kind: 'double', player: kind === 'beaver' ? opponentOf(by) : by });
    if (kind !== 'double') builder.add({ kind: 'beaver', player: kind === 'beaver' ? by : opponentOf(by) });
    if (kind === 'raccoon') builder.add({ kind, player: by });
  }
}
