/** The list of moves with what is said of them: on the left the turns of whoever began, other lines folded between them. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import { Place } from '../../notation/record/place.js';
import type { RecordNode } from '../../notation/record/tree.js';
import { sign } from '../play/sign.js';
import { noteText } from './note.js';
import type { Replayed } from './replayed.js';
import { noteAt, resultText, shortText } from './step-text.js';

type Part = TemplateResult | typeof nothing;

/** The whole list. It is made once for a game; where the reader stands `markCurrent` shows in it. */
export function moveList(told: Replayed): TemplateResult {
  const { game, number, words } = told;
  const start = Place.start(game);
  const list = (): TemplateResult =>
    html`<ol class="line whole">
      <li class="wide">${stepButton(String(number), html`${words.start}`, told)}</li>
      ${noteItem(start)}${steps(start.next, `${number}.`, told, 0)}
      <li class="wide ended">${resultText(game.result, words)}</li>
    </ol>`;
  return html`<div class="moves" part="moves" role="group" aria-label=${words.list}>${guard([game, words], list)}</div>`;
}

/** The steps of a line from a place on, and beside each the lines that replace it. `depth`: how many lines this one lies within. */
function steps(from: Place | null, game: string, told: Replayed, depth: number): Part[] {
  const parts: Part[] = [];
  let shown = -1;
  let isBroken = true;
  for (let place = from; place; place = place.next) {
    const { node } = place;
    if (!node) break;
    parts.push(stepItem(place, node, game, told, node.number !== shown || isBroken));
    shown = node.number;
    const note = noteItem(place);
    const lines = place.variations.map((variation) => lineItem(variation, game, told, depth + 1));
    isBroken = note !== nothing || lines.length > 0;
    parts.push(note, ...lines);
  }
  return parts;
}

function stepItem(place: Place, node: RecordNode, game: string, told: Replayed, hasNumber: boolean): TemplateResult {
  const { player, number } = node;
  const side = player === null ? 'wide' : player === node.game.starter ? 'by-first' : 'by-second';
  return html`<li class=${side}>
    ${number > 0 ? html`<span class="nth">${hasNumber ? `${number}.` : ''}</span>` : nothing}${stepButton(game + place.address, stepName(told, node), told)}
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

/** What is said of a step, or before the first one of its line. */
function noteItem(place: Place): Part {
  const note = noteAt(place);
  return note.text || note.value !== null ? html`<li class="wide said">${noteText(note)}</li>` : nothing;
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
        ${steps(place, game, told, depth)}
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
