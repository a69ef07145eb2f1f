import { html, nothing, type TemplateResult } from 'lit/html.js';

/** Why the last try was refused, and at which point that is to be said. */
export interface Refused {
  readonly text: string;
  readonly near?: number | undefined;
}

/** What was refused, beside its point where it has one. */
export const objection = (refused: Refused | null): TemplateResult | typeof nothing =>
  refused
    ? html`<p class=${refused.near === undefined ? 'refused' : 'refused near'} part="refusal" dir="auto">${refused.text}</p>`
    : nothing;
