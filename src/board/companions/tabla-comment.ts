import { html, nothing, type TemplateResult } from 'lit';
import { noteText } from '../replay/note.js';
import { noteAt } from '../replay/step-text.js';
import { Companion, type Telling } from './companion.js';

/**
 * What the record that a board replays says of the place where the reader stands. Nothing where it says nothing.
 *
 * @tagname tabla-comment
 * @csspart base - All of it.
 * @csspart comment - The comment.
 */
export class TablaComment extends Companion {
  protected override tell({ replay }: Telling): TemplateResult | typeof nothing {
    const note = replay && noteAt(replay.place);
    if (!note || (note.text === '' && note.value === null)) return nothing;
    return html`<div class="comment" part="comment">${noteText(note)}</div>`;
  }
}
