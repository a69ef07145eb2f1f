import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Note } from '../../notation/record/tree.js';

/** A comment: its paragraphs, each in its own direction, and the value that it gives. */
export const noteText = ({ text, value }: Note): TemplateResult =>
  html`${text ? text.split('\n\n').map((paragraph) => html`<p dir="auto">${paragraph}</p>`) : nothing}${
    value === null
      ? nothing
      : html`<p class="value">${value > 0 ? '+' : ''}${value.toLocaleString('en', { maximumFractionDigits: 3 }).replace('-', '−')}</p>`
  }`;
