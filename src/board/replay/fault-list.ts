/** What is wrong with a record, place by place. It comes only with a record in which something is. */
import { html, type TemplateResult } from 'lit/html.js';
import type { FaultWords } from '../../locale/faults.js';
import { loadPlayWords, refusalText, type PlayWords } from '../../locale/play.js';
import { loadRecordFaultWords } from '../../locale/record-faults.js';
import type { ReplayWords } from '../../locale/replay.js';
import type { NotationError } from '../../notation/error.js';

export type FaultList = (faults: readonly NotationError[], words: ReplayWords) => TemplateResult;

/** The list in a language. */
export async function loadFaultList(language: string): Promise<FaultList> {
  const [words, play] = await Promise.all([loadRecordFaultWords(language), loadPlayWords(language)]);
  return (faults, replay) =>
    html`<details class="faults" part="faults">
      <summary>${replay.faults(faults.length)}</summary>
      <ol>
        ${faults.map((fault) => html`<li><b>${fault.line}:${fault.column}</b> ${sentence(fault, words, play)}</li>`)}
      </ol>
    </details>`;
}

/** A play that is not legal is refused as on a board that is played on. */
function sentence({ code, message, expected, refusal }: NotationError, words: FaultWords, play: PlayWords): string {
  if (refusal) return refusalText(refusal, play);
  return words.sentences[code]?.replace('{}', () => expected ?? '') ?? message;
}
