import { html, nothing, type TemplateResult } from 'lit';
import { gamesOfSet, lengthLine, scoreLine } from '../play/match-line.js';
import { Companion, type Telling } from './companion.js';

/**
 * The score beside a board: the games of a set with the present one marked, how long the match goes on, what each side has won, and
 * whether this is the Crawford game. Of a position that is shown, the score that it says.
 *
 * @tagname tabla-score
 * @csspart base - All of it.
 * @csspart match - The line of the match.
 */
export class TablaScore extends Companion {
  protected override tell({ view, match, words, names }: Telling): TemplateResult | typeof nothing {
    const { score } = match ?? view.situation;
    const length = match?.length ?? view.situation.score?.length;
    if (!score) return nothing;
    return html`<div class="match" part="match" dir="auto">
      ${match ? gamesOfSet({ match, words, names }) : nothing}
      ${length && length !== 'game' ? lengthLine(length, match?.game.crawford === true, words) : nothing}${scoreLine(score, words)}
    </div>`;
  }
}
