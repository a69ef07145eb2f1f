/** Takes a position along, as text or as a picture, and reads one that is brought. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { EditWords } from '../../locale/edit.js';
import { textFormats, type TextFormat } from './texts.js';

export interface Exchange {
  readonly words: EditWords;
  readonly format: TextFormat;
  /** The position in this format; null where it cannot be, and `why`. */
  readonly text: string | null;
  readonly why: string;
  /** The position is one, so that it can be drawn. */
  readonly isRight: boolean;
  /** What was said of the last copying or reading. */
  readonly note: string;
  choose(format: TextFormat): void;
  copy(): void;
  save(kind: 'SVG' | 'PNG'): void;
  read(text: string): boolean;
}

export function exchangeFields(exchange: Exchange): TemplateResult {
  const { words, format, text, why, note } = exchange;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('paste') as HTMLTextAreaElement;
    if (exchange.read(field.value)) field.value = '';
  };
  const pasted = (event: ClipboardEvent): void => {
    const brought = event.clipboardData?.getData('text') ?? '';
    const field = event.currentTarget as HTMLTextAreaElement;
    if (field.value.trim() || !exchange.read(brought)) return;
    event.preventDefault();
  };
  const pick = ({ target }: Event): void => exchange.choose((target as HTMLSelectElement).value as TextFormat);
  const save = (kind: 'SVG' | 'PNG'): TemplateResult =>
    html`<button type="button" aria-disabled=${!exchange.isRight} @click=${() => exchange.save(kind)}>${words.save(kind)}</button>`;
  return html`<div class="taken">
    <div class="row">
      <label
        >${words.format}<select @change=${pick}>
          ${textFormats.map((one) => html`<option value=${one} .selected=${one === format}>${words.formats[one]}</option>`)}
        </select></label
      ><button type="button" class="copy" aria-disabled=${text === null} @click=${() => exchange.copy()}>${words.copy}</button
      ><span class="gap"></span>${save('SVG')}${save('PNG')}
    </div>
    <textarea class="out" rows="3" readonly aria-label=${words.formats[format]} .value=${text ?? why}></textarea>
    <form @submit=${submit}>
      <div class="row">
        <textarea name="paste" rows="2" aria-label=${words.paste} placeholder=${words.paste} spellcheck="false" @paste=${pasted}></textarea>
        <button type="submit">${words.read}</button>
      </div>
    </form>
    ${note ? html`<p class="note" dir="auto">${note}</p>` : nothing}
  </div>`;
}

/** Puts a text on the clipboard; where the page may not, the field is marked. The answer is whether it is there. */
export async function copyText(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}

/** Has the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
