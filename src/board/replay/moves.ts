/** The list of moves with what is said of them: on the left the turns of whoever began, other lines folded between them. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import type { Place } from '../../notation/record/place.js';
import type { Note, RecordNode } from '../../notation/record/tree.js';
import { sign } from '../play/sign.js';
import type { ListSlice } from './growing-list.js';
import { noteText } from './note.js';
import type { Replayed } from './replayed.js';
import { noteAt, resultText, shortText } from './step-text.js';

type Part = TemplateResult | typeof nothing;

/** The list, as far as there is one. A slice is made once for a game; where the reader stands `markCurrent` shows in it. */
export function moveList(told: Replayed): TemplateResult {
  const { slices, words } = told;
  const list = (): TemplateResult =>
    html`<ol class="line whole">
      ${slices.map((slice) => guard([slice, words], () => slicePart(slice, told)))}
    </ol>`;
  return html`<div class="moves" part="moves" role="group" aria-label=${words.list}>${guard([slices, words], list)}</div>`;
}

function slicePart({ from, to }: ListSlice, told: Replayed): Part[] {
  const { game, number, words } = told;
  const parts: Part[] = [];
  if (!from.node) parts.push(html`<li class="wide">${stepButton(String(number), html`${words.start}`, told)}</li>`, noteItem(from));
  parts.push(...steps(from.node ? from : from.next, to, `${number}.`, told, 0));
  if (!to) parts.push(html`<li class="wide ended">${resultText(game.result, words)}</li>`);
  return parts;
}

/** The steps of a line from a place on, and beside each the lines that replace it. `depth`: how many lines this one lies within. */
function steps(from: Place | null, to: Place | null, game: string, told: Replayed, depth: number): Part[] {
  const parts: Part[] = [];
  for (let place = from; place && place.index !== to?.index; place = place.next) {
    const { node } = place;
    if (!node) break;
    const lines = place.variations.map((variation) => lineItem(variation, game, told, depth + 1));
    parts.push(stepItem(place, node, game, told), noteItem(place), ...lines);
  }
  return parts;
}

/** Whether the number of the turn stands before a step: before the first of a turn, and where something stands between them. */
function hasNumber({ line, index }: Place, { number }: RecordNode): boolean {
  const before = line.nodes[index - 1];
  return before?.number !== number || isTold(before.note) || before.variations.length > 0;
}

function stepItem(place: Place, node: RecordNode, game: string, told: Replayed): TemplateResult {
  const { player, number } = node;
  const side = player === null ? 'wide' : player === node.game.starter ? 'by-first' : 'by-second';
  return html`<li class=${side}>
    ${number > 0 ? html`<span class="nth">${hasNumber(place, node) ? `${number}.` : ''}</span>` : nothing}${stepButton(game + place.address, stepName(told, node), told)}
  </li>`;
}

const stepButton = (at: string, name: TemplateResult, told: Replayed): TemplateResult =>
  html`<button type="button" class="move" tabindex="-1" data-at=${at} @click=${() => told.go(at)}>${name}</button>`;

const stepName = ({ words }: Replayed, node: RecordNode): TemplateResult =>
  html`${node.player ? html`${sign(node.player)}<span class="ear">${words.players[node.player]}: </span>` : nothing}<span
      >${shortText(node, words)}${node.glyph ? glyphPart(node.glyph, words) : nothing}</span
    >`;

/** With its meaning for the ear. */
const glyphPart = (glyph: NonNullable<RecordNode['glyph']>, { glyphs }: Replayed['words']): TemplateResult =>
  html` <b role="img" aria-label=${glyphs[glyph]} title=${glyphs[glyph]}>${glyph}</b>`;

const isTold = ({ text, value }: Note): boolean => text !== '' || value !== null;

/** What is said of a step, or before the first one of its line. */
function noteItem(place: Place): Part {
  const note = noteAt(place);
  return isTold(note) ? html`<li class="wide said">${noteText(note)}</li>` : nothing;
}

/** Another line, to be opened: its first step says what is played instead. */
function lineItem(place: Place, game: string, told: Replayed, depth: number): TemplateResult {
  const { words } = told;
  const { node, line } = place;
  const name = node && told.isOwn(node) ? words.own : words.variation;
  return html`<li class="wide">
    <details ?open=${depth === 1}>
      <summary>
        ${name}${node ? html`<span class="instead">: ${node.player ? sign(node.player) : nothing} ${shortText(node, words)}</span>` : nothing}
      </summary>
      ${line.note.text ? html`<div class="said">${noteText(line.note)}</div>` : nothing}
      <ol class="line">
        ${steps(place, null, game, told, depth)}
      </ol>
    </details>
  </li>`;
}

/**
 * Shows in a list where the reader stands, and brings it into the list's own window; the page stays where it is. When the focus was in the
 * list it goes along.
 */
export function markCurrent(root: ParentNode & { readonly activeElement?: Element | null }, at: string): void {
  const list = root.querySelector<HTMLElement>('.moves');
  if (!list) return;
  const before = list.querySelector('[aria-current]');
  const now = list.querySelector<HTMLElement>(`[data-at="${at}"]`);
  if (before === now) return;
  before?.removeAttribute('aria-current');
  before?.setAttribute('tabindex', '-1');
  if (!now) return;
  now.setAttribute('aria-current', 'step');
  now.setAttribute('tabindex', '0');
  for (let around = now.closest('details'); around; around = around.parentElement?.closest('details') ?? null) around.open = true;
  if (root.activeElement?.matches('.moves *')) now.focus({ preventScroll: true });
  const [window, seen] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
  const gap = Math.min(48, (window.height - seen.height) / 2);
  if (seen.top < window.top + gap) list.scrollTop -= window.top + gap - seen.top;
  else if (seen.bottom > window.bottom - gap) list.scrollTop += seen.bottom - window.bottom + gap;
}
