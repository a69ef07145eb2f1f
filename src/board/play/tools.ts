/** The buttons beside the main one, and the field for plays: the same in every mode in which somebody moves. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { PlayWords } from '../../locale/play.js';
import type { Rules } from '../../rules/index.js';
import type { BoardHost, Intent } from '../session.js';
import type { Control } from './main-action.js';

type Part = TemplateResult | typeof nothing;

/** What the buttons need to know. */
export interface Tools {
  readonly words: PlayWords;
  readonly offered: (control: Control) => boolean;
  readonly send: (intent: Intent) => boolean;
}

/** `undoable`: how many moves can be taken back. */
export function undoButtons({ words, offered, send }: Tools, undoable: number): Part {
  if (!offered('undo')) return nothing;
  return html`<button type="button" aria-disabled=${undoable === 0} @click=${() => send({ type: 'undo' })}>${words.undo}</button>${
      undoable > 1
        ? html`<button type="button" class="quiet" @click=${() => send({ type: 'undo-all' })}>${words.undoAll}</button>`
        : nothing
    }`;
}

/** How the board is seen: which way each side goes, where both go the same way round, and from which side. */
export function sightButtons({ words, offered }: Pick<Tools, 'words' | 'offered'>, host: BoardHost, { travel }: Rules): TemplateResult {
  const turn = (): unknown => (host.directions = !host.directions);
  return html`${
    offered('directions') && travel === 'parallel'
      ? html`<button type="button" class="quiet" data-sign="↻" aria-pressed=${host.directions} @click=${turn}>${words.directions}</button>`
      : nothing
  }${
    offered('flip') ? html`<button type="button" class="quiet" data-sign="⇅" @click=${() => host.flip()}>${words.flip}</button>` : nothing
  }`;
}

/** A field for those who would rather write a play than point at it. `written`: a play has been written and played. */
export function playField({ words, offered, send }: Tools, written: () => void): Part {
  if (!offered('type')) return nothing;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('play') as HTMLInputElement;
    if (!send({ type: 'play', text: field.value })) return;
    field.value = '';
    written();
  };
  return html`<form class="typed" @submit=${submit}>
    <input name="play" aria-label=${words.typePlay} placeholder="8/5 6/5" autocomplete="off" autocapitalize="off" spellcheck="false" />
  </form>`;
}
