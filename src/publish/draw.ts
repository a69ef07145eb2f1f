/** A diagram of what a text holds. */
import { boardWords } from '../locale/board.js';
import type { ForeignOffer } from '../notation/foreign/position.js';
import type { Place } from '../notation/record/place.js';
import { renderDiagram, type DiagramOptions } from '../picture/diagram.js';
import type { Cube } from '../rules/game.js';
import { opponentOf } from '../rules/rules.js';
import { laterStages } from '../rules/stages.js';
import { placeIn, positionIn, type Content } from './content.js';
import type { Wishes } from './options.js';

/** What is seen, and what is said under it. */
export interface Drawn {
  readonly html: string;
  /** The caption that is asked for, else the comment at the place in a record; empty for none. */
  readonly caption: string;
}

/**
 * Draws a position, or a place in a record with the moves that led there and the drawings of its comment.
 *
 * @throws PublishError `no-place`
 */
export function draw(content: Content, wishes: Wishes): Drawn {
  const { at, marks, lang, look } = wishes;
  const { preset, rules, situation, facts } = positionIn(content, at);
  const place = content.kind === 'games' ? placeIn(content.games, at) : null;
  const told = place && toldAt(place);
  const title = wishes.title ?? titleOf(boardWords(lang).game(preset), facts.names ?? null);
  const html = renderDiagram(situation, {
    ...look,
    ...told?.view,
    marks: [...(told?.view.marks ?? []), ...marks],
    next: laterStages(rules, situation),
    offered: offered(facts.offer ?? null, situation.cube),
    travel: rules.travel,
    locale: lang,
    game: preset,
    title,
  });
  return { html, caption: wishes.caption ?? told?.text ?? '' };
}

/** Names in any script stand apart from what is around them. */
const titleOf = (game: string, names: { readonly white: string; readonly black: string } | null): string =>
  names ? `${game}. \u2068${names.white}\u2069 – \u2068${names.black}\u2069` : game;

/** What a record tells at a place beside the situation. */
function toldAt({ node, line }: Place): { readonly text: string; readonly view: Pick<DiagramOptions, 'marks' | 'last'> } {
  const { text, marks } = (node ?? line).note;
  if (!node) return { text, view: { marks } };
  const { step, player } = node;
  const moves = 'plays' in step ? step.plays.flat() : [];
  return {
    text,
    view: { marks: player ? marks.map((mark) => ({ player, ...mark })) : marks, last: player && { player, moves } },
  };
}

/** By how much a cube is worth more when it was turned, turned back and turned once more. */
const turned = { double: 2, beaver: 4, raccoon: 8 } as const;

/** The cube as it lies before the side that is asked. */
const offered = (offer: ForeignOffer | null, cube: Cube | null): NonNullable<DiagramOptions['offered']> | null =>
  offer && offer.kind !== 'resign' ? { value: (cube?.value ?? 1) * turned[offer.kind], to: opponentOf(offer.by) } : null;
